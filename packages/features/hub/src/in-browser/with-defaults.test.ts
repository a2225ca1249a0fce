import { expect, test } from 'vitest';
import { withDefaults } from './with-defaults.ts';

const schema = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    case: { type: 'string', enum: ['upper', 'lower'], default: 'upper' },
    limit: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
    strict: { type: 'boolean', default: false },
    options: { type: 'object', properties: { indent: { type: 'integer', default: 2 } } },
    rows: { type: 'array', items: { $ref: '#/$defs/row' } },
    file: { type: 'string', format: 'binary' },
  },
  $defs: { row: { type: 'object', properties: { width: { type: 'number', default: 1 } } } },
};

test('fills in what is missing', () => {
  expect(withDefaults(schema, { text: 'a' })).toEqual({ text: 'a', case: 'upper', limit: null, strict: false });
});

test('keeps what is given, null and empty values too', () => {
  const input = { text: '', case: 'lower', limit: 5, strict: true, more: [1] };
  expect(withDefaults(schema, input)).toEqual(input);
});

test('fills in members of objects and of the items of lists', () => {
  expect(withDefaults(schema, { options: {}, rows: [{}, { width: 3 }] })).toMatchObject({
    options: { indent: 2 },
    rows: [{ width: 1 }, { width: 3 }],
  });
});

test('leaves files as they are', () => {
  const file = new File(['x'], 'x.txt');
  expect(withDefaults({ properties: { file: { properties: { a: { default: 1 } } } } }, { file })).toEqual({ file });
  expect(withDefaults(schema, { file })['file']).toBe(file);
});
