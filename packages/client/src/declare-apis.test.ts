import { expect, test } from 'vitest';
import { declareApis } from './declare-apis.ts';

const text = { type: 'string' };

test('inputs and results are declared by path, with titles and descriptions as comments', () => {
  const declared = declareApis([
    {
      path: 'random/number',
      title: 'Number',
      summary: 'Returns random numbers */ of a range.',
      input: {
        type: 'object',
        properties: {
          count: { type: 'integer', title: 'Count', description: 'From 1\nto 100.' },
          'x-kind': { enum: ['a', 'b"', 1, null] },
        },
        required: ['x-kind'],
      },
      output: {
        kind: 'json',
        schema: { type: 'object', properties: { numbers: { type: 'array', items: { type: 'number' } } } },
      },
    },
    {
      path: 'photoeditor/crop',
      title: 'Crop',
      summary: 'Crops a picture.',
      input: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
      output: { kind: 'raw' },
    },
  ]);
  expect(declared).toBe(`export interface Apis {
  /** Number. Returns random numbers *\\/ of a range. */
  "random/number": {
    input: {
      /**
       * Count: From 1
       * to 100.
       */
      count?: number;
      "x-kind": "a" | "b\\"" | 1 | null;
    };
    data: {
      numbers?: number[];
    };
  };
  /** Crop. Crops a picture. */
  "photoeditor/crop": {
    input: {
      file: Blob;
    };
    data: File;
  };
}
`);
});

test.each([
  ['anything', {}, 'unknown'],
  ['nothing', false, 'never'],
  ['several types', { type: ['string', 'null'] }, 'string | null'],
  ['a constant', { const: 'v4' }, '"v4"'],
  ['choices', { anyOf: [text, { type: 'number' }, text] }, 'string | number'],
  ['choices of one', { oneOf: [text] }, 'string'],
  ['parts', { allOf: [{ anyOf: [text, { type: 'null' }] }, text] }, '(string | null) & (string)'],
  ['a list of choices', { type: 'array', items: { anyOf: [text, { type: 'boolean' }] } }, '(string | boolean)[]'],
  ['a list of anything', { type: 'array' }, 'unknown[]'],
  ['a pair', { type: 'array', prefixItems: [text, { type: 'number' }], items: false }, '[string, number]'],
  ['a list with a head', { type: 'array', prefixItems: [text], items: { type: 'null' } }, '[string, ...(null)[]]'],
  ['any object', { type: 'object' }, 'Record<string, unknown>'],
  ['no members', { type: 'object', properties: {}, additionalProperties: false }, 'Record<string, never>'],
  ['a map', { type: 'object', additionalProperties: text }, '{\n        [name: string]: string;\n      }'],
  [
    'a map with a member of its own',
    { type: 'object', properties: { size: { type: 'integer' } }, additionalProperties: text },
    '{\n        size?: number;\n        [name: string]: unknown;\n      }',
  ],
])('%s', (_, schema, type) => {
  const [, declared] =
    /value: ([^]*);\n {4}\};\n {4}data/.exec(
      declareApis([
        {
          path: 'a/b',
          title: 'A',
          summary: 'B.',
          input: { type: 'object', properties: { value: schema }, required: ['value'] },
          output: { kind: 'raw' },
        },
      ]),
    ) ?? [];
  expect(declared).toBe(type);
});
