import { expect, it } from 'vitest';
import { endOf } from './end.ts';

const from = Date.parse('2027-01-31T10:00:00.000Z');

it('adds months and clamps to the end of a shorter month', () => {
  expect([
    endOf({ choice: 'month', date: null }, from),
    endOf({ choice: 'quarter', date: null }, from),
    endOf({ choice: 'year', date: null }, from),
  ]).toEqual(['2027-02-28T10:00:00.000Z', '2027-04-30T10:00:00.000Z', '2028-01-31T10:00:00.000Z']);
});

it('returns the last second of a day, null for no end date, an empty text without a date', () => {
  expect(endOf({ choice: 'date', date: '2027-03-01' }, from)).toBe(new Date(2027, 2, 1, 23, 59, 59).toISOString());
  expect([endOf({ choice: 'never', date: null }, from), endOf({ choice: 'date', date: null }, from)]).toEqual([
    null,
    '',
  ]);
});
