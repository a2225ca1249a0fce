import { describe, expect, it } from 'vitest';
import prayerCalendar from './prayer-calendar.ts';

type Input = Parameters<typeof prayerCalendar>[0];
const input: Input = {
  period: 'ramadan',
  year: 1447,
  month: 1,
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
  lang: 'ar',
};
const linesOf = (change: Partial<Input> = {}) =>
  new TextDecoder().decode(prayerCalendar({ ...input, ...change }).bytes).split('\r\n');

describe('Prayer calendar', () => {
  it('has an event in UTC for each of the five prayers of each day', () => {
    const lines = linesOf();
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(150);
    expect(lines.slice(0, 10)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Apiyard//Prayer times//EN',
      'BEGIN:VEVENT',
      'UID:2026-02-18-fajr-51.5085--0.1257@prayer-times',
      'DTSTAMP:20260218T053200Z',
      'DTSTART:20260218T053200Z',
      'SUMMARY:الفجر',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  });

  it('has reminders', () => {
    expect(linesOf({ reminder: 10 }).filter((line) => line === 'TRIGGER:-PT10M')).toHaveLength(150);
  });

  it('has lines of at most 75 bytes', () => {
    const lengths = linesOf({ reminder: 60, lat: -51.508_512, lon: -170.125_712 }).map(
      (line) => new TextEncoder().encode(line).length,
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });

  it('is named after its period', () => {
    const nameOf = (change: Partial<Input>) => prayerCalendar({ ...input, ...change }).name;
    expect([nameOf({}), nameOf({ period: 'month', year: 2026, month: 3 })]).toEqual([
      'prayer-times-ramadan-1447.ics',
      'prayer-times-2026-03.ics',
    ]);
  });
});
