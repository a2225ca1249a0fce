import { describe, expect, it } from 'vitest';
import type { InputFault } from '../../../faults/input-fault.ts';
import numberFormat from './number-format.ts';

const defaults = { locale: 'en', notation: 'standard', group: true } as const;
const format = (text: string, options: object = {}) => numberFormat({ ...defaults, ...options, text });
const read = (text: string, from?: string) => format(text, { from }).number;

describe('writing', () => {
  it.each([
    ['en', '1,234,567.891'],
    ['fr', '1\u202f234\u202f567,891'],
    ['de', '1.234.567,891'],
    ['hi', '12,34,567.891'],
    ['ar-EG', '١٬٢٣٤٬٥٦٧٫٨٩١'],
    ['fa', '۱٬۲۳۴٬۵۶۷٫۸۹۱'],
    ['zh', '1,234,567.891'],
    ['es', '1.234.567,891'],
  ])('uses the style of %s', (locale, text) => {
    expect(format('1234567.891', { locale })).toMatchObject({ text, number: '1234567.891', notes: [] });
  });

  it.each([
    ['scientific', {}, '1.234567891E6'],
    ['engineering', {}, '1.234567891E6'],
    ['engineering', { decimals: 2 }, '1.23E6'],
    ['compact', {}, '1.2M'],
    ['compact-long', { decimals: 3 }, '1.235 million'],
    ['percent', {}, '123,456,789.1%'],
    ['standard', { decimals: 2 }, '1,234,567.89'],
    ['standard', { decimals: 5, group: false }, '1234567.89100'],
    ['standard', { numbering: 'arab' }, '١٬٢٣٤٬٥٦٧٫٨٩١'],
  ])('writes %s with %o', (notation, options, text) => {
    expect(format('1234567.891', { notation, ...options }).text).toBe(text);
  });

  it('keeps digits beyond a double', () => {
    expect(format('12345678901234567890.12345678901234567890123').text).toBe(
      '12,345,678,901,234,567,890.12345678901234567890123',
    );
    expect(format('9007199254740993', { notation: 'scientific' }).text).toBe('9.007199254740993E15');
  });

  it('rounds halves to even, with a note', () => {
    const rounded = [{ code: 'rounded', pointer: '/text' }];
    expect(format('2.5', { decimals: 0 })).toMatchObject({ text: '2', notes: rounded });
    expect(format('1234', { notation: 'compact' })).toMatchObject({ text: '1.2K', notes: rounded });
    expect(format('1200', { notation: 'compact' })).toMatchObject({ text: '1.2K', notes: [] });
    expect(format('1e-101')).toMatchObject({ text: '0', notes: rounded });
  });

  it('lists all styles and what the locale uses', () => {
    expect(format('1500', { locale: 'ar-EG' })).toMatchObject({ locale: 'ar-EG', numbering: 'arab' });
    expect(format('1500').styles).toEqual([
      { style: 'standard', text: '1,500' },
      { style: 'scientific', text: '1.5E3' },
      { style: 'engineering', text: '1.5E3' },
      { style: 'compact', text: '1.5K' },
      { style: 'compact-long', text: '1.5 thousand' },
      { style: 'percent', text: '150,000%' },
    ]);
  });
});

describe('reading', () => {
  it.each([
    ['1234567.891', undefined, '1234567.891'],
    ['-0.5', undefined, '-0.5'],
    ['1,234,567.891', undefined, '1234567.891'],
    ['1.234.567,891', undefined, '1234567.891'],
    ['1 234 567,891', undefined, '1234567.891'],
    ['1\u202f234\u202f567', undefined, '1234567'],
    ['1,5', undefined, '1.5'],
    ['1.234.567', undefined, '1234567'],
    ['0,125', undefined, '0.125'],
    ["1'234'567.5", undefined, '1234567.5'],
    ['1_000_000', undefined, '1000000'],
    ['١٬٢٣٤٫٥', undefined, '1234.5'],
    ['\u061c-١٬٢٣٤٫٥', 'ar-EG', '-1234.5'],
    ['۱۲۳', undefined, '123'],
    ['１２３', undefined, '123'],
    ['१२,३४,५६७', 'hi', '1234567'],
    ['१२,३४,५६७.५', 'hi', '1234567.5'],
    ['1.234,5', 'de', '1234.5'],
    ['1.234', 'de', '1234'],
    ['1,234', 'fr', '1.234'],
    ['1\u00a0234', 'fr', '1234'],
    ["1'234.5", 'de-CH', '1234.5'],
    ['1.5e3', undefined, '1500'],
    ['1,5E−3', 'de', '0.0015'],
    ['12.5%', undefined, '0.125'],
    ['١٢٪', undefined, '0.12'],
    ['+7', undefined, '7'],
    ['007', undefined, '7'],
  ])('reads %s in the style of %s', (text, from, number) => {
    expect(read(text, from)).toBe(number);
  });

  it.each([
    ['1,234', '1234', 'assumed_group'],
    ['1.234', '1.234', 'assumed_decimal'],
    ['-12,345', '-12345', 'assumed_group'],
  ])('notes that %s is ambiguous', (text, number, code) => {
    expect(format(text)).toMatchObject({ number, notes: [{ code, pointer: '/text' }] });
  });

  it.each([
    ['', undefined, 'no_digits', 1],
    ['-', undefined, 'no_digits', 2],
    ['12a', undefined, 'not_number', 3],
    ['1🌱', undefined, 'not_number', 2],
    ['1,23,4', undefined, 'wrong_group', 5],
    ['1234,567.5', undefined, 'wrong_group', 1],
    ['1,234.5.6', undefined, 'wrong_separator', 8],
    ['1,234', 'de-CH', 'wrong_separator', 2],
    ['1.234,567,8', 'de', 'wrong_separator', 10],
    ['1e999', undefined, 'too_large', 1],
  ])('rejects %j in the style of %s', (text, from, code, column) => {
    let fault: unknown = null;
    try {
      read(text, from);
    } catch (error) {
      fault = error;
    }
    expect(fault).toMatchObject({ code, place: { column } });
  });

  it.each([
    [{ locale: 'xx' }, '/locale'],
    [{ locale: '!' }, '/locale'],
    [{ from: 'zz' }, '/from'],
  ])('rejects the locale of %o', (options, pointer) => {
    let fault: unknown = null;
    try {
      format('1', options);
    } catch (error) {
      fault = error;
    }
    expect(fault as InputFault).toMatchObject({ code: 'unknown_locale', pointer });
  });

  it('reads back what it writes', () => {
    for (const locale of ['en', 'fr', 'de', 'de-CH', 'hi', 'ar-EG', 'fa', 'zh', 'pt-BR', 'en-IN', 'sv', 'es'])
      expect(read(format('-1234567.891', { locale }).text, locale)).toBe('-1234567.891');
  });
});
