import { CalendarDate, toCalendarDate, toTimeZone } from '@internationalized/date';
import type { ZonedDateTime } from '@internationalized/date';

/** When an event is. A moment is exclusive at the end (14:00–15:00), a day is included. Both ends are of one kind. */
export interface EventRange {
  start: ZonedDateTime | CalendarDate;
  end: ZonedDateTime | CalendarDate;
}

export interface SchedulerEvent extends EventRange {
  id: string;
  title: string;
  /** A place or a name, shown where there is room. */
  detail?: string;
  /** ID of its category. */
  category?: string;
  /** Cannot be moved or resized. @default false */
  isReadOnly?: boolean;
}

export const minutesPerDay = 24 * 60;

/** An event on the days of a time zone. */
export interface PlacedEvent {
  event: SchedulerEvent;
  isAllDay: boolean;
  /** Days since 1970. */
  first: number;
  last: number;
  /** Minutes after midnight, by the clock on the wall: of the start on the first day, of the end on the last. */
  fromMinute: number;
  toMinute: number;
}

/** Days since 1970, so that days can be counted. */
export const dayNumber = ({ calendar: _, ...date }: CalendarDate): number =>
  Math.round(Date.UTC(date.year, date.month - 1, date.day) / (minutesPerDay * 60_000));

export function dayOf(number: number): CalendarDate {
  const date = new Date(number * minutesPerDay * 60_000);
  return new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

const isMoment = (value: ZonedDateTime | CalendarDate): value is ZonedDateTime => 'timeZone' in value;

/** Whether both ends are moments, not days. */
export const isTimed = (range: EventRange): range is { start: ZonedDateTime; end: ZonedDateTime } =>
  isMoment(range.start) && isMoment(range.end);

/** Where an event is on the days of a time zone. An end before the start counts as the start. */
export function placeEvent(event: SchedulerEvent, timeZone: string): PlacedEvent {
  if (!isTimed(event)) {
    const first = dayNumber(toCalendarDate(event.start));
    const last = Math.max(first, dayNumber(toCalendarDate(event.end)));
    return { event, isAllDay: true, first, last, fromMinute: 0, toMinute: minutesPerDay };
  }
  const start = toTimeZone(event.start, timeZone);
  const end = toTimeZone(event.end.compare(event.start) < 0 ? event.start : event.end, timeZone);
  const first = dayNumber(toCalendarDate(start));
  const endDay = dayNumber(toCalendarDate(end));
  const endMinute = end.hour * 60 + end.minute;
  // An end at midnight belongs to the day before.
  const endsAtMidnight = endMinute === 0 && endDay > first;
  return {
    event,
    isAllDay: false,
    first,
    last: endsAtMidnight ? endDay - 1 : endDay,
    fromMinute: start.hour * 60 + start.minute,
    toMinute: endsAtMidnight ? minutesPerDay : endMinute,
  };
}

/** Whole days, or 24 hours and more: shown as a bar over days instead of a block in the hours. */
export const isBar = ({ isAllDay, first, last, fromMinute, toMinute }: PlacedEvent): boolean =>
  isAllDay || (last - first) * minutesPerDay + toMinute - fromMinute >= minutesPerDay;

const order = (one: PlacedEvent, other: PlacedEvent) =>
  one.first - other.first ||
  Number(isBar(other)) - Number(isBar(one)) ||
  other.last - one.last ||
  one.fromMinute - other.fromMinute ||
  other.toMinute - one.toMinute ||
  (one.event.title < other.event.title ? -1 : 1);

/** Events in the order in which they are read: by day, bars first, then by time. */
export function placeEvents(events: readonly SchedulerEvent[], timeZone: string): PlacedEvent[] {
  return events.map((event) => placeEvent(event, timeZone)).toSorted(order);
}

export const isOn =
  (day: number) =>
  (placed: PlacedEvent): boolean =>
    placed.first <= day && placed.last >= day;
