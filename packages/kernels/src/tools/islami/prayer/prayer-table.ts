import { isoDate, weekdayOf } from '../../../calendar/civil-date.ts';
import type { Note } from '../../../faults/note.ts';
import { hijriText } from '../../../hijri/names.ts';
import { hijriOf } from '../../../hijri/umm-al-qura.ts';
import type { PeriodInput } from '../../../prayer/period.ts';
import { datesOf } from '../../../prayer/period.ts';
import { clockIn, dayOf, placeOf } from '../../../prayer/request.ts';

interface Input extends PeriodInput {
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

/** The prayer times of each day of a month, or of Ramadan. */
export default function prayerTable(input: Input) {
  const place = placeOf(input);
  const dates = datesOf(input);
  const days = dates.map((date) => ({ date, day: dayOf(input, place, date) }));
  const polarDays = days.filter(({ day }) => day.polar !== null).length;
  const notes: Note[] = polarDays > 0 ? [{ code: 'polar_days', pointer: '/days', values: { days: polarDays } }] : [];
  return {
    zone: place.zone,
    first: isoDate(dates[0] ?? { year: 0, month: 0, day: 0 }),
    days: days.map(({ date, day }) => {
      const hijri = hijriOf(date, input.hijriAdjustment);
      const [fajr, sunrise, dhuhr, asr, maghrib, isha] = day.times.map(({ at }) =>
        at === null ? null : clockIn(at, place.zone),
      );
      return {
        date: isoDate(date),
        weekday: weekdayOf(date),
        hijri: hijri === undefined ? null : hijriText(input.lang, hijri),
        fajr: fajr ?? null,
        sunrise: sunrise ?? null,
        dhuhr: dhuhr ?? null,
        asr: asr ?? null,
        maghrib: maghrib ?? null,
        isha: isha ?? null,
        polar: day.polar?.kind ?? null,
      };
    }),
    notes,
  };
}
