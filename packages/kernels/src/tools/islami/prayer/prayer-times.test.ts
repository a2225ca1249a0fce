import { describe, expect, it } from 'vitest';
import prayerTimes from './prayer-times.ts';

type Input = Parameters<typeof prayerTimes>[0];
const input: Input = {
  lat: 21.4225,
  lon: 39.8262,
  date: '2025-03-01',
  method: 'umm-al-qura',
  madhab: 'shafi',
  highLatitude: 'automatic',
  polar: 'nearest-latitude',
  rounding: 'method',
  shafaq: 'general',
  adjustFajr: 0,
  adjustSunrise: 0,
  adjustDhuhr: 0,
  adjustAsr: 0,
  adjustMaghrib: 0,
  adjustIsha: 0,
  hijriAdjustment: 0,
  lang: 'en',
};
const of = (change: Partial<Input>) => prayerTimes({ ...input, ...change });
const clock = (change: Partial<Input>) => of(change).times.map(({ time }) => time);

describe('Prayer times', () => {
  it('has the times, the Hijri date and the zone of a place', () => {
    const { times, ...rest } = of({});
    expect(rest).toEqual({
      date: '2025-03-01',
      hijri: '1 Ramadan 1446 AH',
      zone: 'Asia/Riyadh',
      highLatitude: 'middle',
      rounding: 'nearest',
      polar: null,
      notes: [],
    });
    expect(times.map(({ time }) => time)).toEqual(['05:25', '06:41', '12:33', '15:55', '18:25', '20:25']);
    expect(times[5]).toEqual({
      prayer: 'isha',
      time: '20:25',
      at: '2025-03-01T20:25:00+03:00',
      computed: '2025-03-01T20:24:58+03:00',
      basis: 'interval',
      value: 120,
      methodMinutes: 0,
      ownMinutes: 0,
    });
  });

  it('adds minutes of the person', () => {
    expect(clock({ adjustFajr: -2, adjustIsha: 5 })).toEqual(['05:23', '06:41', '12:33', '15:55', '18:25', '20:30']);
  });

  it('says what it used where the sun does not set', () => {
    expect(of({ lat: 69.65, lon: 18.96, date: '2025-06-21' }).notes).toEqual([
      { code: 'polar_day', pointer: '/times' },
      { code: 'nearest_latitude', pointer: '/times', values: { latitude: '65.65' } },
    ]);
    expect(of({ lat: 69.65, lon: 18.96, date: '2025-06-21', polar: 'nearest-day' }).notes).toEqual([
      { code: 'polar_day', pointer: '/times' },
      { code: 'nearest_day', pointer: '/times', values: { date: '2025-07-26' } },
    ]);
    expect(of({ lat: 69.65, lon: 18.96, date: '2025-12-21', polar: 'none' }).notes).toEqual([
      { code: 'polar_night', pointer: '/times' },
      { code: 'times_missing', pointer: '/times' },
    ]);
  });

  it.each([
    [{ date: '2025-02-30' }, 'not_a_date at /date'],
    [{ date: '1899-12-31' }, 'not_a_date at /date'],
    [{ zone: 'Mars/Olympus' }, 'unknown_zone at /zone'],
    [{ lat: 65, lon: 0, date: '2025-12-21', adjustSunrise: 60, adjustDhuhr: -60 }, 'out_of_order at '],
  ])('rejects %j: %s', (change, message) => {
    expect(() => of(change)).toThrow(message);
  });
});
