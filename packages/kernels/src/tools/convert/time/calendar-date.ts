import { Temporal } from 'temporal-polyfill/full';
import { isoDate } from '../../../calendar/civil-date.ts';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { tablesFirst, tablesLast } from '../../../hijri/umm-al-qura.ts';
import type { Calendar } from './dates/calendars.ts';
import { dateIn, inCalendars, julianDayNumber } from './dates/calendars.ts';
import { localeOf } from './moments/locale.ts';
import { zoneOf } from './moments/zone.ts';

interface Input {
  readonly date?: string | undefined;
  readonly calendar: Calendar;
  readonly zone: string;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

/** A date of one calendar in the others. */
export default function calendarDate({ date: text, calendar, zone, lang }: Input) {
  const { date, notes } = dateOf(text, calendar, zone);
  const locale = localeOf(lang);
  const julianDay = julianDayNumber(date);
  return {
    date: date.toString(),
    weekday: date.dayOfWeek,
    weekdayName: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      date.toZonedDateTime('UTC').epochMilliseconds,
    ),
    julianDay,
    modifiedJulianDay: julianDay - 2_400_001,
    calendars: inCalendars(date, locale),
    notes: [...notes, ...rangeNotes(date)],
  };
}

function dateOf(
  text: string | undefined,
  calendar: Calendar,
  zone: string,
): { date: Temporal.PlainDate; notes: Note[] } {
  if (text !== undefined && text.trim() !== '') {
    try {
      return { date: dateIn(calendar, text, '/date'), notes: [] };
    } catch (error) {
      if (error instanceof RangeError) throw new InputFault('impossible_date', { pointer: '/date', values: { text } });
      throw error;
    }
  }
  const today = Temporal.Now.plainDateISO(zoneOf(zone, '/zone'));
  return { date: today, notes: [{ code: 'today_used', pointer: '/date', values: { date: today.toString() } }] };
}

/** Where the tables of calendars end, and their numbers are computed only. */
function rangeNotes(date: Temporal.PlainDate): Note[] {
  const text = date.toString();
  const codes = [
    ...(text < '1582-10-15' ? ['before_gregorian'] : []),
    ...(text < isoDate(tablesFirst) || text > isoDate(tablesLast) ? ['umm_al_qura_range'] : []),
    ...(text < '1900-01-31' || text > '2100-12-31' ? ['chinese_range'] : []),
  ];
  return codes.map((code) => ({ code, pointer: '/calendars' }));
}
