/** Redeeming a voucher: one transaction, so that as many people get through as it was made for, and none twice. */
import type { FailureOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { redeemVoucher } from '@apiyard/api/contract/plans/account-plan';
import type { PremiumServices } from './services.ts';
import { isoOrNull, planRef } from './shown.ts';
import { endAfter, isPremium, assignPlan } from './assigned-plan.ts';
import { countRedemption, findVoucherByCode, hasRedeemed } from './vouchers-store.ts';
import { findAssignedPlan } from './assigned-plan-store.ts';
import { sentence } from '../problems/sentence.ts';

export interface Redeemed {
  readonly voucherId: string;
  readonly plan: string;
  readonly until: number;
}

type Refused = Exclude<FailureOf<typeof redeemVoucher>, { code: 'RateLimited' }>;

/** @param code from `readCode` */
export function redeem(
  { database, codeHash, now }: Pick<PremiumServices, 'database' | 'codeHash' | 'now'>,
  personId: string,
  code: string,
): Promise<Redeemed | Refused> {
  const hash = codeHash(code);
  return database.transaction<Redeemed | Refused>(async (transaction) => {
    const nowMs = now();
    const voucher = await findVoucherByCode(transaction, hash);
    if (!voucher) return unknownCode();
    const { id: voucherId, plan, days } = voucher;
    if (await hasRedeemed(transaction, voucherId, personId))
      return fail('VoucherUsedByYou', sentence('problem.plans.voucherOwn'));
    if (voucher.withdrawn_at !== null) return fail('VoucherExpired', sentence('problem.plans.voucherWithdrawn'));
    if (voucher.uses >= voucher.uses_max) return fail('VoucherSpent', sentence('problem.plans.voucherSpent'));
    if ((voucher.expires_at ?? Infinity) <= nowMs)
      return fail('VoucherExpired', sentence('problem.plans.voucherExpired'));
    const person = await findAssignedPlan(transaction, personId);
    if (person === undefined) throw new Error('The account was deleted while its voucher was redeemed.');
    if (isPremium(person, nowMs) && (person.plan !== plan || person.premium_until === null)) {
      return fail('PlanInForce', sentence('problem.plans.planInForce'), {
        plan: planRef(person),
        until: isoOrNull(person.premium_until),
      });
    }
    const until = endAfter(person, plan, days, nowMs);
    await countRedemption(transaction, voucher, personId, nowMs);
    await assignPlan(transaction, person, { kind: 'redeemed', plan, until, note: voucher.note, by: null }, nowMs);
    return { voucherId, plan, until };
  });
}

export const unknownCode = () => fail('VoucherUnknown', sentence('problem.plans.voucherUnknown'));
