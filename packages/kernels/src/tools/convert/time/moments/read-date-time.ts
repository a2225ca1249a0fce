import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../../faults/input-fault.ts';

interface Where {
  readonly zone: string;
  readonly pointer: string;
}

/** A date with or without a time of ISO 8601; with an offset it is a moment, in the zone. */
export function readDateTime(text: string, { zone, pointer }: Where): Temporal.PlainDateTime | Temporal.ZonedDateTime {
  const trimmed = text.trim();
  const values = { text: trimmed.slice(0, 60) };
  try {
    if (trimmed.includes('[')) return Temporal.ZonedDateTime.from(trimmed).withTimeZone(zone).withCalendar('iso8601');
    if (/[Tt ].*(?:[Zz]|[+-]\d{2}(?::?\d{2})?)$/.test(trimmed))
      return Temporal.Instant.from(trimmed).toZonedDateTimeISO(zone);
    return Temporal.PlainDateTime.from(trimmed);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (/^\d{1,4}[/.]\d{1,2}[/.]\d{1,4}/.test(trimmed)) throw new InputFault('ambiguous_date', { pointer, values });
    const isDate = /^[+-]?\d{4,6}-?\d{2}-?\d{2}/.test(trimmed);
    throw new InputFault(isDate ? 'impossible_date' : 'not_a_date', { pointer, values });
  }
}
