import { gregorianToHijri, hijriToGregorian } from '@tabby_ai/hijri-converter';
import type { CivilDate } from '../calendar/civil-date.ts';
import { addDays, daysBetween } from '../calendar/civil-date.ts';

/**
 * The calendar of Umm al-Qura by its published tables. `Intl` is not used: since ICU 78 its `islamic-umalqura` has the
 * tables of 1420 to 1450 only, and is the civil calendar in other years.
 */
export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const hijriYearFirst = 1343;
export const hijriYearLast = 1500;
/** 1 Muharram 1343. */
export const tablesFirst: CivilDate = { year: 1924, month: 8, day: 1 };
/** 30 Dhu al-Hijjah 1500. */
export const tablesLast: CivilDate = { year: 2077, month: 11, day: 16 };
/** Before it, tables of different sources disagree by a day. */
export const agreedYearFirst = 1402;

const isIn = (date: CivilDate): boolean => daysBetween(tablesFirst, date) >= 0 && daysBetween(date, tablesLast) >= 0;

/**
 * Undefined outside the tables.
 * @param adjustment days that the calendar is ahead of the tables, where the new moon was seen on another evening
 */
export function hijriOf(date: CivilDate, adjustment = 0): HijriDate | undefined {
  const moved = addDays(date, adjustment);
  return isIn(moved) ? gregorianToHijri(moved) : undefined;
}

/** Undefined outside the tables, and if the month has no such day. */
export function fromHijri({ year, month, day }: HijriDate, adjustment = 0): CivilDate | undefined {
  if (day < 1 || day > daysInHijriMonth(year, month)) return undefined;
  return addDays(hijriToGregorian({ year, month, day }), -adjustment);
}

/** 29 or 30; 0 for a month that is not in the tables. */
export function daysInHijriMonth(year: number, month: number): number {
  const isKnown = year >= hijriYearFirst && year <= hijriYearLast && month >= 1 && month <= 12;
  if (!isKnown) return 0;
  const first = hijriToGregorian({ year, month, day: 1 });
  if (year === hijriYearLast && month === 12) return daysBetween(first, tablesLast) + 1;
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return daysBetween(first, hijriToGregorian(next));
}

/** 354 or 355, for a year that is in the tables. */
export const daysInHijriYear = (year: number): number =>
  Array.from({ length: 12 }, (_, at) => daysInHijriMonth(year, at + 1)).reduce((sum, days) => sum + days, 0);

export const ramadan = 9;
