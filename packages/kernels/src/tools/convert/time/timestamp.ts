import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { monthNames, weekdayNames } from './moments/read-mail-date.ts';
import { inRange } from './moments/in-range.ts';
import { readMoment, readNow } from './moments/read-moment.ts';
import { relativeWords, readRelative } from './moments/relative.ts';
import { isoOf, zoneOf } from './moments/zone.ts';
import { localeOf } from './moments/locale.ts';

type Unit = 's' | 'ms' | 'us' | 'ns';

interface Input {
  readonly text: string;
  readonly unit: Unit | 'auto';
  readonly zone: string;
  readonly date?: string | undefined;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

const digitsBelow: Readonly<Record<Unit, number>> = { s: 9, ms: 6, us: 3, ns: 0 };
const nsOf: Readonly<Record<Unit, bigint>> = { s: 1_000_000_000n, ms: 1_000_000n, us: 1000n, ns: 1n };

/** A moment, given as a Unix timestamp or a date, in each of the usual formats. */
export default function timestamp(input: Input) {
  return inRange('/text', () => inFormats(input));
}

function inFormats({ text, unit, zone: zoneText, date, lang }: Input) {
  const zone = zoneOf(zoneText, '/zone');
  const { now, notes: nowNotes } = readNow(date, zone, '/date');
  const { moment, format, notes } = read(text, { unit, zone, now });
  const ns = moment.epochNanoseconds;
  return {
    iso: isoOf(moment),
    utc: moment.toInstant().toString(),
    seconds: Number(floorDiv(ns, nsOf.s)),
    milliseconds: Number(floorDiv(ns, nsOf.ms)),
    microseconds: String(floorDiv(ns, nsOf.us)),
    nanoseconds: String(ns),
    rfc5322: isFourDigits(moment) ? mailDate(moment) : null,
    http: isFourDigits(moment.withTimeZone('UTC')) ? httpDate(moment.withTimeZone('UTC')) : null,
    zone: moment.timeZoneId,
    offset: moment.offset,
    relative: relativeWords(moment.toInstant(), now, localeOf(lang)),
    relativeTo: now.toString(),
    format,
    notes: [
      ...notes,
      ...nowNotes,
      ...(ns % nsOf.s === 0n ? [] : [{ code: 'fraction_left_out', pointer: '/rfc5322' }]),
      ...(isFourDigits(moment) ? [] : [{ code: 'year_out_of_range', pointer: '/http' }]),
    ] satisfies Note[] as Note[],
  };
}

interface How {
  readonly unit: Unit | 'auto';
  readonly zone: string;
  readonly now: Temporal.Instant;
}

function read(text: string, { unit, zone, now }: How) {
  const trimmed = text.trim();
  const number = /^([+-]?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(trimmed);
  if (number !== null) return readNumber(number, { unit, zone });
  const relative = readRelative(trimmed, now.toZonedDateTimeISO(zone));
  if (relative !== null) return { moment: relative, format: 'relative' as const, notes: [] };
  return readMoment(trimmed, { zone, pointer: '/text', now });
}

function readNumber([whole, sign, digits = '', fraction = '']: RegExpExecArray, { unit, zone }: Omit<How, 'now'>) {
  const notes: Note[] = [];
  const used = unit === 'auto' ? unitOf(digits) : unit;
  if (unit === 'auto') notes.push({ code: `unit_${used}`, pointer: '/text' });
  if (unit === 'auto' && looksLikeDate(whole))
    notes.push({ code: 'looks_like_date', pointer: '/text', values: { text: whole } });
  const kept = fraction.slice(0, digitsBelow[used]);
  if (/[1-9]/.test(fraction.slice(kept.length))) notes.push({ code: 'below_nanoseconds', pointer: '/text' });
  const ns = BigInt(digits) * nsOf[used] + BigInt(kept.padEnd(digitsBelow[used], '0') || '0');
  try {
    const moment = new Temporal.Instant(sign === '-' ? -ns : ns).toZonedDateTimeISO(zone);
    return { moment, format: used, notes };
  } catch {
    throw new InputFault('out_of_range', { pointer: '/text' });
  }
}

/** By size: seconds up to the year 5138, milliseconds from March 1973. */
function unitOf(digits: string): Unit {
  const count = digits.replace(/^0+/, '').length;
  if (count <= 11) return 's';
  if (count <= 14) return 'ms';
  return count <= 17 ? 'us' : 'ns';
}

const looksLikeDate = (text: string) => /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text);

const floorDiv = (value: bigint, by: bigint) => value / by - (value % by < 0n ? 1n : 0n);
const isFourDigits = ({ year }: Temporal.ZonedDateTime) => year >= 0 && year <= 9999;
const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function stampOf(moment: Temporal.ZonedDateTime): string {
  const { dayOfWeek, day, month, year, hour, minute, second } = moment;
  return `${weekdayNames[dayOfWeek - 1]}, ${pad(day)} ${monthNames[month - 1]} ${pad(year, 4)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

const httpDate = (moment: Temporal.ZonedDateTime) => `${stampOf(moment)} GMT`;
const mailDate = (moment: Temporal.ZonedDateTime) => `${stampOf(moment)} ${moment.offset.replace(':', '').slice(0, 5)}`;
