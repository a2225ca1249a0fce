import type { Plan } from '@apiyard/api/contract/plans/plans';
import { expect, it } from 'vitest';
import { offerOf } from './offer.ts';

const plan: Plan = {
  id: 'premium',
  name: '',
  callsPerDay: 1000,
  callsPerMinute: 60,
  fileSizeBytesMax: 1,
  keysMax: 1,
  premiumApis: true,
  monthlyPrice: null,
  currency: null,
  featured: false,
};

it.each([
  ['free', 0, null, { price: '0' }],
  ['free in a currency', 0, 'EUR', { price: '0', priceCurrency: 'EUR' }],
  ['on request', null, 'EUR', {}],
  ['a month in hundredths', 1990, 'EUR', { priceSpecification: month('19.90', 'EUR') }],
  ['a month in whole units', 1500, 'JPY', { priceSpecification: month('1500', 'JPY') }],
  ['a month in thousandths', 4500, 'KWD', { priceSpecification: month('4.500', 'KWD') }],
])('describes a price that is %s', (_, monthlyPrice, currency, price) => {
  expect(offerOf({ ...plan, monthlyPrice, currency }, 'Premium', 'https://yard.example/pricing')).toEqual({
    '@type': 'Offer',
    name: 'Premium',
    url: 'https://yard.example/pricing',
    ...price,
  });
});

function month(price: string, priceCurrency: string): object {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: 'MON' };
}
