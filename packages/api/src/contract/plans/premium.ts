/** Plans other than the free one, for admins: their holders, vouchers, and requests. */
import * as z from 'zod/mini';
import {
  accountPlanLimits,
  PlanEvent,
  planId,
  PlanRequest,
  PlanRequestState,
  severalLines,
  PlanState,
} from './account-plan.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { PlanRef } from './plans.ts';
import { InputIssue, NoExtras, OneLine, Stale } from '../problem.ts';

export const premiumLimits = {
  noteLength: 300,
  /** Ten years. */
  days: 3650,
  vouchersAtOnce: 500,
  usesPerVoucher: 10_000,
  /** Days before its end from which a plan counts as ending soon. */
  endingDays: 14,
} as const;

const cursor = z.optional(z.string().check(z.maxLength(100)));
const note = OneLine.check(z.maxLength(premiumLimits.noteLength));
const days = z.int().check(z.minimum(1), z.maximum(premiumLimits.days));
const Invalid = z.object({ errors: z.array(InputIssue) });

/** A line of a person's history as admins read it. */
export const PremiumEvent = z.extend(PlanEvent, {
  /** The admin's username; null for the person themself, or time. */
  by: z.nullable(z.string()),
  /** For admins only. */
  note: z.string(),
});
export type PremiumEvent = z.infer<typeof PremiumEvent>;

export const PremiumState = z.enum(['active', 'ending', 'ended']);
export type PremiumState = z.infer<typeof PremiumState>;

export const PremiumPerson = z.object({
  /** ID of the person. */
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  plan: PlanRef,
  until: z.nullable(z.string()),
  /** `ending`: active, within the next 14 days. */
  state: PremiumState,
  /** Note of the last change that has one. */
  note: z.string(),
  /** Grows with each change. */
  version: z.int(),
  /** Whether the last change was a revocation that can be undone. */
  canRestore: z.boolean(),
});
export type PremiumPerson = z.infer<typeof PremiumPerson>;

export const listPremium = endpoint({
  method: 'GET',
  path: '/api/admin/premium',
  summary:
    'People with a plan other than the free one, the next to end first. Of ended plans, the latest first. Active includes ending.',
  auth: 'admin',
  input: z.object({
    state: z._default(PremiumState, 'active'),
    /** Part of a username, name or address. */
    search: z.optional(OneLine.check(z.maxLength(100))),
    cursor,
  }),
  output: z.object({
    items: z.array(PremiumPerson),
    next: z.nullable(z.string()),
    /** Number of people in each state, with the same search. */
    counts: z.object({ active: z.int(), ending: z.int(), ended: z.int() }),
    openRequests: z.int(),
  }),
  errors: { InvalidInput: Invalid },
});

/** ISO 8601 in the future; null is without end. */
const until = z.nullable(z.iso.datetime());

export const grantPremium = endpoint({
  method: 'POST',
  path: '/api/admin/premium',
  summary: 'Grant a plan to a person on the free plan.',
  auth: 'admin',
  input: z.object({
    /** Username, email address or id. */
    person: OneLine.check(z.minLength(1), z.maxLength(254)),
    plan: planId,
    until,
    note: z._default(note, ''),
  }),
  output: PremiumPerson,
  errors: {
    /** No such plan, the free one, or an end that has passed. */
    InvalidInput: Invalid,
    /** No account has this username, address or id. */
    PersonUnknown: NoExtras,
    /** Change or extend what they have. */
    AlreadyPremium: z.extend(PlanState, { id: z.string() }),
  },
});

export const changePremium = endpoint({
  method: 'PUT',
  path: '/api/admin/premium/{id}',
  summary: 'Change the plan or its end for a person who has or had one.',
  auth: 'admin',
  input: z.object({ id: Id, version: z.int(), plan: planId, until, note: z._default(note, '') }),
  output: PremiumPerson,
  errors: { NotFound: NoExtras, InvalidInput: Invalid, Stale },
});

export const revokePremium = endpoint({
  method: 'POST',
  path: '/api/admin/premium/{id}/revoke',
  summary: 'Revoke a plan. The person is on the free plan from the next call on.',
  auth: 'admin',
  input: z.object({ id: Id, version: z.int(), note: z._default(note, '') }),
  output: PremiumPerson,
  errors: { NotFound: NoExtras, Stale, /** It has ended by itself. */ NotPremium: NoExtras },
});

export const restorePremium = endpoint({
  method: 'POST',
  path: '/api/admin/premium/{id}/restore',
  summary: 'Undo a revocation. The person gets the same plan until the same end.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: PremiumPerson,
  errors: {
    NotFound: NoExtras,
    /** The last change cannot be undone, or its end has passed. */ NothingToRestore: NoExtras,
  },
});

export const listPremiumHistory = endpoint({
  method: 'GET',
  path: '/api/admin/premium/{id}/history',
  summary: 'The history of a person’s plan, latest first.',
  auth: 'admin',
  input: z.object({ id: Id, cursor }),
  output: z.object({ items: z.array(PremiumEvent), next: z.nullable(z.string()) }),
  errors: { NotFound: NoExtras, InvalidInput: Invalid },
});

export const VoucherState = z.enum(['usable', 'spent', 'expired', 'withdrawn']);
export type VoucherState = z.infer<typeof VoucherState>;

export const Voucher = z.object({
  id: z.string(),
  /** `K7QM-••••-••••`: enough to recognize a voucher. */
  masked: z.string(),
  plan: PlanRef,
  days: z.int(),
  usesMax: z.int(),
  uses: z.int(),
  /** End of the redemption period; null for no end. */
  expiresAt: z.nullable(z.string()),
  note: z.string(),
  state: VoucherState,
  createdAt: z.string(),
  /** A username. */
  createdBy: z.string(),
});
export type Voucher = z.infer<typeof Voucher>;

export const listVouchers = endpoint({
  method: 'GET',
  path: '/api/admin/vouchers',
  summary: 'Vouchers, latest first.',
  auth: 'admin',
  input: z.object({
    state: z.optional(VoucherState),
    /** Part of a note, or the beginning of a code. */
    search: z.optional(OneLine.check(z.maxLength(100))),
    cursor,
  }),
  output: z.object({ items: z.array(Voucher), next: z.nullable(z.string()) }),
  errors: { InvalidInput: Invalid },
});

export const createVouchers = endpoint({
  method: 'POST',
  path: '/api/admin/vouchers',
  summary: 'Create vouchers. The response is the only place where their codes are shown.',
  auth: 'admin',
  carriesSecret: true,
  input: z.object({
    count: z.int().check(z.minimum(1), z.maximum(premiumLimits.vouchersAtOnce)),
    plan: planId,
    days,
    /** Maximum redemptions of each. */
    uses: z._default(z.int().check(z.minimum(1), z.maximum(premiumLimits.usesPerVoucher)), 1),
    expiresAt: z._default(until, null),
    note: z._default(note, ''),
  }),
  output: z.object({ items: z.array(z.extend(Voucher, { /** `K7QM-2D9X-0HTP` */ code: z.string() })) }),
  errors: { InvalidInput: Invalid },
});

export const withdrawVoucher = endpoint({
  method: 'DELETE',
  path: '/api/admin/vouchers/{id}',
  summary: 'Withdraw a voucher. People who redeemed it keep their plan.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: Voucher,
  errors: { NotFound: NoExtras },
});

export const restoreVoucher = endpoint({
  method: 'POST',
  path: '/api/admin/vouchers/{id}/restore',
  summary: 'Restore a withdrawn voucher.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: Voucher,
  errors: { NotFound: NoExtras, /** Its plan is gone. */ PlanGone: NoExtras },
});

export const AdminPlanRequest = z.extend(PlanRequest, {
  person: z.object({ id: z.string(), username: z.string(), name: z.string(), email: z.nullable(z.string()) }),
  /** The person's current plan. */
  current: PlanState,
  answeredBy: z.nullable(z.string()),
});
export type AdminPlanRequest = z.infer<typeof AdminPlanRequest>;

export const listPlanRequests = endpoint({
  method: 'GET',
  path: '/api/admin/premium/requests',
  summary: 'Plan requests. Open ones oldest first, answered ones latest first.',
  auth: 'admin',
  input: z.object({ state: z._default(z.enum(['open', 'answered']), 'open'), cursor }),
  output: z.object({ items: z.array(AdminPlanRequest), next: z.nullable(z.string()), open: z.int() }),
  errors: { InvalidInput: Invalid },
});

/** Failures of both answers. */
const answering = {
  NotFound: NoExtras,
  /** By another admin, or withdrawn. */ AlreadyAnswered: z.object({ state: PlanRequestState }),
};

export const grantPlanRequest = endpoint({
  method: 'POST',
  path: '/api/admin/premium/requests/{id}/grant',
  summary: 'Grant a plan request. The person is notified.',
  auth: 'admin',
  input: z.object({
    id: Id,
    /** Null is without end. Of the plan that is in force, days are added to its end. */
    days: z.nullable(days),
    /** The person reads it. */
    answer: z._default(severalLines(accountPlanLimits.messageLength), ''),
  }),
  output: AdminPlanRequest,
  errors: answering,
});

export const declinePlanRequest = endpoint({
  method: 'POST',
  path: '/api/admin/premium/requests/{id}/decline',
  summary: 'Decline a plan request. The person is notified.',
  auth: 'admin',
  input: z.object({ id: Id, answer: z._default(severalLines(accountPlanLimits.messageLength), '') }),
  output: AdminPlanRequest,
  errors: answering,
});
