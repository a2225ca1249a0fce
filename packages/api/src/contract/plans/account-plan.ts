/** A person's own plan: what is in force and where it came from, requests, and redeeming vouchers. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { Plan, PlanRef } from './plans.ts';
import { InputIssue, NoExtras, OneLine, RetryAfter } from '../problem.ts';
import { Quota } from '../accounts/session.ts';

export const accountPlanLimits = {
  messageLength: 1000,
  /** Codes that are no voucher, within an hour, of a person or a network. */
  wrongCodesPerHour: 10,
} as const;

/** Without ambiguous characters: no I, L, O and U. I and L are read as 1, O as 0. */
export const voucherAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Twelve symbols, 60 bits. */
export const voucherCodeLength = 12;

export const planId = OneLine.check(z.minLength(1), z.maxLength(64));
/** Several lines, trimmed; without what no keyboard types. */
export const severalLines = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max),
      z.regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u, 'Use text without control characters.'),
    );
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

export const PlanRequestState = z.enum(['open', 'granted', 'declined', 'withdrawn']);
export type PlanRequestState = z.infer<typeof PlanRequestState>;

/** A person's request. */
export const PlanRequest = z.object({
  id: z.string(),
  plan: PlanRef,
  message: z.string(),
  state: PlanRequestState,
  /** The admin's message to the person; empty while open, or without a message. */
  answer: z.string(),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type PlanRequest = z.infer<typeof PlanRequest>;

/** A plan and when it ends. */
export const PlanState = z.object({ plan: PlanRef, until: z.nullable(z.string()) });

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
  summary: 'Your plan, the calls left today, and how you got the plan.',
  auth: 'person',
  keyScope: 'account:read',
  input: z.object({}),
  output: AccountPlan,
});

export const requestPlan = endpoint({
  method: 'POST',
  path: '/api/account/plan/requests',
  summary: 'Request a plan from the admins.',
  auth: 'person',
  input: z.object({ plan: planId, message: severalLines(accountPlanLimits.messageLength) }),
  output: PlanRequest,
  errors: {
    /** There is no such plan, or it is the free one. */
    InvalidInput: Invalid,
    /** A request is already open. */
    RequestOpen: z.object({ id: z.string() }),
    /** It is the one that is in force. */
    SamePlan: NoExtras,
    RateLimited: RetryAfter,
  },
});

export const withdrawPlanRequest = endpoint({
  method: 'DELETE',
  path: '/api/account/plan/requests/{id}',
  summary: 'Withdraw a plan request.',
  auth: 'person',
  input: z.object({ id: Id }),
  output: PlanRequest,
  errors: { NotFound: NoExtras, /** An admin was faster. */ AlreadyAnswered: z.object({ state: PlanRequestState }) },
});

export const redeemVoucher = endpoint({
  method: 'POST',
  path: '/api/account/plan/voucher',
  summary: 'Redeem a voucher. If it is for your current plan, its days are added to the end.',
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
    PlanInForce: PlanState,
    /** Too many codes that are none. */
    RateLimited: RetryAfter,
  },
});
