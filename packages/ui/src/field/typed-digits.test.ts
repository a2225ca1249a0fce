import { expect, test } from 'vitest';
import { asciiDigits, caretBehind, countBefore } from './typed-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['１２３', '123'],
  ['०९', '09'],
  ['+٩٦٦ 50', '+966 50'],
  ['𝟎𝟗', '09'],
])('writes the digits of %s as %s', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits);
});

const isDigit = (character: string) => /\d/.test(character);

test('keeps the caret behind the same digit when a separator is added before it', () => {
  expect(countBefore('12345', 4, isDigit)).toBe(4);
  expect(caretBehind('12,345', 4, isDigit)).toBe(5);
});

test('puts the caret at the start with nothing before it, and at the end with too much', () => {
  expect(caretBehind('(06) 1', 0, isDigit)).toBe(0);
  expect(caretBehind('1,234', 9, isDigit)).toBe(5);
});
