import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';

/** The name of an IANA time zone or an offset such as `+02:00`, as the time zone database writes it. */
export function zoneOf(text: string, pointer: string): string {
  try {
    return new Temporal.Instant(0n).toZonedDateTimeISO(text.trim()).timeZoneId;
  } catch {
    throw new InputFault('unknown_zone', { pointer, values: { zone: text.trim() } });
  }
}

interface Resolved {
  readonly moment: Temporal.ZonedDateTime;
  /** How often the local time exists in the zone. */
  readonly exists: 'once' | 'never' | 'twice';
  /** The other moment that was possible, unless it exists once. */
  readonly other: Temporal.ZonedDateTime;
}

/**
 * The moment of a local time. One that the clocks skip is moved on by as much as they skip, of one that exists twice the
 * first is taken (RFC 5545, section 3.3.5).
 */
export function resolve(local: Temporal.PlainDateTime, zone: string): Resolved {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  if (earlier.equals(later)) return { moment: earlier, exists: 'once', other: earlier };
  return earlier.toPlainDateTime().equals(local)
    ? { moment: earlier, exists: 'twice', other: later }
    : { moment: later, exists: 'never', other: earlier };
}

/** As `resolve`, with a note if the local time does not exist once. */
export function resolveWithNotes(local: Temporal.PlainDateTime, zone: string, pointer: string) {
  const { moment, exists, other } = resolve(local, zone);
  const values = { time: local.toString(), zone, used: isoOf(moment), other: isoOf(other) };
  const notes: Note[] = [];
  if (exists === 'never') notes.push({ code: 'skipped_time', pointer, values });
  if (exists === 'twice') notes.push({ code: 'repeated_time', pointer, values });
  return { moment, notes };
}

/** ISO 8601 with the offset, without the name of the zone: `2026-03-29T03:00:00+02:00`, `Z` for UTC. */
export function isoOf(moment: Temporal.ZonedDateTime): string {
  const text = moment.toString({ timeZoneName: 'never' });
  return moment.timeZoneId === 'UTC' ? text.replace('+00:00', 'Z') : text;
}
