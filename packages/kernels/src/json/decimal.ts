/** Exact comparison of numbers of JSON, which may have more digits than a double. */
interface Decimal {
  readonly isNegative: boolean;
  /** Without zeros at either end; empty for zero. */
  readonly digits: string;
  /** The number is 0.digits × 10^exponent. */
  readonly exponent: number;
}

function decimalOf(text: string): Decimal {
  const [, sign, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  const all = whole + fraction;
  let start = 0;
  while (all[start] === '0') start += 1;
  let end = all.length;
  while (end > start && all[end - 1] === '0') end -= 1;
  const digits = all.slice(start, end);
  return digits === ''
    ? { isNegative: false, digits, exponent: 0 }
    : { isNegative: sign === '-', digits, exponent: whole.length - start + Number(power) };
}

const plainInteger = /^(?:0|-?[1-9]\d{0,14})$/;

/** The same text for equal numbers: 1.0, 1 and 10e-1. */
export function numberKey(text: string): string {
  if (plainInteger.test(text)) return text;
  const { isNegative, digits, exponent } = decimalOf(text);
  if (digits === '') return '0';
  const sign = isNegative ? '-' : '';
  return digits.length <= exponent && exponent <= 15
    ? sign + digits.padEnd(exponent, '0')
    : `${sign}0.${digits}e${exponent}`;
}

/** Negative if the first is less, 0 if they are equal, positive if it is greater. */
export function compareNumbers(first: string, second: string): number {
  if (plainInteger.test(first) && plainInteger.test(second)) return Number(first) - Number(second);
  const [a, b] = [decimalOf(first), decimalOf(second)];
  const [signA, signB] = [signOf(a), signOf(b)];
  if (signA !== signB) return signA - signB;
  if (signA === 0) return 0;
  if (a.exponent !== b.exponent) return a.exponent > b.exponent ? signA : -signA;
  if (a.digits === b.digits) return 0;
  return a.digits > b.digits ? signA : -signA;
}

const signOf = ({ isNegative, digits }: Decimal): number => (digits === '' ? 0 : isNegative ? -1 : 1);

/** Whether it has no fraction: 1.0 has none. */
export function isInteger(text: string): boolean {
  if (plainInteger.test(text)) return true;
  const { digits, exponent } = decimalOf(text);
  return digits.length <= exponent || digits === '';
}

/** Zeros that are appended for an exact division; beyond it, doubles are divided. */
const shiftMax = 2000;

export function isMultiple(text: string, divisor: string): boolean {
  const [a, b] = [decimalOf(text), decimalOf(divisor)];
  if (a.digits === '') return true;
  const shift = a.exponent - a.digits.length - (b.exponent - b.digits.length);
  if (Math.abs(shift) > shiftMax || a.digits.length > shiftMax || b.digits.length > shiftMax)
    return Number(text) % Number(divisor) === 0;
  const zeros = (count: number) => '0'.repeat(Math.max(count, 0));
  return BigInt(a.digits + zeros(shift)) % BigInt(b.digits + zeros(-shift)) === 0n;
}

/** Whether a double has the same digits. */
export const isDouble = (text: string): boolean =>
  plainInteger.test(text) || (Number.isFinite(Number(text)) && numberKey(text) === numberKey(String(Number(text))));
