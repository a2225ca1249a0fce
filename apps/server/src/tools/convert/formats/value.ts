/**
 * What all the formats are read into and written from. Maps keep the order of keys and have no prototype, so that
 * `__proto__` is a key like any other; numbers keep the digits they were written with.
 */
export type Value = null | boolean | string | ExactNumber | Moment | Value[] | Table;
export type Table = Map<string, Value>;

/** A number as text: the grammar of JSON, or `inf`, `-inf`, `nan`. */
export class ExactNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  get isFinite(): boolean {
    return /\d/.test(this.text);
  }
  get isInteger(): boolean {
    return /^-?\d+$/.test(this.text);
  }
}

const kinds = {
  'date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[-+]\d\d:\d\d)$/,
  'local date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/,
  'local date': /^\d{4}-\d\d-\d\d$/,
  'local time': /^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/,
} as const;

/** A date or time as it was written (RFC 3339, the local kinds of TOML included). */
export class Moment {
  readonly kind: keyof typeof kinds;
  readonly text: string;
  constructor(kind: keyof typeof kinds, text: string) {
    this.kind = kind;
    this.text = text;
  }
}

/** The moment a text denotes, or null when it is none or names a day or hour that does not exist. */
export function momentOf(text: string): Moment | null {
  for (const [kind, pattern] of Object.entries(kinds) as [keyof typeof kinds, RegExp][]) {
    if (pattern.test(text)) return exists(text) ? new Moment(kind, text) : null;
  }
  return null;
}

function exists(text: string): boolean {
  const date = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (date !== undefined) {
    const day = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return false;
  }
  const clock = /(?:^|[Tt ])(\d\d):(\d\d)(?::(\d\d))?/.exec(text);
  return !clock || (Number(clock[1]) < 24 && Number(clock[2]) < 60 && Number(clock[3] ?? 0) < 60);
}

/** A value as the text of a cell, an attribute or a key; null for lists and tables. */
export function scalarText(value: Value): string | null {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof ExactNumber || value instanceof Moment) return value.text;
  return null;
}

/** Whether a double keeps the number: its shortest form denotes the same value. */
export function fitsDouble(text: string): boolean {
  const double = Number(text);
  // The exponent may have a million digits.
  if (double === 0) return /^-?[0.]*(?:[eE]|$)/.test(text);
  return Number.isFinite(double) && canonical(text) === canonical(String(double));
}

/** Trims `end` from the end of a text. A regular expression would take quadratic time. */
export function withoutEnd(text: string, end: string): string {
  let length = text.length;
  while (text[length - 1] === end) length -= 1;
  return text.slice(0, length);
}

/** Normalized sign, digits and exponent: equal for equal values. */
function canonical(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const trimmed = withoutEnd(digits, '0');
  if (trimmed === '') return '0';
  return `${sign}${trimmed}e${BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - trimmed.length)}`;
}
