import { expect, test } from 'vitest';
import { definitionOf } from '../../../test/definitions.ts';
import { jsonFault } from '../../hub/check-result.ts';
import { describeResult, resultSchemaOf } from './result.ts';

const described = (changes: Parameters<typeof definitionOf>[0]) => {
  const output = describeResult(definitionOf(changes));
  return output.kind === 'json' ? output.schema : {};
};

const { items: _, ...single } = definitionOf();

test('a definition with items returns a list, any other one an object', () => {
  expect(described({})).toMatchObject({ type: 'array', items: { type: 'object' } });
  expect(described({ items: { css: 'li', required: true } })).toMatchObject({ type: 'array', minItems: 1 });
  expect(describeResult(single)).toMatchObject({
    schema: { type: 'object', examples: [{ title: 'Text', price: 12.5 }] },
  });
});

test('each field has its type, is null or empty where nothing was found, and never if it is required', () => {
  const { properties, required } = described({
    fields: [
      { name: 'title', required: true },
      { name: 'stars', type: 'integer' },
      { name: 'page', type: 'url', required: true },
      { name: 'since', type: 'date' },
      { name: 'sold', type: 'boolean' },
      { name: 'raw', type: 'json' },
      { name: 'tags', many: true },
      { name: 'prices', many: true, type: 'number', required: true },
      { name: 'author', fields: [{ name: 'name', required: true }] },
      { name: 'copies', many: true, fields: [{ name: 'shelf' }] },
    ],
  })['items'] as { properties: object; required: string[] };
  expect(required).toEqual(Object.keys(properties));
  expect(properties).toEqual({
    title: { type: 'string' },
    stars: { type: ['integer', 'null'] },
    page: { type: 'string', format: 'uri' },
    since: { type: ['string', 'null'] },
    sold: { type: ['boolean', 'null'] },
    raw: expect.anything(),
    tags: { type: 'array', items: { type: ['string', 'null'] } },
    prices: { type: 'array', minItems: 1, items: { type: ['number', 'null'] } },
    author: expect.objectContaining({}),
    copies: {
      type: 'array',
      items: { type: 'object', properties: { shelf: { type: ['string', 'null'] } }, required: ['shelf'] },
    },
  });
});

test('the example has the values that a test expects, as far as they fit', () => {
  const definition = definitionOf({
    tests: [{ name: 'tea', expect: { values: { title: 'Tea for two', price: 'cheap' } } }],
  });
  expect(describeResult(definition)).toMatchObject({ schema: { examples: [[{ title: 'Tea for two', price: 12.5 }]] } });
});

test('an example fits its own schema', () => {
  const definition = definitionOf({
    fields: [
      { name: 'when', type: 'date', many: true },
      {
        name: 'author',
        fields: [
          { name: 'page', type: 'url' },
          { name: 'raw', type: 'json', many: true },
        ],
      },
    ],
  });
  const { examples } = described(definition);
  expect((examples as unknown[]).map((example) => jsonFault(resultSchemaOf(definition), example))).toEqual([null]);
});
