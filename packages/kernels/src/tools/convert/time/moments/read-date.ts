import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import { zoneOf } from './zone.ts';

interface Where {
  readonly pointer: string;
  /** The zone of “today”, if there is no text. */
  readonly zone: string;
  /** Gets a note if the date of today is used. */
  readonly notes: Note[];
}

const weekForm = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?$/i;
const ordinalForm = /^(\d{4})-?(\d{3})$/;
const slashes = /^\d{1,4}[/.]\d{1,2}[/.]\d{1,4}/;

/** A date of ISO 8601: calendar, week (`2026-W48-4`, without a day the Monday) or ordinal (`2026-330`). */
export function readDate(text: string | undefined, { pointer, zone, notes }: Where): Temporal.PlainDate {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') {
    const today = Temporal.Now.plainDateISO(zoneOf(zone, '/zone'));
    notes.push({ code: 'today_used', pointer, values: { date: today.toString() } });
    return today;
  }
  const values = { text: trimmed.slice(0, 60) };
  const date = weekDate(trimmed) ?? ordinalDate(trimmed) ?? calendarDate(trimmed);
  if (date !== null) return date;
  if (slashes.test(trimmed)) throw new InputFault('ambiguous_date', { pointer, values });
  const isDate = weekForm.test(trimmed) || ordinalForm.test(trimmed) || /^[+-]?\d{4,6}-?\d{2}-?\d{2}/.test(trimmed);
  throw new InputFault(isDate ? 'impossible_date' : 'not_a_date', { pointer, values });
}

/** Null if the year does not have the week. */
function weekDate(text: string): Temporal.PlainDate | null {
  const [, year, week, day = '1'] = weekForm.exec(text) ?? [];
  if (year === undefined || week === undefined) return null;
  const fourth = Temporal.PlainDate.from({ year: Number(year), month: 1, day: 4 }); // always in week 1
  const date = fourth.add({ days: Number(day) - fourth.dayOfWeek + (Number(week) - 1) * 7 });
  return date.yearOfWeek === Number(year) && date.weekOfYear === Number(week) ? date : null;
}

function ordinalDate(text: string): Temporal.PlainDate | null {
  const [, year, day] = ordinalForm.exec(text) ?? [];
  if (year === undefined || day === undefined) return null;
  const date = Temporal.PlainDate.from({ year: Number(year), month: 1, day: 1 }).add({ days: Number(day) - 1 });
  return date.year === Number(year) ? date : null;
}

function calendarDate(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text.replace(/Z$/i, '')).withCalendar('iso8601');
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
