/** Redeeming a voucher: one transaction, so that as many people get through as it was made for, and none twice. */
import type { FailureOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { redeemVoucher } from '@apiyard/api/contract/account-plan';
import type { PremiumServices } from './services.ts';
import { isoOrNull, planRef } from './shown.ts';
import { endAfter, isPremium, putOnPlan } from './standing.ts';

export interface Redeemed {
  readonly voucherId: string;
  readonly plan: string;
  readonly until: number;
}

type Refused = Exclude<FailureOf<typeof redeemVoucher>, { code: 'RateLimited' }>;

/** @param code as `readCode` gives it */
export function redeem(
  { database, codeHash, now }: Pick<PremiumServices, 'database' | 'codeHash' | 'now'>,
  personId: string,
  code: string,
): Promise<Redeemed | Refused> {
  const hash = codeHash(code);
  return database.transaction<Redeemed | Refused>(async (transaction) => {
    const nowMs = now();
    const voucher = await transaction
      .selectFrom('voucher')
      .selectAll()
      .where('code_hash', '=', hash)
      .executeTakeFirst();
    if (!voucher) return unknownCode();
    const { id: voucherId, plan, days } = voucher;
    const used = await transaction
      .selectFrom('voucher_use')
      .select('at')
      .where('voucher_id', '=', voucherId)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (used)
      return fail('VoucherUsedByYou', 'You have redeemed this voucher already. It counts once for each person.');
    if (voucher.withdrawn_at !== null)
      return fail('VoucherExpired', 'This voucher was withdrawn. Ask whoever gave it to you for another.');
    if (voucher.uses >= voucher.uses_max)
      return fail('VoucherSpent', 'This voucher is used up. Ask whoever gave it to you for another.');
    if ((voucher.expires_at ?? Infinity) <= nowMs)
      return fail('VoucherExpired', 'The time of this voucher is over. Ask whoever gave it to you for another.');
    const person = await transaction
      .selectFrom('person')
      .leftJoin('plan', 'plan.id', 'person.plan')
      .select(['person.id', 'plan', 'premium_until', 'plan.name as plan_name'])
      .where('person.id', '=', personId)
      .executeTakeFirstOrThrow();
    if (isPremium(person, nowMs) && (person.plan !== plan || person.premium_until === null)) {
      return fail(
        'PlanInForce',
        'You are on a plan that this voucher cannot add to. It keeps its use: redeem it when your plan has ended.',
        {
          plan: planRef(person),
          until: isoOrNull(person.premium_until),
        },
      );
    }
    const until = endAfter(person, plan, days, nowMs);
    await transaction
      .updateTable('voucher')
      .set({ uses: voucher.uses + 1 })
      .where('id', '=', voucherId)
      .execute();
    await transaction
      .insertInto('voucher_use')
      .values({ voucher_id: voucherId, person_id: personId, at: nowMs })
      .execute();
    await putOnPlan(transaction, person, { kind: 'redeemed', plan, until, note: voucher.note, by: null }, nowMs);
    return { voucherId, plan, until };
  });
}

export const unknownCode = () =>
  fail('VoucherUnknown', 'No voucher has this code. Check it against where you have it from.');
