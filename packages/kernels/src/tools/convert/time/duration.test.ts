import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import duration from './duration.ts';

type Input = Parameters<typeof duration>[0];
const of = (input: Partial<Input> | string) =>
  duration({ zone: 'UTC', lang: 'en', ...(typeof input === 'string' ? { text: input } : input) });
const codes = (input: Partial<Input> | string) => of(input).notes.map(({ code }) => code);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Duration', () => {
  it('has Western digits in a browser that writes others', () => {
    vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('٣٦');
    expect(of('PT36H')).toMatchObject({ iso: 'PT36H', balanced: 'P1DT12H' });
  });

  it.each([
    ['PT36H', 'PT36H', '129600', 'P1DT12H'],
    ['p1w2d', 'P1W2D', '777600', 'P9D'],
    ['PT1.5H', 'PT1H30M', '5400', 'PT1H30M'],
    ['-PT0,5S', '-PT0.5S', '-0.5', '-PT0.5S'],
    ['90', 'PT90S', '90', 'PT1M30S'],
    ['1:30', 'PT1H30M', '5400', 'PT1H30M'],
    ['0:01:30.25', 'PT1M30.25S', '90.25', 'PT1M30.25S'],
    ['2 hours and 30 minutes', 'PT2H30M', '9000', 'PT2H30M'],
    ['1d 2h 3min 4s 5ms 6µs 7ns', 'P1DT2H3M4.005006007S', '93784.005006007', 'P1DT2H3M4.005006007S'],
    ['1.5 days', 'P1DT12H', '129600', 'P1DT12H'],
    ['- 3 days', '-P3D', '-259200', '-P3D'],
    ['2 heures et 5 minutes', 'PT2H5M', '7500', 'PT2H5M'],
    ['ساعتان و5 دقائق', 'PT2H5M', '7500', 'PT2H5M'],
    ['يوم', 'P1D', '86400', 'P1D'],
    ['2小时30分钟', 'PT2H30M', '9000', 'PT2H30M'],
    ['1天', 'P1D', '86400', 'P1D'],
    ['PT0S', 'PT0S', '0', 'PT0S'],
  ])('reads %s as %s', (text, iso, totalSeconds, balanced) => {
    expect(of(text)).toMatchObject({ iso, totalSeconds, balanced, end: null });
  });

  it('has parts', () => {
    expect(of('P1Y2M3W4DT5H6M7.008009010S')).toMatchObject({
      years: 1,
      months: 2,
      weeks: 3,
      days: 4,
      hours: 5,
      minutes: 6,
      seconds: 7,
      milliseconds: 8,
      microseconds: 9,
      nanoseconds: 10,
      totalSeconds: null,
      balanced: null,
    });
  });

  it('has words in four languages', () => {
    expect((['en', 'fr', 'ar', 'ch'] as const).map((lang) => of({ text: 'P1DT2H0.5S', lang }).words)).toEqual([
      '1 day, 2 hours, 0.5 seconds',
      '1\u00a0jour, 2\u00a0heures et 0,5\u00a0seconde',
      'يوم، وساعتان، و0.5 ثانية',
      '1天2小时0.5秒钟',
    ]);
    expect([of('-PT5M').words, of('-PT1H5M').words, of('PT0S').words]).toEqual([
      '−5 minutes',
      '−(1 hour, 5 minutes)',
      '0 seconds',
    ]);
  });

  it('measures between dates', () => {
    expect(of({ from: '2024-01-31', to: '2024-03-01' })).toMatchObject({ iso: 'P1M1D', totalSeconds: '2592000' });
    expect(of({ from: '2024-03-01', to: '2024-01-31' })).toMatchObject({ iso: '-P1M1D', totalSeconds: '-2592000' });
    // The day on which the clocks go forward has 23 hours.
    expect(of({ from: '2024-03-30T12:00', to: '2024-03-31T12:00', zone: 'Europe/Paris' })).toMatchObject({
      iso: 'P1D',
      totalSeconds: '82800',
      end: '2024-03-31T12:00:00+02:00',
    });
    expect(of({ from: '2024-01-01T00:00Z', to: '2024-01-01T00:00+01:00' }).iso).toBe('-PT1H');
  });

  it('gives months their length from the start', () => {
    expect(of({ text: 'P1M', from: '2024-02-01' })).toMatchObject({
      totalSeconds: '2505600',
      end: '2024-03-01T00:00:00+00:00',
      notes: [],
    });
  });

  it('notes assumptions', () => {
    expect(codes('90')).toEqual(['seconds_assumed']);
    expect(codes('1:30')).toEqual(['hours_and_minutes']);
    expect(codes('P1M')).toEqual(['needs_date']);
    expect(codes('P1D')).toEqual(['days_of_24_hours']);
    expect(codes({ text: 'P1D', from: '2024-01-01', to: '2024-01-02' })).toEqual(['text_not_used']);
    expect(codes({ from: '2024-03-31T02:30', to: '2024-10-27T02:30', zone: 'Europe/Paris' })).toEqual([
      'skipped_time',
      'repeated_time',
    ]);
  });

  it('comes back from ISO 8601', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), (ns) => {
        const seconds = of({
          text: `${ns < 0n ? '-' : ''}PT${String(ns < 0n ? -ns : ns)
            .padStart(10, '0')
            .replace(/(\d{9})$/, '.$1')}S`,
        });
        expect(of(seconds.balanced ?? '').totalSeconds).toBe(seconds.totalSeconds);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['', 'nothing_given'],
    ['P1.5D', 'not_iso_duration'],
    ['PT', 'not_iso_duration'],
    ['5 parsecs', 'not_a_duration'],
    ['hours', 'not_a_duration'],
    ['-', 'not_a_duration'],
    ['1.5 months', 'fraction_of_month'],
    ['99999999999999 days', 'too_long'],
  ])('rejects %j: %s', (text, code) => {
    expect(() => of(text)).toThrow(`${code} at /text`);
  });

  it('names the place in a text', () => {
    expect(() => of(' 2h 5 foo')).toThrow(
      expect.objectContaining({ code: 'not_a_duration', place: { line: 1, column: 5 } }),
    );
    expect(() => of('1h 2h')).toThrow(expect.objectContaining({ code: 'unit_twice', place: { line: 1, column: 4 } }));
  });

  it('rejects dates and zones', () => {
    expect(() => of({ from: '2024-02-30', to: '2024-03-01' })).toThrow('impossible_date at /from');
    expect(() => of({ from: '2024-02-01', to: '1/3/2024' })).toThrow('ambiguous_date at /to');
    expect(() => of({ from: 'x', to: '2024-03-01' })).toThrow('not_a_date at /from');
    expect(() => of({ text: 'PT1H', zone: 'x' })).toThrow('unknown_zone at /zone');
    expect(() => of({ text: 'P999999Y', from: '2024-01-01' })).toThrow('too_long at /text');
  });
});
