import { expect, test } from 'vitest';
import type { Api } from './hub.ts';
import { apiAt, listedApi, relatedTo } from './listed-apis.ts';

const api = (path: string, more: Partial<Api> = {}): Api => ({
  path,
  area: 'convert',
  subject: 'data',
  title: path,
  summary: 'Does something.',
  tags: [],
  synonyms: [],
  methods: ['POST'],
  input: { type: 'object', properties: {} },
  output: { kind: 'json', types: ['application/json'], schema: { type: 'object', examples: [{}] } },
  cost: 1,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  use: 0,
  examples: [{ name: 'Run', input: {} }],
  ...more,
});

test('a listed API has no schemas, examples and sentences, but says what it takes', () => {
  const input = {
    type: 'object',
    properties: {
      text: { type: 'string', 'x-multiline': true },
      file: { type: 'string', format: 'binary', 'x-accept': ['.json', 'image/*'] },
      files: { type: 'array', items: { type: 'string', format: 'binary', 'x-accept': ['image/*'] } },
      name: { type: 'string' },
    },
  };
  const given = api('convert/data', {
    input,
    layout: 'text',
    errors: [{ code: 'odd', text: 'It is odd.' }],
    notes: [{ code: 'lost', text: 'It was lost.' }],
  });
  expect(listedApi(given)).toEqual({
    path: 'convert/data',
    area: 'convert',
    subject: 'data',
    title: 'convert/data',
    summary: 'Does something.',
    tags: [],
    synonyms: [],
    methods: ['POST'],
    output: { kind: 'json', types: ['application/json'] },
    cost: 1,
    open: true,
    premium: false,
    instant: true,
    health: 'ok',
    use: 0,
    takes: ['text', '.json', 'image/*'],
    example: {},
  });
});

test('an example that is long or lacks a required file is left out', () => {
  const input = { type: 'object', properties: { file: { format: 'binary' } }, required: ['file'] };
  expect(listedApi(api('photo/resize', { input })).example).toBe(undefined);
  const given = api('convert/data', { examples: [{ name: 'Long', input: { text: 'x'.repeat(200) } }] });
  expect(listedApi(given).example).toBe(undefined);
});

test('the API with the longest path is found, by whole segments', () => {
  const apis = [api('scrape/books'), api('scrape/books/list')];
  expect(
    ['scrape/books', 'scrape/books/list/2', 'scrape/books/lists', 'scrape/bookshop'].map(
      (path) => apiAt(apis, path)?.path,
    ),
  ).toEqual(['scrape/books', 'scrape/books/list', 'scrape/books', undefined]);
});

test('related APIs have the same subject, the most used first', () => {
  const one = api('convert/data');
  const apis = [
    one,
    api('convert/csv'),
    api('convert/json', { use: 3 }),
    api('convert/url', { subject: 'web' }),
    api('random/table', { area: 'random' }),
  ];
  expect(relatedTo(one, apis)).toEqual([
    { path: 'convert/json', title: 'convert/json' },
    { path: 'convert/csv', title: 'convert/csv' },
  ]);
});
