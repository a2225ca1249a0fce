import { Temporal } from 'temporal-polyfill';
import type { Note } from '../../../faults/note.ts';
import { inRange } from './moments/in-range.ts';
import { localeOf } from './moments/locale.ts';
import { readDate } from './moments/read-date.ts';

interface Input {
  readonly date?: string | undefined;
  readonly zone: string;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

/** A date, or a week or ordinal date of ISO 8601, with its place in the year. */
export default function isoWeek(input: Input) {
  return inRange('/date', () => inYear(input));
}

function inYear({ date: text, zone, lang }: Input) {
  const notes: Note[] = [];
  const date = readDate(text, { pointer: '/date', zone, notes });
  const { year, month, dayOfWeek } = date;
  const { weekOfYear = 0, yearOfWeek = year } = date;
  const monday = date.subtract({ days: dayOfWeek - 1 });
  const quarter = Math.ceil(month / 3);
  const quarterStart = date.with({ month: quarter * 3 - 2, day: 1 });
  const weekText = `${yearText(yearOfWeek)}-W${String(weekOfYear).padStart(2, '0')}`;
  return {
    date: date.toString(),
    weekDate: `${weekText}-${dayOfWeek}`,
    ordinalDate: `${yearText(year)}-${String(date.dayOfYear).padStart(3, '0')}`,
    week: weekOfYear,
    weekYear: yearOfWeek,
    weekday: dayOfWeek,
    weekdayName: new Intl.DateTimeFormat(localeOf(lang), { weekday: 'long', timeZone: 'UTC' }).format(
      date.toZonedDateTime('UTC').epochMilliseconds,
    ),
    weekStart: monday.toString(),
    weekEnd: monday.add({ days: 6 }).toString(),
    // 28 December is always in the last week (ISO 8601).
    weeksInYear: Temporal.PlainDate.from({ year: yearOfWeek, month: 12, day: 28 }).weekOfYear ?? 52,
    dayOfYear: date.dayOfYear,
    daysInYear: date.daysInYear,
    isLeapYear: date.inLeapYear,
    daysInMonth: date.daysInMonth,
    quarter,
    quarterStart: quarterStart.toString(),
    quarterEnd: quarterStart.add({ months: 3 }).subtract({ days: 1 }).toString(),
    notes,
  };
}

const yearText = (year: number) => Temporal.PlainYearMonth.from({ year, month: 1 }).toString().slice(0, -3);
