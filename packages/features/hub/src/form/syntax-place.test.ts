import { expect, test } from 'vitest';
import { syntaxPlace } from './syntax-place.ts';

test.each([
  ['{\n  "a": }', { line: 2, column: 8 }],
  ['{"a": 1,}', { line: 1, column: 9 }],
  ['[1 2]', { line: 1, column: 4 }],
  ['{"a": 1', { line: 1, column: 8 }],
  ["{'a': 1}", { line: 1, column: 2 }],
  ['[01]', { line: 1, column: 2 }],
  ['[1]\n\n]', { line: 3, column: 1 }],
  ['[true, nul]', { line: 1, column: 8 }],
  ['{"a" 1}', { line: 1, column: 6 }],
  ['[1}', { line: 1, column: 3 }],
])('%j stops being JSON at %j', (text, place) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(syntaxPlace(text)).toEqual(place);
});
