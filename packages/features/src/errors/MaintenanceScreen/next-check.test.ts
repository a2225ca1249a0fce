import { expect, test } from 'vitest';
import { nextCheckMs } from './next-check.ts';

test('pages ask again after about twenty seconds, each at its own time', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map(nextCheckMs)).toEqual([16_000, 18_000, 20_000, 22_000, 24_000]);
});
