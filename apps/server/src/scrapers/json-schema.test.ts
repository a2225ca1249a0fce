import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { definitionSchema } from './json-schema.ts';

const schema = definitionSchema('https://yard.example');
const ajv = new Ajv2020({ allErrors: true });
const validate = ajv.compile(schema);
const validateFile = ajv.compile({ $ref: 'https://yard.example/api/schemas/scraper.json#/$defs/File' });

const books = {
  path: 'books/list',
  title: 'Books',
  summary: 'Titles and prices of one catalogue page.',
  params: [{ name: 'page', type: 'integer', required: false, default: 1, minimum: 1, maximum: 50 }],
  request: { url: 'https://books.example/catalogue/page-{page}.html' },
  source: 'html',
  items: { css: 'article.product' },
  fields: [
    { name: 'title', select: { css: 'h3 a' }, attr: 'title', required: true },
    {
      name: 'price',
      select: { css: '.price' },
      type: 'number',
      transforms: [{ regex: '[0-9.]+' }, { 'parse-number': {} }],
    },
    {
      name: 'author',
      select: { css: '.author' },
      fields: [{ name: 'name', fields: [{ name: 'last', select: { css: 'b' } }] }],
    },
  ],
  next: { css: 'li.next a', attr: 'href', pagesMax: 3 },
  tests: [{ name: 'first page', params: { page: 1 }, expect: { items: { min: 10 }, filled: ['title'] } }],
};

const post = {
  ...books,
  request: { url: 'https://books.example/', method: 'POST', body: { json: { page: '{page}' } } },
};

describe('The JSON Schema of a definition', () => {
  it('has its own URL as $id and accepts what the product accepts', () => {
    expect(schema['$id']).toBe('https://yard.example/api/schemas/scraper.json');
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    for (const good of [
      books,
      post,
      { ...books, items: undefined, next: undefined },
      ScraperDefinition.parse(books),
      ScraperDefinition.parse(post),
    ]) {
      const json: unknown = JSON.parse(JSON.stringify(good));
      expect([validate(json), validate.errors]).toEqual([true, null]);
      expect(ScraperDefinition.safeParse(json).success).toBe(true);
    }
  });

  const first = books.fields[0];
  it.each<[string, object, string]>([
    ['a member that nobody knows', { ...books, colour: 'blue' }, ''],
    [
      'an unknown member deep inside',
      { ...books, fields: [{ ...first, fields: [{ name: 'a', many: true, deep: 1 }] }] },
      '/fields/0/fields/0',
    ],
    ['no path', { ...books, path: undefined }, ''],
    ['a path with capitals', { ...books, path: 'Books/List' }, '/path'],
    ['two lines as a title', { ...books, title: 'a\nb' }, '/title'],
    ['a source that is none', { ...books, source: 'pdf' }, '/source'],
    ['no field at all', { ...books, fields: [] }, '/fields'],
    [
      'a selector of two kinds',
      { ...books, fields: [{ ...first, select: { css: 'a', regex: 'b' } }] },
      '/fields/0/select',
    ],
    ['a selector of no kind', { ...books, fields: [{ ...first, select: {} }] }, '/fields/0/select'],
    [
      'two steps in one',
      { ...books, fields: [{ ...first, transforms: [{ trim: true, lower: true }] }] },
      '/fields/0/transforms/0',
    ],
    ['a step that does nothing', { ...books, fields: [{ ...first, transforms: [{}] }] }, '/fields/0/transforms/0'],
    ['items of two kinds', { ...books, items: { css: 'a', jsonpath: '$.a' } }, '/items'],
    ['items of no kind', { ...books, items: { required: true } }, '/items'],
    ['next pages without end', { ...books, next: { css: 'a' } }, '/next'],
    ['next pages of no kind', { ...books, next: { pagesMax: 2 } }, '/next'],
    ['a body of two kinds', { ...post, request: { ...post.request, body: { text: 'a', form: {} } } }, '/request/body'],
    ['a script of two kinds', { ...books, source: 'script-json', script: { css: 'a', variable: 'b' } }, '/script'],
    ['a minute of waiting', { ...books, request: { ...books.request, timeoutMs: 60_000 } }, '/request/timeoutMs'],
    ['more pages than are read', { ...books, next: { css: 'a', pagesMax: 11 } }, '/next/pagesMax'],
  ])('refuses %s, at its place', (_, bad, place) => {
    const json: unknown = JSON.parse(JSON.stringify(bad));
    expect(validate(json)).toBe(false);
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain(place);
  });

  it('also describes a file of definitions', () => {
    expect(
      validateFile({ $schema: 'https://yard.example/api/schemas/scraper.json#/$defs/File', scrapers: [books, post] }),
    ).toBe(true);
    expect(validateFile({ scrapers: [books, { ...post, source: 'pdf' }] })).toBe(false);
    expect(validateFile.errors?.map(({ instancePath }) => instancePath)).toContain('/scrapers/1/source');
  });
});
