import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import roman from './roman.ts';

const line = (letters: string) => letters.replaceAll(/./gu, '$&\u0305');
const numerals = [
  [1, 'I'],
  [3, 'III'],
  [4, 'IV'],
  [9, 'IX'],
  [14, 'XIV'],
  [40, 'XL'],
  [49, 'XLIX'],
  [90, 'XC'],
  [99, 'XCIX'],
  [400, 'CD'],
  [444, 'CDXLIV'],
  [888, 'DCCCLXXXVIII'],
  [900, 'CM'],
  [1066, 'MLXVI'],
  [1776, 'MDCCLXXVI'],
  [1954, 'MCMLIV'],
  [2026, 'MMXXVI'],
  [3999, 'MMMCMXCIX'],
  [4000, line('IV')],
  [5001, `${line('V')}I`],
  [1_000_000, line('M')],
  [3_999_999, `${line('MMMCMXCIX')}CMXCIX`],
] as const;

describe('Roman numerals', () => {
  it.each(numerals)('writes %i', (number, numeral) => {
    expect(roman({ text: String(number) })).toMatchObject({ text: numeral, number, roman: numeral });
    expect(roman({ text: numeral })).toMatchObject({ text: String(number), number, roman: numeral });
  });

  it('reads back every number up to 3999', () => {
    for (let number = 1; number < 4000; number += 1)
      expect(roman({ text: roman({ text: String(number) }).text }).number).toBe(number);
  });

  it('lists the parts', () => {
    expect(roman({ text: '4014' }).parts).toEqual([
      { letters: line('IV'), value: 4000 },
      { letters: 'X', value: 10 },
      { letters: 'IV', value: 4 },
    ]);
  });

  it.each([
    [' mcmliv ', 1954],
    ['Ⅻ', 12],
    ['ⅿⅿⅹⅹⅵ', 2026],
    ['V\u0304', 5000],
    ['1 954', 1954],
    ['3,999,999', 3_999_999],
  ])('accepts %j', (text, number) => {
    expect(roman({ text }).number).toBe(number);
  });

  it.each(['IIII', 'VV', 'IC', 'XM', 'IIX', 'VX', 'MMMM', 'CMM', 'XCX', 'DCD', 'IVI', line('I')])(
    'rejects %s, which is not well formed',
    (text) => {
      expect(() => roman({ text })).toThrow('not_well_formed');
    },
  );

  it('names the usual spelling', () => {
    const fault = new InputFault('not_well_formed', {
      pointer: '/text',
      values: { text: 'IIII', number: 4, numeral: 'IV' },
    });
    let thrown: unknown = null;
    try {
      roman({ text: 'IIII' });
    } catch (error) {
      thrown = error;
    }
    expect({ ...(thrown as InputFault) }).toEqual({ ...fault });
  });

  it.each(['0', '4000000', '-5', '1.5', '12a', `${line('MMMM')}`])('rejects %s', (text) => {
    expect(() => roman({ text })).toThrow('out_of_range');
  });

  it.each([
    ['MCZ', 'Z', 3],
    ['X🌱', '🌱', 2],
    ['X V', ' ', 2],
  ])('rejects %s at its place', (text, character, column) => {
    let thrown: unknown = null;
    try {
      roman({ text });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: 'not_roman', values: { character }, place: { line: 1, column } });
  });
});
