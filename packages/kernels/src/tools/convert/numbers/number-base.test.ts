import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputFault } from '../../../faults/input-fault.ts';
import numberBase from './number-base.ts';

const defaults = { to: 16, digits: 50, group: 0, lowercase: false, bits: 'none' } as const;
const convert = (text: string, options: object = {}) => numberBase({ ...defaults, ...options, text });

describe('number base', () => {
  it.each([
    ['255', {}, 'FF'],
    ['0', {}, '0'],
    ['-0', {}, '0'],
    ['−255', { lowercase: true }, '-ff'],
    ['0xFF', { to: 10 }, '255'],
    ['0b1111_0000', {}, 'F0'],
    ['0o777', { to: 8 }, '777'],
    ['zz', { from: 36, to: 10 }, '1295'],
    ['b1', { from: 16, to: 10 }, '177'],
    ['0b1', { from: 16, to: 10 }, '177'],
    ['18446744073709551616', {}, '10000000000000000'],
    ['0.5', { to: 2 }, '0.1'],
    ['0.375', { to: 8 }, '0.3'],
    ['3.75', {}, '3.C'],
    ['1 000 000', {}, 'F4240'],
    ["1'000'000", { to: 2, group: 4 }, '1111 0100 0010 0100 0000'],
    ['-1234567.5', { to: 10, group: 3 }, '-1 234 567.5'],
    ['0.12345', { to: 10, group: 3 }, '0.123 45'],
    ['1', { from: 2, to: 36 }, '1'],
  ])('converts %s with %o to %s', (text, options, expected) => {
    expect(convert(text, options)).toMatchObject({ text: expected, isExact: true, notes: [] });
  });

  it('rounds what the base cannot write, with the period', () => {
    expect(convert('0.1', { to: 2, digits: 10 })).toMatchObject({
      text: '0.000110011',
      isExact: false,
      repeating: '0.0(0011)',
      from: 10,
      notes: [{ code: 'rounded', pointer: '/text', values: { digits: 10 } }],
    });
    expect(convert('-0.1', { from: 3, to: 10, digits: 4 })).toMatchObject({ text: '-0.3333', repeating: '-0.(3)' });
    expect(convert('0.01', { from: 31, to: 10 })).not.toHaveProperty('repeating');
  });

  it('lists the usual bases', () => {
    expect(convert('ff', { from: 16, to: 36 }).bases).toEqual([
      { base: 2, text: '11111111' },
      { base: 8, text: '377' },
      { base: 10, text: '255' },
      { base: 16, text: 'FF' },
    ]);
  });

  it.each([
    ['-1', '8', 'FF', '255', '-1', '11111111'],
    ['0x80', '8', '80', '128', '-128', '10000000'],
    ['-128', '8', '80', '128', '-128', '10000000'],
    ['-2', '16', 'FFFE', '65534', '-2', '11111111 11111110'],
    ['2147483648', '32', '80000000', '2147483648', '-2147483648', '10000000 00000000 00000000 00000000'],
  ])('gives the two’s complement of %s in %s bits', (text, bits, hexadecimal, unsigned, signed, binary) => {
    expect(convert(text, { bits }).complement).toEqual({ bits: Number(bits), hexadecimal, unsigned, signed, binary });
  });

  it('has 64 bits', () => {
    expect(convert('-9223372036854775808', { bits: '64' }).complement).toMatchObject({
      hexadecimal: '8000000000000000',
      unsigned: '9223372036854775808',
    });
  });

  it.each([
    ['12a', {}, 'not_digit', { digit: 'a', base: 10 }, 3],
    ['1🌱', {}, 'not_digit', { digit: '🌱', base: 10 }, 2],
    ['1.2.3', {}, 'not_digit', { digit: '.', base: 10 }, 4],
    ['102', { from: 2 }, 'not_digit', { digit: '2', base: 2 }, 3],
    ['1,5', {}, 'not_digit', { digit: ',', base: 10 }, 2],
    ['- ', {}, 'no_digits', {}, 3],
    ['0x', {}, 'no_digits', {}, 3],
  ])('rejects %s with %o', (text, options, code, values, column) => {
    let fault: unknown = null;
    try {
      convert(text, options);
    } catch (error) {
      fault = error;
    }
    expect({ ...(fault as InputFault) }).toEqual({
      code,
      sentence: code,
      pointer: '/text',
      values,
      place: { line: 1, column },
      others: [],
    });
  });

  it.each([
    ['256', 'out_of_range'],
    ['-129', 'out_of_range'],
    ['1.5', 'not_integer'],
  ])('rejects %s for 8 bits', (text, code) => {
    expect(() => convert(text, { bits: '8' })).toThrow(`${code} at /text`);
  });

  it('converts any integer to any base and back', () => {
    const base = fc.integer({ min: 2, max: 36 });
    fc.assert(
      fc.property(fc.bigInt(), base, base, (value, from, to) => {
        const there = convert(value.toString(from), { from, to });
        expect(BigInt(convert(there.text, { from: to, to: 10 }).text)).toBe(value);
      }),
    );
  });
});
