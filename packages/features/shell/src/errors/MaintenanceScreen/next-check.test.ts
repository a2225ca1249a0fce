import { expect, test } from 'vitest';
import { nextCheckMs } from './next-check.ts';

test('checks again after about 20 seconds, with jitter', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map(nextCheckMs)).toEqual([16_000, 18_000, 20_000, 22_000, 24_000]);
});
