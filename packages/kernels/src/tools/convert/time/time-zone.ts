import { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { inRange } from './moments/in-range.ts';
import { localeOf } from './moments/locale.ts';
import { readMoment } from './moments/read-moment.ts';
import { isoOf, zoneOf } from './moments/zone.ts';

interface Input {
  readonly date?: string | undefined;
  readonly zone: string;
  readonly zones: string;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

const zonesMax = 50;

/** One moment in each of the zones. */
export default function timeZone(input: Input) {
  return inRange('/date', () => inZones(input));
}

function inZones({ date, zone: zoneText, zones: list, lang }: Input) {
  const zone = zoneOf(zoneText, '/zone');
  const { moment, notes } = momentOf(date, zone);
  const names = list.split(/[\n,;]+/).filter((name) => name.trim() !== '');
  if (names.length === 0) throw new InputFault('no_zones', { pointer: '/zones' });
  if (names.length > zonesMax)
    throw new InputFault('too_many_zones', { pointer: '/zones', values: { count: names.length, limit: zonesMax } });
  const locale = localeOf(lang);
  return {
    utc: moment.toInstant().toString(),
    source: placeOf(moment, moment, locale),
    zones: names.map((name) => placeOf(moment.withTimeZone(zoneOf(name, '/zones')), moment, locale)),
    notes,
  };
}

function momentOf(date: string | undefined, zone: string): { moment: Temporal.ZonedDateTime; notes: Note[] } {
  const now = Temporal.Now.instant().round('second');
  if (date !== undefined && date.trim() !== '') return readMoment(date, { zone, pointer: '/date', now });
  return {
    moment: now.toZonedDateTimeISO(zone),
    notes: [{ code: 'now_used', pointer: '/date', values: { time: now.toString() } }],
  };
}

function placeOf(moment: Temporal.ZonedDateTime, source: Temporal.ZonedDateTime, locale: string) {
  const change = moment.getTimeZoneTransition('next');
  return {
    zone: moment.timeZoneId,
    iso: isoOf(moment),
    offset: moment.offset,
    name: nameOf(moment, locale),
    isDaylightSaving: isDaylightSaving(moment),
    dayDifference: source.toPlainDate().until(moment.toPlainDate()).days,
    hourDifference: (moment.offsetNanoseconds - source.offsetNanoseconds) / 3_600_000_000_000,
    nextChange:
      change === null
        ? null
        : { utc: change.toInstant().toString(), from: change.subtract({ nanoseconds: 1 }).offset, to: change.offset },
  };
}

/** The zone's name at this time, such as `Central European Summer Time`. */
function nameOf(moment: Temporal.ZonedDateTime, locale: string): string {
  const { timeZoneId: timeZone } = moment;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(
    moment.epochMilliseconds,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Daylight saving lasts less than nine months; only Morocco has the later time for longer, as its standard time. */
const daylightDaysMax = 270;

/**
 * Whether the clocks were moved forward for a season: from the last change to the next one, they are ahead of the time
 * before and after. The zone database has this too, but `Intl` does not give it, and it counts Irish summers as standard.
 */
function isDaylightSaving(moment: Temporal.ZonedDateTime): boolean {
  const start = moment.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const end = moment.getTimeZoneTransition('next');
  if (start === null || end === null) return false;
  const offset = moment.offsetNanoseconds;
  return (
    start.subtract({ nanoseconds: 1 }).offsetNanoseconds < offset &&
    end.offsetNanoseconds < offset &&
    (end.epochMilliseconds - start.epochMilliseconds) / 86_400_000 < daylightDaysMax
  );
}
