import { describe, expect, test } from 'vitest';
import {
  fractionDigits,
  fromMinor,
  moneyInWords,
  numberMarks,
  readAmount,
  toMinor,
  writeAmount,
} from './amount-text.ts';

const english = numberMarks('en');
const french = numberMarks('fr');
const german = numberMarks('de');
const egyptian = numberMarks('ar-EG');

const typed = (text: string, marks = english, digits = 2) => writeAmount(readAmount(text, marks, { digits }), marks);
const pasted = (text: string, marks = english, digits = 2) =>
  toMinor(readAmount(text, marks, { digits, isPasted: true }), digits);

test('currencies have the digits of ISO 4217', () => {
  expect(['EUR', 'JPY', 'BHD', 'KRW', 'CLF'].map(fractionDigits)).toEqual([2, 0, 3, 0, 4]);
});

describe('while typing', () => {
  test.each([
    ['1234', '1,234'],
    ['1234.', '1,234.'],
    ['1234.5', '1,234.5'],
    ['1234.567', '1,234.56'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['12a3', '123'],
    ['1,23', '123'],
    ['-5', '−5'],
    ['-', '−'],
    ['1.2.3', '1.23'],
    ['12345678901234567', '1,234,567,890,123'],
  ])('%s is written %s in English', (text, written) => {
    expect(typed(text)).toBe(written);
  });

  test('both a comma and a full stop are decimal marks in French', () => {
    expect(typed('1234,5', french)).toBe('1\u00a0234,5');
    expect(typed('1234.5', french)).toBe('1\u00a0234,5');
  });

  test('a full stop separates thousands in German', () => {
    expect(typed('1.2345', german)).toBe('12.345');
  });

  test('groups as India does', () => {
    expect(typed('1234567', numberMarks('en-IN'))).toBe('12,34,567');
  });

  test('Arabic digits and marks are accepted in every language, and written as the locale does', () => {
    expect(typed('١٢٣٤٫٥')).toBe('1,234.5');
    expect(typed('1234.5', egyptian)).toBe('١٬٢٣٤٫٥');
    expect(typed('۱۲۳')).toBe('123');
  });

  test('digits behind the decimal mark are left out for a currency without fractions', () => {
    expect(typed('1234.5', english, 0)).toBe('1,234.');
    expect(toMinor(readAmount('1234.5', english, { digits: 0 }), 0)).toBe(1234);
  });
});

describe('pasted', () => {
  test.each([
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['12,50', 1250],
    ['1,234', 123_400],
    ['1,234,567', 123_456_700],
    ['€ 1 234,50', 123_450],
    ['1’234.50', 123_450],
    ['USD 99', 9900],
    ['-3.5', -350],
    ['nothing', null],
  ])('%s is %s', (text, minor) => {
    expect(pasted(text)).toBe(minor);
  });
});

test('amounts are exact where fractions would not be', () => {
  expect(toMinor(readAmount('0.29', english, { digits: 2 }), 2)).toBe(29);
  expect(toMinor(readAmount('1.005', english, { digits: 3 }), 3)).toBe(1005);
  expect(toMinor(readAmount('9999999999999.99', english, { digits: 2 }), 2)).toBe(999_999_999_999_999);
});

test('writes a number in the smallest unit with all digits of the currency', () => {
  const written = (minor: number, digits: number) => writeAmount(fromMinor(minor, digits), english);
  expect(written(5, 2)).toBe('0.05');
  expect(written(123_456, 2)).toBe('1,234.56');
  expect(written(1234, 0)).toBe('1,234');
  expect(written(-1005, 3)).toBe('−1.005');
  expect(written(0, 2)).toBe('0.00');
});

test('shows limits with their currency', () => {
  expect(moneyInWords(100_050, 'EUR', 'en')).toBe('€1,000.50');
  expect(moneyInWords(500, 'JPY', 'en')).toBe('¥500');
  expect(moneyInWords(-1, 'USD', 'en')).toBe('-$0.01');
});
