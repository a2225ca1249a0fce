import { getResponse } from 'msw/utils/get-response';
import { describe, expect, it } from 'vitest';
import type { Preview, ScraperRow, ScraperTestRun } from '../contract/scrapers.ts';
import { sampleHandlers } from './layer.ts';
import { newPerson } from './new-person.ts';
import { scraperPages } from './seed/scraper-pages.ts';
import { scraperSeeds } from './seed/scrapers.ts';
import { createSampleStore } from './store.ts';

function yard() {
  const store = createSampleStore({ scrapers: scraperSeeds, pages: scraperPages });
  const admin = newPerson(store, {
    username: 'admin',
    email: 'admin@example.test',
    password: 'a yard full of tools',
    role: 'admin',
  });
  admin.user = { ...admin.user, plan: 'premium' };
  store.people.push(admin);
  store.signIn(admin);
  const handlers = sampleHandlers(store);
  return async <Body>(method: 'GET' | 'POST', path: string, body?: object): Promise<Body> => {
    const response = await getResponse(
      handlers,
      new Request(`http://sample.test${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) }),
    );
    return (await response?.json()) as Body;
  };
}

describe('the seeded definitions', () => {
  it('stand in the list in every state', async () => {
    const { items } = await yard()<{ items: ScraperRow[] }>('GET', '/api/admin/scrapers');
    expect(items.map(({ api, state, health, changed }) => [api, state, health, changed])).toEqual([
      ['scrape/jobs/openings', 'published', 'failing', false],
      ['scrape/trains/departures', 'draft', 'untested', false],
      ['scrape/recipes/card', 'published', 'ok', true],
      ['scrape/books/list', 'published', 'ok', false],
      ['scrape/parcels/track', 'published', 'ok', false],
      ['scrape/shop/products', 'published', 'ok', false],
      ['scrape/money/rates', 'paused', 'untested', false],
    ]);
  });

  it.each(scraperSeeds.map(({ id, draft }) => [id, draft] as const))(
    '%s finds its recorded page, or why there is nothing',
    async (id, definition) => {
      const params = Object.fromEntries(
        definition.params.map(({ name, example, default: fallback }) => [name, example ?? fallback]),
      );
      const preview = await yard()<Preview>('POST', '/api/admin/scrapers/preview', { definition, params });
      expect(preview.page?.source.length).toBeGreaterThan(100);
      expect(preview.failure?.code).toBe(id === 'scraper-openings' ? 'UpstreamFailed' : undefined);
    },
  );

  it.each(scraperSeeds.filter(({ draft }) => draft.tests.length > 0).map(({ id, health }) => [id, health] as const))(
    '%s tests as %s',
    async (id, health) => {
      const run = await yard()<ScraperTestRun>('POST', `/api/admin/scrapers/${id}/test`, { of: 'live' });
      expect(run.tests.filter(({ passed }) => passed !== (health === 'ok'))).toEqual([]);
    },
  );

  it('answer calls with what is live: the draft of a recipe has more', async () => {
    const { data } = await yard()<{ data: object }>('GET', '/api/v1/scrape/recipes/card?recipe=lentil-soup-with-lemon');
    expect(data).toEqual({
      name: 'Lentil soup with lemon',
      author: 'Samira Aziz',
      published: '2026-10-02',
      ingredients: ['250 g red lentils', '1 onion', '2 carrots', '1 lemon', '1 tsp cumin'],
    });
  });
});

describe('a recorded page, looked at with another definition', () => {
  const books = scraperSeeds.find(({ id }) => id === 'scraper-books')?.draft;
  if (!books) throw new Error('The seed of the books is gone.');
  const [title, author] = books.fields;
  if (!title || !author) throw new Error('The books have no title and author.');

  it('gives a field its new name, and nothing to a selector that was not recorded', async () => {
    const definition = {
      ...books,
      fields: [
        { ...title, name: 'name' },
        { ...author, select: { css: '.writer' } },
      ],
    };
    const { result, fields } = await yard()<Preview>('POST', '/api/admin/scrapers/preview', { definition });
    expect((result as object[])[0]).toEqual({ name: 'The Salt Road', author: null });
    expect(
      fields.filter(({ name }) => name !== 'items' && name !== 'next').map(({ name, matches }) => [name, matches]),
    ).toEqual([
      ['name', 6],
      ['author', 0],
    ]);
  });

  it('gives nothing at all where the items are others', async () => {
    const { result, hints } = await yard()<Preview>('POST', '/api/admin/scrapers/preview', {
      definition: { ...books, items: { css: '.film' } },
    });
    expect(result).toEqual([]);
    expect(hints.map(({ code }) => code)).toEqual(['no-match']);
  });
});
