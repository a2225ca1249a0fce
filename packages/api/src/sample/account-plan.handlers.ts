import { fail } from '../contract/endpoint.ts';
import {
  type AccountPlan,
  getAccountPlan,
  type PlanRequest,
  redeemVoucher,
  requestPlan,
  withdrawPlanRequest,
  accountPlanLimits,
} from '../contract/account-plan.ts';
import { handlerMaker } from './handler.ts';
import { invalid } from './premium-refusals.ts';
import { dayAhead, eventsOf, refOf, type SampleRequest, standOn, writeEvent } from './premium-state.ts';
import { sampleNow } from './sample-now.ts';
import type { SamplePerson, SampleStore } from './store.ts';

const requestsPerHour = 5;
const hourS = 3600;

/** What people do about their own plan. */
export function accountPlanHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { premium } = store;
  const ownRequests = ({ user }: SamplePerson) => premium.requests.filter(({ personId }) => personId === user.id);
  const accountPlan = (person: SamplePerson): AccountPlan => {
    const { user } = person;
    const {
      version: _version,
      position: _position,
      ...plan
    } = store.plans.find(({ id }) => id === user.plan) ?? (store.plans[0] as (typeof store.plans)[number]);
    const request = ownRequests(person).findLast(({ state }) => state !== 'withdrawn');
    return {
      plan,
      until: user.premiumUntil,
      quota: user.quota,
      history: eventsOf(store, user.id).map(({ by: _by, note: _note, ...event }) => event),
      request: request ? shown(request) : null,
    };
  };

  return [
    handle(getAccountPlan, ({ person }) => accountPlan(person)),
    handle(requestPlan, ({ input, person, note }) => {
      const { user } = person;
      if (!store.plans.some(({ id }) => id === input.plan))
        return invalid('/plan', 'invalid_value', 'There is no such plan. Choose one of those under /pricing.');
      if (input.plan === 'free')
        return invalid('/plan', 'invalid_value', 'Nobody needs to ask for the free plan. Yours goes on until it ends.');
      if (user.plan === input.plan) return fail('SamePlan', 'You are on this plan already. Ask for another.');
      const open = ownRequests(person).find(({ state }) => state === 'open');
      if (open)
        return fail(
          'RequestOpen',
          'You have asked already, and the answer is on its way. Withdraw that request to ask for something else.',
          { id: open.id },
        );
      const made = premium.requestsMade.get(user.id) ?? 0;
      if (made >= requestsPerHour)
        return fail('RateLimited', `You have asked often. Wait ${hourS} s, then ask again.`, { retryAfterS: hourS });
      premium.requestsMade.set(user.id, made + 1);
      const request: SampleRequest = {
        id: store.nextId(),
        personId: user.id,
        plan: refOf(store, input.plan),
        message: input.message,
        state: 'open',
        answer: '',
        answeredBy: null,
        createdAt: sampleNow,
        answeredAt: null,
      };
      // Nobody is shown those that were withdrawn.
      premium.requests = [
        ...premium.requests.filter(({ personId, state }) => personId !== user.id || state !== 'withdrawn'),
        request,
      ];
      note({ plan: input.plan, askedId: request.id });
      return shown(request);
    }),
    handle(withdrawPlanRequest, ({ input: { id }, person }) => {
      const request = ownRequests(person).find((one) => one.id === id);
      if (!request) return fail('NotFound', 'You have no such request. Load the page again.');
      if (request.state === 'withdrawn') return shown(request);
      if (request.state !== 'open')
        return fail('AlreadyAnswered', 'Your request was answered meanwhile. Load the page again.', {
          state: request.state,
        });
      const withdrawn: SampleRequest = { ...request, state: 'withdrawn', answeredAt: sampleNow };
      premium.requests = premium.requests.map((one) => (one.id === id ? withdrawn : one));
      return shown(withdrawn);
    }),
    handle(redeemVoucher, ({ input, person, note }) => {
      const { user } = person;
      const wrong = premium.wrongCodes.get(user.id) ?? 0;
      if (wrong >= accountPlanLimits.wrongCodesPerHour)
        return fail('RateLimited', `Too many codes that are no voucher. Wait ${hourS} s, then try again.`, {
          retryAfterS: hourS,
        });
      const voucher = premium.vouchers.find(({ code }) => plain(code) === plain(input.code));
      if (!voucher) {
        premium.wrongCodes.set(user.id, wrong + 1);
        return fail('VoucherUnknown', 'No voucher has this code. Check it against where you have it from.');
      }
      if (voucher.redeemedBy.includes(user.id))
        return fail('VoucherUsedByYou', 'You have redeemed this voucher already. It counts once for each person.');
      if (voucher.state === 'spent')
        return fail('VoucherSpent', 'This voucher is used up. Ask whoever gave it to you for another.');
      if (voucher.state !== 'usable')
        return fail('VoucherExpired', 'The time of this voucher is over. Ask whoever gave it to you for another.');
      if (user.plan !== 'free' && (user.plan !== voucher.plan.id || user.premiumUntil === null)) {
        return fail(
          'PlanInForce',
          'You are on a plan that this voucher cannot add to. It keeps its use: redeem it when your plan has ended.',
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
      writeEvent(store, user.id, { kind: 'redeemed', plan: voucher.plan.id, until, note: voucher.note, by: null });
      note({ voucherId: voucher.id, plan: voucher.plan.id, until: Date.parse(until) });
      return accountPlan(person);
    }),
  ];
}

const shown = ({ personId: _personId, answeredBy: _answeredBy, ...request }: SampleRequest): PlanRequest => request;

/** As the server reads what people type. */
const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
