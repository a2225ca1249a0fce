import type { createPlan, deletePlan, savePlan } from '@apiyard/api/contract/plans/plans';
import type {
  changePremium,
  createVouchers,
  grantPlanRequest,
  grantPremium,
  restorePremium,
  restoreVoucher,
  revokePremium,
} from '@apiyard/api/contract/plans/premium';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useWords } from './use-words.ts';

type Endpoints =
  | typeof grantPremium
  | typeof changePremium
  | typeof revokePremium
  | typeof restorePremium
  | typeof grantPlanRequest
  | typeof createVouchers
  | typeof restoreVoucher
  | typeof createPlan
  | typeof savePlan
  | typeof deletePlan;

export const isStale = (error: unknown): boolean => refusalOf(error).code === 'Stale';

/** Why a change of plans, vouchers or requests was refused: what is wrong and what to do. */
export function usePremiumProblemText(): (error: unknown) => string {
  const { t, format, nameOf } = useWords();
  return useProblemText<Endpoints>({
    AlreadyPremium: ({ plan, until }) =>
      until === null
        ? t('premium.refused.alreadyEndless', { plan: nameOf(plan) })
        : t('premium.refused.already', { plan: nameOf(plan), date: format.moment(until) }),
    NotPremium: t('premium.refused.ended'),
    NothingToRestore: t('premium.refused.nothing'),
    AlreadyAnswered: t('premium.refused.answered'),
    PlanGone: t('premium.refused.planGone'),
    Conflict: t('premium.refused.planTaken'),
    TooManyPlans: ({ plansMax }) => t('premium.refused.tooManyPlans', { count: plansMax }),
    PlanInUse: ({ people, vouchers, requests }) => t('premium.refused.inUse', { people, vouchers, requests }),
  });
}
