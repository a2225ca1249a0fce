import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { addDays } from '../calendar/civil-date.ts';
import type { PrayerDay, PrayerPlace, PrayerSettings } from './day.ts';
import { prayerDay } from './day.ts';
import { methods } from './methods.ts';

const settings: PrayerSettings = {
  method: 'muslim-world-league',
  madhab: 'shafi',
  highLatitude: 'automatic',
  polar: 'nearest-latitude',
  rounding: 'method',
  shafaq: 'general',
  adjustments: { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
};

const dateOf = (text: string) => {
  const { year, month, day } = Temporal.PlainDate.from(text);
  return { year, month, day };
};
const clock = ({ times }: PrayerDay, zone: string) =>
  times
    .map(({ at }) =>
      at === null ? '-' : Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toString().slice(5, 16),
    )
    .join(' ');
const of = (place: PrayerPlace, date: string, change: Partial<PrayerSettings> = {}, isRamadan = false) =>
  prayerDay(place, dateOf(date), { ...settings, ...change }, isRamadan);

const london = { latitude: 51.507194, longitude: -0.116711, zone: 'Europe/London' };
const tromso = { latitude: 69.6489, longitude: 18.9551, zone: 'Europe/Oslo' };
const makkah = { latitude: 21.4225, longitude: 39.8262, zone: 'Asia/Riyadh' };

describe('prayer times of a day', () => {
  it('are in order for every latitude, every day of a year and every method', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: 0, max: 365 }),
        fc.constantFrom(...methods),
        fc.constantFrom('shafi' as const, 'hanafi' as const),
        fc.constantFrom('automatic' as const, 'middle' as const, 'seventh' as const, 'angle' as const),
        fc.constantFrom('nearest-latitude' as const, 'nearest-day' as const),
        (latitude, longitude, day, method, madhab, highLatitude, polar) => {
          const { year, month, day: date } = addDays({ year: 2024, month: 1, day: 1 }, day);
          const result = prayerDay(
            { latitude, longitude, zone: 'UTC' },
            { year, month, day: date },
            { ...settings, method, madhab, highLatitude, polar },
            false,
          );
          const times = result.times.map(({ at }) => at ?? NaN);
          expect(times.every((ms, at) => Number.isFinite(ms) && (at === 0 || ms > (times[at - 1] ?? NaN)))).toBe(true);
          expect(result.isInOrder).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are in order on every day of a year, every five degrees', () => {
    const wrong: string[] = [];
    for (let latitude = -90; latitude <= 90; latitude += 5)
      for (let day = 0; day < 366; day++) {
        const date = addDays({ year: 2024, month: 1, day: 1 }, day);
        const times = prayerDay({ latitude, longitude: 0, zone: 'UTC' }, date, settings, false).times;
        const isOrdered = times.every(
          ({ at }, index) => at !== null && (index === 0 || at > (times[index - 1]?.at ?? at)),
        );
        if (!isOrdered) wrong.push(`${latitude} ${date.month}-${date.day}`);
      }
    expect(wrong).toEqual([]);
  });

  it('have noon on the date of the zone, also next to the date line', () => {
    const noons = [
      { latitude: 1.87, longitude: -157.43, zone: 'Pacific/Kiritimati' },
      { latitude: -13.83, longitude: -171.76, zone: 'Pacific/Apia' },
      { latitude: -18.14, longitude: 178.44, zone: 'Pacific/Fiji' },
      { latitude: -36.85, longitude: 174.76, zone: 'Pacific/Auckland' },
      { latitude: 21.3, longitude: -157.86, zone: 'Pacific/Honolulu' },
    ].map((place) => clock(of(place, '2026-11-01'), place.zone).split(' ')[2]);
    expect(noons).toEqual(['11-01T12:14', '11-01T12:12', '11-01T11:51', '11-01T13:06', '11-01T12:16']);
  });

  it('say how they are derived', () => {
    expect(of(london, '2024-03-01').times.map(({ derivation }) => derivation)).toEqual([
      { basis: 'angle', angle: -18 },
      { basis: 'horizon', angle: -50 / 60 },
      { basis: 'transit' },
      { basis: 'shadow', shadow: 1 },
      { basis: 'horizon', angle: -50 / 60 },
      { basis: 'angle', angle: -17 },
    ]);
    expect(of(london, '2024-06-21').times.map(({ derivation }) => derivation)[0]).toEqual({
      basis: 'night',
      portion: 1 / 7,
    });
    expect(of(london, '2024-06-21', { method: 'moonsighting' }).times[0]?.derivation).toEqual({ basis: 'season' });
    expect(of(makkah, '2024-06-21', { method: 'tehran' }).times[4]?.derivation).toEqual({
      basis: 'angle',
      angle: -4.5,
    });
  });

  it('have two hours between Maghrib and Isha in Ramadan with Umm al-Qura', () => {
    const isha = (isRamadan: boolean) => of(makkah, '2025-03-05', { method: 'umm-al-qura' }, isRamadan).times[5];
    expect(isha(true)?.derivation).toEqual({ basis: 'interval', minutes: 120 });
    expect(isha(false)?.derivation).toEqual({ basis: 'interval', minutes: 90 });
  });

  it('are those of the nearest latitude where the sun does not set', () => {
    const day = of(tromso, '2024-06-21');
    expect(day.polar).toMatchObject({ kind: 'polar_day', date: dateOf('2024-06-21') });
    expect([day.polar?.latitude.toFixed(4), clock(day, tromso.zone)]).toEqual([
      '65.6489',
      '06-21T01:00 06-21T01:06 06-21T12:47 06-21T17:44 06-22T00:26 06-22T00:32',
    ]);
  });

  it('are those of the nearest day where the sun does not rise', () => {
    const day = of(tromso, '2024-12-21', { polar: 'nearest-day' });
    expect([day.polar, clock(day, tromso.zone)]).toEqual([
      { kind: 'polar_night', latitude: 69.6489, date: dateOf('2025-01-21') },
      '12-21T07:28 12-21T10:27 12-21T11:57 12-21T13:06 12-21T13:25 12-21T16:24',
    ]);
  });

  it('are only those that exist in a polar night without a rule', () => {
    const day = of(tromso, '2024-12-21', { polar: 'none' });
    expect([day.polar?.kind, clock(day, tromso.zone)]).toEqual([
      'polar_night',
      '12-21T06:29 - 12-21T11:43 12-21T12:14 - 12-21T16:44',
    ]);
  });

  it('report adjustments that break their order', () => {
    const adjustments = { ...settings.adjustments, sunrise: 60, dhuhr: -60 };
    expect(of(london, '2024-12-21', { adjustments }).isInOrder).toBe(true);
    expect(of({ ...london, latitude: 65 }, '2024-12-21', { adjustments }).isInOrder).toBe(false);
  });
});
