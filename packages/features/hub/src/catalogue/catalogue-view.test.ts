import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, test } from 'vitest';
import { indexOfApis } from '@apiyard/kit/search/search-apis.ts';
import {
  areaHref,
  catalogueHref,
  queryOf,
  shownIn,
  subjectGroups,
  viewOf,
  wholeCatalogue,
  withoutFilters,
} from './catalogue-view.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { outputKindOf } from './output-kind.ts';

const json: Api['output'] = { kind: 'json', types: [], schema: { type: 'object', examples: [{}] } };
const api = (path: string, title: string, more: Partial<Api> = {}): Api => ({
  path,
  area: path.split('/')[0] as Api['area'],
  title,
  summary: '',
  tags: [],
  synonyms: [],
  methods: ['GET'],
  input: {},
  output: json,
  cost: 1,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  use: 0,
  examples: [],
  ...more,
});
const index = indexOfApis(
  [
    api('random/uuid', 'UUID', { use: 3 }),
    api('convert/data', 'Data 10', { cost: 2, premium: true, health: 'untested' }),
    api('convert/hash', 'data 9', { health: 'failing' }),
    api('random/éclair', 'Éclair', { output: { kind: 'raw', types: ['image/png'] }, use: 1 }),
  ],
  (area) => area,
);
const whole = wholeCatalogue('hub');
const show = (change: Partial<CatalogueView>, favourites: string[] = []) =>
  shownIn(index, { ...whole, ...change }, favourites, 'en');
const paths = (...args: Parameters<typeof show>) => show(...args).apis.map(({ path }) => path);

test('restores every part of a view from its URL', () => {
  const view: CatalogueView = {
    query: 'a & ب',
    area: 'convert',
    favouritesOnly: true,
    freeOnly: true,
    premiumOnly: true,
    health: 'failing',
    output: 'image',
    sort: 'name',
    layout: 'rows',
  };
  expect(queryOf('hub', view).toString()).toBe(
    'q=a+%26+%D8%A8&area=convert&favourites=1&free=1&premium=1&health=failing&output=image&sort=name&view=rows',
  );
  expect(viewOf('hub', new URLSearchParams(queryOf('hub', view).toString()))).toEqual(view);
});

test('leaves defaults out of the URL, and reads what is unknown as the default', () => {
  expect(queryOf('hub', whole).toString()).toBe('');
  expect(viewOf('allfeature', new URLSearchParams('area=nowhere&sort=odd&health=ill&output=tea&view=list'))).toEqual(
    whole,
  );
});

test.each([
  ['/convert', {}],
  ['/convert?q=json&favourites=1', { query: 'json', favouritesOnly: true }],
  ['/convert?free=1&view=rows', { freeOnly: true, layout: 'rows' }],
] as const)('%s has its area in the path, and is restored from its URL', (href, change) => {
  const view = { ...wholeCatalogue('convert'), ...change };
  expect(view.area).toBe('convert');
  expect(viewOf('convert', new URL(href, 'https://yard.example').searchParams)).toEqual(view);
  expect(catalogueHref('convert', view)).toBe(href);
});

test('the page of an area ignores another area in its URL', () => {
  expect(viewOf('convert', new URLSearchParams('area=random')).area).toBe('convert');
});

test('areas link to their pages with the other filters kept; the hub shows them in place', () => {
  const view = { ...wholeCatalogue('convert'), query: 'id', freeOnly: true };
  expect(areaHref('convert', view, 'puzzle')).toBe('/puzzle?q=id&free=1');
  expect(areaHref('convert', view, 'scrape')).toBe('/allfeature?q=id&area=scrape&free=1');
  expect(areaHref('convert', view, null)).toBe('/allfeature?q=id&free=1');
  expect(areaHref('allfeature', whole, 'random')).toBe('/random');
  expect(areaHref('hub', { ...whole, sort: 'cost' }, 'random')).toBe('/hub?area=random&sort=cost');
  expect(areaHref('hub', { ...whole, area: 'random' }, null)).toBe('/hub');
});

test('clears search and filters, and keeps order and layout', () => {
  const view: CatalogueView = { ...whole, query: 'x', area: 'ai', freeOnly: true, sort: 'name', layout: 'rows' };
  expect(withoutFilters('hub', view)).toEqual({ ...whole, sort: 'name', layout: 'rows' });
  expect(withoutFilters('convert', view).area).toBe('convert');
});

test('sorts by use, by name with numeric order, by area in menu order, by cost', () => {
  expect(paths({})).toEqual(['random/uuid', 'random/éclair', 'convert/hash', 'convert/data']);
  expect(paths({ sort: 'name' })).toEqual(['convert/hash', 'convert/data', 'random/éclair', 'random/uuid']);
  expect(paths({ sort: 'area' })).toEqual(['convert/hash', 'convert/data', 'random/éclair', 'random/uuid']);
  expect(paths({ sort: 'cost' })).toEqual(['convert/hash', 'random/éclair', 'random/uuid', 'convert/data']);
});

test('the page of an area is in the order of its subjects, which its URL leaves out', () => {
  expect(catalogueHref('convert', wholeCatalogue('convert'))).toBe('/convert');
  expect(catalogueHref('convert', { ...wholeCatalogue('convert'), sort: 'use' })).toBe('/convert?sort=use');
  expect(viewOf('convert', new URLSearchParams()).sort).toBe('area');
  expect(areaHref('convert', wholeCatalogue('convert'), null)).toBe('/allfeature');
  expect(areaHref('allfeature', whole, 'convert')).toBe('/convert');
  expect(areaHref('convert', { ...wholeCatalogue('convert'), sort: 'use' }, null)).toBe('/allfeature');
  expect(areaHref('convert', { ...wholeCatalogue('convert'), sort: 'cost' }, null)).toBe('/allfeature?sort=cost');
});

test('groups the tools of an area by subject, those without one last', () => {
  const tools = [
    api('convert/own', 'Own'),
    api('convert/case', 'Case', { subject: 'text' }),
    api('convert/json', 'JSON', { subject: 'data' }),
    api('convert/sort', 'Sort', { subject: 'text' }),
  ];
  const sorted = shownIn(
    indexOfApis(tools, (area) => area),
    wholeCatalogue('convert'),
    [],
    'en',
  );
  expect(sorted.apis.map(({ title }) => title)).toEqual(['JSON', 'Case', 'Sort', 'Own']);
  expect(subjectGroups(sorted.apis).map(({ subject, apis }) => [subject, apis.length])).toEqual([
    ['data', 1],
    ['text', 2],
    [null, 1],
  ]);
});

test.each<[Partial<CatalogueView>, string[]]>([
  [{ freeOnly: true }, ['random/uuid', 'random/éclair', 'convert/hash']],
  [{ premiumOnly: true }, ['convert/data']],
  [{ health: 'failing' }, ['convert/hash']],
  [{ health: 'paused' }, []],
  [{ output: 'image' }, ['random/éclair']],
  [{ output: 'data', area: 'convert' }, ['convert/hash', 'convert/data']],
  [{ favouritesOnly: true }, ['random/éclair']],
  [{ freeOnly: true, query: 'data' }, ['convert/hash']],
])('%j shows %j', (change, expected) => {
  expect(paths(change, ['random/éclair'])).toEqual(expected);
});

test('counts what each area and filter would show with the others as they are', () => {
  const { apis: _, ...counts } = show({ query: 'data', area: 'random', freeOnly: true }, ['convert/data']);
  expect(counts).toEqual({
    counts: [
      { area: 'convert', count: 1 },
      { area: 'random', count: 0 },
    ],
    total: 1,
    favouriteCount: 0,
    freeCount: 0,
    premiumCount: 0,
    unfiltered: 2,
  });
  expect(show({ favouritesOnly: true }, ['random/uuid', 'gone/api'])).toMatchObject({
    apis: [{ path: 'random/uuid' }],
    counts: [
      { area: 'convert', count: 0 },
      { area: 'random', count: 1 },
    ],
    total: 1,
    favouriteCount: 1,
    freeCount: 1,
    premiumCount: 0,
    unfiltered: 4,
  });
});

test.each([
  [json, 'data'],
  [{ kind: 'raw', types: ['image/svg+xml', 'image/png'] }, 'image'],
  [{ kind: 'raw', types: ['audio/wav'] }, 'audio'],
  [{ kind: 'raw', types: ['video/mp4'] }, 'video'],
  [{ kind: 'raw', types: ['application/pdf'] }, 'file'],
  [{ kind: 'raw', types: [] }, 'file'],
] as const)('the output %j is of the kind %s', (output, kind) => {
  expect(outputKindOf({ output: output as Api['output'] })).toBe(kind);
});
