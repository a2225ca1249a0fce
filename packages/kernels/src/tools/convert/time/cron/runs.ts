/** When an expression runs in a time zone, with Vixie cron's rules for changes of the clocks. */
import { Temporal } from 'temporal-polyfill';
import type { FaultValues } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import { isoOf, resolve } from '../moments/zone.ts';
import type { Schedule } from './parse.ts';

interface Found {
  readonly runs: readonly Temporal.ZonedDateTime[];
  /** What the clocks change about these runs. */
  readonly notes: readonly Note[];
}

/** The Gregorian calendar repeats 29 February on a weekday after at most 40 years. */
export const yearsSearched = 60;
/** Vixie cron treats only smaller changes of the clock as daylight saving. */
const clockChangeNsMax = 3n * 3_600_000_000_000n;

/** Whether day of month and day of week are combined by “or”: neither begins with an asterisk. */
export const isEitherDay = ({ dayOfMonth, dayOfWeek }: Schedule): boolean => !dayOfMonth.isStar && !dayOfWeek.isStar;

/** A job at a fixed time, whose minute and hour do not begin with an asterisk. */
const isFixedTime = ({ minute, hour }: Schedule): boolean => !minute.isStar && !hour.isStar;

/** The next runs after a moment. */
export function nextRuns(schedule: Schedule, after: Temporal.ZonedDateTime, count: number): Found {
  const notes: Note[] = [];
  const found = new Set<bigint>();
  let isLastDay = false;
  // A repeated hour may reach back over midnight.
  for (const date of daysOf(schedule, after.toPlainDate().subtract({ days: 1 }))) {
    for (const { ns, note } of runsOn(schedule, date, after.timeZoneId)) {
      if (ns <= after.epochNanoseconds) continue;
      if (note !== null && !notes.some(({ code }) => code === note.code)) notes.push(note);
      if (note?.code !== 'clocks_skip') found.add(ns);
    }
    if (isLastDay) break;
    isLastDay = found.size >= count;
  }
  const runs = Array.from(found)
    .sort((a, b) => (a < b ? -1 : 1))
    .slice(0, count)
    .map((ns) => new Temporal.ZonedDateTime(ns, after.timeZoneId));
  const end = runs.at(-1)?.toPlainDate().toString() ?? '';
  return { runs, notes: notes.filter(({ values }) => String(values?.['date']) <= end) };
}

/** The days of the schedule from a day on. */
function* daysOf(schedule: Schedule, from: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  const { dayOfMonth, month, dayOfWeek } = schedule;
  const [months, days, weekdays] = [month, dayOfMonth, dayOfWeek].map(({ values }) => new Set(values));
  const isEither = isEitherDay(schedule);
  let first = from.with({ day: 1 });
  for (let passed = 0; passed <= yearsSearched * 12; passed += 1) {
    if (months?.has(first.month)) {
      for (let day = 1; day <= first.daysInMonth; day += 1) {
        const isDay = days?.has(day) === true;
        const isWeekday = weekdays?.has((first.dayOfWeek + day - 1) % 7) === true;
        if (isEither ? !isDay && !isWeekday : !isDay || !isWeekday) continue;
        const date = first.with({ day });
        if (Temporal.PlainDate.compare(date, from) >= 0) yield date;
      }
    }
    first = first.add({ months: 1 });
  }
}

interface Run {
  readonly ns: bigint;
  readonly note: Note | null;
}

const minuteNs = 60_000_000_000n;

function* runsOn(schedule: Schedule, date: Temporal.PlainDate, zone: string): Generator<Run> {
  const start = date.toZonedDateTime(zone);
  const end = date.add({ days: 1 }).toZonedDateTime(zone);
  const hasOneOffset =
    end.epochNanoseconds - start.epochNanoseconds === 1440n * minuteNs &&
    start.offsetNanoseconds === end.offsetNanoseconds;
  for (const hour of schedule.hour.values) {
    const first = hasOneOffset ? start.epochNanoseconds + BigInt(hour * 60) * minuteNs : startOfHour(date, hour, zone);
    for (const minute of schedule.minute.values) {
      if (first === null) yield* runsAt(schedule, date.toPlainDateTime({ hour, minute }), zone);
      else yield { ns: first + BigInt(minute) * minuteNs, note: null };
    }
  }
}

/** Null if the clocks change within the hour. */
function startOfHour(date: Temporal.PlainDate, hour: number, zone: string): bigint | null {
  const first = resolve(date.toPlainDateTime({ hour }), zone);
  const last = resolve(date.toPlainDateTime({ hour, minute: 59 }), zone);
  const isWhole = last.moment.epochNanoseconds - first.moment.epochNanoseconds === 59n * minuteNs;
  return first.exists === 'once' && last.exists === 'once' && isWhole ? first.moment.epochNanoseconds : null;
}

function* runsAt(schedule: Schedule, local: Temporal.PlainDateTime, zone: string): Generator<Run> {
  const { moment, exists, other } = resolve(local, zone);
  const changeNs = moment.epochNanoseconds - other.epochNanoseconds;
  const isClockChange = -clockChangeNsMax < changeNs && changeNs < clockChangeNsMax;
  const isMoved = isFixedTime(schedule) && isClockChange;
  const note = (code: string, values: FaultValues = {}): Note => ({
    code,
    pointer: '/runs',
    values: { date: local.toPlainDate().toString(), time: local.toString(), ...values },
  });
  if (exists === 'never') {
    if (!isMoved && schedule.hour.isFull) return;
    const change = other.getTimeZoneTransition('next') ?? moment;
    yield {
      ns: change.epochNanoseconds,
      note: isMoved ? note('clocks_move', { used: isoOf(change) }) : note('clocks_skip'),
    };
    return;
  }
  // A job of every hour runs in each of the two as anyone expects.
  const isNoted = exists === 'twice' && !schedule.hour.isFull;
  yield { ns: moment.epochNanoseconds, note: isNoted ? note(isMoved ? 'clocks_once' : 'clocks_twice') : null };
  if (exists === 'twice' && !isMoved) yield { ns: other.epochNanoseconds, note: null };
}
