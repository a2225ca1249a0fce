/** Plans in the sample layer: who is on which, how they came there, and what vouchers and requests wait. */
import type { AdminPlan, PlanRef } from '../contract/plans.ts';
import type { PremiumEvent, Voucher } from '../contract/premium.ts';
import type { PlanRequest } from '../contract/account-plan.ts';
import { sampleNow } from './sample-now.ts';
import type { SamplePerson, SampleStore } from './store.ts';

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

export interface PremiumSeed {
  /** By username, latest first. */
  readonly events?: Readonly<Record<string, readonly PremiumEvent[]>>;
  readonly vouchers?: readonly SampleVoucher[];
  /** By username. */
  readonly requests?: readonly (Omit<SampleRequest, 'personId'> & { readonly username: string })[];
}

export function createPremiumState(seed: PremiumSeed, people: readonly SamplePerson[]): SamplePremium {
  const idOf = (username: string) => people.find(({ user }) => user.username === username)?.user.id ?? username;
  return {
    events: new Map(Object.entries(seed.events ?? {}).map(([username, events]) => [idOf(username), [...events]])),
    vouchers: [...(seed.vouchers ?? [])],
    requests: (seed.requests ?? []).map(({ username, ...request }) => ({ ...request, personId: idOf(username) })),
    wrongCodes: new Map(),
    requestsMade: new Map(),
  };
}

const nowMs = Date.parse(sampleNow);
const dayMs = 86_400_000;

export const dayAhead = (from: string | null, days: number): string =>
  new Date((from === null ? nowMs : Date.parse(from)) + days * dayMs).toISOString();

export const refOf = (store: SampleStore, id: string): PlanRef => ({
  id,
  name: store.plans.find((plan) => plan.id === id)?.name ?? '',
});

/** Changes the plan of a person, with all consequences. */
export function standOn(store: SampleStore, person: SamplePerson, plan: string, until: string | null): void {
  const facts = store.plans.find(({ id }) => id === plan);
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
export function endPlans(store: SampleStore): void {
  for (const person of store.people) {
    const { id, plan, premiumUntil } = person.user;
    if (plan === 'free' || premiumUntil === null || premiumUntil > sampleNow) continue;
    standOn(store, person, 'free', null);
    writeEvent(store, id, { kind: 'ended', plan, until: premiumUntil, note: '', by: null });
  }
}

type Written = Pick<PremiumEvent, 'kind' | 'until' | 'note' | 'by'> & { readonly plan: string };

export function writeEvent(store: SampleStore, personId: string, { plan, ...event }: Written): void {
  const written: PremiumEvent = { id: store.nextId(), plan: refOf(store, plan), at: sampleNow, ...event };
  store.premium.events.set(personId, [written, ...eventsOf(store, personId)]);
}

export const eventsOf = (store: SampleStore, personId: string): readonly PremiumEvent[] =>
  store.premium.events.get(personId) ?? [];
