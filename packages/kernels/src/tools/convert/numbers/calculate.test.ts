import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputFault } from '../../../faults/input-fault.ts';
import calculate from './calculate.ts';

const run = (text: string, digits = 20) => calculate({ text, digits });

describe('calculation', () => {
  it.each([
    ['0.1 + 0.2', '0.3'],
    ['1.10 * 3', '3.3'],
    ['2 + 3 * 4', '14'],
    ['(2 + 3) * 4', '20'],
    ['10 - 4 - 3', '3'],
    ['100 / 5 / 2', '10'],
    ['2 ^ 3 ^ 2', '512'],
    ['-2 ^ 2', '-4'],
    ['(-2) ^ 2', '4'],
    ['2 ^ -2', '0.25'],
    ['2 ** 10', '1024'],
    ['--5', '5'],
    ['3 × 4 ÷ 2 − 1', '5'],
    ['5!', '120'],
    ['3!!', '720'],
    ['200 * 15%', '30'],
    ['-7 mod 3', '2'],
    ['7.5 mod -2', '-0.5'],
    ['1_000_000 * 1e-3', '1000'],
    ['.5 + 1.', '1.5'],
    ['2^64', '18446744073709551616'],
    ['9007199254740993 + 1', '9007199254740994'],
    ['sqrt(144)', '12'],
    ['sqrt(0.25)', '0.5'],
    ['cbrt(-27)', '-3'],
    ['8^(2/3)', '4'],
    ['pow(2, 0.5)^2 * 0', '0'],
    ['abs(-3) + sign(-3)', '2'],
    ['floor(-1.5) + ceil(-1.5) + trunc(-1.5)', '-4'],
    ['round(2.5) + round(-2.5)', '0'],
    ['round(2.345, 2)', '2.35'],
    ['round(1250, -2)', '1300'],
    ['min(3, 1, 2) + max(3, 1, 2)', '4'],
    ['sum(1, 2, 3.5)', '6.5'],
    ['avg(1, 2)', '1.5'],
    ['gcd(12, 18) + lcm(4, 6)', '18'],
    ['GCD(12, -18)', '6'],
    ['0^0', '1'],
  ])('gives %s as %s', (text, expected) => {
    expect(run(text, 40)).toMatchObject({ text: expected });
  });

  it('is exact for fractions, and rounds what repeats', () => {
    expect(run('1/3 + 1/6')).toEqual({ text: '0.5', isExact: true, fraction: '1/2', notes: [] });
    expect(run('2/3', 5)).toEqual({
      text: '0.66667',
      isExact: false,
      fraction: '2/3',
      notes: [{ code: 'rounded', values: { digits: 5 } }],
    });
    expect(run('(1/3) * 3')).toEqual({ text: '1', isExact: true, notes: [] });
  });

  it.each([
    [
      'sqrt(2)',
      '1.414213562373095048801688724209698078569671875376948073176679737990732478462107038850387534327641573',
    ],
    ['pi', '3.141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117068'],
    [
      'π - pi + e',
      '2.718281828459045235360287471352662497757247093699959574966967627724076630353547594571382178525166427',
    ],
  ])('gives %s to a hundred digits', (text, expected) => {
    expect(run(text, 100)).toMatchObject({ text: expected, isExact: false, notes: [{ code: 'approximate' }] });
  });

  it.each([
    ['', 'incomplete', 1],
    ['1 +', 'incomplete', 4],
    ['(1', 'incomplete', 3],
    ['1 2', 'unexpected', 3],
    ['1 + )', 'unexpected', 5],
    ['1 + 🌱', 'unexpected', 5],
    ['2pi', 'unexpected', 2],
    ['x + 1', 'unknown_name', 1],
    ['constructor(1)', 'unknown_name', 1],
    ['sqrt(1, 2)', 'wrong_arguments', 1],
    ['gcd(1)', 'wrong_arguments', 1],
    ['1 / (2 - 2)', 'division_by_zero', 3],
    ['0 ^ -1', 'division_by_zero', 3],
    ['5 mod 0', 'division_by_zero', 3],
    ['sqrt(-1)', 'not_real', 1],
    ['(-8) ^ 0.5', 'not_real', 6],
    ['(-3)!', 'not_real', 5],
    ['1.5!', 'not_integer', 4],
    ['gcd(1.5, 2)', 'not_integer', 1],
    ['9^9^9', 'too_large', 2],
    ['9999!', 'too_large', 5],
    ['1e999', 'too_large', 1],
    ['2^(1/21)', 'too_large', 2],
    ['round(1, 500)', 'too_large', 1],
  ])('rejects %j', (text, code, column) => {
    let fault: unknown = null;
    try {
      run(text);
    } catch (error) {
      fault = error;
    }
    expect(fault as InputFault).toMatchObject({ code, pointer: '/text', place: { line: 1, column } });
  });

  it('takes deep nesting', () => {
    expect(run(`${'sqrt('.repeat(60)}2${')'.repeat(60)}`, 30)).toMatchObject({
      text: '1.00000000000000000060120934321',
      isExact: false,
    });
    expect(run(`${'('.repeat(240)}1${')'.repeat(240)}`).text).toBe('1');
  });

  it('adds and multiplies like integers', () => {
    const integer = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
    fc.assert(
      fc.property(integer, integer, integer, (a, b, c) => {
        expect(run(`${a} + ${b} * ${c}`, 100).text).toBe(String(a + b * c));
      }),
    );
  });
});
