import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import dateArithmetic from './date-arithmetic.ts';

type Input = Parameters<typeof dateArithmetic>[0];
const base: Input = {
  operation: 'add',
  date: '2024-01-31',
  years: 0,
  months: 0,
  weeks: 0,
  days: 0,
  hours: 0,
  minutes: 0,
  seconds: 0,
  monthEnd: 'last-day',
  workingDays: 0,
  weekend: 'sat-sun',
  zone: 'UTC',
};
const of = (input: Partial<Input>) => dateArithmetic({ ...base, ...input });
const codes = (input: Partial<Input>) => of(input).notes.map(({ code }) => code);

describe('adding', () => {
  it.each([
    [{ days: 1 }, '2024-02-01'],
    [{ months: 1 }, '2024-02-29'],
    [{ months: 1, monthEnd: 'carry' }, '2024-03-02'],
    [{ months: 13 }, '2025-02-28'],
    [{ date: '2024-02-29', months: 1 }, '2024-03-29'],
    [{ date: '2024-02-29', months: 1, monthEnd: 'keep-last' }, '2024-03-31'],
    [{ date: '2024-02-28', months: 1, monthEnd: 'keep-last' }, '2024-03-28'],
    [{ date: '2024-02-29', years: 1 }, '2025-02-28'],
    [{ date: '2024-02-29', years: 4, monthEnd: 'reject' }, '2028-02-29'],
    [{ years: 1, months: 1, weeks: 1, days: 1 }, '2025-03-08'],
    [{ operation: 'subtract', months: 2 }, '2023-11-30'],
    [{ months: 1, hours: 1 }, '2024-02-29T01:00:00Z'],
    [{ date: '2024-01-31T10:00:00+02:00', days: 1 }, '2024-02-01T08:00:00Z'],
    [{ date: '2024-03-30T12:00', days: 1, zone: 'Europe/Paris' }, '2024-03-31T12:00:00+02:00'],
    [{ date: '2024-03-30T12:00', hours: 24, zone: 'Europe/Paris' }, '2024-03-31T13:00:00+02:00'],
    [{ date: '2024-10-27T02:30+01:00', minutes: 1, zone: 'Europe/Paris' }, '2024-10-27T02:31:00+01:00'],
    [{ seconds: -1 }, '2024-01-30T23:59:59Z'],
  ] as const)('%j gives %s', (input, result) => {
    expect(of(input)).toMatchObject({ result, duration: null, workingDays: null });
  });

  it('notes what the month end changed', () => {
    expect(of({ months: 1 }).notes).toEqual([
      { code: 'month_end', pointer: '/result', values: { day: 31, date: '2024-02-29' } },
    ]);
    expect(codes({ date: '2024-02-29', months: 1, monthEnd: 'keep-last' })).toEqual(['last_day_kept']);
    expect(codes({ months: 1, monthEnd: 'keep-last' })).toEqual(['month_end']);
    expect(codes({ months: 2 })).toEqual([]);
  });

  it('notes local times that exist never or twice', () => {
    expect(codes({ date: '2024-03-30T02:30', days: 1, zone: 'Europe/Paris' })).toEqual(['skipped_time']);
    expect(codes({ date: '2024-10-26T02:30', days: 1, zone: 'Europe/Paris' })).toEqual(['repeated_time']);
  });

  it('comes back from days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
        expect(of({ date: String(of({ days }).result), days: -days }).result).toBe('2024-01-31');
      }),
      { numRuns: 50 },
    );
  });
});

describe('difference', () => {
  it.each([
    ['2024-01-31', '2024-03-01', 'P1M1D', 30, 2_592_000],
    ['2024-03-01', '2024-01-31', '-P1M1D', -30, -2_592_000],
    ['2024-01-01T12:00', '2024-01-02T11:59', 'PT23H59M', 0, 86_340],
  ])('from %s to %s is %s', (date, to, duration, totalDays, totalSeconds) => {
    expect(of({ operation: 'difference', date, to })).toMatchObject({
      duration,
      totalDays,
      totalSeconds,
      result: null,
    });
  });
});

describe('working days', () => {
  const holidays = '2024-12-25 Christmas\n2024-12-26';

  it.each([
    [5, '2025-01-01'],
    [0, '2024-12-23'],
    [-1, '2024-12-20'],
    [1, '2024-12-24'],
  ])('%i after Monday, 23 December 2024', (workingDays, result) => {
    expect(of({ operation: 'add-working-days', date: '2024-12-23', workingDays, holidays }).result).toBe(result);
  });

  it.each([
    ['sat-sun', 22],
    ['fri-sat', 23],
    ['thu-fri', 23],
    ['fri', 27],
    ['sun', 26],
    ['none', 31],
  ] as const)('of December 2024 with the weekend %s are %i', (weekend, workingDays) => {
    const input = { operation: 'count-working-days', date: '2024-12-01', to: '2024-12-31', weekend } as const;
    expect(of(input)).toMatchObject({ workingDays, totalDays: 30 });
    expect(of({ ...input, date: input.to, to: input.date })).toMatchObject({
      workingDays: -workingDays,
      totalDays: -30,
    });
  });

  it('leave out holidays, each once', () => {
    const input = { operation: 'count-working-days', date: '2024-12-01', to: '2024-12-31' } as const;
    expect(of({ ...input, holidays: `${holidays},2024-12-25;2025-01-01` }).workingDays).toBe(20);
    expect(of({ ...input, holidays: '2024-12-28' })).toMatchObject({
      workingDays: 22,
      notes: [{ code: 'holiday_on_weekend', values: { date: '2024-12-28' } }],
    });
  });

  it('are as many as are added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (workingDays) => {
        const to = of({ operation: 'add-working-days', date: '2024-12-20', workingDays, holidays }).result ?? '';
        expect(of({ operation: 'count-working-days', date: '2024-12-21', to, holidays }).workingDays).toBe(workingDays);
      }),
      { numRuns: 50 },
    );
  });

  it('note a start that is none', () => {
    expect(codes({ operation: 'add-working-days', date: '2024-12-22' })).toEqual(['not_a_working_day']);
  });
});

describe('errors', () => {
  it.each([
    [{ months: 1, monthEnd: 'reject' }, 'no_such_day at /date'],
    [{ operation: 'difference' }, 'second_date_missing at /to'],
    [{ operation: 'count-working-days', to: ' ' }, 'second_date_missing at /to'],
    [{ years: 300_000 }, 'out_of_range at /date'],
    [{ date: '31/1/2024' }, 'ambiguous_date at /date'],
    [{ date: '2024-02-31' }, 'impossible_date at /date'],
    [{ date: 'tomorrow' }, 'not_a_date at /date'],
    [{ zone: 'Nowhere' }, 'unknown_zone at /zone'],
    [{ operation: 'add-working-days', holidays: '2024-12-25\n2024-13-01' }, 'impossible_date at /holidays'],
    [{ operation: 'add-working-days', holidays: '2024-12-25\n'.repeat(1001) }, 'too_many_holidays at /holidays'],
  ] as const)('%j: %s', (input, message) => {
    expect(() => of(input)).toThrow(message);
  });

  it('names the place of a holiday', () => {
    expect(() => of({ operation: 'add-working-days', holidays: '2024-12-25\nEaster' })).toThrow(
      expect.objectContaining({ code: 'not_a_holiday', place: { line: 2, column: 1 } }),
    );
  });
});
