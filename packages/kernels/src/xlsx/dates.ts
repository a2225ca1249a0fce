/** Dates of spreadsheets: numbers of days, which a number format shows as a date, a time or a duration. */

export type DateKind = 'date' | 'time' | 'date-time' | 'duration';

/** The built-in formats of ECMA-376, section 18.8.30, also those of East Asian versions. */
const builtIn: readonly (readonly [first: number, last: number, kind: DateKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date-time'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 45, 'time'],
  [46, 46, 'duration'],
  [47, 47, 'time'],
  [50, 54, 'date'],
  [55, 56, 'time'],
  [57, 58, 'date'],
];

/** What a number format shows, or null for a number. */
export function dateKindOf(id: number, code: string | undefined): DateKind | null {
  if (code === undefined) return builtIn.find(([first, last]) => id >= first && id <= last)?.[2] ?? null;
  const [first = ''] = code.split(';');
  const plain = first.replaceAll(/"[^"]*"|\\.|_.|\*./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(plain)) return 'duration';
  const signs = plain.replaceAll(/\[[^\]]*\]/g, '').toLowerCase();
  if (/general|[#?]/.test(signs)) return null;
  const hasTime = /[hs]/.test(signs);
  const hasDate = /[yd]/.test(signs) || (/m/.test(signs) && !hasTime);
  if (hasDate) return hasTime ? 'date-time' : 'date';
  return hasTime ? 'time' : null;
}

const dayMs = 86_400_000;
const days1900 = 25_569;
const days1904 = 24_107;
const two = (value: number): string => String(value).padStart(2, '0');

/** ISO 8601, without a time zone, or null for a number that no date has. A date keeps a time that the format hides. */
export function isoOf(serial: number, kind: DateKind, is1904: boolean): string | null {
  if (kind === 'duration') return durationOf(serial);
  if (kind === 'time' && serial >= 0 && serial < 1) return timeOf(Math.round(serial * dayMs) % dayMs);
  // The calendar of 1900 has a 29 February, which did not exist, as day 60.
  const day = is1904 ? serial - days1904 : serial - days1900 + (serial < 60 ? 1 : 0);
  const date = new Date(Math.round(day * dayMs));
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 || date.getUTCFullYear() > 9999) return null;
  const [iso = '', time = ''] = date.toISOString().split('T');
  if (kind === 'date' && time === '00:00:00.000Z') return iso;
  return `${iso}T${time.replace(/(?:\.000)?Z$/, '')}`;
}

function timeOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const rest = ms % 1000 === 0 ? '' : `.${String(ms % 1000).padStart(3, '0')}`;
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${rest}`;
}

function durationOf(serial: number): string | null {
  const seconds = Math.round(Math.abs(serial) * 86_400);
  if (!Number.isSafeInteger(seconds)) return null;
  const sign = serial < 0 && seconds > 0 ? '-' : '';
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`);
  return `${sign}PT${shown.length === 0 ? '0S' : shown.join('')}`;
}

/** The number of days since 1899-12-30 of an ISO date or date and time without a zone, or null. From March 1900. */
export function serialOf(text: string): { readonly serial: number; readonly hasTime: boolean } | null {
  const found = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?)?$/.exec(text);
  if (found === null) return null;
  const [, date, time = '00:00', second = '00', fraction = ''] = found;
  const iso = `${date}T${time}:${second}.${fraction.padEnd(3, '0')}Z`;
  const ms = Date.parse(iso);
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== iso) return null;
  const serial = ms / dayMs + days1900;
  return serial < 61 ? null : { serial, hasTime: found[2] !== undefined };
}
