import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { expect, test } from 'vitest';
import { storyDefinition } from '../story/story-scrapers.ts';
import { differences, valueText } from './definition-diff.ts';

const [title, price] = storyDefinition.fields as [
  ScraperDefinition['fields'][number],
  ScraperDefinition['fields'][number],
];
const changed = (change: Partial<ScraperDefinition>) => differences(storyDefinition, { ...storyDefinition, ...change });

test('finds no differences when only the member order differs', () => {
  expect(changed({})).toEqual([]);
  expect(
    differences(storyDefinition, Object.fromEntries(Object.entries(storyDefinition).toReversed()) as ScraperDefinition),
  ).toEqual([]);
});

test('treats absent, null and empty values as equal', () => {
  const { next: _, ...without } = storyDefinition;
  const bare = { ...without, request: { ...without.request, headers: {} } };
  expect(differences(bare, { ...bare, request: { ...bare.request, body: null }, tags: bare.tags })).toEqual([]);
});

test('reports single values with old and new, at their place', () => {
  expect(
    changed({
      title: 'All books',
      cacheS: 0,
      request: { ...storyDefinition.request, query: { q: '{page}' }, timeoutMs: 5000 },
    }),
  ).toEqual([
    { section: 'api', path: ['title'], kind: 'changed', before: 'Books', after: 'All books' },
    { section: 'request', path: ['request', 'query'], kind: 'added', before: null, after: { q: '{page}' } },
    { section: 'request', path: ['request', 'timeoutMs'], kind: 'changed', before: 10_000, after: 5000 },
    { section: 'limits', path: ['cacheS'], kind: 'changed', before: 300, after: 0 },
  ]);
});

test('matches fields by name: one removed, one added, one changed', () => {
  const stars = { ...price, name: 'stars' };
  expect(changed({ fields: [{ ...title, select: { css: 'h2 a' }, required: false }, stars] })).toEqual([
    { section: 'fields', path: ['fields', 'title', 'select', 'css'], kind: 'changed', before: 'h3 a', after: 'h2 a' },
    { section: 'fields', path: ['fields', 'title', 'required'], kind: 'changed', before: true, after: false },
    {
      section: 'fields',
      path: ['fields', 'stars'],
      kind: 'added',
      before: null,
      after: {
        select: { css: '.price' },
        many: false,
        type: 'number',
        transforms: [{ regex: '[0-9.]+' }],
        required: false,
      },
    },
    {
      section: 'fields',
      path: ['fields', 'price'],
      kind: 'removed',
      before: {
        select: { css: '.price' },
        many: false,
        type: 'number',
        transforms: [{ regex: '[0-9.]+' }],
        required: false,
      },
      after: null,
    },
  ]);
});

test('reports reordered fields as one difference', () => {
  expect(changed({ fields: [price, title] })).toEqual([
    { section: 'fields', path: ['fields'], kind: 'moved', before: ['title', 'price'], after: ['price', 'title'] },
  ]);
});

test('matches nested fields; reports transforms as a whole', () => {
  const nest = (css: string, step: string): Partial<ScraperDefinition> => ({
    fields: [{ ...title, fields: [{ ...price, select: { css }, transforms: [{ regex: step }] }] }],
  });
  expect(differences({ ...storyDefinition, ...nest('.a', '1') }, { ...storyDefinition, ...nest('.b', '2') })).toEqual([
    {
      section: 'fields',
      path: ['fields', 'title', 'fields', 'price', 'select', 'css'],
      kind: 'changed',
      before: '.a',
      after: '.b',
    },
    {
      section: 'fields',
      path: ['fields', 'title', 'fields', 'price', 'transforms'],
      kind: 'changed',
      before: [{ regex: '1' }],
      after: [{ regex: '2' }],
    },
  ]);
});

test('reports a replaced selector type as one removed and one added', () => {
  expect(changed({ items: { jsonpath: '$.items[*]', required: false } })).toEqual([
    { section: 'source', path: ['items', 'jsonpath'], kind: 'added', before: null, after: '$.items[*]' },
    { section: 'source', path: ['items', 'css'], kind: 'removed', before: 'article.product', after: null },
  ]);
});

test('reports each field, parameter and test as added for the first revision', () => {
  expect(
    differences(null, storyDefinition).map(({ section, path, kind }) => `${section} ${path.join('.')} ${kind}`),
  ).toEqual([
    'api area added',
    'api path added',
    'api title added',
    'api summary added',
    'api tags added',
    'params params.page added',
    'request request added',
    'source source added',
    'source items added',
    'fields fields.title added',
    'fields fields.price added',
    'next next added',
    'limits cacheS added',
    'limits cost added',
    'limits premium added',
    'tests tests.first page added',
  ]);
});

test('shows texts as is, and other values as JSON', () => {
  expect(['h3 a', 12, true, ['a'], { css: 'x' }].map(valueText)).toEqual([
    'h3 a',
    '12',
    'true',
    '["a"]',
    '{"css":"x"}',
  ]);
});
