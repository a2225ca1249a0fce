import type { CivilDate } from '../calendar/civil-date.ts';
import { addDays, daysInMonth } from '../calendar/civil-date.ts';
import { InputFault } from '../faults/input-fault.ts';
import { daysInHijriMonth, fromHijri, hijriYearFirst, hijriYearLast, ramadan } from '../hijri/umm-al-qura.ts';
import type { PrayerInput } from './request.ts';
import { yearFirst, yearLast } from './years.ts';

export interface PeriodInput extends PrayerInput {
  /** `ramadan` is that of the Hijri year, `month` one of the Gregorian year. */
  readonly period: 'month' | 'ramadan';
  readonly year: number;
  readonly month: number;
}

/** Throws an InputFault for a year without tables. */
export function datesOf({ period, year, month, hijriAdjustment }: PeriodInput): readonly CivilDate[] {
  if (period === 'month') {
    if (year < yearFirst || year > yearLast)
      throw new InputFault('year_out_of_range', { pointer: '/year', values: { first: yearFirst, last: yearLast } });
    return Array.from({ length: daysInMonth(year, month) }, (_, at) => ({ year, month, day: at + 1 }));
  }
  const first = fromHijri({ year, month: ramadan, day: 1 }, hijriAdjustment);
  if (first === undefined)
    throw new InputFault('year_out_of_range', {
      pointer: '/year',
      values: { first: hijriYearFirst, last: hijriYearLast },
    });
  return Array.from({ length: daysInHijriMonth(year, ramadan) }, (_, at) => addDays(first, at));
}
