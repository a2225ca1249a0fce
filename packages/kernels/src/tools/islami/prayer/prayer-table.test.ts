import { describe, expect, it } from 'vitest';
import prayerTable from './prayer-table.ts';

type Input = Parameters<typeof prayerTable>[0];
const input: Input = {
  period: 'month',
  year: 2026,
  month: 2,
  lat: 51.5085,
  lon: -0.1257,
  method: 'moonsighting',
  madhab: 'hanafi',
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
  imsakMinutes: 10,
  lang: 'en',
};
const of = (change: Partial<Input>) => prayerTable({ ...input, ...change });

describe('Prayer timetable', () => {
  it('has each day of a month', () => {
    const { days, zone, first } = of({});
    expect([zone, first, days.length]).toEqual(['Europe/London', '2026-02-01', 28]);
    expect(days[17]).toEqual({
      date: '2026-02-18',
      weekday: 3,
      hijri: '1 Ramadan 1447 AH',
      imsak: '05:22',
      fajr: '05:32',
      sunrise: '07:09',
      dhuhr: '12:19',
      asr: '15:31',
      maghrib: '17:24',
      isha: '18:46',
      fastMinutes: 712,
      polar: null,
    });
  });

  it('has the days of Ramadan', () => {
    const { days } = of({ period: 'ramadan', year: 1447 });
    expect([days.length, days[0]?.date, days.at(-1)?.hijri]).toEqual([30, '2026-02-18', '30 Ramadan 1447 AH']);
  });

  it('counts imsak back from Fajr, also before midnight', () => {
    expect(of({ imsakMinutes: 0 }).days[17]).toMatchObject({ imsak: '05:32', fajr: '05:32' });
    expect(of({ lat: 55, lon: 0, zone: 'Etc/GMT+2', month: 6, imsakMinutes: 60 }).days[20]).toMatchObject({
      imsak: '23:24',
      fajr: '00:24',
    });
  });

  it('has no imsak and no length of the fast on days without Fajr', () => {
    expect(of({ lat: 69.65, lon: 18.96, month: 6, polar: 'none' }).days[20]).toMatchObject({
      imsak: null,
      fajr: null,
      fastMinutes: null,
    });
  });

  it('begins Ramadan a day later where the moon was seen a day later', () => {
    expect(of({ period: 'ramadan', year: 1447, hijriAdjustment: -1 }).first).toBe('2026-02-19');
  });

  it('counts the days without sunrise or sunset', () => {
    expect(of({ lat: 69.65, lon: 18.96, year: 2026, month: 5 }).notes).toEqual([
      { code: 'polar_days', pointer: '/days', values: { days: 13 } },
    ]);
  });

  it('rejects years outside of its range', () => {
    expect(() => of({ year: 1899 })).toThrow('year_out_of_range at /year');
    expect(() => of({ period: 'ramadan', year: 2026 })).toThrow('year_out_of_range at /year');
  });
});
