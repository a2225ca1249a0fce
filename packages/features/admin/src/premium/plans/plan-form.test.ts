import { expect, it } from 'vitest';
import type { AdminPlan } from '@apiyard/api/contract/plans/plans';
import { fieldsOf, formOf } from './plan-form.ts';

const studio: AdminPlan = {
  id: 'studio',
  name: 'Studio',
  callsPerDay: 5000,
  callsPerMinute: 120,
  fileSizeBytesMax: 2_500_000,
  keysMax: 10,
  premiumApis: true,
  monthlyPrice: 1250,
  currency: 'EUR',
  featured: false,
  version: 3,
  position: 1,
  people: 4,
};

it('shows prices in the main currency unit and stores them in the smallest', () => {
  expect(formOf(studio)).toMatchObject({ pricing: 'monthly', amount: 12.5, currency: 'EUR', fileSizeMb: 2.5 });
  const { version: _version, people: _people, ...fields } = studio;
  expect(fieldsOf(formOf(studio))).toEqual(fields);
  expect([
    formOf({ ...studio, monthlyPrice: 1500, currency: 'JPY' }).amount,
    formOf({ ...studio, monthlyPrice: 12_500, currency: 'KWD' }).amount,
  ]).toEqual([1500, 12.5]);
  expect(fieldsOf({ ...formOf(studio), amount: 12.345, currency: 'KWD' })).toMatchObject({
    monthlyPrice: 12_345,
    currency: 'KWD',
  });
});

it('gives free and on-request plans no currency', () => {
  expect(fieldsOf({ ...formOf(studio), pricing: 'free' })).toMatchObject({ monthlyPrice: 0, currency: null });
  expect(fieldsOf({ ...formOf(studio), pricing: 'request' })).toMatchObject({ monthlyPrice: null, currency: null });
});
