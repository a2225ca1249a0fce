import { localeOf } from '../moments/locale.ts';
import type { Field, Schedule } from './parse.ts';
import { isEitherDay } from './runs.ts';
import type { Lang, Span } from './words.ts';
import { cronWords } from './words.ts';

/** More times than this are written as minutes and hours. */
const timesMax = 12;
/** So many that follow each other are written as the first and the last. */
const rangeMin = 3;

/** The schedule in words; null is `@reboot`. */
export function explain(schedule: Schedule | null, lang: Lang): string {
  const words = cronWords[lang];
  if (schedule === null) return words.atStart();
  const { hour, month } = schedule;
  const times = timesOf(schedule);
  const days = daysText(schedule, lang);
  return words.whole({
    time: times === null ? minutesText(schedule, lang) : words.times(times),
    hours:
      times !== null || hour.isFull
        ? ''
        : words.hours(rangesOf(hour.values, 1).map(([from, to]) => [clock(from, 0), clock(to, 59)])),
    days: days === '' && times !== null ? words.everyDay() : days,
    months: month.isFull ? '' : words.months(spansOf(month.values, (value) => monthName(value, lang))),
  });
}

/** Numbers as `1-5,8`. */
export const compact = (values: readonly number[]): string =>
  rangesOf(values, rangeMin)
    .map(([from, to]) => (from === to ? from : `${from}-${to}`))
    .join(',');

const pad = (value: number) => String(value).padStart(2, '0');
const clock = (hour: number, minute: number) => `${pad(hour)}:${pad(minute)}`;

/** The times of a day, or null if they are too many to list. */
function timesOf({ minute, hour }: Schedule): string[] | null {
  if (hour.isFull || minute.values.length * hour.values.length > timesMax) return null;
  return hour.values.flatMap((each) => minute.values.map((of) => clock(each, of)));
}

function minutesText({ minute }: Schedule, lang: Lang): string {
  const words = cronWords[lang];
  if (minute.isFull) return words.everyMinute();
  const step = evenStep(minute, 60);
  return step === null ? words.minutes(spansOf(minute.values, String)) : words.everyMinutes(step);
}

/** The step of a field that has one step only, which divides the whole. */
function evenStep({ items: [item, ...others] }: Field, size: number): number | null {
  return item?.isStar && others.length === 0 && item.step > 1 && item.step < size && size % item.step === 0
    ? item.step
    : null;
}

function daysText(schedule: Schedule, lang: Lang): string {
  const words = cronWords[lang];
  const { dayOfMonth, dayOfWeek } = schedule;
  const day = dayOfMonth.isFull ? '' : words.days(spansOf(dayOfMonth.values, String));
  const weekday = dayOfWeek.isFull ? '' : words.weekdays(weekdaySpans(dayOfWeek, lang));
  if (day !== '' && weekday !== '')
    return isEitherDay(schedule) ? words.either(day, weekday) : words.both(day, weekday);
  // One of the two that has every day without an asterisk makes it every day.
  return isEitherDay(schedule) ? '' : day || weekday;
}

/** From Monday: Sunday is the last. */
function weekdaySpans({ values }: Field, lang: Lang): Span[] {
  const fromMonday = values.map((value) => (value + 6) % 7).toSorted((a, b) => a - b);
  return spansOf(fromMonday, (value) => weekdayName(value, lang));
}

const spansOf = (values: readonly number[], nameOf: (value: number) => string): Span[] =>
  rangesOf(values, rangeMin).map(([from, to]) => [nameOf(from), nameOf(to)]);

/** Numbers that follow each other, as first and last; fewer than `min` stay single. */
function rangesOf(values: readonly number[], min: number): (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const value of values) {
    const last = ranges.at(-1);
    if (last?.[1] === value - 1) last[1] = value;
    else ranges.push([value, value]);
  }
  return ranges.flatMap(([from, to]) =>
    to - from + 1 >= min
      ? [[from, to] as const]
      : Array.from({ length: to - from + 1 }, (_, at) => [from + at, from + at] as const),
  );
}

/** 5 January 1970 was a Monday. */
const weekdayName = (fromMonday: number, lang: Lang) =>
  dateName(lang, { weekday: 'long' }, Date.UTC(1970, 0, 5 + fromMonday));
const monthName = (month: number, lang: Lang) =>
  lang === 'ch' ? String(month) : dateName(lang, { month: 'long' }, Date.UTC(1970, month - 1, 1));

const dateName = (lang: Lang, options: Intl.DateTimeFormatOptions, ms: number) =>
  new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' }).format(ms);
