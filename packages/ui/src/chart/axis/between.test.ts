import { expect, test } from 'vitest';
import { between } from './between.ts';

test('values fall on the line between the ends, and beyond them', () => {
  const y = between([0, 10], [200, 0]);
  expect([0, 5, 10, -1].map(y)).toEqual([200, 100, 0, 220]);
});

test('an axis without length puts everything at its start', () => {
  expect(between([3, 3], [10, 90])(3)).toBe(10);
});
