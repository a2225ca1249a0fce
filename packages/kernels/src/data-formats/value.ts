/**
 * What all the formats are read into and written from. Maps keep the order of keys and have no prototype, so that
 * `__proto__` is a key like any other; numbers keep the digits they were written with.
 */
export type Value = Scalar | Value[] | Table;
export type Scalar = null | boolean | string | ExactNumber | Moment;
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

/** Short numbers, each created once: in long lists of them, that saves most of the memory. */
export class Numbers {
  readonly #short = new Map<string, ExactNumber>();

  of(text: string): ExactNumber {
    if (text.length > shortLengthMax) return new ExactNumber(text);
    let number = this.#short.get(text);
    if (number === undefined) {
      number = new ExactNumber(text);
      this.#short.set(text, number);
    }
    return number;
  }
}

const shortLengthMax = 4;

/** A date or time with the digits it was written with, and always with seconds (RFC 3339, the local kinds of TOML included). */
export class Moment {
  readonly kind: 'date-time' | 'local date-time' | 'local date' | 'local time';
  readonly text: string;
  constructor(kind: Moment['kind'], text: string) {
    this.kind = kind;
    this.text = text;
  }
  get isLeapSecond(): boolean {
    return /:60(?:[.Zz+-]|$)/.test(this.text);
  }
}

const dateOrTime =
  /^(?:(\d{4})-(\d\d)-(\d\d)(?:[Tt ](?=\d)|$))?(?:(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?([Zz]|[-+]\d\d:\d\d)?)?$/;

/** The moment a text denotes, or null when it is none or names a day or time that doesn't exist. */
export function momentOf(text: string): Moment | null {
  const [, year, month, day, hour, minute, second, offset] = dateOrTime.exec(text) ?? [];
  if (year === undefined && (hour === undefined || offset !== undefined)) return null;
  if (year !== undefined && !isDay(Number(year), Number(month), Number(day))) return null;
  if (hour === undefined) return new Moment('local date', text);
  if (!isTime(Number(hour), Number(minute), Number(second ?? 0), offset)) return null;
  const whole = second === undefined ? text.replace(/\d\d:\d\d/, '$&:00') : text;
  if (year === undefined) return new Moment('local time', whole);
  return new Moment(offset === undefined ? 'local date-time' : 'date-time', whole);
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

function isTime(hour: number, minute: number, second: number, offset: string | undefined): boolean {
  const [offsetHour = 0, offsetMinute = 0] = offset?.match(/\d\d/g)?.map(Number) ?? [];
  if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  // A leap second is after 23:59:59 UTC (RFC 3339, section 5.7). Time zones differ from UTC by multiples of 15 minutes.
  if (offset === undefined) return second === 60 && minute % 15 === 14;
  const offsetMinutes = (offset.startsWith('-') ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  return second === 60 && (hour * 60 + minute - offsetMinutes + 1) % 1440 === 0;
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
