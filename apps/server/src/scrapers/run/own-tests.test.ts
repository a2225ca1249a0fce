import { expect, test } from 'vitest';
import { fail } from '@apiyard/api/contract/endpoint';
import type { ScraperTest } from '@apiyard/api/contract/scrapers/scraper-definition';
import { definitionOf } from '../../../test/definitions.ts';
import type { Run, RunOrder, Runner } from '../scraper.ts';
import { runOwnTests } from './own-tests.ts';

const books = [
  { title: 'Tea', price: 5, tags: ['a'] },
  { title: 'Coffee', price: null, tags: [] },
];

function runnerOf(outcome: Run['outcome'], orders: RunOrder[] = []): Runner {
  return async (order) => {
    orders.push(order);
    return { outcome, cached: false, provider: 'books.example', ms: 12, trace: [], hints: [], fields: [], page: null };
  };
}

async function detailOf(
  outcome: Run['outcome'],
  expectation: ScraperTest['expect'],
): Promise<string | null | undefined> {
  const definition = definitionOf({ tests: [{ name: 'one', expect: expectation }] });
  const { passed, tests } = await runOwnTests(runnerOf(outcome), {
    definition,
    scraperId: null,
    of: 'draft',
    signal: AbortSignal.abort(),
  });
  expect(passed).toBe(tests[0]?.detail === null);
  return tests[0]?.detail;
}

test.each<[string, ScraperTest['expect'], string | null]>([
  ['an answer is enough', {}, null],
  ['enough items', { items: { min: 2, max: 2 } }, null],
  ['too few', { items: { min: 10 } }, 'Expected at least 10 items, but there are 2.'],
  ['too many', { items: { max: 1 } }, 'Expected at most 1 item, but there are 2.'],
  ['not the number', { items: { min: 3, max: 3 } }, 'Expected exactly 3 items, but there are 2.'],
  ['out of the range', { items: { min: 3, max: 5 } }, 'Expected 3 to 5 items, but there are 2.'],
  ['filled', { filled: ['title'] }, null],
  ['empty in one', { filled: ['title', 'price'] }, 'Expected price to have a value, but it is null in item 2 of 2.'],
  ['an empty list is empty', { filled: ['tags'] }, 'Expected tags to have a value, but it is [] in item 2 of 2.'],
  ['values', { values: { title: 'Tea', tags: ['a'] } }, null],
  ['another value', { values: { title: 'Milk' } }, 'Expected title to be "Milk", but it is "Tea".'],
  ['another kind of value', { values: { price: '5' } }, 'Expected price to be "5", but it is 5.'],
  ['not absent', { absent: true }, 'Expected no result, but title is "Tea".'],
])('a list: %s', async (_, expectation, detail) => {
  expect(await detailOf({ data: books }, expectation)).toBe(detail);
});

test.each<[string, Run['outcome'], ScraperTest['expect'], string | null]>([
  ['no items are nothing', { data: [] }, { absent: true }, null],
  [
    'no items fill no field',
    { data: [] },
    { filled: ['title'] },
    'Expected title to have a value, but there are no items.',
  ],
  [
    'no items have no values',
    { data: [] },
    { values: { title: 'Tea' } },
    'Expected title to be "Tea", but there are no items.',
  ],
  ['empty fields are nothing', { data: { title: null, tags: [], author: { name: '' } } }, { absent: true }, null],
  ['one object', { data: { title: null } }, { filled: ['title'] }, 'Expected title to have a value, but it is null.'],
  ['zero and false are values', { data: { title: 0, price: false } }, { filled: ['title', 'price'] }, null],
  ['not found is absent', fail('NotFound', 'The site returned 404.'), { absent: true }, null],
  [
    'not found is no answer',
    fail('NotFound', 'The site returned 404.'),
    {},
    'Expected a result, but the call failed: The site returned 404.',
  ],
  [
    'a failure is not absence',
    fail('UpstreamFailed', 'The site returned 500.'),
    { absent: true },
    'Expected no result, but the call failed: The site returned 500.',
  ],
  [
    'long values are cut',
    { data: { title: 'x'.repeat(200) } },
    { absent: true },
    `Expected no result, but title is "${'x'.repeat(79)}….`,
  ],
])('%s', async (_, outcome, expectation, detail) => {
  expect(await detailOf(outcome, expectation)).toBe(detail);
});

test('a page that keeps us out is not taken for one that has nothing', async () => {
  const definition = definitionOf({ tests: [{ name: 'one', expect: { absent: true } }] });
  const detailWith = async (code: 'blocked' | 'no-match') => {
    const runner: Runner = async (order) => ({
      ...(await runnerOf({ data: [] })(order)),
      hints: [{ code, detail: 'The page is titled “Just a moment...”.', at: null }],
    });
    return (await runOwnTests(runner, { definition, scraperId: null, of: 'draft', signal: AbortSignal.abort() }))
      .tests[0]?.detail;
  };
  expect(await detailWith('blocked')).toBe(
    'Expected no result, but the site refused the request. The page is titled “Just a moment...”.',
  );
  expect(await detailWith('no-match')).toBe(null);
});

test('each test runs with its own values, defaults filled in, never from a cache; one that fails fails the run', async () => {
  const definition = definitionOf({
    params: [
      { name: 'page', type: 'integer', required: false, default: 1 },
      { name: 'q', required: false },
    ],
    tests: [
      { name: 'first', expect: { items: { min: 1 } } },
      { name: 'second', params: { page: 2, q: 'tea' }, expect: { items: { min: 9 } } },
      { name: 'third', params: { page: 'x' }, expect: {} },
    ],
  });
  const orders: RunOrder[] = [];
  const { signal } = new AbortController();
  const { at, ...ran } = await runOwnTests(runnerOf({ data: books }, orders), {
    definition,
    scraperId: 's1',
    of: 'live',
    signal,
  });
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
  expect(ran).toEqual({
    of: 'live',
    passed: false,
    tests: [
      { name: 'first', passed: true, ms: 12, detail: null },
      { name: 'second', passed: false, ms: 12, detail: 'Expected at least 9 items, but there are 2.' },
      {
        name: 'third',
        passed: false,
        ms: 0,
        detail: 'The inputs of the test are invalid. page must be a number.',
      },
    ],
  });
  const common = { definition, scraperId: 's1', personId: null, look: false, fresh: true, signal };
  expect(orders).toEqual([
    { ...common, params: { page: 1 } },
    { ...common, params: { page: 2, q: 'tea' } },
  ]);
});
