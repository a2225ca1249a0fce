import type { PlanRef } from '@apiyard/api/contract/plans';
import { redeemVoucher, requestPlan, withdrawPlanRequest } from '@apiyard/api/contract/account-plan';
import { failureOf } from '../_kit/failure.ts';
import type { Format } from '../_kit/format.ts';
import type { PlanTranslate } from './plan-copy.ts';

interface Words {
  readonly t: PlanTranslate;
  readonly format: Format;
  readonly nameOf: (plan: PlanRef) => string;
}

const ofCode: readonly (string | undefined)[] = [
  'VoucherUnknown',
  'InvalidInput',
  'VoucherSpent',
  'VoucherExpired',
  'VoucherUsedByYou',
];

/** Whether another code would be taken: then the field says so. */
export const isOfCode = (error: unknown): boolean =>
  error !== null && ofCode.includes(failureOf(redeemVoucher, error)?.code);

/** Why a voucher was not taken, and what to do. */
export function voucherRefusal(error: unknown, { t, format, nameOf }: Words): string {
  const failure = failureOf(redeemVoucher, error);
  switch (failure?.code) {
    case 'VoucherUnknown':
    case 'InvalidInput':
      return t('plan.voucher.unknown');
    case 'VoucherSpent':
      return t('plan.voucher.spent');
    case 'VoucherExpired':
      return t('plan.voucher.expired');
    case 'VoucherUsedByYou':
      return t('plan.voucher.usedByYou');
    case 'PlanInForce':
      return failure.until === null
        ? t('plan.voucher.endless', { plan: nameOf(failure.plan) })
        : t('plan.voucher.inForce', { plan: nameOf(failure.plan), date: format.moment(failure.until) });
    case 'RateLimited':
      return t('plan.voucher.tooMany', { wait: format.duration(failure.retryAfterS) });
    default:
      return t('plan.noAnswer');
  }
}

/** Why a request was not taken or not taken back. */
export function requestRefusal(error: unknown, { t, format }: Pick<Words, 't' | 'format'>): string {
  const failure = failureOf(requestPlan, error);
  if (failure?.code === 'RateLimited') return t('plan.request.tooMany', { wait: format.duration(failure.retryAfterS) });
  if (failure?.code === 'RequestOpen') return t('plan.request.waits');
  if (failure?.code === 'SamePlan') return t('plan.request.same');
  if (failure?.code === 'InvalidInput') return t('plan.request.gone');
  return failureOf(withdrawPlanRequest, error)?.code === 'AlreadyAnswered'
    ? t('plan.request.answered')
    : t('plan.noAnswer');
}
