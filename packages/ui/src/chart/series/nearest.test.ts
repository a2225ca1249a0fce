import { expect, test } from 'vitest';
import { nearestIndex, nearestSpan } from './nearest.ts';

test('the nearest on the axis is found from both sides and beyond the ends', () => {
  const at = [0, 10, 30];
  expect([-5, 4, 5, 6, 21, 99].map((wanted) => nearestIndex(at, wanted))).toEqual([0, 0, 0, 1, 2, 2]);
  expect(nearestIndex([], 3)).toBe(-1);
});

test('the span under the pointer wins, else the nearest end', () => {
  expect(nearestSpan([[0, 10], [10, 30], null], 20)).toBe(1);
  expect(
    nearestSpan(
      [
        [5, 5],
        [40, 40],
      ],
      30,
    ),
  ).toBe(1);
  expect(nearestSpan([[30, 10]], 12)).toBe(0);
  expect(nearestSpan([null, null], 12)).toBe(-1);
});
