import { endOfMonth, getWeeksInMonth, startOfMonth, startOfWeek } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { dayNumber } from '../scheduler-events.ts';

export const schedulerViews = ['month', 'week', 'day', 'agenda'] as const;
export type SchedulerView = (typeof schedulerViews)[number];

/** Days that a view shows, as days since 1970. */
export interface Period {
  first: number;
  days: number;
}

/** What a view shows around a date: whole weeks of a month, a week, a day, or the days of a month. */
export function periodOf(view: SchedulerView, date: CalendarDate, locale: string): Period {
  switch (view) {
    case 'month':
      return {
        first: dayNumber(startOfWeek(startOfMonth(date), locale)),
        days: 7 * getWeeksInMonth(date, locale),
      };
    case 'week':
      return { first: dayNumber(startOfWeek(date, locale)), days: 7 };
    case 'day':
      return { first: dayNumber(date), days: 1 };
    case 'agenda': {
      const first = dayNumber(startOfMonth(date));
      return { first, days: dayNumber(endOfMonth(date)) - first + 1 };
    }
  }
}

/** The date of the period before or after. */
export function stepDate(view: SchedulerView, date: CalendarDate, by: 1 | -1): CalendarDate {
  if (view === 'week') return date.add({ weeks: by });
  return view === 'day' ? date.add({ days: by }) : date.add({ months: by });
}
