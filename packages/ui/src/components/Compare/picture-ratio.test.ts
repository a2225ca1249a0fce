import { expect, test } from 'vitest';
import { ratioOf } from './picture-ratio.ts';

test.each([
  [undefined, undefined, 4 / 3],
  [{ width: 800, height: 400 }, undefined, 2],
  [{ width: 800, height: 400 }, { width: 100, height: 100 }, 2],
  [{ width: 80, height: 40 }, { width: 100, height: 100 }, 1],
  [{ width: 0, height: 0 }, { width: 300, height: 100 }, 3],
] as const)('pictures of %j and %j share an area of ratio %d', (before, after, ratio) => {
  expect(ratioOf(before, after)).toBe(ratio);
});
