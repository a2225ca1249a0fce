import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import jsonSchemaInfer from './json-schema-infer.ts';
import jsonSchema from './json-schema.ts';

const options = { samples: 'one', required: true, formats: true, closed: false } as const;
const infer = (text: string, more: Partial<Parameters<typeof jsonSchemaInfer>[0]> = {}) => {
  const result = jsonSchemaInfer({ ...options, text, ...more });
  const { $schema, ...schema } = JSON.parse(result.text) as Record<string, unknown>;
  expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
  return { ...result, schema };
};

describe('jsonSchemaInfer', () => {
  it('finds types, formats and required keys', () => {
    const text = '{"id":1,"mail":"a@example.org","at":"2026-01-02T03:04:05Z","tags":["x"],"none":[],"__proto__":null}';
    expect(infer(text).schema).toEqual({
      type: 'object',
      properties: JSON.parse(
        '{"id":{"type":"integer"},"mail":{"type":"string","format":"email"},"at":{"type":"string","format":"date-time"},' +
          '"tags":{"type":"array","items":{"type":"string"}},"none":{"type":"array"},"__proto__":{"type":"null"}}',
      ) as unknown,
      required: ['id', 'mail', 'at', 'tags', 'none', '__proto__'],
    });
  });

  it('merges samples', () => {
    const text = '[{"a":1,"b":"2026-01-02"},{"a":2.5,"b":"x","c":null},{"a":1.0,"c":{"d":true}}]';
    const schema = {
      type: 'object',
      properties: {
        a: { type: 'number' },
        b: { type: 'string' },
        c: { type: ['object', 'null'], properties: { d: { type: 'boolean' } }, required: ['d'] },
      },
      required: ['a'],
    };
    expect(infer(text, { samples: 'items' })).toMatchObject({ schema, count: 3 });
    expect(infer(text).schema).toEqual({ type: 'array', items: schema });
  });

  it('reads a sample from each line', () => {
    expect(infer('1\r\n\n"x"\n', { samples: 'lines' })).toMatchObject({
      schema: { type: ['string', 'integer'] },
      count: 2,
    });
    expect(() => infer('1\n{"🌱": 1, x}\n', { samples: 'lines' })).toThrow(
      expect.objectContaining({ code: 'json_key', place: { line: 2, column: 10 } }),
    );
    expect(() => infer(' \n', { samples: 'lines' })).toThrow(expect.objectContaining({ code: 'json_empty' }));
  });

  it('follows the options', () => {
    expect(infer('{"a":"10.0.0.1"}', { required: false, formats: false, closed: true }).schema).toEqual({
      type: 'object',
      properties: { a: { type: 'string' } },
      additionalProperties: false,
    });
  });

  it.each([
    ['2026-01-02', 'date'],
    ['03:04:05Z', 'time'],
    ['9f1c2b64-3c58-4f0e-8a51-0d7c6f4f2b9e', 'uuid'],
    ['10.0.0.1', 'ipv4'],
    ['::1', 'ipv6'],
    ['https://example.org/a?b', 'uri'],
  ])('finds the format of %s', (text, format) => {
    expect(infer(JSON.stringify(text)).schema).toEqual({ type: 'string', format });
  });

  it('notes duplicate keys', () => {
    expect(infer('{"a":1,"a":2}').notes).toMatchObject([{ code: 'duplicate_key', pointer: '/a' }]);
  });

  it('needs samples', () => {
    expect(() => infer('[]', { samples: 'items' })).toThrow(expect.objectContaining({ code: 'no_samples' }));
  });

  it('gives a schema that the samples fit', () => {
    fc.assert(
      fc.property(fc.array(fc.json(), { minLength: 1, maxLength: 4 }), fc.boolean(), (samples, closed) => {
        const text = `[${samples.join(',')}]`;
        const schema = jsonSchemaInfer({ ...options, text, samples: 'items', closed }).text;
        const results = samples.map(
          (sample) => jsonSchema({ text: sample, schema, draft: 'auto', formats: true }).valid,
        );
        expect(results).toEqual(samples.map(() => true));
      }),
    );
  });
});
