import type { Temporal } from 'temporal-polyfill';
import { secondsText } from './seconds.ts';

/**
 * ISO 8601. The polyfill's own text (1.0.8) has the digits of the browser's locale: `PT٣٦H` in Arabic.
 */
export function isoDuration(duration: Temporal.Duration): string {
  const { years, months, weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds } =
    duration.abs();
  const ns = ((BigInt(seconds) * 1000n + BigInt(milliseconds)) * 1000n + BigInt(microseconds)) * 1000n;
  const fraction = ns + BigInt(nanoseconds);
  const text = (amount: number, unit: string) => (amount === 0 ? '' : `${amount}${unit}`);
  const date = text(years, 'Y') + text(months, 'M') + text(weeks, 'W') + text(days, 'D');
  const time = text(hours, 'H') + text(minutes, 'M') + (fraction === 0n ? '' : `${secondsText(fraction)}S`);
  if (date === '' && time === '') return 'PT0S';
  return `${duration.sign < 0 ? '-' : ''}P${date}${time === '' ? '' : `T${time}`}`;
}
