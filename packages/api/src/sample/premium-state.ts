/** Plans in the sample layer: who is on which, how they came there, and what vouchers and requests wait. */
import type { AdminPlan, Plan, PlanRef } from '../contract/plans.ts';
import type { PremiumEvent, Voucher } from '../contract/premium.ts';
import type { PlanRequest } from '../contract/account-plan.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleIds } from './ids.ts';
import type { PeopleState, SamplePerson } from './people-state.ts';

/** Without who is on it: that is counted. */
export type SamplePlan = Omit<AdminPlan, 'people'>;
export type SampleVoucher = Voucher & {
  readonly code: string;
  /** Ids of people. */ readonly redeemedBy: readonly string[];
};
export type SampleRequest = PlanRequest & { readonly personId: string; readonly answeredBy: string | null };

export interface SamplePremium {
  /** By a person's id, latest first. */
  readonly events: Map<string, PremiumEvent[]>;
  vouchers: SampleVoucher[];
  requests: SampleRequest[];
  /** By a person's id. */
  readonly wrongCodes: Map<string, number>;
  readonly requestsMade: Map<string, number>;
}

/** Plans, and who is on which. */
export interface PlanState extends SampleIds, Pick<PeopleState, 'people'> {
  readonly plans: readonly SamplePlan[];
  readonly premium: SamplePremium;
}

export interface PlanSeed {
  /** @default free and premium, as a server has them at its first start */
  readonly plans?: readonly Plan[];
  /** How people came to their plans, vouchers and requests. */
  readonly premium?: PremiumSeed;
}

export interface PremiumSeed {
  /** By username, latest first. */
  readonly events?: Readonly<Record<string, readonly PremiumEvent[]>>;
  readonly vouchers?: readonly SampleVoucher[];
  /** By username. */
  readonly requests?: readonly (Omit<SampleRequest, 'personId'> & { readonly username: string })[];
}

const firstPlans: readonly Plan[] = [
  {
    id: 'free',
    name: '',
    callsPerDay: 1000,
    callsPerMinute: 60,
    fileSizeBytesMax: 5_000_000,
    keysMax: 5,
    premiumApis: false,
    monthlyPrice: 0,
    currency: null,
    featured: false,
  },
  {
    id: 'premium',
    name: '',
    callsPerDay: 50_000,
    callsPerMinute: 600,
    fileSizeBytesMax: 50_000_000,
    keysMax: 25,
    premiumApis: true,
    monthlyPrice: null,
    currency: null,
    featured: true,
  },
];

export function createPlanState(
  { plans = firstPlans, premium = {} }: PlanSeed,
  people: readonly SamplePerson[],
): Pick<PlanState, 'plans' | 'premium'> {
  const idOf = (username: string) => people.find(({ user }) => user.username === username)?.user.id ?? username;
  const { events = {}, vouchers = [], requests = [] } = premium;
  return {
    plans: plans.map((plan) => ({ ...plan, version: 1, position: 0 })),
    premium: {
      events: new Map(Object.entries(events).map(([username, list]) => [idOf(username), [...list]])),
      vouchers: [...vouchers],
      requests: requests.map(({ username, ...request }) => ({ ...request, personId: idOf(username) })),
      wrongCodes: new Map(),
      requestsMade: new Map(),
    },
  };
}

const nowMs = Date.parse(sampleNow);
const dayMs = 86_400_000;

export const dayAhead = (from: string | null, days: number): string =>
  new Date((from === null ? nowMs : Date.parse(from)) + days * dayMs).toISOString();

export const refOf = (state: PlanState, id: string): PlanRef => ({
  id,
  name: state.plans.find((plan) => plan.id === id)?.name ?? '',
});

/** Changes the plan of a person, with all consequences. */
export function standOn(state: PlanState, person: SamplePerson, plan: string, until: string | null): void {
  const facts = state.plans.find(({ id }) => id === plan);
  const { quota } = person.user;
  const limit = facts?.callsPerDay ?? quota.limit;
  person.user = {
    ...person.user,
    plan,
    premiumApis: facts?.premiumApis ?? false,
    premiumUntil: until,
    quota: { ...quota, limit, remaining: Math.max(0, limit - quota.used) },
  };
  person.keysMax = facts?.keysMax ?? person.keysMax;
  person.callsPerMinute = facts?.callsPerMinute ?? person.callsPerMinute;
}

/** What time has ended, as the server looks for it each minute. */
export function endPlans(state: PlanState): void {
  for (const person of state.people) {
    const { id, plan, premiumUntil } = person.user;
    if (plan === 'free' || premiumUntil === null || premiumUntil > sampleNow) continue;
    standOn(state, person, 'free', null);
    writeEvent(state, id, { kind: 'ended', plan, until: premiumUntil, note: '', by: null });
  }
}

type Written = Pick<PremiumEvent, 'kind' | 'until' | 'note' | 'by'> & { readonly plan: string };

export function writeEvent(state: PlanState, personId: string, { plan, ...event }: Written): void {
  const written: PremiumEvent = { id: state.nextId(), plan: refOf(state, plan), at: sampleNow, ...event };
  state.premium.events.set(personId, [written, ...eventsOf(state, personId)]);
}

export const eventsOf = (state: PlanState, personId: string): readonly PremiumEvent[] =>
  state.premium.events.get(personId) ?? [];
