/** Redeeming a voucher: one transaction, so that as many people get through as it was made for, and none twice. */
import type { FailureOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { redeemVoucher } from '@apiyard/api/contract/plans/account-plan';
import type { PremiumServices } from './services.ts';
import { isoOrNull, planRef } from './shown.ts';
import { endAfter, isPremium, assignPlan } from './assigned-plan.ts';
import { countRedemption, findVoucherByCode, hasRedeemed } from './vouchers-store.ts';
import { findAssignedPlan } from './assigned-plan-store.ts';

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
      return fail('VoucherUsedByYou', 'You have already redeemed this voucher. Each person can redeem it once.');
    if (voucher.withdrawn_at !== null)
      return fail('VoucherExpired', 'This voucher was withdrawn. Ask for another one.');
    if (voucher.uses >= voucher.uses_max) return fail('VoucherSpent', 'This voucher is used up. Ask for another one.');
    if ((voucher.expires_at ?? Infinity) <= nowMs)
      return fail('VoucherExpired', 'This voucher has expired. Ask for another one.');
    const person = await findAssignedPlan(transaction, personId);
    if (person === undefined) throw new Error('The account was deleted while its voucher was redeemed.');
    if (isPremium(person, nowMs) && (person.plan !== plan || person.premium_until === null)) {
      return fail(
        'PlanInForce',
        'This voucher cannot extend your current plan, so it was not used. Redeem it after your plan ends.',
        {
          plan: planRef(person),
          until: isoOrNull(person.premium_until),
        },
      );
    }
    const until = endAfter(person, plan, days, nowMs);
    await countRedemption(transaction, voucher, personId, nowMs);
    await assignPlan(transaction, person, { kind: 'redeemed', plan, until, note: voucher.note, by: null }, nowMs);
    return { voucherId, plan, until };
  });
}

export const unknownCode = () => fail('VoucherUnknown', 'No voucher has this code. Check the code and try again.');
