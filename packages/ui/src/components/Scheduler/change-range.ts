import type { CalendarDate, ZonedDateTime } from '@internationalized/date';
import { isTimed } from './scheduler-events.ts';
import type { EventRange } from './scheduler-events.ts';

/** How far an event is moved, or its end. Minutes don't count for whole days. */
export interface RangeStep {
  days: number;
  minutes: number;
}

const dayRange = ({ start, end }: EventRange) => ({ start: start as CalendarDate, end: end as CalendarDate });

/** A moment on another day at the same time by the clock on the wall, then later by minutes. */
const shift = (moment: ZonedDateTime, { days, minutes }: RangeStep) => moment.add({ days }).add({ minutes });

/** The same duration at another time. */
export function moveRange(range: EventRange, step: RangeStep): EventRange {
  if (!isTimed(range)) {
    const { start, end } = dayRange(range);
    return { start: start.add({ days: step.days }), end: end.add({ days: step.days }) };
  }
  const start = shift(range.start, step);
  const durationMs = range.end.toDate().getTime() - range.start.toDate().getTime();
  return { start, end: start.add({ milliseconds: durationMs }) };
}

/** The same start with another end, at least a slot or a day later. */
export function resizeRange(range: EventRange, step: RangeStep, slotMinutes: number): EventRange {
  if (!isTimed(range)) {
    const { start, end } = dayRange(range);
    const next = end.add({ days: step.days });
    return { start, end: next.compare(start) < 0 ? start : next };
  }
  const next = shift(range.end, step);
  const least = range.start.add({ minutes: slotMinutes });
  return { start: range.start, end: next.compare(least) < 0 ? least : next };
}

export const isSameRange = (one: EventRange, other: EventRange): boolean =>
  one.start.compare(other.start) === 0 && one.end.compare(other.end) === 0;

/** Whether both last equally long, so that one is the other moved. */
export function isMoved(one: EventRange, other: EventRange): boolean {
  if (!isTimed(one) || !isTimed(other))
    return dayRange(one).end.compare(one.start) === dayRange(other).end.compare(other.start);
  return one.end.compare(one.start) === other.end.compare(other.start);
}
