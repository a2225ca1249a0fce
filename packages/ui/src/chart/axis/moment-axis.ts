import { utcTicks } from 'd3-time';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Local time in that zone, represented as UTC: days and months can then be counted without a time zone. */
function wallClock(timeZone: string | undefined): (instantMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...(timeZone !== undefined && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instantMs) => {
    const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  };
}

export interface MomentAxis {
  /** Milliseconds since 1970. */
  ticks: readonly number[];
  /** Least distance between two ticks, in ms. */
  stepMs: number;
}

/** About `count` round times between two others: full hours, midnights, first days of months, in local time. */
export function momentAxis(fromMs: number, toMs: number, count: number, timeZone: string | undefined): MomentAxis {
  const wall = wallClock(timeZone);
  const round = utcTicks(new Date(wall(fromMs)), new Date(wall(toMs)), count).map(Number);
  const instantOf = (wallMs: number) => {
    const offsetMs = wall(fromMs) - fromMs;
    const guess = wallMs - offsetMs;
    // The offset may have changed since `fromMs`: daylight saving.
    return guess - (wall(guess) - wallMs);
  };
  const ticks = [...new Set(round.map(instantOf))].filter((tick) => tick >= fromMs && tick <= toMs);
  const gaps = round.slice(1).map((tick, index) => tick - (round[index] ?? tick));
  return { ticks, stepMs: gaps.length === 0 ? dayMs : Math.min(...gaps) };
}

/** The least distance between neighbours, in ms, such as an hour, a day or a month. A day if there is only one time. */
export function leastGap(at: readonly Date[]): number {
  let least = Infinity;
  for (const [index, moment] of at.entries()) {
    const before = at[index - 1];
    if (before !== undefined && moment > before) least = Math.min(least, moment.valueOf() - before.valueOf());
  }
  return least === Infinity ? dayMs : least;
}

/** Formats dates that are `stepMs` apart: `full` for a single one, `tick` is shorter, for an axis. */
export function momentFormat(locale: string, stepMs: number, timeZone: string | undefined) {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone !== undefined && { timeZone }) });
  const wall = wallClock(timeZone);
  const day = write({ day: 'numeric', month: 'short' });
  if (stepMs < dayMs) {
    const time = write({ hour: 'numeric', minute: '2-digit', ...(stepMs < 60_000 && { second: '2-digit' }) });
    const full = write({ dateStyle: 'medium', timeStyle: stepMs < 60_000 ? 'medium' : 'short' });
    return {
      full: (moment: number) => full.format(moment),
      // Midnight shows the day that starts.
      tick: (moment: number) => (wall(moment) % dayMs === 0 ? day : time).format(moment),
    };
  }
  // The shortest month has 28 days, the shortest year 365; an hour may be missing to daylight saving.
  if (stepMs < 28 * dayMs - hourMs) {
    const full = write({ dateStyle: 'medium' });
    return { full: (moment: number) => full.format(moment), tick: (moment: number) => day.format(moment) };
  }
  const year = write({ year: 'numeric' });
  if (stepMs < 365 * dayMs - hourMs) {
    const month = write({ month: 'short' });
    const full = write({ month: 'long', year: 'numeric' });
    return {
      full: (moment: number) => full.format(moment),
      tick: (moment: number) => (new Date(wall(moment)).getUTCMonth() === 0 ? year : month).format(moment),
    };
  }
  return { full: (moment: number) => year.format(moment), tick: (moment: number) => year.format(moment) };
}
