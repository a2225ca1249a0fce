import { expect, test } from 'vitest';
import { directionOf } from './use-swipe.ts';

test.each([
  [30, 4, 'right'],
  [-30, 4, 'left'],
  [4, 30, 'down'],
  [4, -30, 'up'],
  [20, 0, null],
  [30, 28, null],
] as const)('a movement of %i, %i pixels is a swipe %s', (x, y, direction) => {
  expect(directionOf(x, y)).toBe(direction);
});
