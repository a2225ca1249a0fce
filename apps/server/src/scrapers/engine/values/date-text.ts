/** Parses dates in text to ISO 8601. Never reads the clock: a pattern has to cover everything, including the year. */
import { DateTime, FixedOffsetZone, IANAZone } from 'luxon';
import { asciiDigits } from './number-text.ts';

export interface DateStyle {
  readonly format?: string | undefined;
  readonly zone: string;
  readonly locale: string;
}

/** `2026-11-20`, or `2026-11-20T09:30:00Z` when there is a time; null when the text is no such date. */
export function dateIn(text: string, { format, zone, locale }: DateStyle): string | null {
  const plain = asciiDigits(text)
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  if (format === undefined) return machineDate(plain, zone);
  const date = DateTime.fromFormat(plain, format, { zone, locale, numberingSystem: 'latn' });
  if (!date.isValid) return null;
  return hasTime(format) ? written(date) : date.toISODate();
}

/** ISO 8601, RFC 2822 (and HTTP), SQL, and seconds or milliseconds since 1970. */
export function machineDate(text: string, zone: string): string | null {
  if (/^-?\d{9,16}(?:\.\d+)?$/.test(text)) {
    const moment = Number(text);
    return valid(DateTime.fromMillis(Math.abs(moment) < 1e11 ? moment * 1000 : moment, { zone: 'utc' }));
  }
  // ISO 8601 without a year would be completed from today's date.
  if (/^[+-]?\d{4}/.test(text) && !/[T:\s]/.test(text)) return DateTime.fromISO(text, { zone: 'utc' }).toISODate();
  if (/^[+-]?\d{4}/.test(text))
    return valid(DateTime.fromISO(text, { zone })) ?? valid(DateTime.fromSQL(text, { zone }));
  return valid(DateTime.fromRFC2822(text, { zone })) ?? valid(DateTime.fromHTTP(text, { zone }));
}

/** The error of a format, or null. */
export function dateStyleIssue({
  format,
  zone,
  locale,
}: DateStyle): { readonly member: keyof DateStyle; readonly detail: string } | null {
  if (!isZone(zone))
    return {
      member: 'zone',
      detail: `Unknown time zone \`${zone}\`. Use a name such as \`Africa/Khartoum\`, or \`UTC+3\`.`,
    };
  if (!isLocale(locale))
    return { member: 'locale', detail: `Unknown locale \`${locale}\`. Use a locale such as \`de\` or \`ar-EG\`.` };
  if (format === undefined) return null;
  const letters = format.replaceAll(/'[^']*'/g, '');
  if (letters.includes("'")) return { member: 'format', detail: 'A quote in this pattern is not closed.' };
  if (!/[yukoXxDfF]/.test(letters))
    return {
      member: 'format',
      detail: 'The pattern needs a year, as in `dd.MM.yyyy`. Without one, the result would depend on the current date.',
    };
  const { invalidReason } = DateTime.fromFormatExplain('', format, { zone, locale }) as {
    readonly invalidReason?: string;
  };
  return invalidReason === undefined || invalidReason === null || invalidReason === 'unparsable'
    ? null
    : { member: 'format', detail: `Invalid date pattern: ${invalidReason}.` };
}

/** A locale that this server has data for; any other would fall back to the machine's. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf([locale]).length === 1;
  } catch {
    return false;
  }
}

function isZone(zone: string): boolean {
  return FixedOffsetZone.parseSpecifier(zone) !== null || IANAZone.isValidZone(zone);
}

function hasTime(format: string): boolean {
  return /[HhmsSXxfFtT]/.test(format.replaceAll(/'[^']*'/g, ''));
}

function valid(date: DateTime): string | null {
  return date.isValid ? written(date) : null;
}

function written(date: DateTime): string | null {
  return date.toUTC().toISO({ suppressMilliseconds: true });
}
