import { describe, expect, test } from 'vitest';
import { callingCode, movePhone, phoneCountries, phoneFault, showPhone, typePhone } from './phone-numbers.ts';

describe('typing', () => {
  test.each([
    ['0612345678', 'FR', { text: '06 12 34 56 78', value: '+33612345678', country: 'FR' }],
    ['06 12', 'FR', { text: '06 12', value: '+33612', country: 'FR' }],
    ['2025550123', 'US', { text: '(202) 555-0123', value: '+12025550123', country: 'US' }],
    ['٠٥٠١٢٣٤٥٦٧', 'SA', { text: '050 123 4567', value: '+966501234567', country: 'SA' }],
    ['13812345678', 'CN', { text: '138 1234 5678', value: '+8613812345678', country: 'CN' }],
    ['', 'FR', { text: '', value: '', country: 'FR' }],
    ['abc', 'FR', { text: '', value: '', country: 'FR' }],
  ])('%s in %s', (typed, country, phone) => {
    expect(typePhone(typed, country)).toEqual(phone);
  });

  test('a plus sign keeps the number international, and selects its country', () => {
    expect(typePhone('+', 'FR')).toEqual({ text: '+', value: '', country: 'FR' });
    expect(typePhone('+4', 'FR')).toEqual({ text: '+4', value: '+4', country: 'FR' });
    expect(typePhone('+49301234', 'FR')).toEqual({ text: '+49 30 1234', value: '+49301234', country: 'DE' });
  });
});

describe('pasting', () => {
  test.each([
    ['+44 20 7946 0958', { text: '020 7946 0958', value: '+442079460958', country: 'GB' }],
    ['0044 20 7946 0958', { text: '020 7946 0958', value: '+442079460958', country: 'GB' }],
    ['+1 (416) 555-0123', { text: '(416) 555-0123', value: '+14165550123', country: 'CA' }],
    ['tel:+33-6-12-34-56-78', { text: '06 12 34 56 78', value: '+33612345678', country: 'FR' }],
    ['06 12 34 56 78', { text: '06 12 34 56 78', value: '+33612345678', country: 'FR' }],
  ])('%s', (text, phone) => {
    expect(typePhone(text, 'FR', true)).toEqual(phone);
  });
});

test('shows a stored number in its country', () => {
  expect(showPhone('+962791234567', 'FR')).toEqual({ text: '07 9123 4567', value: '+962791234567', country: 'JO' });
  expect(showPhone('', 'FR')).toEqual({ text: '', value: '', country: 'FR' });
});

test('keeps the national number when the country changes', () => {
  expect(movePhone('06 12 34', 'BE')).toEqual({ text: '061 23 4', value: '+3261234', country: 'BE' });
});

test.each([
  ['+33612345678', 'FR', null],
  ['', 'FR', null],
  ['+3361', 'FR', 'tooShort'],
  ['+336123456789012', 'FR', 'tooLong'],
  ['+999123456', 'FR', 'noCountry'],
  ['+33012345678', 'FR', 'notInCountry'],
])('%s in %s has the fault %s', (value, country, fault) => {
  expect(phoneFault(value, country)).toBe(fault);
});

test('countries have calling codes', () => {
  expect(phoneCountries().length).toBe(245);
  expect(['FR', 'SA', 'US', 'KZ', 'XX'].map(callingCode)).toEqual(['+33', '+966', '+1', '+7', '']);
});
