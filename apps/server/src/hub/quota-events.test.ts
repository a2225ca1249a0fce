import { expect, test } from 'vitest';
import { reached } from './quota-events.ts';

test.each([
  ['most charges cross nothing', 10, 1, 1000, null],
  ['the charge that reaches four fifths', 800, 1, 1000, 80],
  ['the one after it', 801, 1, 1000, null],
  ['one that is worth more and goes across', 803, 5, 1000, 80],
  ['the last one', 1000, 1, 1000, 100],
  ['one that reaches both', 3, 3, 3, 100],
  ['a limit that was lowered below what is used', 900, 1, 500, null],
  ['no calls a day at all', 0, 0, 0, null],
])('%s', (_, used, cost, limit, percent) => {
  expect(reached(used, cost, limit)).toBe(percent);
});
