import { parseDate, parseZonedDateTime } from '@internationalized/date';
import { expect, test } from 'vitest';
import { isMoved, isSameRange, moveRange, resizeRange } from './change-range.ts';
import type { EventRange } from './scheduler-events.ts';

const berlin = (start: string, end: string): EventRange => ({
  start: parseZonedDateTime(`${start}[Europe/Berlin]`),
  end: parseZonedDateTime(`${end}[Europe/Berlin]`),
});
const written = ({ start, end }: EventRange) => [start.toString(), end.toString()];
const trip: EventRange = { start: parseDate('2026-11-16'), end: parseDate('2026-11-18') };
const meeting = berlin('2026-10-23T09:00', '2026-10-23T10:30');

test('a moved event keeps its time by the clock and its duration through a change of the clocks', () => {
  expect(written(moveRange(meeting, { days: 3, minutes: 0 }))).toEqual([
    '2026-10-26T09:00:00+01:00[Europe/Berlin]',
    '2026-10-26T10:30:00+01:00[Europe/Berlin]',
  ]);
  expect(written(moveRange(meeting, { days: 0, minutes: -30 }))).toEqual([
    '2026-10-23T08:30:00+02:00[Europe/Berlin]',
    '2026-10-23T10:00:00+02:00[Europe/Berlin]',
  ]);
});

test('whole days move by days', () => {
  expect(written(moveRange(trip, { days: -16, minutes: 30 }))).toEqual(['2026-10-31', '2026-11-02']);
});

test('a resized event is at least a slot or a day long', () => {
  expect(written(resizeRange(meeting, { days: 0, minutes: 30 }, 30))[1]).toBe(
    '2026-10-23T11:00:00+02:00[Europe/Berlin]',
  );
  expect(written(resizeRange(meeting, { days: 0, minutes: -600 }, 30))[1]).toBe(
    '2026-10-23T09:30:00+02:00[Europe/Berlin]',
  );
  expect(written(resizeRange(trip, { days: -9, minutes: 0 }, 30))).toEqual(['2026-11-16', '2026-11-16']);
});

test('a moved range lasts as long, a resized one does not', () => {
  expect(isMoved(meeting, moveRange(meeting, { days: 3, minutes: 15 }))).toBe(true);
  expect(isMoved(meeting, resizeRange(meeting, { days: 0, minutes: 30 }, 30))).toBe(false);
  expect(isMoved(trip, moveRange(trip, { days: 20, minutes: 0 }))).toBe(true);
  expect(isMoved(trip, resizeRange(trip, { days: 1, minutes: 0 }, 30))).toBe(false);
  expect(isSameRange(trip, moveRange(trip, { days: 0, minutes: 0 }))).toBe(true);
});
