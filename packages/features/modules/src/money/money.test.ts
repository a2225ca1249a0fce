import { expect, test } from 'vitest';
import { decimalOf, formatMoney } from './money.ts';

test.for([
  [1205, 2, '12.05'],
  [5, 2, '0.05'],
  [-5, 2, '-0.05'],
  [1_000_000_000_000_001, 2, '10000000000000.01'],
  [250, 0, '250'],
  [1234, 3, '1.234'],
  [0, 2, '0.00'],
] as const)('writes %i with %i digits as %s', ([minor, digits, decimal]) => {
  expect(decimalOf(minor, digits)).toBe(decimal);
});

test('writes amounts in the digits of their currency', () => {
  expect(formatMoney(123_450, 'EUR', 'en')).toBe('€1,234.50');
  expect(formatMoney(5000, 'EUR', 'en', true)).toBe('€50');
  expect(formatMoney(5050, 'EUR', 'en', true)).toBe('€50.50');
  expect(formatMoney(1234, 'JPY', 'en')).toBe('¥1,234');
  expect(formatMoney(1234, 'BHD', 'en').replace('\u00A0', ' ')).toBe('BHD 1.234');
  expect(formatMoney(9_007_199_254_740_991, 'EUR', 'en')).toBe('€90,071,992,547,409.91');
});
