/** What a person sees and does about their own plan. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { AccountPlan } from '@apiyard/api/contract/account-plan';
import {
  getAccountPlan,
  redeemVoucher,
  requestPlan,
  withdrawPlanRequest,
  accountPlanLimits,
} from '@apiyard/api/contract/account-plan';
import { freePlanId } from '@apiyard/api/contract/plans';
import type { Gate, ThrottleRule } from '../accounts/throttle.ts';
import { giveBack, takeTry } from '../accounts/throttle.ts';
import { newId } from '../db/id.ts';
import { planInForce } from '../db/hot.ts';
import { originOf } from '../events.ts';
import { networkOf } from '../http/network.ts';
import { dayOf } from '../hub/day.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { PremiumHappenings } from './events.ts';
import { redeem, unknownCode } from './redeem.ts';
import { invalid } from './refusals.ts';
import type { PremiumServices } from './services.ts';
import { iso, isoOrNull, shownEvent, shownPlan, shownRequest } from './shown.ts';
import { readCode } from './voucher-code.ts';

const dayMs = 86_400_000;
const historyMax = 100;

const codeRule: ThrottleRule = {
  name: 'voucher-code',
  free: accountPlanLimits.wrongCodesPerHour - 1,
  delaysS: [3600],
  forgetS: 3600,
};
/**
 * Behind one address stand whole schools and offices, so this one only ends what no people type. Codes have 60 bits: with a
 * million vouchers open, a chance of 1 in 100 takes 1.2 × 10¹⁰ tries, which is 1300 years for one network at this pace, and
 * more than a million years for one account at the other.
 */
const networkRule: ThrottleRule = { name: 'voucher-network', free: 999, delaysS: [3600], forgetS: 3600 };
/** Each makes a mail to the admins. */
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
        const known = await database.kysely
          .selectFrom('plan')
          .select(['id', 'name'])
          .where('id', '=', input.plan)
          .executeTakeFirst();
        if (!known)
          return invalid('/plan', 'invalid_value', 'There is no such plan. Choose one of those under /pricing.');
        if (input.plan === freePlanId)
          return invalid(
            '/plan',
            'invalid_value',
            'Nobody needs to ask for the free plan. Yours goes on until it ends.',
          );
        if (person.plan.id === input.plan) return fail('SamePlan', 'You are on this plan already. Ask for another.');
        const open = async (kysely: typeof database.kysely) =>
          kysely
            .selectFrom('premium_request')
            .select('id')
            .where('person_id', '=', person.id)
            .where('state', '=', 'open')
            .executeTakeFirst();
        const waits = await open(database.kysely);
        if (waits) return requestOpen(waits.id);
        const waitS = await takeTry(database, [{ rule: requestRule, whom: person.id }], nowMs);
        if (waitS > 0)
          return fail('RateLimited', `You have asked often. Wait ${waitS} s, then ask again.`, { retryAfterS: waitS });
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
        const other = await database.transaction(async (transaction) => {
          const first = await open(transaction);
          if (first) return first;
          // Nobody is shown those that were withdrawn: asking and withdrawing leaves one behind, however often.
          await transaction
            .deleteFrom('premium_request')
            .where('person_id', '=', person.id)
            .where('state', '=', 'withdrawn')
            .execute();
          await transaction.insertInto('premium_request').values(row).execute();
          return null;
        });
        if (other) return requestOpen(other.id);
        events.emit({
          type: 'plan requested',
          from: originOf(request),
          personId: person.id,
          plan: input.plan,
          askedId: row.id,
        });
        return shownRequest({ ...row, plan_name: known.name });
      },
    }),

    route(withdrawPlanRequest, {
      rate: perMinute(60),
      handle: async ({ input: { id }, person }) =>
        database.transaction(async (transaction) => {
          const row = await transaction
            .selectFrom('premium_request')
            .leftJoin('plan', 'plan.id', 'premium_request.plan')
            .selectAll('premium_request')
            .select('plan.name as plan_name')
            .where('premium_request.id', '=', id)
            .where('person_id', '=', person.id)
            .executeTakeFirst();
          if (!row) return fail('NotFound', 'You have no such request. Load the page again.');
          if (row.state === 'withdrawn') return shownRequest(row);
          if (row.state !== 'open')
            return fail('AlreadyAnswered', 'Your request was answered meanwhile. Load the page again.', {
              state: row.state,
            });
          const answeredAt = now();
          await transaction
            .updateTable('premium_request')
            .set({ state: 'withdrawn', answered_at: answeredAt })
            .where('id', '=', id)
            .execute();
          return shownRequest({ ...row, state: 'withdrawn', answered_at: answeredAt });
        }),
    }),

    route(redeemVoucher, {
      rate: perMinute(60),
      handle: async ({ input, person, request }) => {
        const gates: Gate[] = [
          { rule: codeRule, whom: person.id },
          { rule: networkRule, whom: networkOf(request.ip) },
        ];
        const refuse = (reason: Reason) =>
          events.emit({ type: 'voucher refused', from: originOf(request), personId: person.id, reason });
        const waitS = await takeTry(database, gates, now());
        if (waitS > 0) {
          refuse('too many tries');
          return fail('RateLimited', `Too many codes that are no voucher. Wait ${waitS} s, then try again.`, {
            retryAfterS: waitS,
          });
        }
        const code = readCode(input.code);
        const redeemed = code === null ? unknownCode() : await redeem(services, person.id, code);
        if (redeemed instanceof Failure && redeemed.code === 'VoucherUnknown') {
          refuse('unknown');
          return redeemed;
        }
        // It was a voucher: nobody was guessing.
        await giveBack(database, gates, now());
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

const requestOpen = (id: string) =>
  fail(
    'RequestOpen',
    'You have asked already, and the answer is on its way. Withdraw that request to ask for something else.',
    { id },
  );

async function accountPlanOf({ database, now }: PremiumServices, personId: string): Promise<AccountPlan> {
  const { kysely } = database;
  const nowMs = now();
  const row = await kysely
    .selectFrom('person')
    .innerJoin('plan', (join) => join.on('plan.id', '=', planInForce(nowMs)))
    .selectAll('plan')
    .select('person.premium_until')
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
  const history = await kysely
    .selectFrom('premium_event')
    .leftJoin('plan', 'plan.id', 'premium_event.plan')
    .selectAll('premium_event')
    .select('plan.name as plan_name')
    .where('person_id', '=', personId)
    .orderBy('premium_event.id', 'desc')
    .limit(historyMax)
    .execute();
  const request = await kysely
    .selectFrom('premium_request')
    .leftJoin('plan', 'plan.id', 'premium_request.plan')
    .selectAll('premium_request')
    .select('plan.name as plan_name')
    .where('person_id', '=', personId)
    .where('state', '<>', 'withdrawn')
    .orderBy('premium_request.id', 'desc')
    .executeTakeFirst();
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
