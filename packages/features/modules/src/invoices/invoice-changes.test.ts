import { expect, test } from 'vitest';
import { invoiceChanges, oppositeOf } from './invoice-changes.ts';
import { storyInvoices } from './story/story-invoices.ts';
import { withStatus } from './statuses.ts';

const [first, second, third] = storyInvoices;
const three = [first, second, third];
const { expect: applied } = invoiceChanges;

test('deletes several invoices, and restores them in their places', () => {
  const change = { kind: 'delete', invoices: [third, first] } as const;
  const left = applied(three, change);
  expect(left).toEqual([second]);
  expect(applied(left, oppositeOf(change))).toEqual(three);
});

test('changes one invoice, and changes it back', () => {
  const change = { kind: 'update', before: second, after: withStatus(second, 'Shipped') } as const;
  const after = applied(three, change);
  expect(after.map(({ id, status, completed }) => [id, status, completed])).toEqual([
    [101, 'Delivered', true],
    [102, 'Shipped', false],
    [103, 'Shipped', false],
  ]);
  expect(applied(after, oppositeOf(change))).toEqual(three);
});

test('changes several invoices, and changes them back', () => {
  const before = [first, third];
  const change = { kind: 'updateSome', before, after: before.map((one) => withStatus(one, 'Shipped')) } as const;
  const after = applied(three, change);
  expect(after.map(({ id, status }) => [id, status])).toEqual([
    [101, 'Shipped'],
    [102, 'Delivered'],
    [103, 'Shipped'],
  ]);
  expect(applied(after, oppositeOf(change))).toEqual(three);
});

test('has the same result if it is applied twice', () => {
  const change = { kind: 'restore', invoices: [second] } as const;
  expect(applied(applied([first, third], change), change)).toEqual(three);
});
