import { asciiDigits } from '../../field/typed-digits.ts';
import { legible } from '../../labels/figures.ts';

/** How a locale writes numbers. */
export interface NumberMarks {
  locale: string;
  decimal: string;
  group: string;
}

/** Signs of direction, which `Intl` adds in Arabic and Persian. */
const directionMarks = /[\u061c\u200e\u200f]/g;

export function numberMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-1_234_567.8);
  const mark = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    (parts.find((part) => part.type === type)?.value ?? fallback).replaceAll(directionMarks, '') || fallback;
  return { locale, decimal: mark('decimal', '.'), group: mark('group', ',') };
}

/** Digits after the decimal mark: 2 for EUR, 0 for JPY, 3 for BHD. */
export function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A typed amount, in digits 0 to 9. */
export interface TypedAmount {
  isNegative: boolean;
  whole: string;
  /** `null` without a decimal mark. */
  fraction: string | null;
}

/** With more digits, amounts in the smallest unit would not be exact numbers. */
const digitsMax = 15;

/**
 * The position of the decimal mark, or -1. The locale's group mark separates thousands; `.`, `,` and `٫` otherwise are
 * decimal marks, because people type the one that their keyboard has. Pasted text may be of another locale: there the last
 * of two different marks is decimal, and a single one is unless three digits follow it.
 */
function decimalAt(text: string, { decimal, group }: NumberMarks, isPasted: boolean): number {
  const marks = [...text.matchAll(/[.,٫٬'’\s]/g)].map(({ 0: mark, index }) => ({ mark, index }));
  const last = marks.at(-1);
  const isDecimal = (mark: string) => mark === decimal || (mark !== group && /[.,٫]/.test(mark));
  if (!isPasted || last === undefined) return marks.find(({ mark }) => isDecimal(mark))?.index ?? -1;
  if (!/[.,٫]/.test(last.mark)) return -1;
  const isOnly = marks.length === 1;
  if (isOnly) return last.mark === group && /^\d{3}$/.test(text.slice(last.index + 1)) ? -1 : last.index;
  return marks.some(({ mark, index }) => mark === last.mark && index !== last.index) ? -1 : last.index;
}

/** What was typed or pasted, without anything that is not part of an amount. */
export function readAmount(
  typed: string,
  marks: NumberMarks,
  { digits, isPasted = false }: { digits: number; isPasted?: boolean },
): TypedAmount {
  const text = asciiDigits(typed)
    .replaceAll(/[^\d.,٫٬'’\s\-−]/gu, '')
    .trim();
  const at = decimalAt(text, marks, isPasted);
  const only = (part: string) => part.replaceAll(/\D/g, '');
  const whole = only(at === -1 ? text : text.slice(0, at)).replace(/^0+(?=\d)/, '');
  return {
    isNegative: /^[-−]/.test(text),
    whole: whole.slice(0, digitsMax - digits),
    // Without fractions too, so that the digits behind a typed mark don't join those before it.
    fraction: at === -1 ? null : only(text.slice(at)).slice(0, digits),
  };
}

/** Whether a character of a written amount is part of it, and not a mark between thousands. */
export const isOfAmount =
  ({ decimal }: NumberMarks) =>
  (character: string): boolean =>
    /[\p{Nd}\-−]/u.test(character) || character === decimal;

/** The amount in the digits and groups of the locale, as far as it was typed. */
export function writeAmount({ isNegative, whole, fraction }: TypedAmount, { locale, decimal }: NumberMarks): string {
  const sign = isNegative ? '−' : '';
  if (whole === '' && fraction === null) return sign;
  const format = new Intl.NumberFormat(locale);
  const digit = new Intl.NumberFormat(locale, { useGrouping: false });
  const written = format.format(BigInt(whole === '' ? '0' : whole));
  const tail = fraction === null ? '' : decimal + [...fraction].map((one) => digit.format(Number(one))).join('');
  return sign + legible(written) + tail;
}

/** In the smallest unit, or `null` if no digit was typed. */
export function toMinor({ isNegative, whole, fraction }: TypedAmount, digits: number): number | null {
  if (whole === '' && (fraction ?? '') === '') return null;
  const minor = Number(whole + (fraction ?? '').padEnd(digits, '0'));
  return isNegative && minor !== 0 ? -minor : minor;
}

/** The amount of a number in the smallest unit, with all digits of its currency. */
export function fromMinor(minor: number | null, digits: number): TypedAmount {
  if (minor === null) return { isNegative: false, whole: '', fraction: null };
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const at = text.length - digits;
  return { isNegative: minor < 0, whole: text.slice(0, at), fraction: digits === 0 ? null : text.slice(at) };
}

/** With its currency, as in a sentence. Digits come from the text: a fraction would not be exact. */
export function moneyInWords(minor: number, currency: string, locale: string): string {
  const digits = fractionDigits(currency);
  const { isNegative, whole, fraction } = fromMinor(minor, digits);
  const exact = `${isNegative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}`;
  return legible(
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(exact as Intl.StringNumericLiteral),
  );
}
