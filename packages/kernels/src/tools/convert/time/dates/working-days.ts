/** Working days, counted on day numbers: days since 1970-01-01. */
import { Temporal } from 'temporal-polyfill';

export const weekends = {
  'sat-sun': [6, 7],
  'fri-sat': [5, 6],
  'thu-fri': [4, 5],
  fri: [5],
  sun: [7],
  none: [],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export interface WorkWeek {
  /** Days of the week that are free, Monday is 1. */
  readonly weekend: ReadonlySet<number>;
  readonly holidays: ReadonlySet<number>;
}

const epoch = Temporal.PlainDate.from('1970-01-01');
export const dayNumber = (date: Temporal.PlainDate): number => epoch.until(date, { largestUnit: 'day' }).days;
export const dateOfDay = (day: number): Temporal.PlainDate => epoch.add({ days: day });

/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;
const isWeekend = (day: number, { weekend }: WorkWeek): boolean => weekend.has(weekdayOf(day));

export const isWorkingDay = (day: number, week: WorkWeek): boolean => !isWeekend(day, week) && !week.holidays.has(day);

/** The day that is `count` working days later, or earlier if it is negative. The first day itself does not count. */
export function addWorkingDays(day: number, count: number, week: WorkWeek): number {
  const step = Math.sign(count);
  let at = day;
  for (let left = Math.abs(count); left > 0;) {
    at += step;
    if (isWorkingDay(at, week)) left -= 1;
  }
  return at;
}

/** Working days from the first to the last day, both included. */
export function countWorkingDays(first: number, last: number, week: WorkWeek): number {
  const weeks = Math.floor((last - first + 1) / 7);
  let count = weeks * (7 - week.weekend.size);
  for (let day = first + weeks * 7; day <= last; day += 1) if (!isWeekend(day, week)) count += 1;
  for (const day of week.holidays) if (day >= first && day <= last && !isWeekend(day, week)) count -= 1;
  return count;
}
