import { describe, expect, it } from 'vitest';
import { add, divide, exactDecimal, fraction, multiply, parseDecimal, roundHalfEven, significant } from './fraction.ts';

describe('parseDecimal', () => {
  it.each([
    ['0', 0n, 1n],
    ['-1.50', -3n, 2n],
    ['+.25', 1n, 4n],
    ['2.', 2n, 1n],
    ['1.5E3', 1500n, 1n],
    ['25e-2', 1n, 4n],
  ])('reads %s', (text, n, d) => {
    expect(parseDecimal(text)).toEqual({ n, d });
  });

  it.each(['', '.', '-', 'e5', '1e', '1e401', '1e-99999', '0x10', '1,5', ' 1', 'NaN', '٣'])('rejects %j', (text) => {
    expect(parseDecimal(text)).toBe(null);
  });
});

it('calculates exactly', () => {
  const third = fraction(1n, -3n);
  expect(third).toEqual({ n: -1n, d: 3n });
  expect(add(third, fraction(1n, 3n))).toEqual({ n: 0n, d: 1n });
  expect(multiply(third, fraction(3n))).toEqual({ n: -1n, d: 1n });
  expect(divide(fraction(1n, 10n), fraction(-1n, 5n))).toEqual({ n: -1n, d: 2n });
});

it.each([
  [5n, 2n, 2n],
  [7n, 2n, 4n],
  [51n, 20n, 3n],
  [49n, 20n, 2n],
])('rounds %s/%s to %s', (n, d, rounded) => {
  expect(roundHalfEven(n, d)).toBe(rounded);
});

describe('exactDecimal', () => {
  it.each([
    [-3n, 8n, '-0.375'],
    [1500n, 1n, '1500'],
    [1n, 1024n, '0.0009765625'],
    [0n, 1n, '0'],
  ])('writes %s/%s as %s', (n, d, text) => {
    expect(exactDecimal(fraction(n, d), 10)).toBe(text);
  });

  it('is null for repeating decimals and too many digits', () => {
    expect([exactDecimal(fraction(1n, 3n), 10), exactDecimal(fraction(1n, 2048n), 10)]).toEqual([null, null]);
  });
});

describe('significant', () => {
  it.each([
    [2n, 3n, 3, '0.667', false],
    [1n, 8n, 2, '0.12', false],
    [1n, 8n, 3, '0.125', true],
    [-99999n, 1n, 3, '-100000', false],
    [999n, 1000n, 2, '1', false],
    [1n, 10n ** 9n, 3, '1e-9', true],
    [123n, 10n ** 12n, 2, '1.2e-10', false],
    [10n ** 24n, 1n, 5, '1e24', true],
    [10n ** 24n, 1n, 30, '1000000000000000000000000', true],
    [0n, 1n, 5, '0', true],
  ])('writes %s/%s with %s digits as %s', (n, d, digits, text, isExact) => {
    expect(significant(fraction(n, d), digits)).toEqual({ text, isExact });
  });
});
