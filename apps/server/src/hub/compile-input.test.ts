import { expect, test } from 'vitest';
import * as z from 'zod';
import { Failure } from '@apiyard/api/contract/endpoint';
import { compileInput } from './compile-input.ts';

const input = compileInput(
  z.object({
    count: z.int().min(1).default(1),
    ratio: z.number().nullable().optional(),
    loud: z.boolean().default(false),
    name: z.string().max(5).optional(),
    either: z.union([z.number(), z.enum(['all', 'none'])]).optional(),
    version: z.enum(['4', '7']).optional(),
    size: z.literal([10, 20]).optional(),
    list: z.array(z.int()).optional(),
  }),
);

test('texts of a query or form are read by the types of the input', () => {
  const given = { count: '3', ratio: '-.5e1', loud: 'true', name: '42', either: '7', list: '[1, 2]' };
  expect({ ...input.fromTexts(given) }).toEqual({
    count: 3,
    ratio: -5,
    loud: true,
    name: '42',
    either: 7,
    list: [1, 2],
  });
  expect({ ...input.fromTexts({ either: 'all', ratio: 'null' }) }).toEqual({ either: 'all', ratio: null });
});

test('texts that are none of the types stay as they are', () => {
  const given = { count: '0x10', loud: 'yes', list: '[1,', ratio: '' };
  expect({ ...input.fromTexts(given) }).toEqual(given);
  expect({ ...input.fromTexts({ count: ['1', '2'] }) }).toEqual({ count: ['1', '2'] });
});

test('defaults are filled in', () => {
  expect(input.parse(undefined)).toEqual({ input: { count: 1, loud: false } });
});

test('every mistake is returned with a pointer, a code and a message', () => {
  const refused = input.parse({ count: 0, name: 'too long', 'a/b': 1, list: [1, 'x'] });
  expect(refused).toEqual(
    new Failure(
      'InvalidInput',
      {
        errors: [
          { pointer: '/count', code: 'too_small', detail: 'count must be at least 1.' },
          { pointer: '/name', code: 'too_big', detail: 'name must have at most 5 characters.' },
          { pointer: '/list/1', code: 'invalid_type', detail: 'list.1 must be a number.' },
          { pointer: '/a~1b', code: 'unrecognized_keys', detail: 'a/b is not an input of this call.' },
        ],
      },
      'count must be at least 1.',
    ),
  );
});

/** The messages about one value. */
function details(refused: ReturnType<typeof input.parse>): string[] {
  return refused instanceof Failure ? refused.extras.errors.map(({ detail }) => detail) : [];
}

test.each([
  [{ version: 7 }, 'version must be a text: "4" or "7".'],
  [{ version: '5' }, 'version must be one of 4, 7.'],
  [{ version: ['4', '7'] }, 'version must be a text: "4" or "7".'],
  [{ size: '10' }, 'size must be a number: 10 or 20.'],
  [{ either: true }, 'either must be a number, "all" or "none".'],
  [{ either: 'some' }, 'either must be a number, "all" or "none".'],
  [{ name: 5 }, 'name must be a text.'],
])('%j returns the type or values that are expected', (given, detail) => {
  expect(details(input.parse(given))).toEqual([detail]);
});

test.each([
  [{ name: ['a', 'b'] }, 'name was sent 2 times. Send it once.'],
  [{ count: ['1', '2', '3'] }, 'count was sent 3 times. Send it once.'],
  [{ version: ['4', '4'] }, 'version was sent 2 times. Send it once.'],
  [{ either: ['all', '1'] }, 'either was sent 2 times. Send it once.'],
])('a repeated name in a query is reported as such: %j', (texts, detail) => {
  expect(details(input.parse(input.fromTexts(texts), 'texts'))).toEqual([detail]);
});

test('names from the prototype are unknown names, not ways in', () => {
  const texts = JSON.parse('{"__proto__": "1", "constructor": "2"}') as Record<string, string>;
  const refused = input.parse(input.fromTexts(texts));
  expect(refused instanceof Failure && refused.extras.errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/__proto__ unrecognized_keys',
    '/constructor unrecognized_keys',
  ]);
});
