import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import isoWeek from './iso-week.ts';

const of = (date: string | undefined) => isoWeek({ date, zone: 'UTC', lang: 'fr' });

describe('ISO week', () => {
  it('has everything about a date', () => {
    expect(of('2024-12-30')).toEqual({
      date: '2024-12-30',
      weekDate: '2025-W01-1',
      ordinalDate: '2024-365',
      week: 1,
      weekYear: 2025,
      weekday: 1,
      weekdayName: 'lundi',
      weekStart: '2024-12-30',
      weekEnd: '2025-01-05',
      weeksInYear: 52,
      dayOfYear: 365,
      daysInYear: 366,
      isLeapYear: true,
      daysInMonth: 31,
      quarter: 4,
      quarterStart: '2024-10-01',
      quarterEnd: '2024-12-31',
      notes: [],
    });
  });

  // The examples of https://en.wikipedia.org/wiki/ISO_week_date
  const examples = [
    ['1977-01-01', '1976-W53-6'],
    ['1977-01-02', '1976-W53-7'],
    ['1977-12-31', '1977-W52-6'],
    ['1978-01-01', '1977-W52-7'],
    ['1978-01-02', '1978-W01-1'],
    ['1978-12-31', '1978-W52-7'],
    ['1979-01-01', '1979-W01-1'],
    ['1979-12-30', '1979-W52-7'],
    ['1979-12-31', '1980-W01-1'],
    ['1980-01-01', '1980-W01-2'],
    ['1980-12-28', '1980-W52-7'],
    ['1980-12-29', '1981-W01-1'],
    ['1980-12-31', '1981-W01-3'],
    ['1981-01-01', '1981-W01-4'],
    ['1981-12-31', '1981-W53-4'],
    ['1982-01-03', '1981-W53-7'],
  ] as const;

  it('has all examples', () => {
    expect(examples).toHaveLength(16);
  });

  it.each(examples)('%s is %s, and back', (date, weekDate) => {
    expect(of(date).weekDate).toBe(weekDate);
    expect(of(weekDate).date).toBe(date);
  });

  it.each([
    ['2026-W48', '2026-11-23'],
    ['2026w484', '2026-11-26'],
    ['2024-366', '2024-12-31'],
    ['2026330', '2026-11-26'],
    ['20261126', '2026-11-26'],
    ['2026-11-26T10:00Z', '2026-11-26'],
  ])('reads %s', (text, date) => {
    expect(of(text).date).toBe(date);
  });

  it('knows years of 53 weeks and leap years of centuries', () => {
    expect([of('2026-01-01').weeksInYear, of('2027-02-01').weeksInYear]).toEqual([53, 52]);
    expect(['1900-01-01', '2000-01-01', '2100-01-01'].map((date) => of(date).isLeapYear)).toEqual([false, true, false]);
  });

  it('comes back from each form', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('0002-01-01'), max: new Date('9998-12-31'), noInvalidDate: true }), (day) => {
        const { date, weekDate, ordinalDate } = of(day.toISOString().slice(0, 10));
        expect([of(weekDate).date, of(ordinalDate).date]).toEqual([date, date]);
      }),
      { numRuns: 50 },
    );
  });

  it('uses today without a date', () => {
    expect(of(undefined).notes.map(({ code }) => code)).toEqual(['today_used']);
  });

  it.each([
    ['2025-W53', 'impossible_date'],
    ['2023-366', 'impossible_date'],
    ['2024-06-31', 'impossible_date'],
    ['2024-W00', 'impossible_date'],
    ['12/12/2024', 'ambiguous_date'],
    ['week 3', 'not_a_date'],
  ])('rejects %s: %s', (text, code) => {
    expect(() => of(text)).toThrow(`${code} at /date`);
  });

  it('rejects unknown zones', () => {
    expect(() => isoWeek({ zone: 'Here', lang: 'en' })).toThrow('unknown_zone at /zone');
  });
});
