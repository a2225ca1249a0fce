import { expect, test } from 'vitest';
import { dayIn, dayLabel } from './day-label.ts';

test('the day of a moment depends on the time zone', () => {
  const moment = Date.parse('2026-11-23T23:30:00Z');
  expect(dayIn('UTC')(moment)).toBe('2026-11-23');
  expect(dayIn('Asia/Shanghai')(moment)).toBe('2026-11-24');
});

test.for([
  { day: '2026-11-23', locale: 'en-GB', label: 'Today' },
  { day: '2026-11-22', locale: 'en-GB', label: 'Yesterday' },
  { day: '2026-11-16', locale: 'en-GB', label: 'Monday 16 November' },
  { day: '2025-12-31', locale: 'en-GB', label: 'Wednesday, 31 December 2025' },
  { day: '2026-11-22', locale: 'fr', label: 'Hier' },
  { day: '2026-11-22', locale: 'ar', label: 'أمس' },
  { day: '2026-11-16', locale: 'zh-CN', label: '11月16日星期一' },
])('$day is $label in $locale', ({ day, locale, label }) => {
  expect(dayLabel(day, '2026-11-23', locale)).toBe(label);
});
