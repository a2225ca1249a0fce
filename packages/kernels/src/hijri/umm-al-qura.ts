import { Temporal } from 'temporal-polyfill/full';

/** Gregorian dates of the tables of Umm al-Qura in `Intl`: 1 Muharram 1300 to 29 or 30 Dhu al-Hijjah 1600. */
export const ummAlQuraFirst = '1882-11-12';
export const ummAlQuraLast = '2174-11-25';
export const hijriYearFirst = 1300;
export const hijriYearLast = 1600;

export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly daysInMonth: number;
}

export const isInTables = (date: Temporal.PlainDate): boolean => {
  const text = date.toString();
  return text >= ummAlQuraFirst && text <= ummAlQuraLast;
};

/** The date in the calendar of Umm al-Qura, `adjustment` days later where the moon was seen earlier. */
export function hijriOf(date: Temporal.PlainDate, adjustment = 0): HijriDate {
  const { year, month, day, daysInMonth } = date.add({ days: adjustment }).withCalendar('islamic-umalqura');
  return { year, month, day, daysInMonth };
}

/** Throws a RangeError if there is no such day. */
export function fromHijri(
  { year, month, day }: Pick<HijriDate, 'year' | 'month' | 'day'>,
  adjustment = 0,
): Temporal.PlainDate {
  return Temporal.PlainDate.from({ calendar: 'islamic-umalqura', year, month, day }, { overflow: 'reject' })
    .withCalendar('iso8601')
    .subtract({ days: adjustment });
}
