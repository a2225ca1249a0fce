import type { DateValue } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { TimeValue } from 'react-aria-components/TimeField';
import { fill, useLabels } from '../labels/use-labels.ts';

/** The limits of a field for dates or times. */
interface Limits {
  minValue?: DateValue | TimeValue | undefined;
  maxValue?: DateValue | TimeValue | undefined;
}

/** A limit as text: '3 March 2026', '09:00'. */
function limitInWords(limit: DateValue | TimeValue, locale: string): string {
  if ('timeZone' in limit) {
    const { timeZone } = limit;
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(limit.toDate());
  }
  if ('day' in limit) {
    const timeStyle = 'hour' in limit ? 'short' : undefined;
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle, timeZone: 'UTC' }).format(
      limit.toDate('UTC'),
    );
  }
  const onSomeDay = Date.UTC(1970, 0, 1, limit.hour, limit.minute, limit.second);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(onSomeDay);
}

/** The error of a date or time that the field rejects. React Aria's would be in the browser's language. */
export function useDateRefusal({ minValue, maxValue }: Limits) {
  const labels = useLabels();
  const { locale } = useLocale();
  return ({ rangeUnderflow, rangeOverflow, badInput }: ValidityState): string | undefined => {
    if (rangeUnderflow && minValue) return fill(labels.chooseLater, { limit: limitInWords(minValue, locale) });
    if (rangeOverflow && maxValue) return fill(labels.chooseEarlier, { limit: limitInWords(maxValue, locale) });
    return badInput ? labels.dateUnavailable : undefined;
  };
}
