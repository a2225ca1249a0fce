import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNumbers, isInteger, isMultiple, numberKey } from './decimal.ts';

describe('numberKey', () => {
  it.each([
    ['1', ['1.0', '10e-1', '0.1E1', '100e-2'], '1'],
    ['0', ['-0', '0.00', '0e9', '-0.0e-5'], '0'],
    ['-1200', ['-1.2e3', '-12E+2'], '-1200'],
    ['0.1', ['1e-1', '0.10'], '0.1e0'],
    ['1e400', ['10e399', '0.1e401'], '0.1e401'],
    ['9007199254740993', ['9007199254740993.0'], '0.9007199254740993e16'],
  ])('is the same for %s and %j', (text, others, key) => {
    expect([text, ...others].map(numberKey)).toEqual([text, ...others].map(() => key));
  });
});

describe('compareNumbers', () => {
  it.each([
    ['9007199254740993', '9007199254740992', 1],
    ['0.1', '0.10', 0],
    ['-1e400', '-1e399', -1],
    ['-0', '0', 0],
    ['0.30000000000000004', '0.3', 1],
    ['-5', '3', -1],
    ['1e-400', '0', 1],
  ])('orders %s and %s', (a, b, order) => {
    expect([Math.sign(compareNumbers(a, b)), Math.sign(compareNumbers(b, a)) + 0]).toEqual([
      order,
      order === 0 ? 0 : -order,
    ]);
  });

  it('orders doubles as doubles', () => {
    const double = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(double, double, (a, b) => {
        expect(Math.sign(compareNumbers(String(a), String(b)))).toBe(Math.sign(Math.sign(a - b) || a - b) + 0);
      }),
    );
  });
});

describe('isInteger', () => {
  it.each([
    ['1.0', true],
    ['1e3', true],
    ['1.5e1', true],
    ['1.5', false],
    ['1e-1', false],
    ['10e-1', true],
    ['0.0', true],
    ['1e400', true],
  ])('says %s: %s', (text, expected) => {
    expect(isInteger(text)).toBe(expected);
  });
});

describe('isMultiple', () => {
  it.each([
    ['1.1', '0.01', true],
    ['0.3', '0.1', true],
    ['0.35', '0.1', false],
    ['0', '7', true],
    ['-4', '2', true],
    ['9007199254740993', '2', false],
    ['1e308', '0.5', true],
    ['12345678901234567890', '10', true],
    ['1e5000', '1', true],
    ['1e999999999', '7', false],
    ['14e999999999', '7', true],
    ['1', '1e999999999', false],
    [`1e${'9'.repeat(400)}`, '3', false],
    ['1e-999999999', '3', false],
  ])('says %s of %s: %s', (text, divisor, expected) => {
    expect(isMultiple(text, divisor)).toBe(expected);
  });
});
