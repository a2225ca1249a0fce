import type { redeemVoucher, requestPlan, withdrawPlanRequest } from '@apiyard/api/contract/plans/account-plan';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName } from '@apiyard/kit/PlanCard/plan-facts.ts';
import { planCopy } from './plan-copy.ts';

/** Why a voucher was rejected for a reason that another code would not resolve, and what to do. */
export function useVoucherProblemText(): (error: unknown) => string {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  return useProblemText<typeof redeemVoucher>({
    PlanInForce: ({ plan, until }) =>
      until === null
        ? t('plan.voucher.endless', { plan: planName(plan, tPlan) })
        : t('plan.voucher.inForce', { plan: planName(plan, tPlan), date: format.moment(until) }),
    RateLimited: ({ retryAfterS }) => t('plan.voucher.tooMany', { wait: format.duration(retryAfterS) }),
  });
}

/** Why a request could not be sent or withdrawn. */
export function useRequestProblemText(): (error: unknown) => string {
  const t = useCopy(planCopy);
  const format = useFormat();
  return useProblemText<typeof requestPlan | typeof withdrawPlanRequest>({
    RateLimited: ({ retryAfterS }) => t('plan.request.tooMany', { wait: format.duration(retryAfterS) }),
    RequestOpen: t('plan.request.waits'),
    AlreadyAnswered: t('plan.request.answered'),
  });
}
