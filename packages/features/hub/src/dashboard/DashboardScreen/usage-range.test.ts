import { expect, test } from 'vitest';
import { rangeOf, rangeQuery } from './usage-range.ts';

test.each([
  ['', 30],
  ['days=7', 7],
  ['days=90', 90],
] as const)('“%s” is %i days, and back', (query, range) => {
  expect(rangeOf(new URLSearchParams(query))).toBe(range);
  expect(rangeQuery(range).toString()).toBe(query);
});

test('falls back to the default for an unknown period', () => {
  expect(rangeOf(new URLSearchParams('days=365'))).toBe(30);
});
