import { add, fraction, multiply } from '../../../../exact/fraction.ts';
import type { Fraction } from '../../../../exact/fraction.ts';
import type { Value } from './value.ts';
import { checked, compare, floor, gcd, integerOf, power, resultOf, root, round } from './value.ts';

interface MathFunction {
  /** How many arguments it takes. */
  readonly min: number;
  readonly max: number;
  apply(...values: readonly [Value, ...Value[]]): Value;
}

/** Exact if all arguments are. */
const of = (min: number, max: number, apply: (...values: readonly [Value, ...Value[]]) => Fraction): MathFunction => ({
  min,
  max,
  apply: (...values) =>
    resultOf(
      apply(...values),
      values.every(({ isExact }) => isExact),
    ),
});
const whole = (value: bigint) => fraction(value);
const negative = (value: Fraction) => fraction(-value.n, value.d);
const argumentsMax = 100;

export const functions: Readonly<Record<string, MathFunction>> = {
  abs: of(1, 1, (value) => (value.n < 0n ? negative(value) : value)),
  sign: of(1, 1, ({ n }) => whole(n < 0n ? -1n : n > 0n ? 1n : 0n)),
  floor: of(1, 1, (value) => whole(floor(value))),
  ceil: of(1, 1, (value) => whole(-floor(negative(value)))),
  trunc: of(1, 1, ({ n, d }) => whole(n / d)),
  round: of(1, 2, (value, places) => round(value, places === undefined ? 0n : integerOf(places))),
  min: of(1, argumentsMax, (...values) => values.reduce((least, each) => (compare(each, least) < 0n ? each : least))),
  max: of(1, argumentsMax, (...values) => values.reduce((most, each) => (compare(each, most) > 0n ? each : most))),
  sum: of(1, argumentsMax, (...values) =>
    values.reduce<Fraction>((total, each) => checked(add(total, each)), whole(0n)),
  ),
  avg: of(1, argumentsMax, (...values) =>
    multiply(
      values.reduce<Fraction>((total, each) => checked(add(total, each)), whole(0n)),
      fraction(1n, BigInt(values.length)),
    ),
  ),
  gcd: of(2, argumentsMax, (...values) => whole(values.map(integerOf).reduce(gcd))),
  lcm: of(2, argumentsMax, (...values) =>
    values.map((each) => whole(integerOf(each))).reduce((a, b) => checked(whole(leastMultiple(a.n, b.n)))),
  ),
  sqrt: { min: 1, max: 1, apply: (value) => root(value, 2n) },
  cbrt: { min: 1, max: 1, apply: (value) => root(value, 3n) },
  pow: { min: 2, max: 2, apply: (base, exponent = base) => power(base, exponent) },
};

function leastMultiple(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  const product = (a / gcd(a, b)) * b;
  return product < 0n ? -product : product;
}
