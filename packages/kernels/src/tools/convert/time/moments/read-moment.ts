import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import { readMailDate } from './read-mail-date.ts';
import { resolveWithNotes, zoneOf } from './zone.ts';

interface Read {
  readonly moment: Temporal.ZonedDateTime;
  readonly format: 'iso8601' | 'rfc5322' | 'http';
  readonly notes: Note[];
}

interface Place {
  /** The zone of the result, and of a text without an offset. */
  readonly zone: string;
  readonly pointer: string;
  /** Decides the century of a year of two digits. */
  readonly now: Temporal.Instant;
}

const isoStart = /^[+-]?\d{4,6}-?\d{2}-?\d{2}(?:$|[Tt ])/;
const hasOffset = /[Tt ].*(?:[Zz]|[+-]\d{2}(?::?\d{2})?(?::?\d{2}(?:\.\d+)?)?)(?:$|\[)/;
const slashes = /^\d{1,4}[/.]\d{1,2}[/.]\d{1,4}/;

/** A moment from ISO 8601 (also RFC 3339 and RFC 9557), RFC 5322 or an HTTP date. */
export function readMoment(text: string, { zone, pointer, now }: Place): Read {
  const trimmed = text.trim();
  if (isoStart.test(trimmed)) return { format: 'iso8601', ...readIso(trimmed, zone, pointer) };
  const mail = readMailDate(trimmed, now);
  if (mail === null)
    throw new InputFault(slashes.test(trimmed) ? 'ambiguous_date' : 'not_a_date', {
      pointer,
      values: { text: trimmed.slice(0, 60) },
    });
  const { instant, format, weekday } = mail;
  const moment = instant.toZonedDateTimeISO(zone);
  const notes: Note[] = [];
  if (weekday !== null && !weekday.isRight)
    notes.push({ code: 'wrong_weekday', pointer, values: { weekday: weekday.name, date: weekday.date } });
  return { moment, format, notes };
}

function readIso(text: string, zone: string, pointer: string): { moment: Temporal.ZonedDateTime; notes: Note[] } {
  const notes: Note[] = [];
  if (/[Tt ]\d{2}:?\d{2}:?60/.test(text)) notes.push({ code: 'leap_second', pointer });
  try {
    if (text.includes('[')) {
      const read = Temporal.ZonedDateTime.from(text);
      return { moment: read.withTimeZone(zone).withCalendar('iso8601'), notes };
    }
    if (hasOffset.test(text)) return { moment: Temporal.Instant.from(text).toZonedDateTimeISO(zone), notes };
    const resolved = resolveWithNotes(Temporal.PlainDateTime.from(text), zone, pointer);
    notes.push({ code: 'zone_assumed', pointer, values: { zone } }, ...resolved.notes);
    return { moment: resolved.moment, notes };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputFault('impossible_date', { pointer, values: { text: text.slice(0, 60) } });
  }
}

interface Now {
  readonly now: Temporal.Instant;
  readonly notes: Note[];
}

/** The reference time: what the input says, or the current time, which is noted. */
export function readNow(date: string | undefined, zone: string, pointer: string): Now {
  if (date === undefined || date.trim() === '') {
    const now = Temporal.Now.instant().round('second');
    return { now, notes: [{ code: 'now_used', pointer, values: { time: now.toString() } }] };
  }
  const { moment, notes } = readMoment(date, { zone: zoneOf(zone, '/zone'), pointer, now: new Temporal.Instant(0n) });
  return { now: moment.toInstant(), notes };
}
