import type { Method } from '@apiyard/kernels/prayer/methods';
import type { PrayerInput } from '@apiyard/kernels/prayer/request';
import { hijriYearFirst, hijriYearLast } from '@apiyard/kernels/hijri/umm-al-qura';
import type { Place } from '../places/place.ts';
import { numberOf, placeEntries, placeIn } from '../places/place.ts';
import { yearFirst, yearLast } from '@apiyard/kernels/prayer/years';

/** A Gregorian month. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

type Settings = Pick<PrayerInput, 'method' | 'madhab' | 'highLatitude' | 'polar' | (typeof numbers)[number]['name']>;

/** Settings of the calculation: the inputs of the API but place and date. */
export type PrayerSettings = Settings &
  Pick<PrayerInput, 'fajrAngle' | 'ishaAngle'> & {
    /** From imsak to Fajr. */
    readonly imsakMinutes: number;
  };

export interface PrayerView {
  readonly place: Place | null;
  readonly settings: PrayerSettings;
  /** Null for the current one at the place. */
  readonly month: YearMonth | null;
  /** The Hijri year whose Ramadan is shown instead of the month, `next` for the current or coming one. */
  readonly ramadan: Ramadan | null;
}

export type Ramadan = number | 'next';

export const methods = [
  'muslim-world-league',
  'egyptian',
  'karachi',
  'umm-al-qura',
  'dubai',
  'moonsighting',
  'north-america',
  'kuwait',
  'qatar',
  'singapore',
  'tehran',
  'turkey',
  'custom',
] as const satisfies readonly Method[];
export const madhabs = ['shafi', 'hanafi'] as const;
export const highLatitudes = ['automatic', 'middle', 'seventh', 'angle'] as const;
export const polars = ['nearest-latitude', 'nearest-day', 'none'] as const;

export const minutesMax = 60;
export const imsakMax = 60;
export const hijriDaysMax = 2;
export const angleMin = 5;
export const angleMax = 24;
/** Of `custom`, unless people set others. */
export const customAngles = { fajrAngle: 18, ishaAngle: 17 } as const;

const numbers = [
  { name: 'adjustFajr', max: minutesMax },
  { name: 'adjustSunrise', max: minutesMax },
  { name: 'adjustDhuhr', max: minutesMax },
  { name: 'adjustAsr', max: minutesMax },
  { name: 'adjustMaghrib', max: minutesMax },
  { name: 'adjustIsha', max: minutesMax },
  { name: 'hijriAdjustment', max: hijriDaysMax },
] as const;

export const defaultSettings: PrayerSettings = {
  method: 'muslim-world-league',
  madhab: 'shafi',
  highLatitude: 'automatic',
  polar: 'nearest-latitude',
  adjustFajr: 0,
  adjustSunrise: 0,
  adjustDhuhr: 0,
  adjustAsr: 0,
  adjustMaghrib: 0,
  adjustIsha: 0,
  hijriAdjustment: 0,
  imsakMinutes: 10,
};

const oneOf = <Value extends string>(text: string | null, known: readonly Value[], otherwise: Value): Value =>
  known.find((value) => value === text) ?? otherwise;

/** The view of an address, with the names of the API: `?lat=21.4225&lon=39.8262&method=umm-al-qura`. */
export function prayerViewOf(query: URLSearchParams): PrayerView {
  const days = numbers.map(({ name, max }) => {
    const value = numberOf(query.get(name), -max, max) ?? 0;
    return [name, Number.isInteger(value) ? value : 0] as const;
  });
  const angles = (['fajrAngle', 'ishaAngle'] as const).flatMap((angle) => {
    const value = numberOf(query.get(angle), angleMin, angleMax);
    return value === undefined ? [] : [[angle, value] as const];
  });
  return {
    place: placeIn(query),
    settings: {
      ...defaultSettings,
      method: oneOf(query.get('method'), methods, defaultSettings.method),
      madhab: oneOf(query.get('madhab'), madhabs, defaultSettings.madhab),
      highLatitude: oneOf(query.get('highLatitude'), highLatitudes, defaultSettings.highLatitude),
      polar: oneOf(query.get('polar'), polars, defaultSettings.polar),
      ...Object.fromEntries(days),
      ...Object.fromEntries(angles),
      imsakMinutes: wholeOf(query.get('imsakMinutes'), 0, imsakMax) ?? defaultSettings.imsakMinutes,
    },
    month: monthOf(query.get('month')),
    ramadan: ramadanOf(query.get('ramadan')),
  };
}

const wholeOf = (text: string | null, min: number, max: number): number | undefined => {
  const value = numberOf(text, min, max);
  return Number.isInteger(value) ? value : undefined;
};

const ramadanOf = (text: string | null): Ramadan | null =>
  text === 'next' ? text : (wholeOf(text, hijriYearFirst, hijriYearLast) ?? null);

/** The Hijri year before (-1) or after (1); null where there are no tables. */
export function hijriYearFrom(year: number, step: -1 | 1): number | null {
  const moved = year + step;
  return moved >= hijriYearFirst && moved <= hijriYearLast ? moved : null;
}

function monthOf(text: string | null): YearMonth | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text ?? '') ?? [];
  const found = { year: Number(year), month: Number(month) };
  return isInRange(found) ? found : null;
}

const isInRange = ({ year, month }: YearMonth): boolean =>
  year >= yearFirst && year <= yearLast && month >= 1 && month <= 12;

/** `2026-03`. */
const monthText = ({ year, month }: YearMonth): string => `${year}-${String(month).padStart(2, '0')}`;

/** The month before (-1) or after (1); null where there are no tables. */
export function monthFrom({ year, month }: YearMonth, step: -1 | 1): YearMonth | null {
  const at = year * 12 + month - 1 + step;
  const moved = { year: Math.floor(at / 12), month: (at % 12) + 1 };
  return isInRange(moved) ? moved : null;
}

/** Without what is the default. */
export function queryOf({ place, settings, month, ramadan }: PrayerView): URLSearchParams {
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== undefined && value !== defaultSettings[name as keyof PrayerSettings],
  );
  return new URLSearchParams([
    ...placeEntries(place),
    ...changed.map(([name, value]) => [name, String(value)]),
    ...(month === null ? [] : [['month', monthText(month)]]),
    ...(ramadan === null ? [] : [['ramadan', String(ramadan)]]),
  ]);
}

export type TimesInput = PrayerInput & Pick<PrayerSettings, 'imsakMinutes'>;

/** The input of the API for a place. */
export const inputOf = ({ lat, lon }: Place, settings: PrayerSettings): TimesInput => ({
  ...settings,
  lat,
  lon,
  rounding: 'method',
  shafaq: 'general',
});
