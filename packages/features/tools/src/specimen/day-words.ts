import type { CivilDate } from '@apiyard/kernels/calendar/civil-date';
import { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';

/** Days in words, several as 'one or the other'. */
export function useDayWords(): (days: readonly CivilDate[]) => string {
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    // In UTC from end to end: a day has no time zone.
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const list = new Intl.ListFormat(locale, { type: 'disjunction' });
    return (days) => list.format(days.map(({ year, month, day }) => date.format(Date.UTC(year, month - 1, day))));
  }, [locale]);
}

export const calendarDateOf = ({ year, month, day }: CivilDate) => new CalendarDate(year, month, day);
export const dayFrom = ({ year, month, day }: CalendarDate): CivilDate => ({ year, month, day });
