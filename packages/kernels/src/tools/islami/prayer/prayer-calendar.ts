import { isoDate } from '../../../calendar/civil-date.ts';
import { prayerNames } from '../../../prayer/names.ts';
import type { PeriodInput } from '../../../prayer/period.ts';
import { datesOf } from '../../../prayer/period.ts';
import { dayOf, placeOf } from '../../../prayer/request.ts';

interface Input extends PeriodInput {
  /** Minutes before a prayer at which calendars remind of it; none without it. */
  readonly reminder?: number | undefined;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

/** The prayers of a month, or of Ramadan, as a file for calendars (iCalendar, RFC 5545). */
export default function prayerCalendar(input: Input) {
  const place = placeOf(input);
  const dates = datesOf(input);
  const events = dates.flatMap((date) =>
    dayOf(input, place, date).times.flatMap(({ prayer, at }) =>
      prayer === 'sunrise' || at === null
        ? []
        : event({
            uid: `${isoDate(date)}-${prayer}-${input.lat}-${input.lon}@prayer-times`,
            summary: prayerNames[prayer][input.lang],
            at,
            reminder: input.reminder,
          }),
    ),
  );
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Apiyard//Prayer times//EN', ...events, 'END:VCALENDAR'];
  return {
    name: `prayer-times-${input.period === 'ramadan' ? `ramadan-${input.year}` : isoDate({ ...input, day: 1 }).slice(0, 7)}.ics`,
    type: 'text/calendar',
    bytes: new TextEncoder().encode(`${lines.join('\r\n')}\r\n`),
  };
}

interface CalendarEvent {
  readonly uid: string;
  readonly summary: string;
  readonly at: number;
  readonly reminder: number | undefined;
}

function event({ uid, summary, at, reminder }: CalendarEvent): string[] {
  const start = utcOf(at);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // The moment of the event, so that the same input makes the same file.
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    `SUMMARY:${summary}`,
    'TRANSP:TRANSPARENT',
    ...(reminder === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, `TRIGGER:-PT${reminder}M`, 'END:VALARM']),
    'END:VEVENT',
  ];
}

/** `20260218T053200Z`. */
const utcOf = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');
