import type { Temporal } from 'temporal-polyfill';

const units = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'] as const;
const amount = /^(?:in )?(\d{1,6}) (year|month|week|day|hour|minute|second)s?( ago)?$/i;

/** `now`, `today`, `tomorrow`, `yesterday` (midnight), `in 3 days`, `2 hours ago`; null if the text is none of these. */
export function readRelative(text: string, now: Temporal.ZonedDateTime): Temporal.ZonedDateTime | null {
  const word = text.toLowerCase();
  if (word === 'now') return now;
  const days = { yesterday: -1, today: 0, tomorrow: 1 }[word];
  if (days !== undefined) return now.startOfDay().add({ days });
  const [, count, unit, ago] = amount.exec(text) ?? [];
  if (count === undefined || unit === undefined || word.startsWith('in ') === (ago !== undefined)) return null;
  return now.add({ [`${unit.toLowerCase()}s`]: Number(count) * (ago === undefined ? 1 : -1) });
}

/** `in 3 days`, in words of the locale: the largest unit, rounded towards zero, in UTC. */
export function relativeWords(moment: Temporal.Instant, now: Temporal.Instant, locale: string): string {
  const from = now.toZonedDateTimeISO('UTC');
  const difference = from.until(moment.toZonedDateTimeISO('UTC'), { largestUnit: 'year' });
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const unit of units) if (difference[unit] !== 0) return words.format(difference[unit], unit);
  return words.format(0, 'second');
}
