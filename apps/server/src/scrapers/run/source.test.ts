import { expect, test } from 'vitest';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { definitionOf } from '../../../test/definitions.ts';
import { Registry, resolveApi } from '../../hub/call/resolve-api.ts';
import type { LiveScraper, Run, RunOrder } from '../scraper.ts';
import { ScraperSource } from './source.ts';
import type { FinishedRun } from './source.ts';

const live = (id: string, changes: Partial<LiveScraper> = {}): LiveScraper => ({
  id,
  revision: 1,
  definition: definitionOf({ path: `books/${id}`, cost: 2, premium: true }),
  paused: false,
  health: 'untested',
  ...changes,
});

function sourceOf(outcome: Run['outcome'] = { data: [{ title: 'Tea' }] }) {
  const orders: RunOrder[] = [];
  const runs: FinishedRun[] = [];
  const logged: string[] = [];
  const source = new ScraperSource({
    runner: async (order) => {
      orders.push(order);
      return { outcome, cached: true, provider: 'books.example', ms: 7, trace: [], hints: [], fields: [], page: null };
    },
    log: { error: (_, message) => void logged.push(message) },
    onSourceAway: () => {},
    onRun: (run) => void runs.push(run),
  });
  return {
    source,
    orders,
    runs,
    logged,
    call: (signal = new AbortController().signal) =>
      source.find('scrape/books/a')?.run({ page: 1 }, { signal, personId: 'ann', callerId: 'person:ann' }),
  };
}

test('what is live is found and listed in the order of the catalogue; a change of it is a new version', () => {
  const { source } = sourceOf();
  const paths = () => source.list().map(({ path }) => path);
  expect([source.version, paths()]).toEqual([0, []]);
  const other = live('z', { definition: definitionOf({ area: 'stalker', path: 'z' }) });
  source.replace([live('b'), live('a'), other]);
  expect([source.version, paths(), source.find('scrape/books/a')?.cost, source.find('scrape/books/c')]).toEqual([
    1,
    ['stalker/z', 'scrape/books/a', 'scrape/books/b'],
    2,
    undefined,
  ]);
  source.replace([live('a'), live('b'), other]);
  expect(source.version).toBe(1);
  source.replace([live('a'), other]);
  expect([source.version, paths()]).toEqual([2, ['stalker/z', 'scrape/books/a']]);
});

test('reports a new revision, a pause and a change of health', () => {
  const { source } = sourceOf();
  const state = () => [
    source.version,
    source.find('scrape/books/a')?.health,
    source.find('scrape/books/a')?.describe('en').health,
  ];
  source.replace([live('a')]);
  expect(state()).toEqual([1, 'untested', 'untested']);
  source.replace([live('a', { health: 'ok' })]);
  expect(state()).toEqual([2, 'ok', 'ok']);
  source.replace([live('a', { health: 'failing' })]);
  expect(state()).toEqual([3, 'failing', 'failing']);
  source.replace([live('a', { health: 'failing', paused: true })]);
  expect(state()).toEqual([4, 'paused', 'paused']);
  source.replace([live('a', { revision: 2 })]);
  expect(state()).toEqual([5, 'untested', 'untested']);
});

test('a revision that moves to another path leaves the old one', () => {
  const { source } = sourceOf();
  source.replace([live('a')]);
  source.replace([live('a', { revision: 2, definition: definitionOf({ path: 'books/moved' }) })]);
  expect([source.version, source.list().map(({ path }) => path), source.find('scrape/books/a')]).toEqual([
    2,
    ['scrape/books/moved'],
    undefined,
  ]);
});

test('an API that fails its tests is still called, a paused one is not', () => {
  const { source } = sourceOf();
  const registry = new Registry([source]);
  source.replace([live('a', { health: 'failing' }), live('b', { paused: true })]);
  expect(resolveApi(registry, 'scrape/books/a', 'GET')).toBe(source.find('scrape/books/a'));
  expect(resolveApi(registry, 'scrape/books/b', 'GET')).toEqual(
    new Failure('Paused', {}, 'scrape/books/b is paused. Try again later.'),
  );
});

test('a call runs the published revision for its person, and returns its number', async () => {
  const { source, orders, runs, call } = sourceOf();
  const given = live('a', { revision: 4 });
  source.replace([given]);
  const { signal } = new AbortController();
  expect(await call(signal)).toEqual({
    result: [{ title: 'Tea' }],
    cached: true,
    provider: 'books.example',
    revision: 4,
  });
  expect(orders).toEqual([
    {
      definition: given.definition,
      params: { page: 1 },
      scraperId: 'a',
      personId: 'ann',
      look: false,
      fresh: false,
      signal,
    },
  ]);
  expect(runs).toEqual([{ scraperId: 'a', revision: 4, atMs: runs[0]?.atMs, passed: true, ms: 7, detail: null }]);
});

test.each([
  [fail('NotFound', 'The site returned 404.'), [{ passed: true, detail: null }]],
  [fail('UpstreamFailed', 'The site returned 500.'), [{ passed: false, detail: 'The site returned 500.' }]],
  [fail('UpstreamTimeout', 'Too late.'), [{ passed: false, detail: 'Too late.' }]],
  [fail('InvalidInput', 'q cannot be "..".', { errors: [] }), []],
  [fail('Maintenance', 'Too much to do.', { retryAfterS: 10 }), []],
])('a failure is passed on, and counted if the site caused it: $code', async (failure, reported) => {
  const { source, runs, call } = sourceOf(failure);
  source.replace([live('a')]);
  expect(await call()).toBe(failure);
  expect(runs.map(({ passed, detail }) => ({ passed, detail }))).toEqual(reported);
});

test('a run whose caller disconnected does not count for the site', async () => {
  const { source, runs, call } = sourceOf(fail('UpstreamTimeout', 'Stopped.'));
  source.replace([live('a')]);
  await call(AbortSignal.abort());
  expect(runs).toEqual([]);
});

test('a definition that cannot run is left out and logged; the others run', () => {
  const { source, logged } = sourceOf();
  source.replace([
    live('a', { definition: definitionOf({ path: 'books/a', params: [{ name: 'q', pattern: '(' }] }) }),
    live('b'),
  ]);
  expect([source.list().map(({ path }) => path), logged]).toEqual([
    ['scrape/books/b'],
    ['scrape/books/a is left out: its definition cannot run. Publish it again.'],
  ]);
});

test('of two with one path, the first of the catalogue runs', () => {
  const { source } = sourceOf();
  const definition = definitionOf({ path: 'books/a' });
  source.replace([live('a', { definition }), live('b', { definition, revision: 9 })]);
  expect(source.list()).toHaveLength(1);
});
