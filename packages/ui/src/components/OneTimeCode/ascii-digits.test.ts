import { expect, test } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full width', '０１２３４５６７８９'],
  ['mathematical, which stand side by side', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['ASCII', '0123456789'],
])('digits become ASCII: %s', (_script, digits) => {
  expect(asciiDigits(digits)).toBe('0123456789');
});

test('removes everything that is not a digit', () => {
  expect(asciiDigits(' Your code: 123-456 (½, Ⅳ, ²) ')).toBe('123456');
});
