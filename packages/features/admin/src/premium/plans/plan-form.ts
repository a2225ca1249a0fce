import type { AdminPlan } from '@apiyard/api/contract/plans/plans';

export type Pricing = 'free' | 'request' | 'monthly';

/** Form state of a plan. */
export interface PlanForm {
  readonly id: string;
  readonly name: string;
  readonly callsPerDay: number;
  readonly callsPerMinute: number;
  readonly fileSizeMb: number;
  readonly keysMax: number;
  readonly premiumApis: boolean;
  readonly pricing: Pricing;
  /** In the currency's main unit: 12.5 is €12.50. */
  readonly amount: number;
  readonly currency: string;
  readonly featured: boolean;
  readonly position: number;
}

type PlanFields = Omit<AdminPlan, 'version' | 'people'>;

export const newPlan: PlanForm = {
  id: '',
  name: '',
  callsPerDay: 10_000,
  callsPerMinute: 120,
  fileSizeMb: 20,
  keysMax: 10,
  premiumApis: true,
  pricing: 'request',
  amount: 10,
  currency: 'EUR',
  featured: false,
  position: 0,
};

const isCurrency = (currency: string): boolean => Intl.supportedValuesOf('currency').includes(currency);

/** Decimal digits of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function digitsOf(currency: string): number {
  return isCurrency(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;
}

export function formOf({
  version: _version,
  people: _people,
  fileSizeBytesMax,
  monthlyPrice,
  currency,
  ...same
}: AdminPlan): PlanForm {
  return {
    ...same,
    fileSizeMb: fileSizeBytesMax / 1_000_000,
    pricing: monthlyPrice === 0 ? 'free' : monthlyPrice === null ? 'request' : 'monthly',
    amount:
      monthlyPrice === null || monthlyPrice === 0 ? newPlan.amount : monthlyPrice / 10 ** digitsOf(currency ?? ''),
    currency: currency ?? newPlan.currency,
  };
}

export function fieldsOf({ fileSizeMb, pricing, amount, currency, name, ...same }: PlanForm): PlanFields {
  const isMonthly = pricing === 'monthly';
  return {
    ...same,
    name: name.trim(),
    fileSizeBytesMax: Math.round(fileSizeMb * 1_000_000),
    monthlyPrice: isMonthly ? Math.round(amount * 10 ** digitsOf(currency)) : pricing === 'free' ? 0 : null,
    currency: isMonthly ? currency : null,
  };
}

/** Currency codes known to the browser. */
export function currencies(locale: string): readonly { readonly id: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, label: `${id} · ${names.of(id) ?? id}` }));
}
