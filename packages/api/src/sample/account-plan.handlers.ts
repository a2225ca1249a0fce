import { fail } from '../contract/endpoint.ts';
import {
  type AccountPlan,
  getAccountPlan,
  type PlanRequest,
  redeemVoucher,
  requestPlan,
  withdrawPlanRequest,
  accountPlanLimits,
} from '../contract/plans/account-plan.ts';
import { handlerMaker } from './handler.ts';
import { addRedemption, dayAhead, eventsOf, refOf, type SampleRequest, standOn } from './premium-state.ts';
import { sampleNow } from './sample-now.ts';
import type { SamplePerson } from './people-state.ts';
import type { SampleStore } from './store.ts';

const invalid = (pointer: string, code: string, detail: string) =>
  fail('InvalidInput', detail, { errors: [{ pointer, code, detail }] });

const requestsPerHour = 5;
const hourS = 3600;

/** The plans of accounts. */
export function accountPlanHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { premium } = store;
  const ownRequests = ({ user }: SamplePerson) => premium.requests.filter(({ personId }) => personId === user.id);
  const accountPlan = (person: SamplePerson): AccountPlan => {
    const { user } = person;
    const plan = store.plans.find(({ id }) => id === user.plan) ?? (store.plans[0] as (typeof store.plans)[number]);
    const request = ownRequests(person).findLast(({ state }) => state !== 'withdrawn');
    return {
      plan,
      until: user.premiumUntil,
      quota: user.quota,
      history: [...eventsOf(store, user.id)],
      request: request ? shown(request) : null,
    };
  };

  return [
    handle(getAccountPlan, ({ person }) => accountPlan(person)),
    handle(requestPlan, ({ input, person }) => {
      const { user } = person;
      if (!store.plans.some(({ id }) => id === input.plan))
        return invalid('/plan', 'invalid_value', 'This plan does not exist. Choose one from /pricing.');
      if (input.plan === 'free')
        return invalid(
          '/plan',
          'invalid_value',
          'The free plan needs no request. You return to it when your plan ends.',
        );
      if (user.plan === input.plan) return fail('SamePlan', 'You are already on this plan. Request another one.');
      const open = ownRequests(person).find(({ state }) => state === 'open');
      if (open)
        return fail('RequestOpen', 'You already have a pending request. Withdraw it to request something else.', {
          id: open.id,
        });
      const made = premium.requestsMade.get(user.id) ?? 0;
      if (made >= requestsPerHour)
        return fail('RateLimited', `Too many plan requests. Try again in ${hourS} s.`, { retryAfterS: hourS });
      premium.requestsMade.set(user.id, made + 1);
      const request: SampleRequest = {
        id: store.nextId(),
        personId: user.id,
        plan: refOf(store, input.plan),
        message: input.message,
        state: 'open',
        answer: '',
        createdAt: sampleNow,
        answeredAt: null,
      };
      // Withdrawn requests are omitted.
      premium.requests = [
        ...premium.requests.filter(({ personId, state }) => personId !== user.id || state !== 'withdrawn'),
        request,
      ];
      return shown(request);
    }),
    handle(withdrawPlanRequest, ({ input: { id }, person }) => {
      const request = ownRequests(person).find((one) => one.id === id);
      if (!request) return fail('NotFound', 'This request does not exist. Reload the page.');
      if (request.state === 'withdrawn') return shown(request);
      if (request.state !== 'open')
        return fail('AlreadyAnswered', 'Your request was already answered. Reload the page.', {
          state: request.state,
        });
      const withdrawn: SampleRequest = { ...request, state: 'withdrawn', answeredAt: sampleNow };
      premium.requests = premium.requests.map((one) => (one.id === id ? withdrawn : one));
      return shown(withdrawn);
    }),
    handle(redeemVoucher, ({ input, person }) => {
      const { user } = person;
      const wrong = premium.wrongCodes.get(user.id) ?? 0;
      if (wrong >= accountPlanLimits.wrongCodesPerHour)
        return fail('RateLimited', `Too many invalid voucher codes. Try again in ${hourS} s.`, {
          retryAfterS: hourS,
        });
      const voucher = premium.vouchers.find(({ code }) => plain(code) === plain(input.code));
      if (!voucher) {
        premium.wrongCodes.set(user.id, wrong + 1);
        return fail('VoucherUnknown', 'No voucher has this code. Check the code and try again.');
      }
      if (voucher.redeemedBy.includes(user.id))
        return fail('VoucherUsedByYou', 'You have already redeemed this voucher. Each person can redeem it once.');
      if (voucher.state === 'spent') return fail('VoucherSpent', 'This voucher is used up. Ask for another one.');
      if (voucher.state !== 'usable') return fail('VoucherExpired', 'This voucher has expired. Ask for another one.');
      if (user.plan !== 'free' && (user.plan !== voucher.plan.id || user.premiumUntil === null)) {
        return fail(
          'PlanInForce',
          'This voucher cannot extend your current plan, so it was not used. Redeem it after your plan ends.',
          { plan: refOf(store, user.plan), until: user.premiumUntil },
        );
      }
      const uses = voucher.uses + 1;
      const redeemed = {
        ...voucher,
        uses,
        redeemedBy: [...voucher.redeemedBy, user.id],
        state: uses >= voucher.usesMax ? ('spent' as const) : voucher.state,
      };
      premium.vouchers = premium.vouchers.map((one) => (one.id === voucher.id ? redeemed : one));
      const until = dayAhead(user.plan === voucher.plan.id ? user.premiumUntil : null, voucher.days);
      standOn(store, person, voucher.plan.id, until);
      addRedemption(store, user.id, voucher.plan.id, until);
      return accountPlan(person);
    }),
  ];
}

const shown = ({ personId: _personId, ...request }: SampleRequest): PlanRequest => request;

/** Normalizes typed text like the server. */
const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
