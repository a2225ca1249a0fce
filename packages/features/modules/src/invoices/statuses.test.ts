import { expect, test } from 'vitest';
import { canBecome, nextStatuses, statuses } from './statuses.ts';
import { storyInvoices } from './story/story-invoices.ts';

test('allows one step forward or back, and skips none', () => {
  expect(statuses.map((status) => [status, nextStatuses(status)])).toEqual([
    ['Pending', ['Shipped']],
    ['Shipped', ['Delivered', 'Pending']],
    ['Delivered', ['Shipped']],
  ]);
});

test('chooses the invoices that can go to a status', () => {
  const idsFor = (status: (typeof statuses)[number]) => canBecome(storyInvoices, status).map(({ id }) => id);
  expect([storyInvoices.map(({ id, status }) => [id, status]), statuses.map(idsFor)]).toEqual([
    [
      [101, 'Delivered'],
      [102, 'Delivered'],
      [103, 'Shipped'],
      [104, 'Pending'],
    ],
    [[103], [101, 102, 104], [103]],
  ]);
});
