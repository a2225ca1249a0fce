import type { CalculationParameters } from 'adhan';
import { Coordinates, PolarCircleResolution, PrayerTimes, Rounding } from 'adhan';
import type { CivilDate } from '../calendar/civil-date.ts';
import { dayMs } from '../calendar/civil-date.ts';

export const prayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof prayers)[number];

/** Milliseconds since 1970; `NaN` where the sun does not get to the angle. */
export type Moments = Readonly<Record<Prayer | 'sunset', number>>;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The moments that `adhan` computes, before adjustments and rounding. */
export function momentsOf({ latitude, longitude }: Place, date: CivilDate, parameters: CalculationParameters): Moments {
  const bare = Object.assign(Object.create(Object.getPrototypeOf(parameters) as object) as CalculationParameters, {
    ...parameters,
    adjustments: none,
    methodAdjustments: none,
    rounding: Rounding.None,
    polarCircleResolution: PolarCircleResolution.Unresolved,
  });
  // `adhan` reads the local date. At noon, no change of the clocks can move it to another day.
  const noon = new Date(date.year, date.month - 1, date.day, 12);
  const times = new PrayerTimes(new Coordinates(latitude, longitude), noon, bare);
  return {
    fajr: times.fajr.getTime(),
    sunrise: times.sunrise.getTime(),
    dhuhr: times.dhuhr.getTime(),
    asr: times.asr.getTime(),
    maghrib: times.maghrib.getTime(),
    isha: times.isha.getTime(),
    sunset: times.sunset.getTime(),
  };
}

const none = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 };

const minuteMs = 60_000;

/** To the minute: `nearest`, or `up` so that no time is too early. */
export type RoundingMode = 'nearest' | 'up';

export function roundToMinute(ms: number, mode: RoundingMode): number {
  // Fractions of a second do not count: published tables round whole seconds.
  const wholeSeconds = Math.floor(ms / 1000) * 1000;
  return (mode === 'up' ? Math.ceil(wholeSeconds / minuteMs) : Math.round(wholeSeconds / minuteMs)) * minuteMs;
}

/** Whether all moments exist, each after the one before it, in the 24 hours around noon and the night after. */
export function isInOrder(moments: Readonly<Record<Prayer, number>>): boolean {
  const all = prayers.map((prayer) => moments[prayer]);
  return (
    all.every((ms, at) => Number.isFinite(ms) && (at === 0 || ms > (all[at - 1] ?? NaN))) &&
    moments.dhuhr - moments.fajr < dayMs &&
    moments.isha - moments.dhuhr < dayMs
  );
}
