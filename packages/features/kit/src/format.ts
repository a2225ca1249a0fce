import { legible } from '@apiyard/ui/labels/figures';
import { useLanguage } from './copy.ts';
import { useIsAsRendered } from './services.tsx';
import { localeOf } from './settings/language.ts';

const steps: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export interface Format {
  number(value: number): string;
  /** A share of 1 in percent, without decimals. */
  percent(share: number): string;
  /** 12,300 as `12K`, for figures in passing. */
  compact(value: number): string;
  /** Day, month and year of an ISO 8601 moment, in the person's time zone. */
  day(iso: string): string;
  /** The same with the time. */
  moment(iso: string): string;
  /** '5 minutes ago', 'in 3 hours', 'now'. */
  relative(iso: string, nowMs?: number): string;
  /** A span in words: '40 seconds', '2 minutes'. */
  duration(seconds: number): string;
}

/** @param timeZone @default the person's */
export function createFormat(locale: string, timeZone?: string): Format {
  // Each takes up to some milliseconds on a phone.
  const number = once(() => new Intl.NumberFormat(locale));
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const compact = once(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }));
  const moment = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const unit = (value: number, name: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  return {
    number: (value) => legible(number().format(value)),
    percent: (share) => legible(percent().format(share)),
    compact: (value) => legible(compact().format(value)),
    day: (iso) => day().format(new Date(iso)),
    moment: (iso) => moment().format(new Date(iso)),
    relative(iso, nowMs = Date.now()) {
      const seconds = (Date.parse(iso) - nowMs) / 1000;
      const [name, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
      // Future times are rounded: 90 days less a minute are three months. Past times count full units.
      return name === 'second'
        ? relative().format(0, 'second')
        : relative().format((seconds > 0 ? Math.round : Math.trunc)(seconds / size), name);
    },
    duration(seconds) {
      if (seconds < 90) return unit(Math.ceil(seconds), 'second');
      return seconds < 5400 ? unit(Math.ceil(seconds / 60), 'minute') : unit(Math.ceil(seconds / 3600), 'hour');
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** By locale and time zone, shared by all components. */
const formats = new Map<string, Format>();

function formatFor(locale: string, timeZone: string | undefined): Format {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = createFormat(locale, timeZone);
  formats.set(key, format);
  return format;
}

/** The person's time zone, which is undefined. In the first render of a page rendered in Node it is UTC. */
export function useTimeZone(): 'UTC' | undefined {
  return useIsAsRendered() ? 'UTC' : undefined;
}

/** Numbers and times in the active language, in the time zone of `useTimeZone`. */
export function useFormat(): Format {
  return formatFor(localeOf(useLanguage()), useTimeZone());
}
