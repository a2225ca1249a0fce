import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { legible } from '@apiyard/ui/labels/figures';
import { useMemo } from 'react';
import type { YearMonth } from './prayer-view.ts';

/** Times and dates at a place, in the active language. Dates are texts such as `2026-03-01`. */
export function useTimesFormat(zone: string) {
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    // In UTC from end to end: a date has no time zone.
    const inUtc = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const day = inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const short = inUtc({ weekday: 'short', day: 'numeric' });
    const withMonth = inUtc({ weekday: 'short', day: 'numeric', month: 'short' });
    const month = inUtc({ month: 'long', year: 'numeric' });
    // With 24 hours in every language, as printed timetables have them.
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const time = new Intl.DateTimeFormat(locale, { ...clock, timeZone: zone });
    const exact = new Intl.DateTimeFormat(locale, { ...clock, second: '2-digit', timeZone: zone });
    const wall = inUtc(clock);
    const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const unit = (name: 'hour' | 'minute') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' });
    const [hours, minutes] = [unit('hour'), unit('minute')];
    const year = new Intl.NumberFormat(locale, { useGrouping: false });
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    return {
      day: (date: string) => day.format(Date.parse(date)),
      shortDay: (date: string) => short.format(Date.parse(date)),
      shortDate: (date: string) => withMonth.format(Date.parse(date)),
      month: ({ year, month: number }: YearMonth) => month.format(Date.UTC(year, number - 1, 1)),
      /** Of a moment. */
      time: (at: string | number) => time.format(new Date(at)),
      exactTime: (at: string) => exact.format(new Date(at)),
      /** Of a time at the place, such as `05:32`. */
      clock: (text: string) => wall.format(Date.parse(`1970-01-01T${text}Z`)),
      /** Without a separator of thousands. */
      year: (value: number) => legible(year.format(value)),
      number: (value: number) => legible(degrees.format(value)),
      /** `11h 52m`. */
      duration: (value: number) => legible(`${hours.format(Math.floor(value / 60))} ${minutes.format(value % 60)}`),
      share: (value: number) => legible(share.format(value)),
    };
  }, [locale, zone]);
}

export type TimesFormat = ReturnType<typeof useTimesFormat>;
