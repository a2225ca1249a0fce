import { describe, expect, it } from 'vitest';
import jsonSchema from './json-schema.ts';

const check = (value: unknown, schema: unknown, draft: 'auto' | 'draft-07' | '2019-09' | '2020-12' = 'auto') =>
  jsonSchema({ text: JSON.stringify(value), schema: JSON.stringify(schema), draft, formats: true });

describe('jsonSchema', () => {
  it('lists every error with its place in the data and in the schema', () => {
    const schema = {
      $defs: { price: { type: 'number', exclusiveMinimum: 0 } },
      required: ['id', 'name'],
      properties: { price: { $ref: '#/$defs/price' }, 'a/b': { items: { maxLength: 1 } } },
      additionalProperties: false,
    };
    expect(check({ price: 0, 'a/b': ['x', '🌱🌱'], other: 1 }, schema)).toEqual({
      valid: false,
      draft: '2020-12',
      errors: [
        { pointer: '', keyword: 'required', schemaPointer: '/required/0' },
        { pointer: '', keyword: 'required', schemaPointer: '/required/1' },
        { pointer: '/price', keyword: 'exclusiveMinimum', schemaPointer: '/$defs/price/exclusiveMinimum' },
        { pointer: '/a~1b/1', keyword: 'maxLength', schemaPointer: '/properties/a~1b/items/maxLength' },
        { pointer: '/other', keyword: 'additionalProperties', schemaPointer: '/additionalProperties' },
      ],
      notes: [
        { code: 'required', pointer: '', values: { key: 'id' } },
        { code: 'required', pointer: '', values: { key: 'name' } },
        { code: 'exclusive_minimum', pointer: '/price', values: { limit: '0', actual: '0' } },
        { code: 'max_length', pointer: '/a~1b/1', values: { limit: '1', actual: 2 } },
        { code: 'extra_property', pointer: '/other', values: { key: 'other' } },
      ],
    });
  });

  it.each([
    ['type', 1, { type: ['string', 'null'] }, { expected: 'string, null', actual: 'number' }],
    ['enum', 3, { enum: [1, 2] }, { values: '[1,2]' }],
    ['const', 3, { const: { b: 1, a: 2 } }, { value: '{"a":2,"b":1}' }],
    ['any_of', 3, { anyOf: [false, false] }, { count: 2 }],
    ['one_of_none', 3, { oneOf: [false] }, { count: 1 }],
    ['one_of_many', 3, { oneOf: [true, true, false] }, { count: 2 }],
    ['not', 3, { not: {} }, {}],
    ['multiple_of', 3, { multipleOf: 2 }, { limit: '2', actual: '3' }],
    ['minimum', 3, { minimum: 4 }, { limit: '4', actual: '3' }],
    ['maximum', 3, { maximum: 2 }, { limit: '2', actual: '3' }],
    ['exclusive_minimum', 3, { exclusiveMinimum: 3 }, { limit: '3', actual: '3' }],
    ['exclusive_maximum', 3, { exclusiveMaximum: 3 }, { limit: '3', actual: '3' }],
    ['min_length', 'é', { minLength: 2 }, { limit: '2', actual: 1 }],
    ['max_length', 'éé', { maxLength: 1 }, { limit: '1', actual: 2 }],
    ['pattern', 'b', { pattern: '^a' }, { pattern: '^a' }],
    ['format', '2026-02-30', { format: 'date' }, { format: 'date' }],
    ['min_items', [], { minItems: 1 }, { limit: '1', actual: 0 }],
    ['max_items', [1, 2], { maxItems: 1 }, { limit: '1', actual: 2 }],
    ['unique_items', [{ a: 1, b: 2 }, 1, { b: 2, a: 1 }], { uniqueItems: true }, { first: 0, second: 2 }],
    ['contains', [1], { contains: { type: 'string' } }, { limit: 1, count: 0 }],
    ['min_contains', [1], { contains: { type: 'number' }, minContains: 2 }, { limit: 2, count: 1 }],
    ['max_contains', [1, 2], { contains: { type: 'number' }, maxContains: 1 }, { limit: '1', count: 2 }],
    ['extra_item', [1], { items: false }, { key: '0' }],
    ['extra_item', [1], { unevaluatedItems: false }, { key: '0' }],
    ['min_properties', {}, { minProperties: 1 }, { limit: '1', actual: 0 }],
    ['max_properties', { a: 1 }, { maxProperties: 0 }, { limit: '0', actual: 1 }],
    ['required', {}, { required: ['a'] }, { key: 'a' }],
    ['dependent_required', { a: 1 }, { dependentRequired: { a: ['b'] } }, { key: 'b', other: 'a' }],
    ['extra_property', { a: 1 }, { unevaluatedProperties: false }, { key: 'a' }],
    ['property_name', { a: 1 }, { propertyNames: false }, { key: 'a' }],
    ['false_schema', 1, false, {}],
    ['false_schema', { a: 1 }, { properties: { a: false } }, { key: 'a' }],
  ])('has the error %s for %j and %j', (code, value, schema, values) => {
    const { valid, errors, notes } = check(value, schema);
    expect([valid, notes[0]?.code, notes[0]?.values, errors.length]).toEqual([false, code, values, 1]);
  });

  it('lists the errors of each branch if none fits', () => {
    expect(check(1, { anyOf: [{ type: 'string' }, { minimum: 2 }] }).errors).toEqual([
      { pointer: '', keyword: 'anyOf', schemaPointer: '/anyOf' },
      { pointer: '', keyword: 'type', schemaPointer: '/anyOf/0/type' },
      { pointer: '', keyword: 'minimum', schemaPointer: '/anyOf/1/minimum' },
    ]);
  });

  it('compares numbers exactly', () => {
    const run = (text: string, schema: string) => jsonSchema({ text, schema, draft: 'auto', formats: false }).valid;
    expect(run('9007199254740993', '{"const":9007199254740992}')).toBe(false);
    expect(run('1.10', '{"multipleOf":0.01}')).toBe(true);
    expect(run('1.0', '{"type":"integer"}')).toBe(true);
    expect(run('1e400', '{"exclusiveMaximum":1e401}')).toBe(true);
    expect(run('[1, 1.0]', '{"uniqueItems":true}')).toBe(false);
  });

  it('has at most 1000 errors', () => {
    const { errors, notes } = check(
      Array.from({ length: 2000 }, () => 1),
      { items: { type: 'string' } },
    );
    expect([errors.length, notes.length, notes.at(-1)]).toEqual([
      1000,
      1001,
      { code: 'errors_cut', pointer: '', values: { max: 1000 } },
    ]);
  });

  it('reads the version from $schema, or takes the chosen one', () => {
    const schema = { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }] };
    expect(check([1], schema)).toMatchObject({ valid: false, draft: 'draft-07' });
    expect(check([1], { items: [{ type: 'string' }] }, '2019-09')).toMatchObject({ valid: false, draft: '2019-09' });
  });

  it('notes formats that it does not check, and duplicate keys', () => {
    expect(check('x', { format: 'color' })).toMatchObject({
      valid: true,
      notes: [{ code: 'format_unchecked', values: { format: 'color' } }],
    });
    expect(
      jsonSchema({ text: '1', schema: '{"type":"string","type":"number"}', draft: 'auto', formats: false }).notes,
    ).toMatchObject([{ code: 'duplicate_key', pointer: '/type' }]);
    expect(jsonSchema({ text: '"x"', schema: '{"format":"date"}', draft: 'auto', formats: false }).valid).toBe(true);
  });

  it.each([
    [{ type: 'text' }, 'schema_invalid', { at: '/type', keyword: 'anyOf', draft: '2020-12' }],
    [1, 'schema_invalid', { at: '/', keyword: 'type', draft: '2020-12' }],
    [{ $schema: 'https://example.org/x' }, 'schema_draft', { uri: 'https://example.org/x' }],
    [{ $ref: 'https://example.org/x' }, 'schema_ref', { ref: 'https://example.org/x' }],
    [{ $ref: '#/$defs/a' }, 'schema_ref', { ref: '#/$defs/a' }],
    [{ pattern: '(' }, 'schema_pattern', { pattern: '(' }],
    [{ $ref: '#' }, 'schema_endless', {}],
  ])('rejects the schema %j', (schema, code, values) => {
    expect(() => check('x', schema)).toThrow(expect.objectContaining({ code, pointer: '/schema', values }));
  });

  it('rejects broken JSON with the input that has it', () => {
    expect(() => jsonSchema({ text: '1', schema: '{', draft: 'auto', formats: true })).toThrow(
      expect.objectContaining({ code: 'json_ends', pointer: '/schema' }),
    );
    expect(() => jsonSchema({ text: '', schema: '{}', draft: 'auto', formats: true })).toThrow(
      expect.objectContaining({ code: 'json_empty', pointer: '/text' }),
    );
  });

  it('reads data of 200 levels with a recursive schema', () => {
    const text = '['.repeat(200) + ']'.repeat(200);
    const schema = '{"$defs":{"n":{"allOf":[{"type":"array"},{"items":{"$ref":"#/$defs/n"}}]}},"$ref":"#/$defs/n"}';
    expect(jsonSchema({ text, schema, draft: 'auto', formats: true }).valid).toBe(true);
  });
});
