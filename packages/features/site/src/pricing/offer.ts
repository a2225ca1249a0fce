import type { Plan } from '@apiyard/api/contract/plans/plans';

/** A plan as an Offer of <https://schema.org>; without a price if that is on request. */
export function offerOf({ monthlyPrice, currency }: Plan, name: string, url: string): object {
  return { '@type': 'Offer', name, url, ...priceOf(monthlyPrice, currency) };
}

function priceOf(amount: number | null, currency: string | null): object {
  if (amount === 0) return { price: '0', ...(currency !== null && { priceCurrency: currency }) };
  if (amount === null || currency === null) return {};
  // The smallest unit is not a hundredth everywhere.
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const price = (amount / 10 ** (digits ?? 2)).toFixed(digits ?? 2);
  return { priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, unitCode: 'MON' } };
}
