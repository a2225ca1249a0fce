import { addDays, isoDate, weekdayOf } from '../../../calendar/civil-date.ts';
import { InputFault } from '../../../faults/input-fault.ts';
import { eventOn } from '../../../hijri/events.ts';
import { hijriMonthName } from '../../../hijri/names.ts';
import { daysInHijriMonth, fromHijri, hijriYearFirst, hijriYearLast } from '../../../hijri/umm-al-qura.ts';

interface Input {
  readonly year: number;
  readonly month: number;
  readonly adjustment: number;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

/** The days of a Hijri month with their Gregorian dates and events. */
export default function hijriMonth({ year, month, adjustment, lang }: Input) {
  const first = fromHijri({ year, month, day: 1 }, adjustment);
  if (first === undefined)
    throw new InputFault('outside_tables', {
      pointer: '/year',
      values: { first: hijriYearFirst, last: hijriYearLast },
    });
  const days = Array.from({ length: daysInHijriMonth(year, month) }, (_, at) => {
    const date = addDays(first, at);
    return { day: at + 1, gregorian: isoDate(date), weekday: weekdayOf(date), event: eventOn(month, at + 1) };
  });
  return { year, month, monthName: hijriMonthName(lang, month), daysInMonth: days.length, days };
}
