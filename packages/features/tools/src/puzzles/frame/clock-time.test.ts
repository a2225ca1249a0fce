import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test('times have minutes and seconds, and hours from one hour on', () => {
  expect([0, 59_999, 245_000, 3_600_000, 3_845_000].map(clockTime)).toEqual([
    '0:00',
    '0:59',
    '4:05',
    '1:00:00',
    '1:04:05',
  ]);
});
