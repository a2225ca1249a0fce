import { expect, test } from 'vitest';
import { storyRows } from '../story/story-scrapers.ts';
import { inAddress, shownIn, wholeList } from './scraper-view.ts';

const show = (change: Partial<typeof wholeList>) => shownIn(storyRows, { ...wholeList, ...change }, 'en');
const titles = (change: Partial<typeof wholeList>) => show(change).rows.map(({ title }) => title);

test('round-trips a view through the URL', () => {
  const view = { query: 'a & ب', state: 'draft', health: 'untested', sort: 'calls' } as const;
  expect(inAddress.read(new URLSearchParams(inAddress.write(view).toString()))).toEqual(view);
  expect(inAddress.write(wholeList).toString()).toBe('');
  expect(inAddress.read(new URLSearchParams('state=gone&health=odd&sort=size'))).toEqual(wholeList);
});

test.each([
  ['changed', ['Books', 'Weather today', 'Chess profile', 'Exchange rates']],
  ['name', ['Books', 'Chess profile', 'Exchange rates', 'Weather today']],
  ['calls', ['Books', 'Weather today', 'Exchange rates', 'Chess profile']],
  ['run', ['Books', 'Weather today', 'Exchange rates', 'Chess profile']],
] as const)('sorted by %s', (sort, expected) => {
  expect(titles({ sort })).toEqual(expected);
});

test.each([
  ['BOOKS', ['Books']],
  ['scrape/weather', ['Weather today']],
  ['example 8443', ['Weather today']],
  ['chess stalker', ['Chess profile']],
  ['nothing', []],
])('%j is looked for in titles, paths and hosts', (query, expected) => {
  expect(titles({ query })).toEqual(expected);
});

test('combines filters, and counts each within the other', () => {
  expect(titles({ state: 'published', health: 'failing' })).toEqual(['Weather today']);
  expect(show({ state: 'published' })).toMatchObject({
    byState: { published: 2, draft: 1, paused: 1 },
    byHealth: { failing: 1, untested: 0, ok: 1 },
  });
  expect(show({ health: 'ok', query: 'example' })).toMatchObject({
    byState: { published: 1, draft: 0, paused: 1 },
    byHealth: { failing: 1, untested: 1, ok: 2 },
  });
});
