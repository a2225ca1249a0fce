import { DateTime, IANAZone } from 'luxon';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Random } from '../../../random.ts';
import { seeded } from '../../../random/seed.ts';
import { belowWide, distinctBelow } from '../../../random/wide.ts';

type Days = 'all' | 'mon_fri' | 'sun_thu' | 'mon_sat';

interface Input {
  /** ISO 8601 dates, both included. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly days: Days;
  readonly withTime: boolean;
  readonly timeZone: string;
  readonly unique: boolean;
  readonly sort: boolean;
  readonly seed?: string | undefined;
}

const dayMs = 86_400_000;
/** Days of the week, Sunday is 0. */
const weekdays: Readonly<Record<Days, readonly number[]>> = {
  all: [0, 1, 2, 3, 4, 5, 6],
  mon_fri: [1, 2, 3, 4, 5],
  sun_thu: [0, 1, 2, 3, 4],
  mon_sat: [1, 2, 3, 4, 5, 6],
};

/** Random days of a range, or moments in a time zone. */
export default function dates(input: Input) {
  const { from, to, count, days, withTime, timeZone, unique, sort, seed: given } = input;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (start > end) throw new InputFault('range_reversed', { pointer: '/to', values: { from, to } });
  if (withTime && !IANAZone.isValidZone(timeZone))
    throw new InputFault('zone_unknown', { pointer: '/timeZone', values: { zone: timeZone } });
  const calendar = calendarOf(start, (end - start) / dayMs + 1, weekdays[days]);
  if (calendar.size === 0) throw new InputFault('no_days', { pointer: '/days' });
  if (unique && calendar.size < count)
    throw new InputFault('days_few', { pointer: '/count', values: { days: calendar.size } });
  const { seed, random } = seeded(given);
  const size = BigInt(calendar.size);
  const places = unique
    ? distinctBelow(random, size, count)
    : Array.from({ length: count }, () => belowWide(random, size));
  const drawn = places.map((place) => {
    const day = new Date(calendar.dayAt(Number(place))).toISOString().slice(0, 10);
    return withTime ? momentOf(day, timeZone, random) : { text: day, ms: Date.parse(day) };
  });
  if (sort) drawn.sort((a, b) => a.ms - b.ms);
  return { dates: drawn.map(({ text }) => text), possibleDays: calendar.size, seed };
}

/** The days of a range that are among the weekdays, by their place. */
function calendarOf(start: number, length: number, allowed: readonly number[]) {
  const first = new Date(start).getUTCDay();
  const offsets = [0, 1, 2, 3, 4, 5, 6].filter((offset) => allowed.includes((first + offset) % 7));
  const weeks = Math.floor(length / 7);
  const size = weeks * offsets.length + offsets.filter((offset) => offset < length % 7).length;
  const dayAt = (place: number) =>
    start + (Math.floor(place / offsets.length) * 7 + (offsets[place % offsets.length] ?? 0)) * dayMs;
  return { size, dayAt };
}

/** A second of a day, which has 23 or 25 hours where clocks change. */
function momentOf(day: string, zone: string, random: Random) {
  const start = DateTime.fromISO(day, { zone, locale: 'en' }).startOf('day');
  const seconds = Math.max(1, start.plus({ days: 1 }).startOf('day').diff(start, 'seconds').seconds);
  const moment = start.plus({ seconds: random.below(seconds) });
  return { text: moment.toISO({ suppressMilliseconds: true }) ?? '', ms: moment.toMillis() };
}
