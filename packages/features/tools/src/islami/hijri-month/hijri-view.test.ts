import { expect, test } from 'vitest';
import { hijriMonthFrom, hijriViewOf, queryOfHijri } from './hijri-view.ts';

const today = (adjustment: number) => ({ year: 1448, month: 6, day: 9 + adjustment });

test('an address and back is the same month', () => {
  const view = { year: 1447, month: 9, adjustment: -1 };
  expect(queryOfHijri(view).toString()).toBe('year=1447&month=9&adjustment=-1');
  expect(hijriViewOf(queryOfHijri(view), today)).toEqual(view);
});

test.each(['', 'year=1342&month=1', 'year=1501', 'year=abc&month=9', 'month=9&adjustment=3'])(
  'without a year of the tables, %j is the current month',
  (query) => {
    expect(hijriViewOf(new URLSearchParams(query), today)).toEqual({ year: 1448, month: 6, adjustment: 0 });
  },
);

test('the current month follows the adjustment', () => {
  const lastDay = (adjustment: number) => ({ year: 1448, month: adjustment > 0 ? 7 : 6, day: 1 });
  expect(hijriViewOf(new URLSearchParams('adjustment=1'), lastDay)).toEqual({ year: 1448, month: 7, adjustment: 1 });
});

test.each([
  [{ year: 1447, month: 12 }, 1, { year: 1448, month: 1 }],
  [{ year: 1447, month: 1 }, -1, { year: 1446, month: 12 }],
] as const)('from %j by %i months is %j', (month, step, expected) => {
  expect(hijriMonthFrom({ ...month, adjustment: 1 }, step)).toEqual({ ...expected, adjustment: 1 });
});

test('there is no month outside the tables', () => {
  expect(hijriMonthFrom({ year: 1343, month: 1, adjustment: 0 }, -1)).toBeNull();
  expect(hijriMonthFrom({ year: 1500, month: 12, adjustment: 0 }, 1)).toBeNull();
});
