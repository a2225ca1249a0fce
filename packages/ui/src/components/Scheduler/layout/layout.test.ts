import { parseDate, parseZonedDateTime } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { dayNumber, dayOf, isBar, placeEvent, placeEvents } from '../scheduler-events.ts';
import type { SchedulerEvent } from '../scheduler-events.ts';
import { fitBars, layoutBars } from './bars.ts';
import { layoutBlocks } from './blocks.ts';
import { periodOf, stepDate } from './periods.ts';

const zone = 'Asia/Jakarta';
const timed = (id: string, start: string, end: string): SchedulerEvent => ({
  id,
  title: id,
  start: parseZonedDateTime(`${start}[${zone}]`),
  end: parseZonedDateTime(`${end}[${zone}]`),
});
const days = (id: string, start: string, end = start): SchedulerEvent => ({
  id,
  title: id,
  start: parseDate(start),
  end: parseDate(end),
});
const monday = dayNumber(parseDate('2026-11-16'));
const idsOf = (events: { placed: { event: SchedulerEvent } }[]) => events.map(({ placed }) => placed.event.id);

test('days are counted through months and back', () => {
  expect(dayNumber(parseDate('1970-01-01'))).toBe(0);
  expect(dayNumber(parseDate('2026-12-01')) - dayNumber(parseDate('2026-11-16'))).toBe(15);
  expect(dayOf(monday).toString()).toBe('2026-11-16');
});

describe('placing', () => {
  test('an end at midnight belongs to the day before', () => {
    const { event: _, ...placed } = placeEvent(timed('late', '2026-11-16T22:00', '2026-11-17T00:00'), zone);
    expect(placed).toEqual({ isAllDay: false, first: monday, last: monday, fromMinute: 1320, toMinute: 1440 });
  });

  test('moments are on the days of the time zone that is shown', () => {
    const placed = placeEvent(timed('call', '2026-11-16T02:00', '2026-11-16T03:00'), 'Europe/Berlin');
    expect([placed.first, placed.fromMinute, placed.toMinute]).toEqual([monday - 1, 1200, 1260]);
  });

  test('whole days and events of 24 hours are bars, a night is none', () => {
    const bars = [
      days('holiday', '2026-11-16'),
      timed('trip', '2026-11-16T09:00', '2026-11-17T09:00'),
      timed('night', '2026-11-16T22:00', '2026-11-17T06:00'),
    ].map((event) => isBar(placeEvent(event, zone)));
    expect(bars).toEqual([true, true, false]);
  });

  test('the order is by day, bars first, longer ones before shorter ones, then by time', () => {
    const placed = placeEvents(
      [
        timed('noon', '2026-11-16T12:00', '2026-11-16T13:00'),
        timed('morning', '2026-11-16T08:00', '2026-11-16T09:00'),
        days('one', '2026-11-16'),
        days('two', '2026-11-16', '2026-11-17'),
        days('before', '2026-11-15'),
      ],
      zone,
    );
    expect(placed.map(({ event }) => event.id)).toEqual(['before', 'two', 'one', 'morning', 'noon']);
  });
});

describe('bars', () => {
  const events = placeEvents(
    [
      days('long', '2026-11-14', '2026-11-18'),
      days('mid', '2026-11-17', '2026-11-19'),
      days('after', '2026-11-19', '2026-11-25'),
      days('single', '2026-11-16'),
      days('elsewhere', '2026-11-30'),
    ],
    zone,
  );

  test('use the first line with room, and go on at the edges of the row', () => {
    expect(
      layoutBars(events, monday, 7).map(({ placed, from, to, lane, startsBefore, endsAfter }) => [
        placed.event.id,
        from,
        to,
        lane,
        startsBefore,
        endsAfter,
      ]),
    ).toEqual([
      ['long', 0, 2, 0, true, false],
      ['single', 0, 0, 1, false, false],
      ['mid', 1, 3, 1, false, false],
      ['after', 3, 6, 0, false, true],
    ]);
  });

  test('leave the last line for the number of hidden ones', () => {
    const crowded = placeEvents(
      ['a', 'b', 'c', 'd'].map((id) => days(id, '2026-11-16')).concat(days('e', '2026-11-18')),
      zone,
    );
    const { shown, hidden } = fitBars(layoutBars(crowded, monday, 7), 3, 7);
    expect(idsOf(shown)).toEqual(['a', 'b', 'e']);
    expect(hidden).toEqual([2, 0, 0, 0, 0, 0, 0]);
  });

  test('all fit if there are as many lines', () => {
    const full = placeEvents(
      ['a', 'b', 'c'].map((id) => days(id, '2026-11-16')),
      zone,
    );
    expect(fitBars(layoutBars(full, monday, 7), 3, 7).hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('blocks', () => {
  const at = (id: string, from: string, to: string) => timed(id, `2026-11-16T${from}`, `2026-11-16T${to}`);
  const blocks = (...events: SchedulerEvent[]) =>
    layoutBlocks(placeEvents(events, zone), monday).map(({ placed, from, to, column, columns, span }) => [
      placed.event.id,
      from,
      to,
      column,
      columns,
      span,
    ]);

  test('without overlaps are as wide as the day', () => {
    expect(blocks(at('a', '09:00', '10:00'), at('b', '10:00', '11:00'))).toEqual([
      ['a', 540, 600, 0, 1, 1],
      ['b', 600, 660, 0, 1, 1],
    ]);
  });

  test('are side by side at the same time, and use columns that are free', () => {
    expect(
      blocks(
        at('long', '09:00', '12:00'),
        at('first', '09:00', '10:00'),
        at('second', '09:30', '10:30'),
        at('late', '11:00', '12:00'),
      ),
    ).toEqual([
      ['long', 540, 720, 0, 3, 1],
      ['first', 540, 600, 1, 3, 1],
      ['second', 570, 630, 2, 3, 1],
      ['late', 660, 720, 1, 3, 2],
    ]);
  });

  test('are at least 25 minutes long, also at the end of the day', () => {
    expect(blocks(at('short', '09:00', '09:05'), at('last', '23:55', '23:59'))).toEqual([
      ['short', 540, 565, 0, 1, 1],
      ['last', 1415, 1440, 0, 1, 1],
    ]);
  });

  test('of a night are on both days', () => {
    const night = placeEvents([timed('night', '2026-11-16T22:00', '2026-11-17T06:00')], zone);
    const both = [0, 1].flatMap((day) => layoutBlocks(night, monday + day).map(({ from, to }) => [from, to]));
    expect(both).toEqual([
      [1320, 1440],
      [0, 360],
    ]);
  });

  test('a thousand on a day have no two in one place', () => {
    const many = Array.from({ length: 1000 }, (_, index) => {
      const minute = (index * 37) % 1380;
      const clock = (minutes: number) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      return at(`e${index}`, clock(minute), clock(minute + 45));
    });
    const laid = layoutBlocks(placeEvents(many, zone), monday);
    const clashes = laid.filter((one, index) =>
      laid.some((other, at) => at > index && one.column === other.column && one.from < other.to && other.from < one.to),
    );
    expect(laid.length).toBe(1000);
    expect(clashes).toEqual([]);
  });
});

describe('periods', () => {
  const date = parseDate('2026-11-20');
  const shown = (view: 'month' | 'week' | 'day' | 'agenda', locale: string) => {
    const { first, days: count } = periodOf(view, date, locale);
    return [dayOf(first).toString(), count];
  };

  test('weeks begin as they do in the locale', () => {
    expect(shown('week', 'fr')).toEqual(['2026-11-16', 7]);
    expect(shown('week', 'en-US')).toEqual(['2026-11-15', 7]);
    expect(shown('week', 'ar-EG')).toEqual(['2026-11-14', 7]);
  });

  test('a month is shown in whole weeks, and an agenda from its first to its last day', () => {
    expect(shown('month', 'fr')).toEqual(['2026-10-26', 42]);
    expect(shown('month', 'en-US')).toEqual(['2026-11-01', 35]);
    expect(shown('agenda', 'fr')).toEqual(['2026-11-01', 30]);
    expect(shown('day', 'fr')).toEqual(['2026-11-20', 1]);
  });

  test('the period after is a month, a week or a day later', () => {
    expect((['month', 'week', 'day', 'agenda'] as const).map((view) => stepDate(view, date, 1).toString())).toEqual([
      '2026-12-20',
      '2026-11-27',
      '2026-11-21',
      '2026-12-20',
    ]);
  });
});
