/** What the worker of the page computes, by the kernels of the APIs. */
import { addDays, isoDate, readIsoDate } from '@apiyard/kernels/calendar/civil-date';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { City, CityLanguage } from '@apiyard/kernels/places/cities';
import { searchCities } from '@apiyard/kernels/places/cities';
import type { PrayerInput } from '@apiyard/kernels/prayer/request';
import { isoIn, placeOf } from '@apiyard/kernels/prayer/request';
import prayerCalendar from '@apiyard/kernels/tools/islami/prayer/prayer-calendar';
import prayerTable from '@apiyard/kernels/tools/islami/prayer/prayer-table';
import prayerTimes from '@apiyard/kernels/tools/islami/prayer/prayer-times';
import type { YearMonth } from './prayer-view.ts';

export interface TimesQuestion {
  readonly input: PrayerInput;
  readonly nowMs: number;
  /** Null for the current one at the place. */
  readonly month: YearMonth | null;
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
  readonly days: readonly MonthDay[];
}

/** Minutes that people add put the times of a date out of order. */
export interface OutOfOrder {
  readonly outOfOrder: string;
}

export function computeTimes({ input, nowMs, month: given, lang }: TimesQuestion): Times | OutOfOrder {
  try {
    const { zone } = placeOf(input);
    const date = readIsoDate(isoIn(nowMs, zone).slice(0, 10));
    if (date === undefined) throw new RangeError('The clock is not in the years of the tables.');
    const [before, today, after] = [-1, 0, 1].map((days) =>
      prayerTimes({ ...input, date: isoDate(addDays(date, days)), lang }),
    ) as [DayTimes, DayTimes, DayTimes];
    const month = given ?? { year: date.year, month: date.month };
    const { days } = prayerTable({ ...input, ...month, period: 'month', lang });
    return { zone, today, around: [before, today, after], month, days };
  } catch (error) {
    if (error instanceof InputFault && error.code === 'out_of_order')
      return { outOfOrder: String(error.values['date']) };
    throw error;
  }
}

export interface CalendarFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function computeCalendar(input: PrayerInput, month: YearMonth, lang: CityLanguage): CalendarFile {
  const { name, bytes } = prayerCalendar({ ...input, ...month, period: 'month', lang });
  return { name, bytes };
}

const citiesMax = 12;

export const findCities = (text: string, lang: CityLanguage): Promise<readonly City[]> =>
  searchCities(text, { limit: citiesMax, lang });
