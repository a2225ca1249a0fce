/** Numbers of expressions: exact fractions, and approximations of irrational numbers. */
import type { Fraction } from '../../../../exact/fraction.ts';
import { fraction, multiply, roundHalfEven } from '../../../../exact/fraction.ts';

export interface Value extends Fraction {
  /** False for irrational numbers, which are calculated to a hundred digits. */
  readonly isExact: boolean;
}

/** What an operation cannot do: the code of the fault. */
export class Impossible extends Error {
  readonly code: 'division_by_zero' | 'too_large' | 'not_real' | 'not_integer';
  constructor(code: Impossible['code']) {
    super(code);
    this.code = code;
  }
}

/** Digits of a numerator or denominator, so that no expression takes long. */
const digitsMax = 1500;
const bitsMax = BigInt(Math.ceil(digitsMax * Math.log2(10)));
const limit = 2n ** bitsMax;
const approximateDigits = 110;
const rootMax = 20n;
const factorialMax = 1000n;

const constants: Readonly<Record<string, string>> = {
  pi: '314159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651',
  e: '271828182845904523536028747135266249775724709369995957496696762772407663035354759457138217852516642742746639193',
};

export const exact = (value: Fraction): Value => ({ ...checked(value), isExact: true });

/** A constant by its name; null if there is none. */
export function constant(name: string): Value | null {
  const key = name === 'π' ? 'pi' : name;
  const digits = Object.hasOwn(constants, key) ? constants[key] : undefined;
  if (digits === undefined) return null;
  return { ...fraction(BigInt(digits), 10n ** BigInt(digits.length - 1)), isExact: false };
}

export function checked(value: Fraction): Fraction {
  if (value.n > limit || -value.n > limit || value.d > limit) throw new Impossible('too_large');
  return value;
}

/** The result of an operation. Approximations keep the digits that can be right, so that they stay short. */
export function resultOf(value: Fraction, isExact: boolean): Value {
  checked(value);
  return isExact ? { ...value, isExact } : { ...shortened(value), isExact };
}

function shortened({ n, d }: Fraction): Fraction {
  const digits = abs(n).toString().length - d.toString().length;
  const scale = approximateDigits + 10 - digits;
  if (scale <= 0) return { n: roundHalfEven(abs(n), d) * (n < 0n ? -1n : 1n), d: 1n };
  const power = 10n ** BigInt(scale);
  const rounded = roundHalfEven(abs(n) * power, d);
  return fraction(n < 0n ? -rounded : rounded, power);
}

const abs = (value: bigint) => (value < 0n ? -value : value);
const bitsOf = (value: bigint) => BigInt(abs(value).toString(2).length);

export function integerOf({ n, d }: Fraction): bigint {
  if (d !== 1n) throw new Impossible('not_integer');
  return n;
}

/** A power. With a fraction as exponent, a root. */
export function power(base: Value, exponent: Value): Value {
  const size = abs(exponent.n);
  if (base.n === 0n && exponent.n < 0n) throw new Impossible('division_by_zero');
  if (size * (bitsOf(base.n) + bitsOf(base.d) - 2n) > bitsMax) throw new Impossible('too_large');
  const [n, d] = [base.n ** size, base.d ** size];
  const raised = exponent.n < 0n ? fraction(d, n) : fraction(n, d);
  const isExact = base.isExact && exponent.isExact;
  return root(resultOf(raised, isExact), exponent.d);
}

/** The real root: negative numbers have one for odd degrees. */
export function root(value: Value, degree: bigint): Value {
  if (degree === 1n || value.n === 0n) return value;
  if (degree > rootMax || degree * (bitsOf(value.n) + bitsOf(value.d)) > 2n * bitsMax)
    throw new Impossible('too_large');
  if (value.n < 0n && degree % 2n === 0n) throw new Impossible('not_real');
  const sign = value.n < 0n ? -1n : 1n;
  const [above, below] = [integerRoot(abs(value.n), degree), integerRoot(value.d, degree)];
  if (above ** degree === abs(value.n) && below ** degree === value.d)
    return { ...fraction(sign * above, below), isExact: value.isExact };
  const missing = Math.max(0, value.d.toString().length - value.n.toString().length);
  const scale = 10n ** BigInt(approximateDigits + missing);
  const scaled = integerRoot(abs(value.n) * value.d ** (degree - 1n) * scale ** degree, degree);
  return resultOf(fraction(sign * scaled, value.d * scale), false);
}

/** The largest integer whose power is not above the value, by Newton’s method. */
function integerRoot(value: bigint, degree: bigint): bigint {
  if (value < 2n) return value;
  let guess = 2n ** (bitsOf(value) / degree + 1n);
  for (;;) {
    const next = ((degree - 1n) * guess + value / guess ** (degree - 1n)) / degree;
    if (next >= guess) return guess;
    guess = next;
  }
}

export function factorial(value: Value): Value {
  const n = integerOf(value);
  if (n < 0n) throw new Impossible('not_real');
  if (n > factorialMax) throw new Impossible('too_large');
  let product = 1n;
  for (let factor = 2n; factor <= n; factor += 1n) product *= factor;
  return resultOf(fraction(product), value.isExact);
}

export function floor({ n, d }: Fraction): bigint {
  const quotient = n / d;
  return n < 0n && n % d !== 0n ? quotient - 1n : quotient;
}

/** Halves away from zero, as in everyday rounding. */
export function round(value: Fraction, places: bigint): Fraction {
  if (abs(places) > 400n) throw new Impossible('too_large');
  const scale = places < 0n ? fraction(1n, 10n ** -places) : fraction(10n ** places);
  const { n, d } = multiply(value, scale);
  const nearest = 2n * (abs(n) % d) === d ? abs(n) / d + 1n : roundHalfEven(abs(n), d);
  return multiply(fraction(n < 0n ? -nearest : nearest), fraction(scale.d, scale.n));
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** Negative, zero or positive, as a compared with b. */
export const compare = (a: Fraction, b: Fraction) => a.n * b.d - b.n * a.d;
