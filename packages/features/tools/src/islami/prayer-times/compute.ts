/** What the worker of the page computes, by the kernels of the APIs. */
import type { CivilDate } from '@apiyard/kernels/calendar/civil-date';
import { addDays, isoDate, readIsoDate } from '@apiyard/kernels/calendar/civil-date';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import { hijriOf, hijriYearLast, ramadan as ramadanMonth } from '@apiyard/kernels/hijri/umm-al-qura';
import type { City, CityLanguage } from '@apiyard/kernels/places/cities';
import { searchCities } from '@apiyard/kernels/places/cities';
import { isoIn, placeOf } from '@apiyard/kernels/prayer/request';
import prayerCalendar from '@apiyard/kernels/tools/islami/prayer/prayer-calendar';
import prayerTable from '@apiyard/kernels/tools/islami/prayer/prayer-table';
import prayerTimes from '@apiyard/kernels/tools/islami/prayer/prayer-times';
import type { Ramadan, TimesInput, YearMonth } from './prayer-view.ts';

export interface TimesQuestion {
  readonly input: TimesInput;
  readonly nowMs: number;
  /** Null for the current one at the place. */
  readonly month: YearMonth | null;
  /** Null for the table of the month. */
  readonly ramadan: Ramadan | null;
  readonly lang: CityLanguage;
}

export type DayTimes = ReturnType<typeof prayerTimes>;
export type MonthDay = ReturnType<typeof prayerTable>['days'][number];

export interface Times {
  readonly zone: string;
  /** At the place. */
  readonly today: DayTimes;
  /** Isha can be after midnight, and Fajr of the next day before it. */
  readonly around: readonly DayTimes[];
  readonly month: YearMonth;
  /** The Hijri year whose Ramadan the days are; null for those of the month. */
  readonly ramadan: number | null;
  readonly days: readonly MonthDay[];
}

/** Minutes that people add put the times of a date out of order. */
export interface OutOfOrder {
  readonly outOfOrder: string;
}

export function computeTimes({ input, nowMs, month: given, ramadan: shown, lang }: TimesQuestion): Times | OutOfOrder {
  try {
    const { zone } = placeOf(input);
    const date = readIsoDate(isoIn(nowMs, zone).slice(0, 10));
    if (date === undefined) throw new RangeError('The clock is not in the years of the tables.');
    const [before, today, after] = [-1, 0, 1].map((days) =>
      prayerTimes({ ...input, date: isoDate(addDays(date, days)), lang }),
    ) as [DayTimes, DayTimes, DayTimes];
    const month = given ?? { year: date.year, month: date.month };
    const ramadan = shown === 'next' ? ramadanAfter(date, input.hijriAdjustment) : shown;
    const { days } = prayerTable({ ...input, ...periodOf(month, ramadan), lang });
    return { zone, today, around: [before, today, after], month, ramadan, days };
  } catch (error) {
    if (error instanceof InputFault && error.code === 'out_of_order')
      return { outOfOrder: String(error.values['date']) };
    throw error;
  }
}

const periodOf = (month: YearMonth, ramadan: number | null) =>
  ramadan === null ? { period: 'month' as const, ...month } : { period: 'ramadan' as const, year: ramadan, month: 1 };

/** The Hijri year of the current or the coming Ramadan; null outside the tables. */
function ramadanAfter(date: CivilDate, adjustment: number): number | null {
  const hijri = hijriOf(date, adjustment);
  if (hijri === undefined) return null;
  const year = hijri.month > ramadanMonth ? hijri.year + 1 : hijri.year;
  return year > hijriYearLast ? null : year;
}

export interface CalendarFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface CalendarQuestion {
  readonly input: TimesInput;
  readonly month: YearMonth;
  readonly ramadan: number | null;
  readonly lang: CityLanguage;
}

export function computeCalendar({ input, month, ramadan, lang }: CalendarQuestion): CalendarFile {
  const { name, bytes } = prayerCalendar({ ...input, ...periodOf(month, ramadan), lang });
  return { name, bytes };
}

const citiesMax = 12;

export const findCities = (text: string, lang: CityLanguage): Promise<readonly City[]> =>
  searchCities(text, { limit: citiesMax, lang });
