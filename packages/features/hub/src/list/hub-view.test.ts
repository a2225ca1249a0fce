import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, test } from 'vitest';
import { queryOf, shownIn, viewOf, wholeHub } from './hub-view.ts';
import { indexOf } from './search.ts';

const api = (path: string, title: string, cost = 1): Api => ({
  path,
  area: path.split('/')[0] as Api['area'],
  title,
  summary: '',
  tags: [],
  methods: ['GET'],
  input: {},
  output: { kind: 'json', types: [], schema: { type: 'object', examples: [{}] } },
  cost,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  examples: [],
});
const index = indexOf(
  [
    api('random/uuid', 'UUID'),
    api('convert/data', 'Data 10', 2),
    api('convert/hash', 'data 9'),
    api('random/éclair', 'Éclair'),
  ],
  (area) => area,
);
const show = (change: Partial<typeof wholeHub>, favourites: string[] = []) =>
  shownIn(index, { ...wholeHub, ...change }, favourites, 'en');
const paths = (...args: Parameters<typeof show>) => show(...args).apis.map(({ path }) => path);

test('restores a view from its URL', () => {
  const view = { query: 'a & ب', area: 'convert', favouritesOnly: true, sort: 'name' } as const;
  expect(viewOf(new URLSearchParams(queryOf(view).toString()))).toEqual(view);
  expect(queryOf(wholeHub).toString()).toBe('');
  expect(viewOf(new URLSearchParams('area=nowhere&sort=odd'))).toEqual(wholeHub);
});

test('sorts by area in menu order, by name with numeric order, by cost', () => {
  expect(paths({})).toEqual(['convert/hash', 'convert/data', 'random/éclair', 'random/uuid']);
  expect(paths({ sort: 'name' })).toEqual(['convert/hash', 'convert/data', 'random/éclair', 'random/uuid']);
  expect(paths({ sort: 'cost' })).toEqual(['convert/hash', 'random/éclair', 'random/uuid', 'convert/data']);
});

test('counts matches of search and favourites, ignoring the chosen area', () => {
  expect(show({ query: 'data', area: 'random' }, ['convert/data'])).toEqual({
    apis: [],
    counts: [
      { area: 'convert', count: 2 },
      { area: 'random', count: 0 },
    ],
    total: 2,
    favouriteCount: 1,
  });
  expect(show({ favouritesOnly: true }, ['random/uuid', 'gone/api'])).toMatchObject({
    apis: [{ path: 'random/uuid' }],
    counts: [
      { area: 'convert', count: 0 },
      { area: 'random', count: 1 },
    ],
    total: 1,
    favouriteCount: 1,
  });
});
