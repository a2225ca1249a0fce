import { Temporal } from 'temporal-polyfill';
import type { CivilDate } from '../calendar/civil-date.ts';
import { readIsoDate } from '../calendar/civil-date.ts';
import { InputFault } from '../faults/input-fault.ts';
import type { Note } from '../faults/note.ts';
import { hijriOf, ramadan } from '../hijri/umm-al-qura.ts';
import { zoneOf } from '../tools/convert/time/moments/zone.ts';
import type { PrayerDay, PrayerPlace, PrayerSettings } from './day.ts';
import { prayerDay } from './day.ts';
import { yearFirst, yearLast } from './years.ts';
import { zoneAt } from './zone.ts';

/** What the tools for prayer times have in common. */
export interface PrayerInput {
  readonly lat: number;
  readonly lon: number;
  /** The zone at the place, if there is none. */
  readonly zone?: string | undefined;
  readonly method: PrayerSettings['method'];
  readonly madhab: PrayerSettings['madhab'];
  readonly highLatitude: PrayerSettings['highLatitude'];
  readonly polar: PrayerSettings['polar'];
  readonly rounding: PrayerSettings['rounding'];
  readonly shafaq: PrayerSettings['shafaq'];
  readonly fajrAngle?: number | undefined;
  readonly ishaAngle?: number | undefined;
  readonly ishaMinutes?: number | undefined;
  readonly adjustFajr: number;
  readonly adjustSunrise: number;
  readonly adjustDhuhr: number;
  readonly adjustAsr: number;
  readonly adjustMaghrib: number;
  readonly adjustIsha: number;
  readonly hijriAdjustment: number;
}

export function placeOf({ lat, lon, zone }: PrayerInput): PrayerPlace {
  const name = zone === undefined || zone.trim() === '' ? zoneAt(lat, lon) : zone;
  return { latitude: lat, longitude: lon, zone: zoneOf(name, '/zone') };
}

function settingsOf(input: PrayerInput): PrayerSettings {
  const { method, madhab, highLatitude, polar, rounding, shafaq, fajrAngle, ishaAngle, ishaMinutes } = input;
  const adjustments = {
    fajr: input.adjustFajr,
    sunrise: input.adjustSunrise,
    dhuhr: input.adjustDhuhr,
    asr: input.adjustAsr,
    maghrib: input.adjustMaghrib,
    isha: input.adjustIsha,
  };
  return { method, madhab, highLatitude, polar, rounding, shafaq, fajrAngle, ishaAngle, ishaMinutes, adjustments };
}

/** The times of a date. Throws an InputFault if the adjustments put them out of order. */
export function dayOf(input: PrayerInput, place: PrayerPlace, date: CivilDate): PrayerDay {
  const isRamadan = hijriOf(date, input.hijriAdjustment)?.month === ramadan;
  const day = prayerDay(place, date, settingsOf(input), isRamadan);
  if (!day.isInOrder) throw new InputFault('out_of_order', { pointer: '', values: { date: isoOfDay(date) } });
  return day;
}

const isoOfDay = ({ year, month, day }: CivilDate) => Temporal.PlainDate.from({ year, month, day }).toString();

/** The date of a text, today in the zone if there is none. */
export function dateIn(text: string | undefined, zone: string): { readonly date: CivilDate; readonly notes: Note[] } {
  if (text === undefined || text.trim() === '') {
    const today = Temporal.Now.plainDateISO(zone);
    const date = { year: today.year, month: today.month, day: today.day };
    return { date, notes: [{ code: 'today_used', pointer: '/date', values: { date: today.toString() } }] };
  }
  const date = readIsoDate(text);
  if (date === undefined || date.year < yearFirst || date.year > yearLast)
    throw new InputFault('not_a_date', {
      pointer: '/date',
      values: { text: text.trim().slice(0, 40), first: yearFirst, last: yearLast },
    });
  return { date, notes: [] };
}

/** `05:12` in the zone. */
export const clockIn = (ms: number, zone: string): string => zoned(ms, zone).toString().slice(11, 16);

/** `2026-03-01T05:12:00+03:00`. */
export const isoIn = (ms: number, zone: string): string => zoned(ms, zone).toString({ timeZoneName: 'never' });

const zoned = (ms: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
