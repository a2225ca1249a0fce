import { endOfMonth, endOfWeek, startOfMonth, startOfWeek, toCalendarDate, toZoned } from '@internationalized/date';
import type { CalendarDate, ZonedDateTime } from '@internationalized/date';

/** Both ends with their time zone. The end is the last minute that is included. */
export interface ZonedRange {
  start: ZonedDateTime;
  end: ZonedDateTime;
}

export const rangePresets = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisWeek',
  'thisMonth',
  'lastMonth',
] as const;
/** A range that is counted from the current day. */
export type RangePreset = (typeof rangePresets)[number];

/** The days of a preset, first and last. Weeks begin as they do in the locale. */
const daysOf: Record<RangePreset, (today: CalendarDate, locale: string) => readonly [CalendarDate, CalendarDate]> = {
  today: (today) => [today, today],
  yesterday: (today) => [today.subtract({ days: 1 }), today.subtract({ days: 1 })],
  last7Days: (today) => [today.subtract({ days: 6 }), today],
  last30Days: (today) => [today.subtract({ days: 29 }), today],
  thisWeek: (today, locale) => [startOfWeek(today, locale), endOfWeek(today, locale)],
  thisMonth: (today) => [startOfMonth(today), endOfMonth(today)],
  lastMonth: (today) => {
    const month = startOfMonth(today).subtract({ months: 1 });
    return [month, endOfMonth(month)];
  },
};

/** From the first minute of the first day to the last minute of the last, also where a day begins at 01:00. */
export function presetRange(preset: RangePreset, now: ZonedDateTime, locale: string): ZonedRange {
  const [first, last] = daysOf[preset](toCalendarDate(now), locale);
  const startOfDay = (day: CalendarDate) => toZoned(day, now.timeZone);
  return { start: startOfDay(first), end: startOfDay(last.add({ days: 1 })).subtract({ minutes: 1 }) };
}
