import { expect, test } from 'vitest';
import { spansOf } from './spans.ts';

test('values side by side reach from zero', () => {
  expect(spansOf([[3, null, -2]], false)).toEqual([[[0, 3], null, [0, -2]]]);
});

test('stacked values begin where the one before ends, positive and negative apart', () => {
  expect(
    spansOf(
      [
        [3, 1],
        [4, -2],
        [null, -5],
      ],
      true,
    ),
  ).toEqual([
    [
      [0, 3],
      [0, 1],
    ],
    [
      [3, 7],
      [0, -2],
    ],
    [null, [-2, -7]],
  ]);
});

test('nothing stacks to nothing', () => {
  expect(spansOf([], true)).toEqual([]);
});
