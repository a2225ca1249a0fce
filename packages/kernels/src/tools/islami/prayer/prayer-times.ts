import { isoDate } from '../../../calendar/civil-date.ts';
import type { Note } from '../../../faults/note.ts';
import { hijriText } from '../../../hijri/names.ts';
import { hijriOf } from '../../../hijri/umm-al-qura.ts';
import type { Derivation, PrayerDay } from '../../../prayer/day.ts';
import type { PrayerInput } from '../../../prayer/request.ts';
import { clockIn, dateIn, dayOf, isoIn, placeOf } from '../../../prayer/request.ts';

interface Input extends PrayerInput {
  readonly date?: string | undefined;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

/** The prayer times of a day at a place, with how each is derived. */
export default function prayerTimes(input: Input) {
  const place = placeOf(input);
  const { date, notes } = dateIn(input.date, place.zone);
  const day = dayOf(input, place, date);
  const hijri = hijriOf(date, input.hijriAdjustment);
  return {
    date: isoDate(date),
    hijri: hijri === undefined ? null : hijriText(input.lang, hijri),
    zone: place.zone,
    times: day.times.map(({ prayer, at, computed, derivation, methodMinutes, ownMinutes }) => ({
      prayer,
      time: at === null ? null : clockIn(at, place.zone),
      at: at === null ? null : isoIn(at, place.zone),
      computed: computed === null ? null : isoIn(computed, place.zone),
      basis: derivation.basis,
      value: valueOf(derivation),
      methodMinutes,
      ownMinutes,
    })),
    highLatitude: day.highLatitude,
    rounding: day.rounding,
    polar: day.polar === null ? null : day.polar.kind,
    notes: [...notes, ...polarNotes(day, input)],
  };
}

function valueOf(derivation: Derivation): number | null {
  switch (derivation.basis) {
    case 'angle':
    case 'horizon':
      return Math.round(derivation.angle * 100) / 100;
    case 'shadow':
      return derivation.shadow;
    case 'interval':
      return derivation.minutes;
    case 'night':
      return Math.round(derivation.portion * 1000) / 1000;
    default:
      return null;
  }
}

function polarNotes({ polar, date, times }: PrayerDay, { lat }: PrayerInput): Note[] {
  if (polar === null) return [];
  const notes: Note[] = [{ code: polar.kind, pointer: '/times' }];
  if (times.some(({ at }) => at === null)) return [...notes, { code: 'times_missing', pointer: '/times' }];
  if (polar.latitude !== lat)
    notes.push({ code: 'nearest_latitude', pointer: '/times', values: { latitude: polar.latitude.toFixed(2) } });
  else if (isoDate(polar.date) !== isoDate(date))
    notes.push({ code: 'nearest_day', pointer: '/times', values: { date: isoDate(polar.date) } });
  return notes;
}
