import type { DayTimes } from '../prayer-times/compute.ts';

/** When the congregation begins: some minutes after the adhan, or at a time of its own. */
export type IqamaRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'after'; readonly minutes: number }
  /** `13:15`, at the place. */
  | { readonly kind: 'at'; readonly time: string };

/** On Fridays, the Friday prayer takes the place of Dhuhr. */
export const congregations = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah'] as const;
export type Congregation = (typeof congregations)[number];
export type Iqamas = Readonly<Record<Congregation, IqamaRule>>;

/** What people set for the screen of their mosque. */
export interface WallSettings {
  /** Empty for the name of the place. */
  readonly mosque: string;
  readonly iqamas: Iqamas;
}

export const afterMax = 120;
export const mosqueMax = 80;
const none: IqamaRule = { kind: 'none' };
export const noIqamas: Iqamas = { fajr: none, dhuhr: none, asr: none, maghrib: none, isha: none, jumuah: none };
export const noSettings: WallSettings = { mosque: '', iqamas: noIqamas };

/** What was kept, maybe by an earlier version: what does not fit is left out. */
export function wallSettingsOf(kept: unknown): WallSettings {
  const { mosque, iqamas } = recordOf(kept);
  const rules = recordOf(iqamas);
  return {
    mosque: typeof mosque === 'string' ? mosque.slice(0, mosqueMax) : '',
    iqamas: Object.fromEntries(congregations.map((prayer) => [prayer, ruleOf(rules[prayer])])) as Record<
      Congregation,
      IqamaRule
    >,
  };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function ruleOf(kept: unknown): IqamaRule {
  const { kind, minutes, time } = recordOf(kept);
  if (kind === 'after' && Number.isInteger(minutes) && Number(minutes) >= 0 && Number(minutes) <= afterMax)
    return { kind, minutes: Number(minutes) };
  if (kind === 'at' && typeof time === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return { kind, time };
  return none;
}

const halfDayMinutes = 12 * 60;
const minuteMs = 60_000;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Minutes from an adhan such as `13:02` to the congregation. Negative if its own time is before the adhan. An adhan before
 * midnight can have one after it.
 */
export function minutesToIqama(adhan: string, rule: IqamaRule): number | null {
  if (rule.kind === 'none') return null;
  if (rule.kind === 'after') return rule.minutes;
  const minutes = minutesOf(rule.time) - minutesOf(adhan);
  if (minutes < -halfDayMinutes) return minutes + 2 * halfDayMinutes;
  return minutes > halfDayMinutes ? minutes - 2 * halfDayMinutes : minutes;
}

export const isFriday = (date: string): boolean => new Date(date).getUTCDay() === 5;

/** A line of the screen. */
export interface WallTime {
  readonly prayer: Congregation | 'sunrise';
  readonly date: string;
  /** Unix milliseconds; null where the sun does not get there. */
  readonly atMs: number | null;
  /** Never before the adhan. Null if none is set. */
  readonly iqamaMs: number | null;
}

/** The lines of a day. */
export function wallTimes({ date, times }: Pick<DayTimes, 'date' | 'times'>, iqamas: Iqamas): WallTime[] {
  return times.map(({ prayer: name, time, at }) => {
    const prayer = name === 'dhuhr' && isFriday(date) ? 'jumuah' : name;
    const atMs = at === null ? null : Date.parse(at);
    const minutes = prayer === 'sunrise' || time === null ? null : minutesToIqama(time, iqamas[prayer]);
    return {
      prayer,
      date,
      atMs,
      iqamaMs: atMs === null || minutes === null ? null : atMs + Math.max(0, minutes) * minuteMs,
    };
  });
}

/** What the screen counts down to. */
export interface WallNext {
  readonly kind: 'adhan' | 'iqama';
  readonly prayer: Congregation;
  readonly date: string;
  readonly atMs: number;
}

/** The first adhan or iqama after a moment. Sunrise is none. */
export function wallNext(times: readonly WallTime[], nowMs: number): WallNext | null {
  const moments = times.flatMap(({ prayer, date, atMs, iqamaMs }): WallNext[] => {
    if (prayer === 'sunrise' || atMs === null) return [];
    const adhan = { kind: 'adhan', prayer, date, atMs } as const;
    return iqamaMs === null || iqamaMs === atMs ? [adhan] : [adhan, { ...adhan, kind: 'iqama', atMs: iqamaMs }];
  });
  return moments.filter(({ atMs }) => atMs > nowMs).toSorted((one, other) => one.atMs - other.atMs)[0] ?? null;
}
