/** Who is on a plan beyond the free one: granted by an admin, by voucher, or on request, until an end or without one. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { InputIssue, NoExtras, OneLine, RetryAfter, Stale } from './problem.ts';
import { Plan, PlanRef } from './plans.ts';
import { Quota } from './session.ts';

export const premiumLimits = {
  noteLength: 300,
  messageLength: 1000,
  /** Ten years. */
  days: 3650,
  vouchersAtOnce: 500,
  usesPerVoucher: 10_000,
  /** From then on a plan counts as ending soon. */
  endingDays: 14,
  /** Codes that are no voucher, within an hour, of a person or a network. */
  wrongCodesPerHour: 10,
} as const;

/** Without what reads alike: no I, L, O and U. Whoever types I or L for 1, or O for 0, is understood. */
export const voucherAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Twelve symbols, 60 bits. */
export const voucherCodeLength = 12;

const id = z.string().check(z.regex(/^[0-9a-zA-Z-]{1,64}$/));
const cursor = z.optional(z.string().check(z.maxLength(100)));
const note = OneLine.check(z.maxLength(premiumLimits.noteLength));
const planId = OneLine.check(z.minLength(1), z.maxLength(64));
const days = z.int().check(z.minimum(1), z.maximum(premiumLimits.days));
/** Several lines, trimmed; without what no keyboard types. */
const words = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u, 'Leave out control characters.'));
const Invalid = z.object({ errors: z.array(InputIssue) });

const premiumEventKinds = ['granted', 'extended', 'changed', 'revoked', 'restored', 'redeemed', 'ended'] as const;
const PremiumEventKind = z.enum(premiumEventKinds);
export type PremiumEventKind = z.infer<typeof PremiumEventKind>;

/** One line of a person's history, as the person reads it. */
export const PlanEvent = z.object({
  id: z.string(),
  kind: PremiumEventKind,
  plan: PlanRef,
  /** When the plan ends after this, ISO 8601; of `revoked`, when it would have ended. Null is without end. */
  until: z.nullable(z.string()),
  at: z.string(),
});
export type PlanEvent = z.infer<typeof PlanEvent>;

/** The same as admins read it. */
export const PremiumEvent = z.extend(PlanEvent, {
  /** The admin's username; null for the person themself, or time. */
  by: z.nullable(z.string()),
  /** For admins only. */
  note: z.string(),
});
export type PremiumEvent = z.infer<typeof PremiumEvent>;

const PlanRequestState = z.enum(['open', 'granted', 'declined', 'withdrawn']);
export type PlanRequestState = z.infer<typeof PlanRequestState>;

/** What a person asked for. */
export const PlanRequest = z.object({
  id: z.string(),
  plan: PlanRef,
  message: z.string(),
  state: PlanRequestState,
  /** What the admin wrote to the person; empty while open, and where there was nothing to say. */
  answer: z.string(),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type PlanRequest = z.infer<typeof PlanRequest>;

// What a person does about their own plan.

export const AccountPlan = z.object({
  /** The one in force. */
  plan: Plan,
  /** When it ends; null for one without end. */
  until: z.nullable(z.string()),
  quota: Quota,
  /** The last 100, latest first. */
  history: z.array(PlanEvent),
  /** The latest that was not withdrawn. */
  request: z.nullable(PlanRequest),
});
export type AccountPlan = z.infer<typeof AccountPlan>;

export const getAccountPlan = endpoint({
  method: 'GET',
  path: '/api/account/plan',
  summary: 'Your plan, what is left of today, and how it came.',
  auth: 'person',
  input: z.object({}),
  output: AccountPlan,
});

export const requestPlan = endpoint({
  method: 'POST',
  path: '/api/account/plan/requests',
  summary: 'Ask the people who run the site for a plan.',
  auth: 'person',
  input: z.object({ plan: planId, message: words(premiumLimits.messageLength) }),
  output: PlanRequest,
  errors: {
    /** There is no such plan, or it is the free one. */
    InvalidInput: Invalid,
    /** One waits already. */
    RequestOpen: z.object({ id: z.string() }),
    /** It is the one that is in force. */
    SamePlan: NoExtras,
    RateLimited: RetryAfter,
  },
});

export const withdrawPlanRequest = endpoint({
  method: 'DELETE',
  path: '/api/account/plan/requests/{id}',
  summary: 'Take back what was asked for.',
  auth: 'person',
  input: z.object({ id }),
  output: PlanRequest,
  errors: { NotFound: NoExtras, /** An admin was faster. */ AlreadyAnswered: z.object({ state: PlanRequestState }) },
});

/** A plan and when it ends. */
const Standing = z.object({ plan: PlanRef, until: z.nullable(z.string()) });

export const redeemVoucher = endpoint({
  method: 'POST',
  path: '/api/account/plan/voucher',
  summary: 'Redeem a voucher. Of the plan that is in force, its days are added to the end.',
  auth: 'person',
  input: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  output: AccountPlan,
  errors: {
    /** No voucher has this code. */
    VoucherUnknown: NoExtras,
    /** Used by as many people as it was made for. */
    VoucherSpent: NoExtras,
    /** Its time is over, or it was withdrawn. */
    VoucherExpired: NoExtras,
    /** By the same person: a voucher counts once for each. */
    VoucherUsedByYou: NoExtras,
    /** Another plan is in force, or this one without end: nothing would be gained. The voucher keeps its use. */
    PlanInForce: Standing,
    /** Too many codes that are none. */
    RateLimited: RetryAfter,
  },
});

// What admins do.

export const PremiumState = z.enum(['active', 'ending', 'ended']);
export type PremiumState = z.infer<typeof PremiumState>;

export const PremiumPerson = z.object({
  /** Of the person. */
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  plan: PlanRef,
  until: z.nullable(z.string()),
  /** `ending`: active, within the next 14 days. */
  state: PremiumState,
  /** Of the last change that has one. */
  note: z.string(),
  /** Grows with each change. */
  version: z.int(),
  /** Whether the last change was a revocation that can be taken back. */
  canRestore: z.boolean(),
});
export type PremiumPerson = z.infer<typeof PremiumPerson>;

export const listPremium = endpoint({
  method: 'GET',
  path: '/api/admin/premium',
  summary: 'People with a plan beyond the free one; what ends first stands first, of ended ones the latest. Active includes ending.',
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
    /** With the same search. */
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
  summary: 'Give a plan to somebody who is on the free one.',
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
    /** Nobody has this username, address or id. */
    PersonUnknown: NoExtras,
    /** Change or extend what they have. */
    AlreadyPremium: z.extend(Standing, { id: z.string() }),
  },
});

export const changePremium = endpoint({
  method: 'PUT',
  path: '/api/admin/premium/{id}',
  summary: 'Another end or another plan for somebody who has one, or had one.',
  auth: 'admin',
  input: z.object({ id, version: z.int(), plan: planId, until, note: z._default(note, '') }),
  output: PremiumPerson,
  errors: { NotFound: NoExtras, InvalidInput: Invalid, Stale },
});

export const revokePremium = endpoint({
  method: 'POST',
  path: '/api/admin/premium/{id}/revoke',
  summary: 'End a plan now; the person is on the free one from the next call on.',
  auth: 'admin',
  input: z.object({ id, version: z.int(), note: z._default(note, '') }),
  output: PremiumPerson,
  errors: { NotFound: NoExtras, Stale, /** It has ended by itself. */ NotPremium: NoExtras },
});

export const restorePremium = endpoint({
  method: 'POST',
  path: '/api/admin/premium/{id}/restore',
  summary: 'Take a revocation back: the same plan until the same end.',
  auth: 'admin',
  input: z.object({ id }),
  output: PremiumPerson,
  errors: { NotFound: NoExtras, /** The last change is none that can be taken back, or its end has passed. */ NothingToRestore: NoExtras },
});

export const listPremiumHistory = endpoint({
  method: 'GET',
  path: '/api/admin/premium/{id}/history',
  summary: 'How a person came to their plan, latest first.',
  auth: 'admin',
  input: z.object({ id, cursor }),
  output: z.object({ items: z.array(PremiumEvent), next: z.nullable(z.string()) }),
  errors: { NotFound: NoExtras, InvalidInput: Invalid },
});

export const VoucherState = z.enum(['usable', 'spent', 'expired', 'withdrawn']);
export type VoucherState = z.infer<typeof VoucherState>;

export const Voucher = z.object({
  id: z.string(),
  /** `K7QM-••••-••••`: enough to tell vouchers apart. */
  masked: z.string(),
  plan: PlanRef,
  days: z.int(),
  usesMax: z.int(),
  uses: z.int(),
  /** Until when it can be redeemed; null is for ever. */
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
  summary: 'Make vouchers. The answer is the only time that their codes are shown.',
  auth: 'admin',
  input: z.object({
    count: z.int().check(z.minimum(1), z.maximum(premiumLimits.vouchersAtOnce)),
    plan: planId,
    days,
    /** How many people may redeem each. */
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
  summary: 'Nobody can redeem it any more; who did keeps what it gave.',
  auth: 'admin',
  input: z.object({ id }),
  output: Voucher,
  errors: { NotFound: NoExtras },
});

export const restoreVoucher = endpoint({
  method: 'POST',
  path: '/api/admin/vouchers/{id}/restore',
  summary: 'Let a withdrawn voucher be redeemed again.',
  auth: 'admin',
  input: z.object({ id }),
  output: Voucher,
  errors: { NotFound: NoExtras, /** Its plan is gone. */ PlanGone: NoExtras },
});

export const AdminPlanRequest = z.extend(PlanRequest, {
  person: z.object({ id: z.string(), username: z.string(), name: z.string(), email: z.nullable(z.string()) }),
  /** What the person has now. */
  current: Standing,
  answeredBy: z.nullable(z.string()),
});
export type AdminPlanRequest = z.infer<typeof AdminPlanRequest>;

export const listPlanRequests = endpoint({
  method: 'GET',
  path: '/api/admin/premium/requests',
  summary: 'What people ask for: open ones oldest first, answered ones latest first.',
  auth: 'admin',
  input: z.object({ state: z._default(z.enum(['open', 'answered']), 'open'), cursor }),
  output: z.object({ items: z.array(AdminPlanRequest), next: z.nullable(z.string()), open: z.int() }),
  errors: { InvalidInput: Invalid },
});

/** What both answers can meet. */
const answering = { NotFound: NoExtras, /** By another admin, or withdrawn. */ AlreadyAnswered: z.object({ state: PlanRequestState }) };

export const grantPlanRequest = endpoint({
  method: 'POST',
  path: '/api/admin/premium/requests/{id}/grant',
  summary: 'Give what was asked for. The person is told.',
  auth: 'admin',
  input: z.object({
    id,
    /** Null is without end. Of the plan that is in force, days are added to its end. */
    days: z.nullable(days),
    /** The person reads it. */
    answer: z._default(words(premiumLimits.messageLength), ''),
  }),
  output: AdminPlanRequest,
  errors: answering,
});

export const declinePlanRequest = endpoint({
  method: 'POST',
  path: '/api/admin/premium/requests/{id}/decline',
  summary: 'Say no. The person is told.',
  auth: 'admin',
  input: z.object({ id, answer: z._default(words(premiumLimits.messageLength), '') }),
  output: AdminPlanRequest,
  errors: answering,
});
