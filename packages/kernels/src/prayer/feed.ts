import { addDays, isoDate, readIsoDate } from '../calendar/civil-date.ts';
import { InputFault } from '../faults/input-fault.ts';
import { calendarText } from './calendar.ts';
import { prayerNames } from './names.ts';
import type { PrayerInput } from './request.ts';
import { dayOf, isoIn, placeOf } from './request.ts';
import type { Prayer } from './solve.ts';

export interface PrayerFeed {
  readonly input: PrayerInput;
  readonly prayers: readonly Prayer[];
  /** Minutes before a prayer at which calendars remind of it; none without it. */
  readonly reminder?: number | undefined;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
  readonly name: string;
  /** Tells events of this calendar from those of others. */
  readonly id: string;
}

/** Days before and after today that a feed has: calendar programs keep what they read, or show only what it has. */
const feedDaysBefore = 7;
const feedDaysAfter = 60;
const refreshHours = 12;

/** The date at the place of a feed. */
export function feedDate({ input }: Pick<PrayerFeed, 'input'>, nowMs: number): string {
  return isoIn(nowMs, placeOf(input).zone).slice(0, 10);
}

/**
 * The calendar of a feed around a date such as `2026-11-27`. Days on which added minutes put the times out of order are
 * left out.
 */
export function feedText({ input, prayers, reminder, lang, name, id }: PrayerFeed, date: string): string {
  const place = placeOf(input);
  const today = readIsoDate(date);
  if (today === undefined) throw new RangeError(`${date} is not a date.`);
  const events = Array.from({ length: feedDaysBefore + 1 + feedDaysAfter }, (_, at) => {
    const day = addDays(today, at - feedDaysBefore);
    return timesOf(input, place, day).flatMap(({ prayer, at: atMs }) =>
      atMs === null || !prayers.includes(prayer)
        ? []
        : [
            {
              uid: `${isoDate(day)}-${prayer}-${id}@prayer-times`,
              summary: prayerNames[prayer][lang],
              at: atMs,
              reminder,
            },
          ],
    );
  }).flat();
  return calendarText(events, { name, refreshHours });
}

function timesOf(...[input, place, day]: Parameters<typeof dayOf>): ReturnType<typeof dayOf>['times'] {
  try {
    return dayOf(input, place, day).times;
  } catch (error) {
    if (error instanceof InputFault && error.code === 'out_of_order') return [];
    throw error;
  }
}
