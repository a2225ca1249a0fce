import { expect, test } from 'vitest';
import { brandOf, cardIssues, digitsOf, groupedNumber, passesLuhn, writtenExpiry } from './card.ts';

test.for([
  ['4111111111111111', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['378282246310005', 'American Express'],
  ['6011111111111117', 'Discover'],
  ['3530111333300000', 'JCB'],
  ['30569309025904', 'Diners Club'],
  ['6200000000000005', 'UnionPay'],
] as const)('takes the test number %s as %s', ([number, brand]) => {
  expect(brandOf(number)?.name).toBe(brand);
  expect(passesLuhn(number)).toBe(true);
});

test('finds one wrong digit and two that are swapped', () => {
  expect(passesLuhn('4111111111111112')).toBe(false);
  expect(passesLuhn('5555555555554444'.replace('54', '45'))).toBe(false);
  expect(passesLuhn('')).toBe(false);
});

test('groups digits as on the card', () => {
  expect(groupedNumber('4111-1111 11111111')).toBe('4111 1111 1111 1111');
  expect(groupedNumber('378282246310005')).toBe('3782 822463 10005');
  expect(groupedNumber('٤١١١١')).toBe('4111 1');
  expect(digitsOf('4a1')).toBe('41');
});

test.for([
  ['1', '', '1'],
  ['5', '', '05/'],
  ['12', '1', '12/'],
  ['12', '12/', '1'],
  ['1227', '122', '12/27'],
] as const)('writes the expiry %s after %s as %s', ([typed, before, written]) => {
  expect(writtenExpiry(typed, before)).toBe(written);
});

const card = { holder: 'Noor Amrani', number: '4111 1111 1111 1111', expiry: '11/26', code: '123' };
const now = new Date(2026, 10, 30);

test('takes a card until the end of its last month', () => {
  expect(cardIssues(card, now)).toEqual({});
  expect(cardIssues(card, new Date(2026, 11, 1))).toEqual({ expiry: 'expired' });
});

test('names what is wrong by field', () => {
  expect(cardIssues({ holder: ' ', number: '', expiry: '', code: '' }, now)).toEqual({
    holder: 'missing',
    number: 'missing',
    expiry: 'missing',
    code: 'missing',
  });
  expect(cardIssues({ ...card, number: '4111 1111 1111 1112', expiry: '13/27', code: '1234' }, now)).toEqual({
    number: 'mistyped',
    expiry: 'month',
    code: 'short',
  });
  expect(cardIssues({ ...card, number: '9999', expiry: '11/60' }, now)).toEqual({
    number: 'unknown',
    expiry: 'expired',
  });
  expect(cardIssues({ ...card, number: '378282246310005', code: '123' }, now)).toEqual({ code: 'short' });
});
