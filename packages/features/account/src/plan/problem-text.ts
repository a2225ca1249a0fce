import type { redeemVoucher, requestPlan, withdrawPlanRequest } from '@apiyard/api/contract/account-plan';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName } from '@apiyard/kit/PlanCard/plan-facts.ts';
import { refusalOf } from '@apiyard/kit/refusal.ts';
import { planCopy } from './plan-copy.ts';

const ofCode: readonly (string | null)[] = [
  'VoucherUnknown',
  'InvalidInput',
  'VoucherSpent',
  'VoucherExpired',
  'VoucherUsedByYou',
];

/** Whether another code may work: then the error is shown at the field. */
export const isOfCode = (error: unknown): boolean => ofCode.includes(refusalOf(error).code);

/** Why a voucher was not taken, and what to do. */
export function useVoucherProblemText(): (error: unknown) => string {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  return useProblemText<typeof redeemVoucher>({
    VoucherUnknown: t('plan.voucher.unknown'),
    InvalidInput: t('plan.voucher.unknown'),
    VoucherSpent: t('plan.voucher.spent'),
    VoucherExpired: t('plan.voucher.expired'),
    VoucherUsedByYou: t('plan.voucher.usedByYou'),
    PlanInForce: ({ plan, until }) =>
      until === null
        ? t('plan.voucher.endless', { plan: planName(plan, tPlan) })
        : t('plan.voucher.inForce', { plan: planName(plan, tPlan), date: format.moment(until) }),
    RateLimited: ({ retryAfterS }) => t('plan.voucher.tooMany', { wait: format.duration(retryAfterS) }),
  });
}

/** Why a request was not taken or not taken back. */
export function useRequestProblemText(): (error: unknown) => string {
  const t = useCopy(planCopy);
  const format = useFormat();
  return useProblemText<typeof requestPlan | typeof withdrawPlanRequest>({
    RateLimited: ({ retryAfterS }) => t('plan.request.tooMany', { wait: format.duration(retryAfterS) }),
    RequestOpen: t('plan.request.waits'),
    SamePlan: t('plan.request.same'),
    InvalidInput: t('plan.request.gone'),
    AlreadyAnswered: t('plan.request.answered'),
  });
}
