import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { MonthEnd } from './dates/add-months.ts';
import { addMonths } from './dates/add-months.ts';
import type { WorkWeek } from './dates/working-days.ts';
import {
  addWorkingDays,
  countWorkingDays,
  dateOfDay,
  dayNumber,
  isWorkingDay,
  weekends,
} from './dates/working-days.ts';
import { isoDuration } from './durations/iso.ts';
import { inRange } from './moments/in-range.ts';
import { readDate } from './moments/read-date.ts';
import { readDateTime } from './moments/read-date-time.ts';
import { isoOf, resolveWithNotes, zoneOf } from './moments/zone.ts';

interface Input {
  readonly operation: 'add' | 'subtract' | 'difference' | 'add-working-days' | 'count-working-days';
  readonly date: string;
  readonly to?: string | undefined;
  readonly years: number;
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly monthEnd: MonthEnd;
  readonly workingDays: number;
  readonly weekend: keyof typeof weekends;
  readonly holidays?: string | undefined;
  readonly zone: string;
}

/** Adds to a date, subtracts from it, or counts what is between two dates. */
export default function dateArithmetic(input: Input) {
  const notes: Note[] = [];
  const found = { result: null, duration: null, totalDays: null, totalSeconds: null, workingDays: null };
  return inRange('/date', () => ({ ...found, ...operations[input.operation](input, notes), notes }));
}

const operations = {
  add: (input: Input, notes: Note[]) => shifted(input, 1, notes),
  subtract: (input: Input, notes: Note[]) => shifted(input, -1, notes),
  difference,
  'add-working-days': laterWorkingDay,
  'count-working-days': workingDaysBetween,
} as const satisfies Readonly<Record<Input['operation'], unknown>>;

type Start = Temporal.PlainDateTime | Temporal.ZonedDateTime;

/** Years and months first, then weeks and days, then exact time (RFC 5545 and Temporal have the same order). */
function shifted(input: Input, sign: 1 | -1, notes: Note[]) {
  const zone = zoneOf(input.zone, '/zone');
  const start = readDateTime(input.date, { zone, pointer: '/date' });
  const local = start instanceof Temporal.ZonedDateTime ? start.toPlainDateTime() : start;
  const { years, months, weeks, days } = input;
  const inMonths = addMonths(local.toPlainDate(), sign * (years * 12 + months), input.monthEnd);
  if (inMonths.note !== null) notes.push(inMonths.note);
  const date = inMonths.date.add({ days: sign * (weeks * 7 + days) });
  const seconds = sign * (input.hours * 3600 + input.minutes * 60 + input.seconds);
  if (isDateOnly(input.date) && seconds === 0) return { result: date.toString() };
  return { result: isoOf(resolved(date, local, { start, zone, notes }).add({ seconds })) };
}

interface Around {
  readonly start: Start;
  readonly zone: string;
  readonly notes: Note[];
}

/** The date with the time of the start. A moment on the same day stays, so that its offset stays in a repeated hour. */
function resolved(date: Temporal.PlainDate, local: Temporal.PlainDateTime, { start, zone, notes }: Around) {
  if (start instanceof Temporal.ZonedDateTime && date.equals(local.toPlainDate())) return start;
  const { moment, notes: found } = resolveWithNotes(date.toPlainDateTime(local.toPlainTime()), zone, '/date');
  notes.push(...found);
  return moment;
}

function difference(input: Input, notes: Note[]) {
  const zone = zoneOf(input.zone, '/zone');
  const from = momentOf(input.date, { zone, pointer: '/date', notes });
  const to = momentOf(toOf(input), { zone, pointer: '/to', notes });
  return {
    duration: isoDuration(from.until(to, { largestUnit: 'year' })),
    totalDays: from.until(to, { largestUnit: 'day' }).days,
    totalSeconds: Number((to.epochNanoseconds - from.epochNanoseconds) / 1_000_000_000n),
  };
}

function momentOf(text: string, { zone, pointer, notes }: { zone: string; pointer: string; notes: Note[] }) {
  const read = readDateTime(text, { zone, pointer });
  if (read instanceof Temporal.ZonedDateTime) return read;
  const { moment, notes: found } = resolveWithNotes(read, zone, pointer);
  notes.push(...found);
  return moment;
}

function toOf({ to = '' }: Input): string {
  if (to.trim() === '') throw new InputFault('second_date_missing', { pointer: '/to' });
  return to;
}

function laterWorkingDay(input: Input, notes: Note[]) {
  const start = dayNumber(readDate(input.date, { pointer: '/date', zone: input.zone, notes }));
  const week = workWeekOf(input, notes);
  const end = addWorkingDays(start, input.workingDays, week);
  if (input.workingDays === 0 && !isWorkingDay(start, week))
    notes.push({ code: 'not_a_working_day', pointer: '/result' });
  return { result: dateOfDay(end).toString(), totalDays: end - start, workingDays: input.workingDays };
}

function workingDaysBetween(input: Input, notes: Note[]) {
  const from = dayNumber(readDate(input.date, { pointer: '/date', zone: input.zone, notes }));
  const to = dayNumber(readDate(toOf(input), { pointer: '/to', zone: input.zone, notes }));
  const week = workWeekOf(input, notes);
  const count = countWorkingDays(Math.min(from, to), Math.max(from, to), week);
  return { totalDays: to - from, workingDays: to < from ? -count : count };
}

const holidaysMax = 1000;

/** Holidays are dates, one on each line, with a name after a space if wanted. */
function workWeekOf({ weekend, holidays = '', zone }: Input, notes: Note[]): WorkWeek {
  const days = new Set<number>();
  const free = new Set<number>(weekends[weekend]);
  let count = 0;
  for (const { 0: entry, index } of holidays.matchAll(/[^\n,;]+/g)) {
    const [text] = entry.trim().split(/\s/);
    if (text === undefined || text === '') continue;
    count += 1;
    if (count > holidaysMax)
      throw new InputFault('too_many_holidays', { pointer: '/holidays', values: { limit: holidaysMax } });
    if (!/^[+-]?\d/.test(text))
      throw new InputFault('not_a_holiday', {
        pointer: '/holidays',
        values: { text: text.slice(0, 60) },
        in: { text: holidays, offset: index },
      });
    const date = readDate(text, { pointer: '/holidays', zone, notes });
    if (free.has(date.dayOfWeek))
      notes.push({ code: 'holiday_on_weekend', pointer: '/holidays', values: { date: date.toString() } });
    days.add(dayNumber(date));
  }
  return { weekend: free, holidays: days };
}

const isDateOnly = (text: string) => /^[+-]?\d{4,6}-?\d{2}-?\d{2}$/.test(text.trim());
