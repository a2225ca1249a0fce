import type { Plan } from '@apiyard/api/contract/plans/plans';

/** Expected daily use. Whole numbers ≥ 0. */
export interface Demand {
  readonly people: number;
  readonly callsEach: number;
  /** Calls per hour from jobs that run day and night. */
  readonly callsPerHour: number;
  readonly premiumApis: boolean;
}

export interface Need {
  readonly callsPerDay: number;
  readonly callsPerMinute: number;
}

/** Assumed share of daily visits in the busiest hour. */
const busiestHour = 1 / 6;

export function needOf({ people, callsEach, callsPerHour }: Demand): Need {
  const byPeople = people * callsEach;
  const perHour = byPeople * busiestHour + callsPerHour;
  return { callsPerDay: byPeople + callsPerHour * 24, callsPerMinute: Math.ceil(perHour / 60) };
}

export type Advice =
  | { readonly kind: 'fits'; readonly plan: Plan; /** Of the day's calls, 0 to 1. */ readonly share: number }
  | { readonly kind: 'too much' };

/** The smallest plan that covers the demand. */
export function adviceFor(demand: Demand, plans: readonly Plan[]): Advice {
  const need = needOf(demand);
  const plan = plans.find(
    ({ callsPerDay, callsPerMinute, premiumApis }) =>
      callsPerDay >= need.callsPerDay && callsPerMinute >= need.callsPerMinute && (premiumApis || !demand.premiumApis),
  );
  return plan === undefined
    ? { kind: 'too much' }
    : { kind: 'fits', plan, share: need.callsPerDay / Math.max(1, plan.callsPerDay) };
}
