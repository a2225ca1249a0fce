import {
  changePremium,
  grantPlanRequest,
  grantPremium,
  restorePremium,
  restoreVoucher,
  revokePremium,
} from '@apiyard/api/contract/premium';
import { createPlan, deletePlan, type PlanRef } from '@apiyard/api/contract/plans';
import { failureOf } from '../_kit/failure.ts';
import type { Format } from '../_kit/format.ts';
import type { PremiumTranslate } from './premium-copy.ts';

interface Words {
  readonly t: PremiumTranslate;
  readonly format: Format;
  readonly nameOf: (plan: PlanRef) => string;
}

export const isStale = (error: unknown): boolean => failureOf(changePremium, error)?.code === 'Stale';
export const isPersonUnknown = (error: unknown): boolean => failureOf(grantPremium, error)?.code === 'PersonUnknown';

/** Why something was not done, and what to do, in a sentence. */
export function refusalText(error: unknown, { t, format, nameOf }: Words): string {
  const granting = failureOf(grantPremium, error);
  switch (granting?.code) {
    case 'PersonUnknown':
      return t('premium.refused.unknown');
    case 'AlreadyPremium':
      return granting.until === null
        ? t('premium.refused.alreadyEndless', { plan: nameOf(granting.plan) })
        : t('premium.refused.already', { plan: nameOf(granting.plan), date: format.moment(granting.until) });
    case 'InvalidInput':
      // The server says which field; its sentence is in English, and names it.
      return granting.errors[0]?.pointer === '/until' || granting.errors[0]?.pointer === '/expiresAt'
        ? t('premium.refused.past')
        : granting.errors[0]?.pointer === '/currency'
          ? t('premium.refused.currency')
          : t('premium.refused.input');
    case 'RateLimited':
      return t('premium.refused.haste', { wait: format.duration(granting.retryAfterS) });
    case 'NotFound':
      return t('premium.refused.gone');
  }
  if (isStale(error)) return t('premium.refused.stale');
  if (failureOf(revokePremium, error)?.code === 'NotPremium') return t('premium.refused.ended');
  if (failureOf(restorePremium, error)?.code === 'NothingToRestore') return t('premium.refused.nothing');
  if (failureOf(grantPlanRequest, error)?.code === 'AlreadyAnswered') return t('premium.refused.answered');
  if (failureOf(restoreVoucher, error)?.code === 'PlanGone') return t('premium.refused.planGone');
  const plan = failureOf(createPlan, error);
  if (plan?.code === 'Conflict') return t('premium.refused.planTaken');
  if (plan?.code === 'TooManyPlans') return t('premium.refused.tooManyPlans', { count: plan.plansMax });
  const deleting = failureOf(deletePlan, error);
  if (deleting?.code === 'PlanInUse')
    return t('premium.refused.inUse', {
      people: deleting.people,
      vouchers: deleting.vouchers,
      requests: deleting.requests,
    });
  return t('premium.refused.noAnswer');
}
