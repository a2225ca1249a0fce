import { expect, it } from 'vitest';
import { endOf } from './end.ts';

const from = Date.parse('2027-01-31T10:00:00.000Z');

it('adds months and clamps to the end of a shorter month', () => {
  expect([endOf('month', from, null), endOf('quarter', from, null), endOf('year', from, null)]).toEqual([
    '2027-02-28T10:00:00.000Z',
    '2027-04-30T10:00:00.000Z',
    '2028-01-31T10:00:00.000Z',
  ]);
});

it('returns the last second of a day, null for no end date, undefined without a date', () => {
  expect(endOf('date', from, '2027-03-01')).toBe(new Date(2027, 2, 1, 23, 59, 59).toISOString());
  expect([endOf('never', from, null), endOf('date', from, null)]).toEqual([null, undefined]);
});
