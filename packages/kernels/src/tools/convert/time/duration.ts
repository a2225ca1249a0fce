import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { inRange } from './moments/in-range.ts';
import { localeOf } from './moments/locale.ts';
import { resolveWithNotes, zoneOf } from './moments/zone.ts';
import { readDateTime } from './moments/read-date-time.ts';
import type { Parts } from './durations/read.ts';
import { isoDuration } from './durations/iso.ts';
import { durationUnits, readDuration } from './durations/read.ts';
import { secondsText } from './durations/seconds.ts';

interface Input {
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly zone: string;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

/** A duration as ISO 8601, parts, words and seconds; given as text, or as the time between two dates. */
export default function duration(input: Input) {
  return inRange('/from', () => inUnits(input));
}

function inUnits({ text = '', from = '', to = '', zone: zoneText, lang }: Input) {
  const zone = zoneOf(zoneText, '/zone');
  const notes: Note[] = [];
  const isBetween = from.trim() !== '' && to.trim() !== '';
  if (!isBetween && text.trim() === '') throw new InputFault('nothing_given', { pointer: '/text' });
  if (isBetween && text.trim() !== '') notes.push({ code: 'text_not_used', pointer: '/text' });
  const start = from.trim() === '' ? null : startOf(from, zone, '/from', notes);
  const given = isBetween && start !== null ? between(start, startOf(to, zone, '/to', notes)) : fromText(text, notes);
  const hasDate = start !== null;
  const ns = nanosecondsOf(given, start, notes);
  const parts = Object.fromEntries(durationUnits.map((unit) => [unit, given[unit]])) as Readonly<
    Record<keyof Parts, number>
  >;
  return {
    iso: isoDuration(given),
    words: wordsOf(given, localeOf(lang)),
    ...parts,
    totalSeconds: ns === null ? null : secondsText(ns),
    balanced: ns === null || hasDate ? null : balancedOf(ns),
    end: start === null ? null : start.add(given).toString({ timeZoneName: 'never' }),
    notes,
  };
}

function startOf(text: string, zone: string, pointer: string, notes: Note[]): Temporal.ZonedDateTime {
  const read = readDateTime(text, { zone, pointer });
  if (read instanceof Temporal.ZonedDateTime) return read;
  const { moment, notes: found } = resolveWithNotes(read, zone, pointer);
  notes.push(...found);
  return moment;
}

const between = (from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime) => from.until(to, { largestUnit: 'year' });

function fromText(text: string, notes: Note[]): Temporal.Duration {
  const { parts, ...read } = readDuration(text);
  notes.push(...read.notes);
  try {
    return Temporal.Duration.from(parts);
  } catch (error) {
    if (error instanceof RangeError) throw new InputFault('too_long', { pointer: '/text' });
    throw error;
  }
}

/** Null if the duration has months or years, whose length depends on the date, and there is no date. */
function nanosecondsOf(given: Temporal.Duration, start: Temporal.ZonedDateTime | null, notes: Note[]): bigint | null {
  if (start !== null) {
    try {
      return start.add(given).epochNanoseconds - start.epochNanoseconds;
    } catch (error) {
      if (error instanceof RangeError) throw new InputFault('too_long', { pointer: '/text' });
      throw error;
    }
  }
  if (given.years !== 0 || given.months !== 0) {
    notes.push({ code: 'needs_date', pointer: '/totalSeconds' });
    return null;
  }
  if (given.weeks !== 0 || given.days !== 0) notes.push({ code: 'days_of_24_hours', pointer: '/totalSeconds' });
  const hours = BigInt(given.weeks) * 168n + BigInt(given.days) * 24n + BigInt(given.hours);
  const seconds = hours * 3600n + BigInt(given.minutes) * 60n + BigInt(given.seconds);
  return (
    ((seconds * 1000n + BigInt(given.milliseconds)) * 1000n + BigInt(given.microseconds)) * 1000n +
    BigInt(given.nanoseconds)
  );
}

/** The same length in days, hours, minutes and seconds: `P1DT1H` for `PT25H`. */
function balancedOf(ns: bigint): string {
  const size = ns < 0n ? -ns : ns;
  const balanced = Temporal.Duration.from({
    days: Number(size / 86_400_000_000_000n),
    hours: Number((size / 3_600_000_000_000n) % 24n),
    minutes: Number((size / 60_000_000_000n) % 60n),
    seconds: Number((size / 1_000_000_000n) % 60n),
    nanoseconds: Number(size % 1_000_000_000n),
  });
  return isoDuration(ns < 0n ? balanced.negated() : balanced);
}

const wordUnits = ['years', 'months', 'weeks', 'days', 'hours', 'minutes'] as const;

function wordsOf(given: Temporal.Duration, locale: string): string {
  const format = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 9 }).format(value);
  const size = given.abs();
  const words = wordUnits.filter((unit) => size[unit] !== 0).map((unit) => format(size[unit], unit.slice(0, -1)));
  const seconds =
    size.seconds + (size.milliseconds * 1_000_000 + size.microseconds * 1000 + size.nanoseconds) / 1_000_000_000;
  if (seconds !== 0 || words.length === 0) words.push(format(seconds, 'second'));
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words);
  return given.sign < 0 ? `−${words.length > 1 ? `(${list})` : list}` : list;
}
