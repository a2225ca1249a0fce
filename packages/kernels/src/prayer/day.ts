import type { CalculationParameters } from 'adhan';
import { HighLatitudeRule, Madhab, Rounding, Shafaq } from 'adhan';
import { Temporal } from 'temporal-polyfill';
import type { CivilDate } from '../calendar/civil-date.ts';
import { addDays, dayMs, daysBetween } from '../calendar/civil-date.ts';
import type { Method } from './methods.ts';
import { ishaMinutesInRamadan, parametersOf } from './methods.ts';
import type { Moments, Prayer, RoundingMode } from './solve.ts';
import { isInOrder, momentsOf, prayers, roundToMinute } from './solve.ts';
import type { PolarKind } from './sun.ts';
import { horizonAltitude, polarKindOf } from './sun.ts';

export interface PrayerSettings {
  readonly method: Method;
  readonly madhab: 'shafi' | 'hanafi';
  /** How much of the night Fajr and Isha can be away from sunrise and sunset. */
  readonly highLatitude: 'automatic' | 'middle' | 'seventh' | 'angle';
  /** What is used where the sun does not rise or set. */
  readonly polar: 'nearest-latitude' | 'nearest-day' | 'none';
  readonly rounding: 'method' | RoundingMode;
  /** The twilight that Isha waits for in the method of the Moonsighting Committee. */
  readonly shafaq: 'general' | 'red' | 'white';
  /** Degrees below the horizon, in place of those of the method. */
  readonly fajrAngle?: number | undefined;
  readonly ishaAngle?: number | undefined;
  /** Minutes from Maghrib to Isha, in place of an angle. */
  readonly ishaMinutes?: number | undefined;
  /** Minutes that are added to each time. */
  readonly adjustments: Readonly<Record<Prayer, number>>;
}

export interface PrayerPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
}

/** How a time follows from the sun. */
export type Derivation =
  | { readonly basis: 'horizon' | 'angle'; readonly angle: number }
  | { readonly basis: 'transit' }
  | { readonly basis: 'shadow'; readonly shadow: 1 | 2 }
  | { readonly basis: 'interval'; readonly minutes: number }
  | { readonly basis: 'night'; readonly portion: number }
  /** Minutes by latitude and season, from the tables of the Moonsighting Committee. */
  | { readonly basis: 'season' };

export interface PrayerTime {
  readonly prayer: Prayer;
  /** Milliseconds since 1970, rounded to the minute. Null if the sun does not get there and no rule applies. */
  readonly at: number | null;
  /** Before adjustments and rounding. */
  readonly computed: number | null;
  readonly derivation: Derivation;
  readonly methodMinutes: number;
  readonly ownMinutes: number;
}

export interface PrayerDay {
  readonly date: CivilDate;
  readonly rounding: RoundingMode;
  readonly highLatitude: 'middle' | 'seventh' | 'angle';
  /** Null on ordinary days. */
  readonly polar: { readonly kind: PolarKind; readonly latitude: number; readonly date: CivilDate } | null;
  readonly times: readonly PrayerTime[];
  /** Whether the person's own adjustments keep the times in order. */
  readonly isInOrder: boolean;
}

interface Solved {
  readonly moments: Moments;
  readonly latitude: number;
  /** The day that was computed, and by how many days its times are moved. */
  readonly date: CivilDate;
  readonly shiftMs: number;
}

/** The times of a date at a place. `isRamadan` lengthens the interval of Umm al-Qura. */
export function prayerDay(
  place: PrayerPlace,
  date: CivilDate,
  settings: PrayerSettings,
  isRamadan: boolean,
): PrayerDay {
  const rule = ruleOf(settings, place.latitude);
  const parameters = parametersWith(settings, rule, isRamadan);
  const rounding = roundingOf(settings, parameters);
  const { solarDate, moments } = solarDayOf(place, date, parameters);
  const finished = (moments: Moments) => finish(moments, parameters, settings.adjustments, rounding);

  const own: Solved = { moments, latitude: place.latitude, date: solarDate, shiftMs: 0 };
  const isUsable = ({ moments }: Solved) => isInOrder(finish(moments, parameters, noMinutes, rounding));
  const isOrdinary = isUsable(own);
  const solved = isOrdinary ? own : resolve(place, solarDate, parameters, settings.polar, isUsable);
  const used = solved ?? own;
  const final = finished(used.moments);
  const derivations = derivationsOf(used, place.longitude, parameters, settings);
  return {
    date,
    rounding,
    highLatitude: rule,
    polar: isOrdinary
      ? null
      : {
          kind: polarKindOf(place.latitude, date),
          latitude: used.latitude,
          date: addDays(date, -Math.round(used.shiftMs / dayMs)),
        },
    times: prayers.map((prayer) => {
      const exists = solved !== null || existsAlone(prayer, used.moments);
      return {
        prayer,
        at: exists ? final[prayer] + used.shiftMs : null,
        computed: exists ? Math.floor((used.moments[prayer] + used.shiftMs) / 1000) * 1000 : null,
        derivation: derivations[prayer],
        methodMinutes: parameters.methodAdjustments[prayer],
        ownMinutes: settings.adjustments[prayer],
      };
    }),
    isInOrder: solved === null || isInOrder(final),
  };
}

const noMinutes: Readonly<Record<Prayer, number>> = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 };

function ruleOf({ highLatitude }: PrayerSettings, latitude: number): PrayerDay['highLatitude'] {
  if (highLatitude !== 'automatic') return highLatitude;
  // `HighLatitudeRule.recommended` of adhan, for both hemispheres.
  return Math.abs(latitude) > 48 ? 'seventh' : 'middle';
}

const rules = {
  middle: HighLatitudeRule.MiddleOfTheNight,
  seventh: HighLatitudeRule.SeventhOfTheNight,
  angle: HighLatitudeRule.TwilightAngle,
} as const;
const shafaqs = { general: Shafaq.General, red: Shafaq.Ahmer, white: Shafaq.Abyad } as const;

function parametersWith(
  settings: PrayerSettings,
  rule: PrayerDay['highLatitude'],
  isRamadan: boolean,
): CalculationParameters {
  const parameters = parametersOf(settings.method);
  parameters.madhab = settings.madhab === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  parameters.highLatitudeRule = rules[rule];
  parameters.shafaq = shafaqs[settings.shafaq];
  if (settings.method === 'custom') Object.assign(parameters, { fajrAngle: 18, ishaAngle: 17 });
  if (settings.method === 'umm-al-qura' && isRamadan) parameters.ishaInterval = ishaMinutesInRamadan;
  if (settings.fajrAngle !== undefined) parameters.fajrAngle = settings.fajrAngle;
  if (settings.ishaAngle !== undefined) Object.assign(parameters, { ishaAngle: settings.ishaAngle, ishaInterval: 0 });
  if (settings.ishaMinutes !== undefined) parameters.ishaInterval = settings.ishaMinutes;
  return parameters;
}

function roundingOf({ rounding }: PrayerSettings, parameters: CalculationParameters): RoundingMode {
  if (rounding !== 'method') return rounding;
  return parameters.rounding === Rounding.Up ? 'up' : 'nearest';
}

/**
 * `adhan` computes a day of UTC. Near the date line its noon is on the day before or after in the zone, such as on
 * Kiritimati (UTC+14).
 */
function solarDayOf(
  place: PrayerPlace,
  date: CivilDate,
  parameters: CalculationParameters,
): { readonly solarDate: CivilDate; readonly moments: Moments } {
  const moments = momentsOf(place, date, parameters);
  const there = Temporal.Instant.fromEpochMilliseconds(moments.dhuhr).toZonedDateTimeISO(place.zone);
  const offset = daysBetween(date, { year: there.year, month: there.month, day: there.day });
  if (offset === 0) return { solarDate: date, moments };
  const solarDate = addDays(date, -offset);
  return { solarDate, moments: momentsOf(place, solarDate, parameters) };
}

function finish(
  moments: Moments,
  parameters: CalculationParameters,
  own: Readonly<Record<Prayer, number>>,
  rounding: RoundingMode,
): Record<Prayer, number> {
  const at = (prayer: Prayer) =>
    roundToMinute(moments[prayer] + (parameters.methodAdjustments[prayer] + own[prayer]) * 60_000, rounding);
  return {
    fajr: at('fajr'),
    sunrise: at('sunrise'),
    dhuhr: at('dhuhr'),
    asr: at('asr'),
    maghrib: at('maghrib'),
    isha: at('isha'),
  };
}

const latitudeStep = 0.5;
const halfYear = 183;

function resolve(
  place: PrayerPlace,
  date: CivilDate,
  parameters: CalculationParameters,
  polar: PrayerSettings['polar'],
  isUsable: (solved: Solved) => boolean,
): Solved | null {
  if (polar === 'none') return null;
  if (polar === 'nearest-day') {
    for (let days = 1; days <= halfYear; days++)
      for (const direction of [1, -1]) {
        const other = addDays(date, days * direction);
        const moments = momentsOf(place, other, parameters);
        const solved = { moments, latitude: place.latitude, date: other, shiftMs: -days * direction * dayMs };
        if (isUsable(solved)) return solved;
      }
  }
  // At the poles no day will do.
  const steps = Math.floor(Math.abs(place.latitude) / latitudeStep);
  for (let step = 1; step <= steps; step++) {
    const latitude = place.latitude - Math.sign(place.latitude) * latitudeStep * step;
    const moments = momentsOf({ ...place, latitude }, date, parameters);
    const solved = { moments, latitude, date, shiftMs: 0 };
    if (isUsable(solved)) return solved;
  }
  return null;
}

/** Whether a time exists on a day on which others do not: noon always does, dawn and dusk in a polar night. */
function existsAlone(prayer: Prayer, moments: Moments): boolean {
  const ms = moments[prayer];
  if (!Number.isFinite(ms)) return false;
  if (prayer === 'dhuhr') return true;
  const isBefore = prayer === 'fajr' || prayer === 'sunrise';
  const distance = isBefore ? moments.dhuhr - ms : ms - moments.dhuhr;
  return distance > 60_000 && distance < dayMs / 2;
}

function derivationsOf(
  { moments, latitude, date }: Solved,
  longitude: number,
  parameters: CalculationParameters,
  settings: PrayerSettings,
): Readonly<Record<Prayer, Derivation>> {
  const { sunrise: nextSunrise } = momentsOf({ latitude, longitude }, addDays(date, 1), parameters);
  const night = nextSunrise - moments.sunset;
  const portions = parameters.nightPortions();
  const horizon: Derivation = { basis: 'horizon', angle: horizonAltitude };
  const isSame = (one: number, other: number) => Math.abs(one - other) < 2000;
  const byAngle = twilightOf({ latitude, longitude }, date, parameters);
  const twilight = (prayer: 'fajr' | 'isha', edge: number, angle: number): Derivation => {
    if (settings.method === 'moonsighting') {
      if (latitude >= 55 && isSame(Math.abs(moments[prayer] - edge), night / 7))
        return { basis: 'night', portion: 1 / 7 };
      return isSame(moments[prayer], byAngle[prayer]) ? { basis: 'angle', angle: -angle } : { basis: 'season' };
    }
    return isSame(Math.abs(moments[prayer] - edge), portions[prayer] * night)
      ? { basis: 'night', portion: portions[prayer] }
      : { basis: 'angle', angle: -angle };
  };
  return {
    fajr: twilight('fajr', moments.sunrise, parameters.fajrAngle),
    sunrise: horizon,
    dhuhr: { basis: 'transit' },
    asr: { basis: 'shadow', shadow: settings.madhab === 'hanafi' ? 2 : 1 },
    maghrib:
      parameters.maghribAngle > 0 && !isSame(moments.maghrib, moments.sunset)
        ? { basis: 'angle', angle: -parameters.maghribAngle }
        : horizon,
    isha:
      parameters.ishaInterval > 0
        ? { basis: 'interval', minutes: parameters.ishaInterval }
        : twilight('isha', moments.sunset, parameters.ishaAngle),
  };
}

/** Dawn and dusk by the angles alone, for a method that has seasonal times too. */
function twilightOf(
  place: { readonly latitude: number; readonly longitude: number },
  date: CivilDate,
  { fajrAngle, ishaAngle }: CalculationParameters,
): Moments {
  const other = parametersOf('custom');
  Object.assign(other, { fajrAngle, ishaAngle, highLatitudeRule: HighLatitudeRule.MiddleOfTheNight });
  return momentsOf(place, date, other);
}
