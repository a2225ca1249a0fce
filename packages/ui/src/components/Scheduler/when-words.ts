import { dayOf, isTimed } from './scheduler-events.ts';
import type { EventRange } from './scheduler-events.ts';
import { legible } from '../../labels/figures.ts';

/** Formats of a scheduler, in one language and time zone. */
export interface WhenWords {
  /** A range as in a sentence: 'Monday, 16 November 2026 at 09:00 – 10:00'. */
  range: (range: EventRange) => string;
  /** Only its times, or nothing for whole days: '09:00 – 10:00'. */
  times: (range: EventRange) => string;
  /** The start alone, where there is little room. */
  start: (range: EventRange) => string;
  /** A day in full, as its number since 1970. */
  day: (day: number) => string;
  /** 'Mon' and '16' of a day. */
  dayParts: (day: number) => { weekday: string; date: string };
  /** An hour of the axis, in minutes after midnight. */
  hour: (minute: number) => string;
  /** A month and year, or the days of a period. */
  period: (first: number, days: number, isMonth: boolean) => string;
}

/** Days are dates without a zone: they are written in UTC. */
const instantOf = (day: number) => dayOf(day).toDate('UTC');

export function whenWords(locale: string, timeZone: string): WhenWords {
  const make = (options: Intl.DateTimeFormatOptions, zone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = make(long);
  const moments = make({ ...long, ...clock }, timeZone);
  const times = make(clock, timeZone);
  const hours = make(clock);
  const weekday = make({ weekday: 'short' });
  const date = make({ day: 'numeric' });
  const month = make({ month: 'long', year: 'numeric' });
  const span = make({ day: 'numeric', month: 'long', year: 'numeric' });
  return {
    range: (range) =>
      legible(
        isTimed(range)
          ? moments.formatRange(range.start.toDate(), range.end.toDate())
          : day.formatRange(range.start.toDate('UTC'), range.end.toDate('UTC')),
      ),
    times: (range) => (isTimed(range) ? legible(times.formatRange(range.start.toDate(), range.end.toDate())) : ''),
    start: (range) => (isTimed(range) ? legible(times.format(range.start.toDate())) : ''),
    day: (number) => day.format(instantOf(number)),
    dayParts: (number) => ({ weekday: weekday.format(instantOf(number)), date: date.format(instantOf(number)) }),
    hour: (minute) => legible(hours.format(new Date(minute * 60_000))),
    period: (first, days, isMonth) =>
      legible(
        isMonth ? month.format(instantOf(first)) : span.formatRange(instantOf(first), instantOf(first + days - 1)),
      ),
  };
}
