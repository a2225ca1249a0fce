import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import timestamp from './timestamp.ts';

const of = (text: string, more: Partial<Parameters<typeof timestamp>[0]> = {}) =>
  timestamp({ text, unit: 'auto', zone: 'UTC', date: '2026-11-26T10:00:00Z', lang: 'en', ...more });
const codes = (text: string, more = {}) => of(text, more).notes.map(({ code }) => code);

it('gives every format', () => {
  expect(of('1700000000', { zone: 'europe/paris' })).toEqual({
    iso: '2023-11-14T23:13:20+01:00',
    utc: '2023-11-14T22:13:20Z',
    seconds: 1_700_000_000,
    milliseconds: 1_700_000_000_000,
    microseconds: '1700000000000000',
    nanoseconds: '1700000000000000000',
    rfc5322: 'Tue, 14 Nov 2023 23:13:20 +0100',
    http: 'Tue, 14 Nov 2023 22:13:20 GMT',
    zone: 'Europe/Paris',
    offset: '+01:00',
    relative: '3 years ago',
    relativeTo: '2026-11-26T10:00:00Z',
    format: 's',
    notes: [{ code: 'unit_s', pointer: '/text' }],
  });
});

describe('numbers', () => {
  it.each([
    ['0', '1970-01-01T00:00:00Z', 's'],
    ['-1', '1969-12-31T23:59:59Z', 's'],
    ['2147483648', '2038-01-19T03:14:08Z', 's'],
    ['99999999999', '5138-11-16T09:46:39Z', 's'],
    ['100000000000', '1973-03-03T09:46:40Z', 'ms'],
    ['1700000000123', '2023-11-14T22:13:20.123Z', 'ms'],
    ['1700000000123456', '2023-11-14T22:13:20.123456Z', 'us'],
    ['1700000000123456789', '2023-11-14T22:13:20.123456789Z', 'ns'],
    ['1700000000.5', '2023-11-14T22:13:20.5Z', 's'],
  ])('%s is %s', (text, utc, unit) => {
    expect(of(text)).toMatchObject({ utc, format: unit });
    expect(codes(text)[0]).toBe(`unit_${unit}`);
  });

  it('have the unit that is given', () => {
    expect(of('1700000000', { unit: 'ms' }).utc).toBe('1970-01-20T16:13:20Z');
    expect(codes('1700000000', { unit: 'ms' })).toEqual([]);
  });

  it('are rounded down', () => {
    expect(of('-0.5')).toMatchObject({ seconds: -1, milliseconds: -500, nanoseconds: '-500000000' });
  });

  it('note what is lost or doubtful', () => {
    expect(codes('20240131')).toEqual(['unit_s', 'looks_like_date']);
    expect(codes('1.0000000001')).toEqual(['unit_s', 'below_nanoseconds']);
    expect(codes('1.25')).toEqual(['unit_s', 'fraction_left_out']);
    expect(codes('253402300800', { unit: 's' })).toEqual(['year_out_of_range']);
    expect(of('253402300800', { unit: 's' })).toMatchObject({ rfc5322: null, http: null });
  });

  it('come back from nanoseconds', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 19n), (ns) => {
        const there = of(String(ns), { unit: 'ns' });
        expect(there.nanoseconds).toBe(String(ns));
        expect(of(there.iso, { zone: 'Asia/Kolkata' }).nanoseconds).toBe(String(ns));
      }),
      { numRuns: 50 },
    );
  });
});

describe('dates', () => {
  it.each([
    ['2026-03-29T14:30:00Z', '2026-03-29T14:30:00Z', 'iso8601'],
    ['20260329T143000+0200', '2026-03-29T12:30:00Z', 'iso8601'],
    ['2026-03-29 14:30+02:00', '2026-03-29T12:30:00Z', 'iso8601'],
    ['2026-03-29T14:30+02:00[Europe/Paris]', '2026-03-29T12:30:00Z', 'iso8601'],
    // RFC 3339, section 5.8
    ['1985-04-12T23:20:50Z', '1985-04-12T23:20:50Z', 'iso8601'],
    ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57Z', 'iso8601'],
    // RFC 9110, section 5.6.7
    ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z', 'http'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z', 'http'],
    ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z', 'http'],
    // RFC 5322, appendix A
    ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T15:55:06Z', 'rfc5322'],
    ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06Z', 'rfc5322'],
    ['Thu,\r\n 13\r\n Feb\r\n 1969\r\n 23:32\r\n -0330 (Newfoundland Time)', '1969-02-14T03:02:00Z', 'rfc5322'],
    ['Tue, 1 Jul 2003 10:52:37 EDT', '2003-07-01T14:52:37Z', 'rfc5322'],
    ['1 Jul 103 10:52 Z', '2003-07-01T10:52:00Z', 'rfc5322'],
    ['1 Jul 49 10:52 UT', '2049-07-01T10:52:00Z', 'rfc5322'],
  ])('%j is %s', (text, utc, format) => {
    expect(of(text)).toMatchObject({ utc, format });
    expect(codes(text)).toEqual([]);
  });

  it('of HTTP with two digits are at most 50 years ahead', () => {
    expect(of('Monday, 01-Jan-76 00:00:00 GMT').utc).toBe('2076-01-01T00:00:00Z');
    expect(of('Saturday, 01-Jan-77 00:00:00 GMT').utc).toBe('1977-01-01T00:00:00Z');
  });

  it.each([
    ['2026-03-29T02:30', '2026-03-29T03:30:00+02:00', ['zone_assumed', 'skipped_time']],
    ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00', ['zone_assumed', 'repeated_time']],
    ['2026-07-01', '2026-07-01T00:00:00+02:00', ['zone_assumed']],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:59:59+01:00', ['leap_second']],
    ['Mon, 15 Nov 1994 08:12:31 GMT', '1994-11-15T09:12:31+01:00', ['wrong_weekday']],
  ])('%s in Paris is %s', (text, iso, notes) => {
    expect(of(text, { zone: 'Europe/Paris' }).iso).toBe(iso);
    expect(codes(text, { zone: 'Europe/Paris' })).toEqual(notes);
  });
});

describe('relative words', () => {
  it.each([
    ['now', '2026-11-26T11:00:00+01:00', 'now'],
    ['Today', '2026-11-26T00:00:00+01:00', '11 hours ago'],
    ['yesterday', '2026-11-25T00:00:00+01:00', 'yesterday'],
    ['in 3 days', '2026-11-29T11:00:00+01:00', 'in 3 days'],
    ['1 month ago', '2026-10-26T11:00:00+01:00', 'last month'],
  ])('%s is %s: %s', (text, iso, relative) => {
    expect(of(text, { zone: 'Europe/Paris' })).toMatchObject({ iso, relative });
  });

  it('are in four languages', () => {
    expect((['en', 'fr', 'ar', 'ch'] as const).map((lang) => of('in 2 hours', { lang }).relative)).toEqual([
      'in 2 hours',
      'dans 2 heures',
      'خلال ساعتين',
      '2小时后',
    ]);
  });

  it('count from now without a date', () => {
    expect(of('now', { date: '' })).toMatchObject({ relative: 'now', notes: [{ code: 'now_used', pointer: '/date' }] });
  });
});

it.each([
  ['03/04/2024', 'ambiguous_date'],
  ['2024-02-30', 'impossible_date'],
  ['2024-01-01T25:00Z', 'impossible_date'],
  ['in 3 days ago', 'not_a_date'],
  ['Tue, 31 Feb 2023 00:00:00 GMT', 'not_a_date'],
  ['Tue, 1 Foo 2023 00:00:00 GMT', 'not_a_date'],
  ['9'.repeat(30), 'out_of_range'],
  ['in 999999 years', 'out_of_range'],
])('rejects %s: %s', (text, code) => {
  expect(() => of(text)).toThrow(`${code} at /text`);
});

it('rejects unknown zones', () => {
  expect(() => of('0', { zone: 'PST' })).toThrow(
    expect.objectContaining({ code: 'unknown_zone', pointer: '/zone', values: { zone: 'PST' } }),
  );
});
