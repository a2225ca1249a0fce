import { isoDate } from '../../../calendar/civil-date.ts';
import { calendarText } from '../../../prayer/calendar.ts';
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
        : {
            uid: `${isoDate(date)}-${prayer}-${input.lat}-${input.lon}@prayer-times`,
            summary: prayerNames[prayer][input.lang],
            at,
            reminder: input.reminder,
          },
    ),
  );
  return {
    name: `prayer-times-${input.period === 'ramadan' ? `ramadan-${input.year}` : isoDate({ ...input, day: 1 }).slice(0, 7)}.ics`,
    type: 'text/calendar',
    bytes: new TextEncoder().encode(calendarText(events)),
  };
}
