import { parseZonedDateTime } from '@internationalized/date';
import { expect, test } from 'vitest';
import { presetRange } from './range-presets.ts';
import type { RangePreset } from './range-presets.ts';

const at = (now: string, preset: RangePreset, locale = 'en-GB') => {
  const { start, end } = presetRange(preset, parseZonedDateTime(now), locale);
  return [start.toString(), end.toString()];
};
const friday = '2026-11-20T16:30:00[Asia/Jakarta]';

test.each([
  ['today', '2026-11-20T00:00', '2026-11-20T23:59'],
  ['yesterday', '2026-11-19T00:00', '2026-11-19T23:59'],
  ['last7Days', '2026-11-14T00:00', '2026-11-20T23:59'],
  ['last30Days', '2026-10-22T00:00', '2026-11-20T23:59'],
  ['thisWeek', '2026-11-16T00:00', '2026-11-22T23:59'],
  ['thisMonth', '2026-11-01T00:00', '2026-11-30T23:59'],
  ['lastMonth', '2026-10-01T00:00', '2026-10-31T23:59'],
] as const)('%s is from %s to %s', (preset, start, end) => {
  expect(at(friday, preset)).toEqual([`${start}:00+07:00[Asia/Jakarta]`, `${end}:00+07:00[Asia/Jakarta]`]);
});

test('weeks begin as they do in the locale', () => {
  expect(at(friday, 'thisWeek', 'ar-EG')[0]).toBe('2026-11-14T00:00:00+07:00[Asia/Jakarta]');
  expect(at(friday, 'thisWeek', 'en-US')[0]).toBe('2026-11-15T00:00:00+07:00[Asia/Jakarta]');
});

test('the month before January is December of the year before', () => {
  expect(at('2026-01-05T10:00:00[UTC]', 'lastMonth')).toEqual([
    '2025-12-01T00:00:00+00:00[UTC]',
    '2025-12-31T23:59:00+00:00[UTC]',
  ]);
});

test('a day of 25 hours ends in its own offset', () => {
  expect(at('2026-10-25T12:00:00[Europe/Berlin]', 'today')).toEqual([
    '2026-10-25T00:00:00+02:00[Europe/Berlin]',
    '2026-10-25T23:59:00+01:00[Europe/Berlin]',
  ]);
});
