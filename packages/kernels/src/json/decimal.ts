/** Exact comparison of numbers of JSON, which may have more digits than a double. */
interface Decimal {
  readonly isNegative: boolean;
  /** Significant digits, without zeros at either end; empty for zero. */
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
    : { isNegative: sign === '-', digits, exponent: whole.length - start + within(Number(power)) };
}

/** Powers beyond it are equal. */
const powerMax = 1e15;
const within = (power: number): number => Math.max(-powerMax, Math.min(powerMax, power));

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

/** Whether a number divided by another, which is not zero, has no fraction. */
export function isMultiple(text: string, divisor: string): boolean {
  const [a, b] = [decimalOf(text), decimalOf(divisor)];
  if (a.digits === '') return true;
  const shift = a.exponent - a.digits.length - (b.exponent - b.digits.length);
  const [whole, part] = [BigInt(a.digits), BigInt(b.digits)];
  if (shift >= 0) return (whole * powerOfTen(shift, part)) % part === 0n;
  // A number that is smaller than the divisor is no multiple of it.
  return a.exponent >= b.exponent && whole % (part * 10n ** BigInt(-shift)) === 0n;
}

/** 10^exponent modulo a number, without writing all the zeros. */
function powerOfTen(exponent: number, modulus: bigint): bigint {
  let [result, base] = [1n, 10n];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}
