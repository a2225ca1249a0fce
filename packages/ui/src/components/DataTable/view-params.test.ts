import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readView, writeView } from './view-params.ts';
import { firstView, pageSizes } from './view.ts';
import type { DataTableColumn } from './columns.ts';
import type { DataTableFilter, DataTableView } from './view.ts';

const columns: DataTableColumn<never>[] = [
  { id: 'path', label: 'Path', value: () => '', filter: 'contains' },
  {
    id: 'area',
    label: 'Area',
    value: () => '',
    filter: [
      { id: 'random', label: 'Random' },
      { id: 'a&b, ..', label: 'Both' },
    ],
  },
  { id: 'calls', label: 'Calls', kind: 'number', value: () => 0, filter: 'range' },
  { id: 'at', label: 'At', kind: 'date', value: () => null, filter: 'range' },
];
const read = (address: string) => readView(new URLSearchParams(address), columns);

const view: DataTableView = {
  search: 'prayer times',
  sort: [
    { column: 'calls', direction: 'descending' },
    { column: 'path', direction: 'ascending' },
  ],
  filters: {
    path: { kind: 'contains', text: 'a..b' },
    area: { kind: 'choices', ids: ['random', 'a&b, ..'] },
    calls: { kind: 'numbers', from: -1.5, to: null },
    at: { kind: 'days', from: '2026-11-01', to: '2026-11-21' },
  },
  page: 3,
  pageSize: 50,
  hidden: ['at', 'area'],
  order: ['at', 'calls'],
  widths: { path: 320 },
};
const address =
  'search=prayer+times&sort=-calls&sort=path&filter.area=random&filter.area=a%26b%2C+..&filter.at=2026-11-01..2026-11-21&filter.calls=-1.5..&filter.path=a..b&page=3&rows=50&hide=at&hide=area&order=at&order=calls&width.path=320';

test('the initial view writes no parameters', () => {
  expect(writeView(firstView).toString()).toBe('');
  expect(read('')).toEqual(firstView);
});

test('writes every setting, in a fixed order', () => {
  expect(writeView(view).toString()).toBe(address);
  expect(
    writeView({ ...view, filters: Object.fromEntries(Object.entries(view.filters).toReversed()) }).toString(),
  ).toBe(address);
});

test('reads back what it wrote', () => {
  expect(read(address)).toEqual(view);
});

test("keeps the page's own parameters and replaces the table's", () => {
  expect(
    writeView(
      { ...firstView, search: 'new' },
      new URLSearchParams('tab=calls&search=old&filter.path=x&page=9'),
    ).toString(),
  ).toBe('tab=calls&search=new');
});

describe('leaves out', () => {
  test.each([
    ['a column that is not there', 'sort=gone&hide=gone&order=gone&filter.gone=1&width.gone=100'],
    ['the column that names the rows, when it should be hidden', 'hide=path'],
    ['pages and row counts that cannot be', 'page=0&rows=33'],
    ['pages that are no numbers', 'page=2x&rows=fifty'],
    ['choices that are not offered', 'filter.area=gone'],
    ['ranges without an end', 'filter.calls=..&filter.at=..'],
    ['ranges that are no ranges', 'filter.calls=5&filter.at=2026-11-21'],
    ['days that the calendar does not have', 'filter.at=2026-13-45..'],
    ['empty texts', 'filter.path=++'],
    ['widths beyond any screen', 'width.path=999999'],
    ['names that every object has', 'filter.__proto__=1&sort=constructor&width.toString=5'],
  ])('%s', (_what, params) => {
    expect(read(params)).toEqual(firstView);
  });
});

const filters: fc.Arbitrary<DataTableView['filters']> = fc.record(
  {
    path: fc.record({
      kind: fc.constant('contains' as const),
      text: fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
    }),
    area: fc.record({
      kind: fc.constant('choices' as const),
      ids: fc.subarray(['random', 'a&b, ..'], { minLength: 1 }),
    }),
    calls: fc
      .record({
        kind: fc.constant('numbers' as const),
        from: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0)),
        to: fc.option(fc.integer()),
      })
      .filter(({ from, to }) => from !== null || to !== null),
    at: fc.record({
      kind: fc.constant('days' as const),
      from: fc.constantFrom('2026-11-21', '0001-01-01'),
      to: fc.constantFrom(null, '2030-02-28'),
    }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, DataTableFilter>>;

const views: fc.Arbitrary<DataTableView> = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  sort: fc.uniqueArray(
    fc.record({
      column: fc.constantFrom('path', 'calls', 'at'),
      direction: fc.constantFrom('ascending', 'descending'),
    }),
    { selector: ({ column }) => column },
  ),
  filters,
  page: fc.integer({ min: 1, max: 1e8 }),
  pageSize: fc.constantFrom(...pageSizes),
  hidden: fc.shuffledSubarray(['area', 'calls', 'at']),
  order: fc.shuffledSubarray(['area', 'calls', 'at']),
  widths: fc.dictionary(fc.constantFrom('path', 'calls'), fc.integer({ min: 1, max: 2000 }), { noNullPrototype: true }),
});

test('every view comes back from its own address', () => {
  fc.assert(
    fc.property(views, (some) => {
      expect(readView(new URLSearchParams(writeView(some).toString()), columns)).toEqual(some);
    }),
  );
});

test('any URL is accepted, and its view is written back the same way', () => {
  const names = fc.oneof(
    fc.constantFrom(
      'search',
      'sort',
      'page',
      'rows',
      'hide',
      'filter.path',
      'filter.area',
      'filter.calls',
      'filter.at',
      'width.path',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom('-calls', '5..', '..2026-11-21', '50', 'random', 'at'))),
      ),
      (pairs) => {
        const once = readView(new URLSearchParams(pairs), columns);
        expect(readView(writeView(once), columns)).toEqual(once);
      },
    ),
  );
});
