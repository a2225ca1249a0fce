import { expect, test } from 'vitest';
import { draftOf, emptyDraft, inputOf, resultOf, withCurrency } from './zakat-draft.ts';

const draft = { ...emptyDraft, silverPrice: 1.62, cash: 1_250_010, goldGrams: 40, goldKarat: 21, goldPrice: 134.55 };

test('amounts are those of the API', () => {
  expect(inputOf(draft)).toEqual({
    currency: 'USD',
    nisab: 'silver',
    year: 'lunar',
    goldPrice: 134.55,
    silverPrice: 1.62,
    cash: 12_500.1,
    goldGrams: 40,
    goldKarat: 21,
    goldValue: 0,
    silverGrams: 0,
    silverFineness: 1000,
    silverValue: 0,
    goods: 0,
    receivables: 0,
    investments: 0,
    debts: 0,
  });
  expect(resultOf(draft)).toMatchObject({ net: 17_209.35, zakat: 430.23 });
});

test('names the price that is missing', () => {
  expect(resultOf(emptyDraft)).toEqual({ missing: 'silverPrice' });
  expect(resultOf({ ...draft, goldPrice: null })).toEqual({ missing: 'goldPrice' });
});

test('amounts stay the same in another currency', () => {
  expect(withCurrency({ ...emptyDraft, cash: 1250, debts: null }, 'BHD')).toMatchObject({
    currency: 'BHD',
    cash: 12_500,
    debts: null,
  });
  expect(withCurrency({ ...emptyDraft, cash: 1250 }, 'JPY').cash).toBe(13);
});

test('what was kept comes back, and nothing else', () => {
  expect(draftOf({ ...draft, year: 'solar' })).toEqual({ ...draft, year: 'solar' });
  expect(draftOf({ cash: -1, goods: 'x', currency: 'XXX', nisab: 1, more: 1 })).toEqual(emptyDraft);
  expect(draftOf(null)).toEqual(emptyDraft);
});
