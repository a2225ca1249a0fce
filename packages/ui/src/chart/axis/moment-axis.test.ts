import { expect, test } from 'vitest';
import { leastGap, momentAxis, momentFormat } from './moment-axis.ts';

const at = (text: string) => Date.parse(text);
const iso = (ticks: readonly number[]) => ticks.map((tick) => new Date(tick).toISOString());
const dayMs = 86_400_000;

test('days begin at midnight in the time zone', () => {
  const axis = momentAxis(at('2026-05-10T00:00:00Z'), at('2026-05-13T12:00:00Z'), 4, 'Asia/Riyadh');
  expect(iso(axis.ticks)).toEqual(['2026-05-10T21:00:00.000Z', '2026-05-11T21:00:00.000Z', '2026-05-12T21:00:00.000Z']);
  expect(axis.stepMs).toBe(dayMs);
});

test('midnight stays midnight over a change to daylight saving', () => {
  const axis = momentAxis(at('2026-03-27T23:00:00Z'), at('2026-03-30T22:00:00Z'), 4, 'Europe/Berlin');
  expect(iso(axis.ticks)).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-03-30T22:00:00.000Z',
  ]);
});

test('hours and months are round as well', () => {
  expect(iso(momentAxis(at('2026-05-10T00:10:00Z'), at('2026-05-10T12:10:00Z'), 4, 'UTC').ticks)).toEqual([
    '2026-05-10T03:00:00.000Z',
    '2026-05-10T06:00:00.000Z',
    '2026-05-10T09:00:00.000Z',
    '2026-05-10T12:00:00.000Z',
  ]);
  expect(iso(momentAxis(at('2026-01-01T00:00:00Z'), at('2026-12-31T00:00:00Z'), 4, 'UTC').ticks)).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2026-04-01T00:00:00.000Z',
    '2026-07-01T00:00:00.000Z',
    '2026-10-01T00:00:00.000Z',
  ]);
});

test('the smallest gap distinguishes hourly from daily figures', () => {
  expect(leastGap([new Date('2026-05-10T00:00Z'), new Date('2026-05-11T00:00Z'), new Date('2026-05-11T01:00Z')])).toBe(
    3_600_000,
  );
  expect(leastGap([new Date('2026-05-10T00:00Z')])).toBe(dayMs);
  expect(leastGap([])).toBe(dayMs);
});

test('dates are formatted as precisely as their distance requires', () => {
  const noon = at('2026-05-12T12:00:00Z');
  const midnight = at('2026-05-12T00:00:00Z');
  const spaces = (text: string) => text.replaceAll('\u202F', ' ');
  expect(spaces(momentFormat('en', 3_600_000, 'UTC').tick(noon))).toBe('12:00 PM');
  expect(momentFormat('en', 3_600_000, 'UTC').tick(midnight)).toBe('May 12');
  expect(spaces(momentFormat('en', 3_600_000, 'UTC').full(noon))).toBe('May 12, 2026, 12:00 PM');
  expect(momentFormat('en', dayMs, 'UTC').tick(noon)).toBe('May 12');
  expect(momentFormat('fr', dayMs, 'UTC').full(noon)).toBe('12 mai 2026');
  expect(momentFormat('en', 30 * dayMs, 'UTC').tick(noon)).toBe('May');
  expect(momentFormat('en', 30 * dayMs, 'UTC').tick(at('2026-01-01T00:00:00Z'))).toBe('2026');
  expect(momentFormat('en', 30 * dayMs, 'UTC').full(noon)).toBe('May 2026');
  expect(momentFormat('en', 366 * dayMs, 'UTC').full(noon)).toBe('2026');
});

test('the day is that of the zone', () => {
  expect(momentFormat('en', dayMs, 'Asia/Riyadh').tick(at('2026-05-11T21:00:00Z'))).toBe('May 12');
  expect(momentFormat('en', 3_600_000, 'Asia/Riyadh').tick(at('2026-05-11T21:00:00Z'))).toBe('May 12');
});
