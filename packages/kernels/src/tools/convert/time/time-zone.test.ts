import { describe, expect, it } from 'vitest';
import timeZone from './time-zone.ts';

const of = (date: string | undefined, zone: string, zones: string, lang: 'en' | 'ch' = 'en') =>
  timeZone({ date, zone, zones, lang });

describe('Time zones', () => {
  it('shows a moment in several zones', () => {
    const { utc, source, zones, notes } = of(
      '2026-07-01T12:00',
      'Europe/Paris',
      'America/New_York\nasia/kolkata, ;Pacific/Kiritimati',
    );
    expect(utc).toBe('2026-07-01T10:00:00Z');
    expect(source).toEqual({
      zone: 'Europe/Paris',
      iso: '2026-07-01T12:00:00+02:00',
      offset: '+02:00',
      name: 'Central European Summer Time',
      isDaylightSaving: true,
      dayDifference: 0,
      hourDifference: 0,
      nextChange: { utc: '2026-10-25T01:00:00Z', from: '+02:00', to: '+01:00' },
    });
    expect(zones.map((place) => [place.zone, place.iso, place.dayDifference, place.hourDifference])).toEqual([
      ['America/New_York', '2026-07-01T06:00:00-04:00', 0, -6],
      ['Asia/Kolkata', '2026-07-01T15:30:00+05:30', 0, 3.5],
      ['Pacific/Kiritimati', '2026-07-02T00:00:00+14:00', 1, 12],
    ]);
    expect(notes.map(({ code }) => code)).toEqual(['zone_assumed']);
  });

  it.each([
    ['Europe/Paris', '2026-01-15T12:00Z', false],
    ['Europe/Paris', '2026-03-29T01:00Z', true],
    ['Europe/Paris', '2026-03-29T00:59:59Z', false],
    ['Europe/Paris', '2026-10-25T00:59:59Z', true],
    ['Europe/Paris', '2026-10-25T01:00Z', false],
    ['Europe/Dublin', '2026-07-01T12:00Z', true],
    ['America/New_York', '2026-07-01T12:00Z', true],
    ['Australia/Lord_Howe', '2026-01-15T12:00Z', true],
    ['Australia/Lord_Howe', '2026-07-15T12:00Z', false],
    ['Africa/Casablanca', '2024-08-01T12:00Z', false],
    ['Asia/Shanghai', '2026-07-01T12:00Z', false],
    ['UTC', '2026-07-01T12:00Z', false],
  ])('%s at %s: daylight saving is %s', (zone, date, expected) => {
    expect(of(date, 'UTC', zone).zones[0]?.isDaylightSaving).toBe(expected);
  });

  it('has no next change where the clocks stay', () => {
    expect(of('2026-07-01T12:00Z', 'UTC', '+05:30').zones[0]).toMatchObject({
      zone: '+05:30',
      offset: '+05:30',
      nextChange: null,
    });
  });

  it('has names in the language', () => {
    expect(of('2026-07-01T12:00Z', 'UTC', 'Asia/Shanghai', 'ch').zones[0]?.name).toBe('中国标准时间');
  });

  it('notes local times that exist never or twice', () => {
    const note = (date: string) => of(date, 'Europe/Paris', 'UTC').notes[1];
    expect(note('2026-03-29T02:30')).toEqual({
      code: 'skipped_time',
      pointer: '/date',
      values: {
        time: '2026-03-29T02:30:00',
        zone: 'Europe/Paris',
        used: '2026-03-29T03:30:00+02:00',
        other: '2026-03-29T01:30:00+01:00',
      },
    });
    expect(note('2026-10-25T02:30')).toMatchObject({
      code: 'repeated_time',
      values: { used: '2026-10-25T02:30:00+02:00', other: '2026-10-25T02:30:00+01:00' },
    });
  });

  it('uses the current time without a date', () => {
    expect(of('', 'UTC', 'UTC').notes[0]?.code).toBe('now_used');
  });

  it('rejects lists without zones, with too many or with unknown ones', () => {
    expect(() => of('2026-07-01T12:00Z', 'UTC', ' ,\n')).toThrow('no_zones at /zones');
    expect(() => of('2026-07-01T12:00Z', 'UTC', 'UTC,'.repeat(51))).toThrow('too_many_zones at /zones');
    expect(() => of('2026-07-01T12:00Z', 'UTC', 'UTC, Paris')).toThrow('unknown_zone at /zones');
    expect(() => of('1/2/2026', 'UTC', 'UTC')).toThrow('ambiguous_date at /date');
  });
});
