import { Temporal } from 'temporal-polyfill';
import type { CivilDate } from '../../../calendar/civil-date.ts';
import { isoDate, readIsoDate, weekdayOf } from '../../../calendar/civil-date.ts';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { HijriEvent } from '../../../hijri/events.ts';
import { eventOn } from '../../../hijri/events.ts';
import { hijriMonthName, hijriText } from '../../../hijri/names.ts';
import type { HijriDate } from '../../../hijri/umm-al-qura.ts';
import {
  agreedYearFirst,
  daysInHijriMonth,
  fromHijri,
  hijriOf,
  hijriYearFirst,
  hijriYearLast,
} from '../../../hijri/umm-al-qura.ts';
import { zoneOf } from '../../convert/time/moments/zone.ts';

interface Input {
  readonly date?: string | undefined;
  /** The calendar of `date`. */
  readonly from: 'gregorian' | 'hijri';
  readonly adjustment: number;
  readonly zone: string;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

/** A Gregorian date in the calendar of Umm al-Qura, and back. */
export default function hijriDate(input: Input) {
  const { gregorian, hijri, notes } = datesOf(input);
  const event: HijriEvent | null = eventOn(hijri.month, hijri.day);
  return {
    gregorian: isoDate(gregorian),
    weekday: weekdayOf(gregorian),
    hijri: isoDate(hijri),
    text: hijriText(input.lang, hijri),
    year: hijri.year,
    month: hijri.month,
    monthName: hijriMonthName(input.lang, hijri.month),
    day: hijri.day,
    daysInMonth: daysInHijriMonth(hijri.year, hijri.month),
    event,
    notes: [...notes, ...tableNotes(hijri)],
  };
}

const tableNotes = ({ year }: HijriDate): Note[] =>
  year < agreedYearFirst ? [{ code: 'tables_differ', pointer: '/hijri', values: { year: agreedYearFirst } }] : [];

interface Dates {
  readonly gregorian: CivilDate;
  readonly hijri: HijriDate;
  readonly notes: readonly Note[];
}

function datesOf({ date: text, from, adjustment, zone }: Input): Dates {
  if (text === undefined || text.trim() === '') {
    const { year, month, day } = Temporal.Now.plainDateISO(zoneOf(zone, '/zone'));
    const today = { year, month, day };
    const notes = [{ code: 'today_used', pointer: '/date', values: { date: isoDate(today) } }];
    return { gregorian: today, hijri: inTables(today, adjustment), notes };
  }
  const values = { text: text.trim().slice(0, 40) };
  if (from === 'gregorian') {
    const gregorian = readIsoDate(text);
    if (gregorian === undefined) throw new InputFault('not_a_date', { pointer: '/date', values });
    return { gregorian, hijri: inTables(gregorian, adjustment), notes: [] };
  }
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  if (year === undefined) throw new InputFault('not_a_date', { pointer: '/date', values });
  const hijri = { year: Number(year), month: Number(month), day: Number(day) };
  if (hijri.year < hijriYearFirst || hijri.year > hijriYearLast) throw outOfTables();
  const gregorian = fromHijri(hijri, adjustment);
  if (gregorian === undefined) throw new InputFault('impossible_date', { pointer: '/date', values });
  return { gregorian, hijri, notes: [] };
}

function inTables(date: CivilDate, adjustment: number): HijriDate {
  const hijri = hijriOf(date, adjustment);
  if (hijri === undefined) throw outOfTables();
  return hijri;
}

const outOfTables = () =>
  new InputFault('outside_tables', { pointer: '/date', values: { first: hijriYearFirst, last: hijriYearLast } });
