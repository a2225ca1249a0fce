import { clockTime } from '../../puzzles/frame/clock-time.ts';
import type { DayTimes } from './compute.ts';

export type PrayerName = DayTimes['times'][number]['prayer'];

export interface NextPrayer {
  readonly prayer: PrayerName;
  readonly atMs: number;
  /** Date of the day to which it belongs. */
  readonly date: string;
}

/** The first prayer after the moment. Sunrise is none. Null if the sun does not get to any of them. */
export function nextPrayer(days: readonly DayTimes[], nowMs: number): NextPrayer | null {
  const all = days.flatMap(({ date, times }) =>
    times.flatMap(({ prayer, at }) =>
      prayer === 'sunrise' || at === null ? [] : [{ prayer, atMs: Date.parse(at), date }],
    ),
  );
  return all.filter(({ atMs }) => atMs > nowMs).toSorted((one, other) => one.atMs - other.atMs)[0] ?? null;
}

/** `2:05:09`, or `5:09` in the last hour. Never negative. */
export const countdownOf = (ms: number): string => clockTime(Math.max(0, Math.ceil(ms / 1000) * 1000));
