/** Exact rational numbers. `d` is positive and has no factor in common with `n`. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const abs = (value: bigint) => (value < 0n ? -value : value);

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** `n` divided by `d`, which is not zero. */
export function fraction(n: bigint, d = 1n): Fraction {
  const divisor = gcd(n, d) || 1n;
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / divisor, d: (sign * d) / divisor };
}

export const multiply = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d);
export const divide = (a: Fraction, b: Fraction) => fraction(a.n * b.d, a.d * b.n);
export const add = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d);

const exponentMax = 400;

/** The number that a decimal such as `-1.5e3` is; null for anything else and for exponents beyond ±400. */
export function parseDecimal(text: string): Fraction | null {
  const [, sign = '', whole = '', part = '', exponent = '0'] =
    /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/iu.exec(text) ?? [];
  if (whole + part === '' || Math.abs(Number(exponent)) > exponentMax) return null;
  const power = Number(exponent) - part.length;
  const coefficient = BigInt(`${whole}${part}`) * (sign === '-' ? -1n : 1n);
  return power < 0 ? fraction(coefficient, 10n ** BigInt(-power)) : fraction(coefficient * 10n ** BigInt(power));
}

/** `n / d` rounded to an integer, halves to the even one (IEEE 754 roundTiesToEven). Both are positive or zero. */
export function roundHalfEven(n: bigint, d: bigint): bigint {
  const [quotient, twice] = [n / d, 2n * (n % d)];
  if (twice < d || (twice === d && quotient % 2n === 0n)) return quotient;
  return quotient + 1n;
}

/** The decimal that a fraction equals; null if it repeats or has more than `digitsMax` digits after the point. */
export function exactDecimal({ n, d }: Fraction, digitsMax: number): string | null {
  const power = 10n ** BigInt(digitsMax);
  if (power % d !== 0n) return null;
  return placePoint(n * (power / d), -digitsMax);
}

/** The value with this many significant digits, in scientific notation if it is very large or small. */
export function significant({ n, d }: Fraction, digits: number): { text: string; isExact: boolean } {
  if (n === 0n) return { text: '0', isExact: true };
  const size = abs(n);
  let exponent = size.toString().length - d.toString().length;
  const isBelow = exponent >= 0 ? size < d * 10n ** BigInt(exponent) : size * 10n ** BigInt(-exponent) < d;
  if (isBelow) exponent -= 1;
  const scale = digits - 1 - exponent;
  const [top, bottom] = scale >= 0 ? [size * 10n ** BigInt(scale), d] : [size, d * 10n ** BigInt(-scale)];
  const coefficient = roundHalfEven(top, bottom) * (n < 0n ? -1n : 1n);
  const isExact = top % bottom === 0n;
  if (exponent >= -7 && exponent < Math.max(24, digits)) return { text: placePoint(coefficient, -scale), isExact };
  return { text: scientific(coefficient, -scale), isExact };
}

/** `coefficient` × 10^`power` in digits, without zeros at the end of the fraction. */
function placePoint(coefficient: bigint, power: number): string {
  const sign = coefficient < 0n ? '-' : '';
  if (power >= 0) return (coefficient * 10n ** BigInt(power)).toString();
  const digits = abs(coefficient)
    .toString()
    .padStart(1 - power, '0');
  const part = digits.slice(power).replace(/0+$/u, '');
  return `${sign}${digits.slice(0, power)}${part === '' ? '' : `.${part}`}`;
}

function scientific(coefficient: bigint, power: number): string {
  const sign = coefficient < 0n ? '-' : '';
  const digits = abs(coefficient).toString();
  const part = digits.slice(1).replace(/0+$/u, '');
  return `${sign}${digits[0]}${part === '' ? '' : `.${part}`}e${power + digits.length - 1}`;
}
