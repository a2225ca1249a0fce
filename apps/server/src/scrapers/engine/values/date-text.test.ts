import { describe, expect, it } from 'vitest';
import { dateIn, dateStyleIssue } from './date-text.ts';

const plain = { zone: 'UTC', locale: 'en' };

describe('a date in a text', () => {
  it.each<[string, { format?: string; zone?: string; locale?: string }, string | null]>([
    ['20.11.2026', { format: 'dd.MM.yyyy' }, '2026-11-20'],
    ['20.11.2026 09:30', { format: 'dd.MM.yyyy HH:mm' }, '2026-11-20T09:30:00Z'],
    ['20.11.2026 09:30', { format: 'dd.MM.yyyy HH:mm', zone: 'Africa/Khartoum' }, '2026-11-20T07:30:00Z'],
    ['November 20,  2026', { format: 'MMMM d, yyyy' }, '2026-11-20'],
    ['20 novembre 2026', { format: 'd MMMM yyyy', locale: 'fr' }, '2026-11-20'],
    ['٢٠ نوفمبر ٢٠٢٦', { format: 'd MMMM yyyy', locale: 'ar-EG' }, '2026-11-20'],
    ['2026年11月20日', { format: 'yyyy年M月d日', locale: 'ja' }, '2026-11-20'],
    ['5 марта 2026 г.', { format: "d MMMM yyyy 'г.'", locale: 'ru' }, '2026-03-05'],
    ['31.02.2026', { format: 'dd.MM.yyyy' }, null],
    ['tomorrow', { format: 'dd.MM.yyyy' }, null],
  ])('is read by a pattern: %s', (text, style, date) => {
    expect(dateIn(text, { ...plain, ...style })).toBe(date);
  });

  it.each<[string, string, string | null]>([
    ['2026-11-20', 'UTC', '2026-11-20'],
    ['2026-11', 'UTC', '2026-11-01'],
    ['2026-11-20T10:00:00+02:00', 'UTC', '2026-11-20T08:00:00Z'],
    ['2026-11-20 10:00:00', 'UTC+3', '2026-11-20T07:00:00Z'],
    ['Fri, 20 Nov 2026 10:00:00 GMT', 'UTC', '2026-11-20T10:00:00Z'],
    ['1763600000', 'UTC', '2025-11-20T00:53:20Z'],
    ['1763600000123', 'UTC', '2025-11-20T00:53:20.123Z'],
    ['11:30', 'UTC', null],
    ['2026-13-45', 'UTC', null],
    ['soon', 'UTC', null],
  ])('is read as machines write it: %s', (text, zone, date) => {
    expect(dateIn(text, { zone, locale: 'en' })).toBe(date);
  });

  it('does not depend on the current date', () => {
    expect(dateStyleIssue({ ...plain, format: 'd MMM HH:mm' })).toEqual({
      member: 'format',
      detail: 'The pattern needs a year, as in `dd.MM.yyyy`. Without one, the result would depend on the current date.',
    });
    expect(dateStyleIssue({ ...plain, format: "d MMM 'y'" })?.member).toBe('format');
    expect(dateStyleIssue({ ...plain, format: "yyyy 'at" })).toEqual({
      member: 'format',
      detail: 'A quote in this pattern is not closed.',
    });
    expect(dateStyleIssue({ ...plain, format: 'dd.MM.yyyy' })).toBeNull();
  });

  it('never means the zone or language of the machine', () => {
    expect(
      ['local', 'system', 'default', 'Mars/Base'].map((zone) => dateStyleIssue({ ...plain, zone })?.member),
    ).toEqual(['zone', 'zone', 'zone', 'zone']);
    expect(['xx', 'en_US', '!'].map((locale) => dateStyleIssue({ ...plain, locale })?.member)).toEqual([
      'locale',
      'locale',
      'locale',
    ]);
    expect(dateStyleIssue({ zone: 'Europe/Paris', locale: 'zh-Hant' })).toBeNull();
  });
});
