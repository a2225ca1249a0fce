import type { AccountPlan } from '@apiyard/api/contract/plans/account-plan';
import {
  getAccountPlan,
  redeemVoucher,
  requestPlan,
  withdrawPlanRequest,
} from '@apiyard/api/contract/plans/account-plan';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Plan } from '@apiyard/api/contract/plans/plans';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyPlans } from '@apiyard/kit/story/plans.ts';
import { freeAccount, openRequest, premiumAccount } from './account-plans.ts';

/** The only voucher, for the premium plan. */
const voucherCode = 'K7QM-2D9X-0HT1';

/** Responses of the page's calls for a person on the free plan, whose plan and request change. */
export function planFixtures(onRedeem?: (plan: Plan) => void) {
  let account: AccountPlan = freeAccount;
  return [
    fixture(listPlans, { items: [...storyPlans], next: null }),
    fixture(getAccountPlan, () => account),
    fixture(redeemVoucher, ({ input }) => {
      if (input.code !== voucherCode) return fail('VoucherUnknown', 'Unknown.');
      const { plan, until } = premiumAccount;
      const at = openRequest.createdAt;
      account = {
        ...premiumAccount,
        history: [{ id: 'e1', kind: 'redeemed', plan: { id: plan.id, name: plan.name }, until, at }],
      };
      onRedeem?.(plan);
      return account;
    }),
    fixture(requestPlan, ({ input: { plan: id, message } }) => {
      const request = { ...openRequest, plan: { id, name: '' }, message };
      account = { ...account, request };
      return request;
    }),
    fixture(withdrawPlanRequest, () => {
      account = { ...account, request: null };
      return { ...openRequest, state: 'withdrawn' as const, answeredAt: openRequest.createdAt };
    }),
  ];
}
