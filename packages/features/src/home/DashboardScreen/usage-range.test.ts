import { expect, test } from 'vitest';
import { rangeOf, rangeQuery } from './usage-range.ts';

test.each([
  ['', 30],
  ['days=7', 7],
  ['days=90', 90],
] as const)('“%s” stands for %i days, and back', (query, range) => {
  expect(rangeOf(new URLSearchParams(query))).toBe(range);
  expect(rangeQuery(range).toString()).toBe(query);
});

test('a period that is not offered is the usual one', () => {
  expect(rangeOf(new URLSearchParams('days=365'))).toBe(30);
});
