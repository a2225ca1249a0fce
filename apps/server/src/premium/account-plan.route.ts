/** A person's own plan: view, request, redeem. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { AccountPlan } from '@apiyard/api/contract/plans/account-plan';
import {
  getAccountPlan,
  redeemVoucher,
  requestPlan,
  withdrawPlanRequest,
  accountPlanLimits,
} from '@apiyard/api/contract/plans/account-plan';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import type { ThrottleKey, ThrottleRule } from '../accounts/throttle/throttle-store.ts';
import { uncountAttempt, countAttempt } from '../accounts/throttle/throttle-store.ts';
import { newId } from '../db/id.ts';
import { originOf } from '../events.ts';
import { networkOf } from '../http/limits/network.ts';
import { dayOf } from '../day.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { PremiumHappenings } from './events.ts';
import { redeem, unknownCode } from './redeem.ts';
import type { PremiumServices } from './services.ts';
import { iso, isoOrNull, shownEvent, shownPlan, shownRequest } from './shown.ts';
import { readCode } from './voucher-code.ts';
import { findLastRequestOf, findOpenRequestOf, findRequestOf, insertRequest, updateRequest } from './requests-store.ts';
import { findPlanName, findPlanOf } from './plans-store.ts';
import { listEvents } from './assigned-plan-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

const dayMs = 86_400_000;
const historyMax = 100;

const codeRule: ThrottleRule = {
  name: 'voucher-code',
  free: accountPlanLimits.wrongCodesPerHour - 1,
  delaysS: [3600],
  forgetS: 3600,
};
/**
 * Schools and offices share one address, so its limit is above what people type. Codes have 60 bits: with a million open
 * vouchers, a chance of 1 in 100 takes 1.2 × 10¹⁰ attempts, which is 1300 years for one network at this rate, and more
 * than a million years for one account at its limit.
 */
const networkRule: ThrottleRule = { name: 'voucher-network', free: 999, delaysS: [3600], forgetS: 3600 };
/** Limited, since each sends a mail to the admins. */
const requestRule: ThrottleRule = { name: 'plan-request', free: 4, delaysS: [3600], forgetS: 3600 };

type Reason = PremiumHappenings['voucher refused']['reason'];
const reasons: Partial<Record<string, Reason>> = {
  VoucherSpent: 'spent',
  VoucherExpired: 'expired',
  VoucherUsedByYou: 'used by them',
};

export function accountPlanRoutes(services: PremiumServices): Route[] {
  const { database, events, now } = services;
  return [
    route(getAccountPlan, { rate: perMinute(300), handle: ({ person }) => accountPlanOf(services, person.id) }),

    route(requestPlan, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const nowMs = now();
        const planName = await findPlanName(database.kysely, input.plan);
        if (planName === undefined) return invalidAt('/plan', 'invalid_value', sentence('problem.plans.noPlan'));
        if (input.plan === freePlanId)
          return invalidAt('/plan', 'invalid_value', sentence('problem.plans.freeNoRequest'));
        if (person.plan.id === input.plan) return fail('SamePlan', sentence('problem.plans.samePlan'));
        const openId = await findOpenRequestOf(database.kysely, person.id);
        if (openId !== undefined) return requestOpen(openId);
        const waitS = await countAttempt(database, [{ rule: requestRule, subject: person.id }], nowMs);
        if (waitS > 0)
          return fail('RateLimited', sentence('problem.plans.requestsMax', { waitS }), { retryAfterS: waitS });
        const row = {
          id: newId(),
          person_id: person.id,
          plan: input.plan,
          message: input.message,
          state: 'open',
          answer: '',
          answered_by: null,
          answered_at: null,
          created_at: nowMs,
        } as const;
        const otherId = await database.transaction(async (transaction) => {
          const firstId = await findOpenRequestOf(transaction, person.id);
          if (firstId === undefined) await insertRequest(transaction, row);
          return firstId;
        });
        if (otherId !== undefined) return requestOpen(otherId);
        events.emit({
          type: 'plan requested',
          from: originOf(request),
          personId: person.id,
          plan: input.plan,
          askedId: row.id,
        });
        return shownRequest({ ...row, plan_name: planName });
      },
    }),

    route(withdrawPlanRequest, {
      rate: perMinute(60),
      handle: async ({ input: { id }, person }) =>
        database.transaction(async (transaction) => {
          const row = await findRequestOf(transaction, id, person.id);
          if (!row) return fail('NotFound', sentence('problem.plans.noRequestHere'));
          if (row.state === 'withdrawn') return shownRequest(row);
          if (row.state !== 'open')
            return fail('AlreadyAnswered', sentence('problem.plans.ownAnswered'), {
              state: row.state,
            });
          const answeredAt = now();
          await updateRequest(transaction, id, { state: 'withdrawn', answered_at: answeredAt });
          return shownRequest({ ...row, state: 'withdrawn', answered_at: answeredAt });
        }),
    }),

    route(redeemVoucher, {
      rate: perMinute(60),
      handle: async ({ input, person, request }) => {
        const gates: ThrottleKey[] = [
          { rule: codeRule, subject: person.id },
          { rule: networkRule, subject: networkOf(request.ip) },
        ];
        const refuse = (reason: Reason) =>
          events.emit({ type: 'voucher refused', from: originOf(request), personId: person.id, reason });
        const waitS = await countAttempt(database, gates, now());
        if (waitS > 0) {
          refuse('too many tries');
          return fail('RateLimited', sentence('problem.plans.codesMax', { waitS }), {
            retryAfterS: waitS,
          });
        }
        const code = readCode(input.code);
        const redeemed = code === null ? unknownCode() : await redeem(services, person.id, code);
        if (redeemed instanceof Failure && redeemed.code === 'VoucherUnknown') {
          refuse('unknown');
          return redeemed;
        }
        // A valid voucher does not count as an attempt.
        await uncountAttempt(database, gates, now());
        if (redeemed instanceof Failure) {
          const reason = reasons[redeemed.code];
          if (reason) refuse(reason);
          return redeemed;
        }
        events.emit({ type: 'voucher redeemed', from: originOf(request), personId: person.id, ...redeemed });
        return accountPlanOf(services, person.id);
      },
    }),
  ];
}

const requestOpen = (id: string) => fail('RequestOpen', sentence('problem.plans.requestOpen'), { id });

async function accountPlanOf({ database, now }: PremiumServices, personId: string): Promise<AccountPlan> {
  const { kysely } = database;
  const nowMs = now();
  const row = await findPlanOf(kysely, personId, nowMs);
  const history = await listEvents(kysely, personId, { limit: historyMax });
  const request = await findLastRequestOf(kysely, personId);
  const day = dayOf(nowMs);
  const used = await database.hot.usedOn(personId, day);
  const plan = shownPlan(row);
  return {
    plan,
    until: plan.id === freePlanId ? null : isoOrNull(row.premium_until),
    quota: {
      limit: plan.callsPerDay,
      used,
      remaining: Math.max(0, plan.callsPerDay - used),
      resetAt: iso(Date.parse(day) + dayMs),
    },
    history: history.map(shownEvent),
    request: request ? shownRequest(request) : null,
  };
}
