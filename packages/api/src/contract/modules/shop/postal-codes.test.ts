import { expect, test } from 'vitest';
import { countries, isPostalCode, postalCodes } from './postal-codes.ts';

test('takes the example of each country', () => {
  expect(countries.filter((country) => !isPostalCode(country, postalCodes[country]?.example ?? ''))).toEqual([]);
  expect(countries).toHaveLength(25);
});

test.for([
  ['DE', '1011'],
  ['FR', '7500A'],
  ['GB', 'SW1A1A'],
  ['US', '2050'],
  ['CA', 'D1A 0B1'],
  ['NL', '1012 SS'],
  ['CH', '0801'],
  ['AT', '10100'],
  ['ES', '53001'],
  ['JP', '100-001'],
  ['CN', '10000'],
  ['PL', '00001'],
] as const)('rejects in %s: %s', ([country, code]) => {
  expect(isPostalCode(country, code)).toBe(false);
});

test('takes small letters and spaces around the code', () => {
  expect(isPostalCode('GB', ' sw1a 1aa ')).toBe(true);
});

test('takes anything where there are no postal codes', () => {
  expect([isPostalCode('AE', ''), isPostalCode('AE', '00000')]).toEqual([true, true]);
});
