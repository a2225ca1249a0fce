import { expect, test } from 'vitest';
import { nextStatuses, statuses } from './statuses.ts';

test('allows one step forward or back, and skips none', () => {
  expect(statuses.map((status) => [status, nextStatuses(status)])).toEqual([
    ['Pending', ['Shipped']],
    ['Shipped', ['Delivered', 'Pending']],
    ['Delivered', ['Shipped']],
  ]);
});
