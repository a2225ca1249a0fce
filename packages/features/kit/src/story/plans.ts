import type { Plan } from '@apiyard/api/contract/plans/plans';

const free: Plan = {
  id: 'free',
  name: '',
  callsPerDay: 500,
  callsPerMinute: 60,
  fileSizeBytesMax: 5_000_000,
  keysMax: 3,
  premiumApis: false,
  monthlyPrice: 0,
  currency: null,
  featured: false,
};

const premium: Plan = {
  ...free,
  id: 'premium',
  callsPerDay: 20_000,
  callsPerMinute: 300,
  fileSizeBytesMax: 50_000_000,
  keysMax: 20,
  premiumApis: true,
  monthlyPrice: null,
  featured: true,
};

/** The plans of a new server. */
export const storyPlans: readonly Plan[] = [free, premium];

/** Example plans of an operator who sells them. */
export const soldPlans: readonly Plan[] = [
  free,
  {
    ...premium,
    id: 'studio',
    name: 'Studio',
    callsPerDay: 5000,
    callsPerMinute: 120,
    monthlyPrice: 1250,
    currency: 'EUR',
    featured: false,
  },
  { ...premium, monthlyPrice: 4900, currency: 'EUR' },
];
