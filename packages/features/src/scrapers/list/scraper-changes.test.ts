import type { ScraperRow } from '@apiyard/api/contract/scrapers';
import { createClient } from '@apiyard/api/client';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { changesOfCatalogue } from '../../_kit/catalogue-changes.ts';
import { booksRow, draftRow, ratesRow } from '../story/story-scrapers.ts';
import type { ScraperChange } from './scraper-changes.ts';
import { saveChange, scraperList } from './scraper-changes.ts';

const rows = [booksRow, draftRow, ratesRow];

function start(save: (change: ScraperChange) => Promise<ScraperRow | null>) {
  const told: unknown[] = [];
  const actor = createActor(scraperList.savingBy(save));
  actor.on('saved', ({ change, told: row }) => told.push(['saved', change.kind, row?.id ?? null]));
  actor.on('refused', ({ change, error }) => told.push(['refused', change.kind, error]));
  actor.start();
  actor.send({ type: 'told', saved: rows });
  const shown = () =>
    scraperList
      .shown(actor.getSnapshot().context)
      ?.map(({ id, state, changed }) => `${id} ${state}${changed ? ' changed' : ''}`);
  return { actor, told, shown, idle: () => waitFor(actor, (state) => state.matches('saved')) };
}
const before = ['s1 published changed', 's4 draft', 's3 paused'];

test('nothing is shown before the list is told', () => {
  const actor = createActor(scraperList.savingBy(async () => null));
  actor.start();
  expect(scraperList.shown(actor.getSnapshot().context)).toBe(null);
});

test('each change shows at once and ends with what the server told', async () => {
  const { actor, told, shown, idle } = start(async ({ row }) => ({
    ...row,
    state: 'published',
    changed: false,
    version: row.version + 1,
  }));
  actor.send({ type: 'change', change: { kind: 'publish', row: booksRow } });
  actor.send({ type: 'change', change: { kind: 'resume', row: ratesRow } });
  expect(shown()).toEqual(['s1 published', 's4 draft', 's3 published']);
  await idle();
  expect(shown()).toEqual(['s1 published', 's4 draft', 's3 published']);
  expect(actor.getSnapshot().context.saved?.map(({ version }) => version)).toEqual([4, 1, 4]);
  expect(told).toEqual([
    ['saved', 'publish', 's1'],
    ['saved', 'resume', 's3'],
  ]);
});

test('a refused change goes back, with the reason, and the next one still goes through', async () => {
  const { actor, told, shown, idle } = start(async ({ kind, row }) => {
    if (kind === 'pause') throw { code: 'NotPublished' };
    return { ...row, state: 'published' };
  });
  actor.send({ type: 'change', change: { kind: 'pause', row: booksRow } });
  actor.send({ type: 'change', change: { kind: 'resume', row: ratesRow } });
  expect(shown()).toEqual(['s1 paused changed', 's4 draft', 's3 published']);
  await idle();
  expect(shown()).toEqual(['s1 published changed', 's4 draft', 's3 published']);
  expect(told).toEqual([
    ['refused', 'pause', { code: 'NotPublished' }],
    ['saved', 'resume', 's3'],
  ]);
});

test('a deleted definition goes at once and comes back by restoring it', async () => {
  const { actor, told, shown, idle } = start(async ({ kind, row }) => (kind === 'delete' ? null : row));
  actor.send({ type: 'change', change: { kind: 'delete', row: booksRow } });
  expect(shown()).toEqual(['s4 draft', 's3 paused']);
  await idle();
  actor.send({ type: 'change', change: { kind: 'restore', row: booksRow } });
  expect(shown()).toEqual(before);
  await idle();
  expect(shown()).toEqual(before);
  expect(told).toEqual([
    ['saved', 'delete', null],
    ['saved', 'restore', 's1'],
  ]);
});

test('a deletion that failed leaves the list as it was', async () => {
  const { actor, shown, idle } = start(() => Promise.reject('Wrong Services'));
  actor.send({ type: 'change', change: { kind: 'delete', row: booksRow } });
  await idle();
  expect(shown()).toEqual(before);
});

test('changes ask the server for what was seen, and the catalogue is known to have changed', async () => {
  const asked: unknown[] = [];
  const api = createClient({
    fetch: async (url, init) => {
      asked.push([
        init?.method,
        String(url),
        typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      ]);
      return Response.json(init?.method === 'DELETE' ? { id: 's1' } : booksRow);
    },
  });
  for (const kind of ['publish', 'pause', 'resume', 'delete', 'restore'] as const) {
    expect(await saveChange(api, { kind, row: booksRow })).toEqual(kind === 'delete' ? null : booksRow);
  }
  expect(asked).toEqual([
    ['POST', '/api/admin/scrapers/s1/publish', { version: 3 }],
    ['POST', '/api/admin/scrapers/s1/pause', null],
    ['POST', '/api/admin/scrapers/s1/resume', null],
    ['DELETE', '/api/admin/scrapers/s1', null],
    ['POST', '/api/admin/scrapers/s1/restore', null],
  ]);
  expect(changesOfCatalogue(api)).toBe(5);
});
