import { Temporal } from 'temporal-polyfill/full';
import { InputFault } from '../../../../faults/input-fault.ts';
import { daysInHijriYear, fromHijri, daysInHijriMonth, hijriOf } from '../../../../hijri/umm-al-qura.ts';
import { daysInJulianMonth, epochJulianDay, julianDateOf, julianDayOf } from './julian.ts';

/** Calendars by their Unicode name. `Intl` computes them, except for the tables of Umm al-Qura. */
const unicodeCalendars = [
  'gregory',
  'islamic-umalqura',
  'islamic-civil',
  'hebrew',
  'persian',
  'chinese',
  'dangi',
  'japanese',
  'roc',
  'buddhist',
  'indian',
  'coptic',
  'ethiopic',
] as const;
type UnicodeCalendar = (typeof unicodeCalendars)[number];
export type Calendar = UnicodeCalendar | 'julian' | 'julian-day';

const yearMin = 1;
const yearMax = 9999;

interface Written {
  readonly calendar: Exclude<Calendar, 'julian-day'>;
  readonly era: string | null;
  readonly year: number;
  readonly month: number;
  readonly monthCode: string;
  readonly day: number;
  readonly daysInMonth: number;
  readonly monthsInYear: number;
  readonly isLeapYear: boolean;
  /** Null before the Gregorian calendar. */
  readonly text: string | null;
}

export const julianDayNumber = (date: Temporal.PlainDate): number =>
  epochJulianDay + Temporal.PlainDate.from('1970-01-01').until(date, { largestUnit: 'day' }).days;

/** The date in each calendar. */
export function inCalendars(date: Temporal.PlainDate, locale: string): Written[] {
  const [gregory, ...others] = unicodeCalendars.map((calendar) => inCalendar(date, calendar, locale));
  return gregory === undefined ? [] : [gregory, inJulian(date, locale), ...others];
}

function inCalendar(date: Temporal.PlainDate, calendar: UnicodeCalendar, locale: string): Written {
  return calendar === 'islamic-umalqura' ? inUmmAlQura(date, locale) : inIntl(date, calendar, locale);
}

/** By its tables, and outside them as the civil calendar. */
function inUmmAlQura(date: Temporal.PlainDate, locale: string): Written {
  const { year: isoYear, month: isoMonth, day: isoDay } = date;
  const hijri = hijriOf({ year: isoYear, month: isoMonth, day: isoDay });
  if (hijri === undefined) return { ...inIntl(date, 'islamic-civil', locale), calendar: 'islamic-umalqura' };
  const { year, month, day } = hijri;
  return {
    calendar: 'islamic-umalqura',
    era: 'ah',
    year,
    month,
    monthCode: `M${String(month).padStart(2, '0')}`,
    day,
    daysInMonth: daysInHijriMonth(year, month),
    monthsInYear: 12,
    isLeapYear: daysInHijriYear(year) === 355,
    text: hijriText({ year, month, day }, locale),
  };
}

/** As the locale writes a date of the civil calendar with these numbers; every month has a first day. */
function hijriText({ year, month, day }: { year: number; month: number; day: number }, locale: string): string {
  const first = Temporal.PlainDate.from({ calendar: 'islamic-civil', year, month, day: 1 });
  const parts = formatter(locale, 'islamic-civil').formatToParts(first.toZonedDateTime('UTC').epochMilliseconds);
  return parts.map(({ type, value }) => (type === 'day' ? String(day) : value)).join('');
}

function inIntl(date: Temporal.PlainDate, calendar: UnicodeCalendar, locale: string): Written {
  const there = date.withCalendar(calendar);
  const { era, eraYear, year, month, monthCode, day, daysInMonth, monthsInYear, inLeapYear } = there;
  return {
    calendar,
    era: era ?? null,
    year: eraYear ?? year,
    month,
    monthCode,
    day,
    daysInMonth,
    monthsInYear,
    isLeapYear: inLeapYear,
    text: date.toString() < gregorianStart ? null : format(date, locale, calendar),
  };
}

/** Before it, `Intl` counts the days of some calendars as the Julian calendar does. */
const gregorianStart = '1582-10-15';

const format = (date: Temporal.PlainDate, locale: string, calendar: UnicodeCalendar) =>
  formatter(locale, calendar).format(date.toZonedDateTime('UTC').epochMilliseconds);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than everything else. */
function formatter(locale: string, calendar: UnicodeCalendar): Intl.DateTimeFormat {
  const key = `${locale} ${calendar}`;
  const found =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { calendar, dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(key, found);
  return found;
}

/** `Intl` has no Julian calendar. */
function inJulian(date: Temporal.PlainDate, locale: string): Written {
  const { year, month, day } = julianDateOf(julianDayNumber(date));
  const isBefore = year < 1;
  return {
    calendar: 'julian',
    era: isBefore ? 'bce' : 'ce',
    year: isBefore ? 1 - year : year,
    month,
    monthCode: `M${String(month).padStart(2, '0')}`,
    day,
    daysInMonth: daysInJulianMonth(year, month),
    monthsInYear: 12,
    isLeapYear: ((year % 4) + 4) % 4 === 0,
    text: date.toString() < gregorianStart ? null : julianText({ year, month, day }, locale),
  };
}

/** As the locale writes a Gregorian date with these numbers; 2000 has a 29 February. */
function julianText({ year, month, day }: { year: number; month: number; day: number }, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(
    Date.UTC(2000, month - 1, day),
  );
  return parts.map(({ type, value }) => (type === 'year' ? String(year) : value)).join('');
}

const numbers = /^(-?\d{1,5})[-/. ](?:(\d{1,2})|(M\d{2}L?))[-/. ](\d{1,2})$/i;

/** A date of a calendar, as `1447-09-01`. A leap month of the Chinese or Hebrew calendar has its code: `2025-M06L-01`. */
export function dateIn(calendar: Calendar, text: string, pointer: string): Temporal.PlainDate {
  const trimmed = text.trim();
  const values = { text: trimmed.slice(0, 60) };
  const date =
    calendar === 'julian-day'
      ? ofJulianDay(trimmed, pointer)
      : ofNumbers(calendar, numbers.exec(trimmed), { pointer, values });
  const { year } = date;
  if (year < yearMin || year > yearMax)
    throw new InputFault('year_out_of_range', { pointer, values: { first: yearMin, last: yearMax } });
  return date;
}

interface Place {
  readonly pointer: string;
  readonly values: { readonly text: string };
}

function ofNumbers(
  calendar: Exclude<Calendar, 'julian-day'>,
  found: RegExpExecArray | null,
  { pointer, values }: Place,
): Temporal.PlainDate {
  if (found === null) throw new InputFault('not_a_date', { pointer, values });
  const [, year, month, monthCode, day] = found;
  try {
    if (calendar === 'islamic-umalqura') {
      const hijri = { year: Number(year), month: Number(month ?? monthCode?.slice(1, 3)), day: Number(day) };
      if (daysInHijriMonth(hijri.year, 1) > 0) return ofUmmAlQura(hijri);
    }
    if (calendar === 'julian') return ofJulian(Number(year), Number(month ?? monthCode?.slice(1, 3)), Number(day));
    const inYear = monthCode === undefined ? { month: Number(month) } : { monthCode: monthCode.toUpperCase() };
    return Temporal.PlainDate.from(
      {
        calendar: calendar === 'islamic-umalqura' ? 'islamic-civil' : calendar,
        year: Number(year),
        day: Number(day),
        ...inYear,
      },
      { overflow: 'reject' },
    ).withCalendar('iso8601');
  } catch (error) {
    if (error instanceof RangeError) throw new InputFault('impossible_date', { pointer, values });
    throw error;
  }
}

/** A date of a year that the tables have. */
function ofUmmAlQura(hijri: { year: number; month: number; day: number }): Temporal.PlainDate {
  const date = fromHijri(hijri);
  if (date === undefined) throw new RangeError('no such day');
  return Temporal.PlainDate.from(date);
}

function ofJulian(year: number, month: number, day: number): Temporal.PlainDate {
  if (month < 1 || month > 12 || day < 1 || day > daysInJulianMonth(year, month)) throw new RangeError('no such day');
  return ofJulianDayNumber(julianDayOf({ year, month, day }));
}

/** A Julian day begins at noon: .5 is midnight, when the date changes. */
function ofJulianDay(text: string, pointer: string): Temporal.PlainDate {
  if (!/^-?\d{1,9}(?:\.\d{1,12})?$/.test(text))
    throw new InputFault('not_a_julian_day', { pointer, values: { text: text.slice(0, 60) } });
  return ofJulianDayNumber(Math.floor(Number(text) + 0.5));
}

function ofJulianDayNumber(number: number): Temporal.PlainDate {
  return Temporal.PlainDate.from('1970-01-01').add({ days: number - epochJulianDay });
}
