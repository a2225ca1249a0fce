import type { CivilDate } from '../../../calendar/civil-date.ts';
import { addDays, daysInMonth, isoDate, weekdayOf } from '../../../calendar/civil-date.ts';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { hijriText } from '../../../hijri/names.ts';
import {
  daysInHijriMonth,
  fromHijri,
  hijriOf,
  hijriYearFirst,
  hijriYearLast,
  ramadan,
} from '../../../hijri/umm-al-qura.ts';
import type { PrayerInput } from '../../../prayer/request.ts';
import { clockIn, dayOf, placeOf, yearFirst, yearLast } from '../../../prayer/request.ts';

interface Input extends PrayerInput {
  /** `ramadan` is that of the Hijri year, `month` one of the Gregorian year. */
  readonly period: 'month' | 'ramadan';
  readonly year: number;
  readonly month: number;
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

function datesOf({ period, year, month, hijriAdjustment }: Input): readonly CivilDate[] {
  if (period === 'month') {
    if (year < yearFirst || year > yearLast)
      throw new InputFault('year_out_of_range', { pointer: '/year', values: { first: yearFirst, last: yearLast } });
    return Array.from({ length: daysInMonth(year, month) }, (_, at) => ({ year, month, day: at + 1 }));
  }
  const first = fromHijri({ year, month: ramadan, day: 1 }, hijriAdjustment);
  if (first === undefined)
    throw new InputFault('year_out_of_range', {
      pointer: '/year',
      values: { first: hijriYearFirst, last: hijriYearLast },
    });
  return Array.from({ length: daysInHijriMonth(year, ramadan) }, (_, at) => addDays(first, at));
}
