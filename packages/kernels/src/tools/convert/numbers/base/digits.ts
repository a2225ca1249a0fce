import { InputFault } from '../../../../faults/input-fault.ts';
import type { Fraction } from '../../../../exact/fraction.ts';
import { fraction, roundHalfEven } from '../../../../exact/fraction.ts';

const basesByPrefix = { '0b': 2, '0o': 8, '0x': 16 } as const;
const separator = /[\s_'’]/u;
/** Longer periods of a fraction are not shown. */
const repeatingMax = 200;

/** Reads a number in a base from 2 to 36; without `from`, in the base of its prefix or base 10. */
export function readDigits(text: string, from: number | undefined): { value: Fraction; base: number } {
  const fault = (code: string, offset: number, values = {}) =>
    new InputFault(code, { pointer: '/text', values, in: { text, offset } });
  const [, before = '', sign = '', prefix = ''] = /^(\s*([+\-−]?)\s*)(0[box])?/iu.exec(text) ?? [];
  const prefixBase = basesByPrefix[prefix.toLowerCase() as '0b'] as number | undefined;
  const isPrefix = prefixBase !== undefined && (from ?? prefixBase) === prefixBase;
  const base = from ?? prefixBase ?? 10;
  const start = before.length + (isPrefix ? prefix.length : 0);
  let digits = '';
  let point = -1;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (separator.test(letter)) continue;
    if (letter === '.' && point < 0) {
      point = digits.length;
    } else if (/[0-9a-z]/iu.test(letter) && Number.parseInt(letter, 36) < base) {
      digits += letter;
    } else {
      const digit = String.fromCodePoint(text.codePointAt(at) ?? 0);
      throw fault('not_digit', at, { digit, base });
    }
  }
  if (digits === '') throw fault('no_digits', start);
  let n = 0n;
  for (const digit of digits) n = n * BigInt(base) + BigInt(Number.parseInt(digit, 36));
  const places = point < 0 ? 0 : digits.length - point;
  return { value: fraction(/[-−]/u.test(sign) ? -n : n, BigInt(base) ** BigInt(places)), base };
}

/** A number in a base, with at most `max` digits after the point. */
export function digitsOf({ n, d }: Fraction, base: number, digitsMax: number) {
  const max = d === 1n ? 0 : digitsMax;
  const sign = n < 0n ? '-' : '';
  const size = n < 0n ? -n : n;
  const scale = BigInt(base) ** BigInt(max);
  const isExact = (size * scale) % d === 0n;
  const scaled = roundHalfEven(size * scale, d)
    .toString(base)
    .toUpperCase()
    .padStart(max + 1, '0');
  const whole = scaled.slice(0, scaled.length - max);
  const part = withoutEndZeros(scaled.slice(scaled.length - max));
  const isZero = /^0*$/u.test(whole + part);
  const text = `${isZero ? '' : sign}${whole}${part === '' ? '' : `.${part}`}`;
  return { text, isExact, repeating: isExact ? null : repeatingOf(size, d, base, sign) };
}

function withoutEndZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}

/** The fraction with its period in parentheses, `0.(3)`; null if it is long. */
function repeatingOf(size: bigint, d: bigint, base: number, sign: string): string | null {
  const seen = new Map<bigint, number>();
  let rest = size % d;
  let part = '';
  while (rest > 0n && part.length <= repeatingMax) {
    const start = seen.get(rest);
    if (start !== undefined) {
      const whole = (size / d).toString(base).toUpperCase();
      return `${sign}${whole}.${part.slice(0, start)}(${part.slice(start)})`;
    }
    seen.set(rest, part.length);
    part += ((rest * BigInt(base)) / d).toString(base).toUpperCase();
    rest = (rest * BigInt(base)) % d;
  }
  return null;
}

/** Spaces between groups of digits, counted from the point. */
export function group(text: string, size: number): string {
  if (size === 0) return text;
  const [, sign = '', whole = '', part = ''] = /^(-?)([^.]*)\.?(.*)$/u.exec(text) ?? [];
  const first = whole.length % size;
  const left = [...(first > 0 ? [whole.slice(0, first)] : []), ...chunks(whole.slice(first), size)].join(' ');
  return `${sign}${left}${part === '' ? '' : `.${chunks(part, size).join(' ')}`}`;
}

const chunks = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
