import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonValue } from './json-value.ts';

test('what JSON cannot hold becomes null', () => {
  expect(
    jsonValue({ a: NaN, b: -Infinity, c: undefined, d: 1n, e: () => 1, f: Symbol('x'), g: [undefined, 1], h: 'text' }),
  ).toEqual({
    a: null,
    b: null,
    c: null,
    d: null,
    e: null,
    f: null,
    g: [null, 1],
    h: 'text',
  });
});

test('values nested too deeply become null instead of ending the process', () => {
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 1);
  expect(JSON.stringify(jsonValue(deep))).toBe(`${'['.repeat(1000)}null${']'.repeat(1000)}`);
});

test('JSON stays the same value, names as odd as __proto__ included', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => void expect(JSON.stringify(jsonValue(value))).toBe(JSON.stringify(value))),
  );
  expect(JSON.stringify(jsonValue(JSON.parse('{"__proto__":{"a":1}}')))).toBe('{"__proto__":{"a":1}}');
});
