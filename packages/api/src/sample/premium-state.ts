/** Plans in the sample layer: each person's plan and its history, unused vouchers and open requests. */
import type { PlanEvent, PlanRequest } from '../contract/plans/account-plan.ts';
import type { Plan, PlanRef } from '../contract/plans/plans.ts';
import type { Voucher } from '../contract/plans/premium.ts';
import type { SampleIds } from './ids.ts';
import type { SamplePerson } from './people-state.ts';
import { sampleNow } from './sample-now.ts';

export type SampleVoucher = Voucher & {
  readonly code: string;
  /** Ids of people. */ readonly redeemedBy: readonly string[];
};
export type SampleRequest = PlanRequest & { readonly personId: string };

export interface SamplePremium {
  /** By a person's ID, newest first. */
  readonly events: Map<string, PlanEvent[]>;
  vouchers: SampleVoucher[];
  requests: SampleRequest[];
  /** By a person's id. */
  readonly wrongCodes: Map<string, number>;
  readonly requestsMade: Map<string, number>;
}

export interface PlanState extends SampleIds {
  readonly plans: readonly Plan[];
  readonly premium: SamplePremium;
}

export interface PlanSeed {
  readonly premium?: { readonly vouchers: readonly SampleVoucher[] };
}

/** The server's defaults at its first start. */
const plans: readonly Plan[] = [
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

export const createPlanState = ({ premium }: PlanSeed): Pick<PlanState, 'plans' | 'premium'> => ({
  plans,
  premium: {
    events: new Map(),
    vouchers: [...(premium?.vouchers ?? [])],
    requests: [],
    wrongCodes: new Map(),
    requestsMade: new Map(),
  },
});

const nowMs = Date.parse(sampleNow);
const dayMs = 86_400_000;

export const dayAhead = (from: string | null, days: number): string =>
  new Date((from === null ? nowMs : Date.parse(from)) + days * dayMs).toISOString();

export const refOf = (state: Pick<PlanState, 'plans'>, id: string): PlanRef => ({
  id,
  name: state.plans.find((plan) => plan.id === id)?.name ?? '',
});

/** Changes a person's plan with all its effects. */
export function standOn(
  state: Pick<PlanState, 'plans'>,
  person: SamplePerson,
  plan: string,
  until: string | null,
): void {
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
}

export function addRedemption(state: PlanState, personId: string, plan: string, until: string): void {
  const event: PlanEvent = { id: state.nextId(), kind: 'redeemed', plan: refOf(state, plan), until, at: sampleNow };
  state.premium.events.set(personId, [event, ...eventsOf(state, personId)]);
}

export const eventsOf = (state: PlanState, personId: string): readonly PlanEvent[] =>
  state.premium.events.get(personId) ?? [];
