import { isoDate, weekdayOf } from '../../../calendar/civil-date.ts';
import type { Note } from '../../../faults/note.ts';
import { hijriText } from '../../../hijri/names.ts';
import { hijriOf } from '../../../hijri/umm-al-qura.ts';
import type { PeriodInput } from '../../../prayer/period.ts';
import { datesOf } from '../../../prayer/period.ts';
import { clockIn, dayOf, placeOf } from '../../../prayer/request.ts';

interface Input extends PeriodInput {
  /** From imsak, when people stop eating, to Fajr. */
  readonly imsakMinutes: number;
  readonly lang: 'en' | 'fr' | 'ar' | 'ch';
}

const minuteMs = 60_000;

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
      const moments = new Map(day.times.map(({ prayer, at }) => [prayer, at]));
      const clock = (at: number | null | undefined) => (typeof at === 'number' ? clockIn(at, place.zone) : null);
      const [fajr, maghrib] = [moments.get('fajr') ?? null, moments.get('maghrib') ?? null];
      return {
        date: isoDate(date),
        weekday: weekdayOf(date),
        hijri: hijri === undefined ? null : hijriText(input.lang, hijri),
        imsak: clock(fajr === null ? null : fajr - input.imsakMinutes * minuteMs),
        fajr: clock(fajr),
        sunrise: clock(moments.get('sunrise')),
        dhuhr: clock(moments.get('dhuhr')),
        asr: clock(moments.get('asr')),
        maghrib: clock(maghrib),
        isha: clock(moments.get('isha')),
        /** From Fajr to Maghrib. */
        fastMinutes: fajr === null || maghrib === null ? null : Math.round((maghrib - fajr) / minuteMs),
        polar: day.polar?.kind ?? null,
      };
    }),
    notes,
  };
}
