import { describe, expect, it } from 'vitest';
import hijriDate from './hijri-date.ts';
import hijriMonth from './hijri-month.ts';

type Input = Parameters<typeof hijriDate>[0];
const of = (date: string | undefined, change: Partial<Input> = {}) =>
  hijriDate({ date, from: 'gregorian', adjustment: 0, zone: 'UTC', lang: 'en', ...change });

describe('Hijri date', () => {
  it('converts a Gregorian date', () => {
    expect(of('2025-03-01')).toEqual({
      gregorian: '2025-03-01',
      weekday: 6,
      hijri: '1446-09-01',
      text: '1 Ramadan 1446 AH',
      year: 1446,
      month: 9,
      monthName: 'Ramadan',
      day: 1,
      daysInMonth: 29,
      event: 'ramadan',
      notes: [],
    });
  });

  it('converts a Hijri date', () => {
    expect(of('1447-10-1', { from: 'hijri', lang: 'ar' })).toMatchObject({
      gregorian: '2026-03-20',
      text: '1 شوال 1447 هـ',
      event: 'eid_al_fitr',
    });
  });

  it('is moved by the adjustment both ways', () => {
    expect(of('2025-03-01', { adjustment: -1 }).hijri).toBe('1446-08-29');
    expect(of('1446-09-01', { from: 'hijri', adjustment: -1 }).gregorian).toBe('2025-03-02');
  });

  it('notes that tables differ before 1402', () => {
    expect(of('1970-01-01').notes).toEqual([{ code: 'tables_differ', pointer: '/hijri', values: { year: 1402 } }]);
    expect(of(undefined).notes[0]?.code).toBe('today_used');
  });

  it.each([
    ['2025-02-30', 'gregorian', 'not_a_date'],
    ['1924-07-31', 'gregorian', 'outside_tables'],
    ['2077-11-17', 'gregorian', 'outside_tables'],
    ['1447-02-30', 'hijri', 'impossible_date'],
    ['1342-01-01', 'hijri', 'outside_tables'],
    ['Ramadan 1', 'hijri', 'not_a_date'],
  ] as const)('rejects %s (%s): %s', (date, from, code) => {
    expect(() => of(date, { from })).toThrow(`${code} at /date`);
  });
});

describe('Hijri month', () => {
  it('has its days with Gregorian dates and events', () => {
    const { days, ...rest } = hijriMonth({ year: 1447, month: 12, adjustment: 0, lang: 'en' });
    expect(rest).toEqual({ year: 1447, month: 12, monthName: 'Dhu al-Hijjah', daysInMonth: 29 });
    expect(days[9]).toEqual({ day: 10, gregorian: '2026-05-27', weekday: 3, event: 'eid_al_adha' });
    expect(days.filter(({ event }) => event !== null).map(({ day }) => day)).toEqual([8, 9, 10, 11, 12, 13]);
  });

  it('rejects years outside of the tables', () => {
    expect(() => hijriMonth({ year: 1501, month: 1, adjustment: 0, lang: 'en' })).toThrow('outside_tables at /year');
  });
});
