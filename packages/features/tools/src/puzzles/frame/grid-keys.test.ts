import { expect, test } from 'vitest';
import { cellAfterKey } from './grid-keys.ts';

test('arrow keys stop at the edges of a board of any size', () => {
  const field = { width: 30, height: 16 };
  expect(
    (['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'a'] as const).map((key) => [
      cellAfterKey(field, 0, key, false),
      cellAfterKey(field, 479, key, true),
    ]),
  ).toEqual([
    [0, 449],
    [0, 478],
    [1, 479],
    [30, 479],
    [0, 0],
    [29, 479],
    [null, null],
  ]);
});

test('arrow keys lead to what is seen on a board from right to left', () => {
  const field = { width: 4, height: 3, isMirrored: true };
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home'].map((key) => cellAfterKey(field, 1, key, false))).toEqual([
    2, 0, 5, 0,
  ]);
});
