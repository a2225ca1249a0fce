import type { PlanRef } from '@apiyard/api/contract/plans/plans';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import type { Format } from '@apiyard/kit/format.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName } from '@apiyard/kit/PlanCard/plan-facts.ts';
import type { PremiumTranslate } from './premium-copy.ts';
import { premiumCopy } from './premium-copy.ts';

interface PremiumWords {
  readonly t: PremiumTranslate;
  readonly format: Format;
  readonly nameOf: (plan: PlanRef) => string;
  /** 'Until Dec 31, 2026' or 'No end date'. */
  readonly endWords: (until: string | null) => string;
}

/** Translations and formats for the premium pages. */
export function useWords(): PremiumWords {
  const t = useCopy(premiumCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  return useMemo(
    () => ({
      t,
      format,
      nameOf: (plan: PlanRef) => planName(plan, tPlan),
      endWords: (until: string | null) =>
        until === null ? t('premium.endless') : t('premium.until', { date: format.moment(until) }),
    }),
    [t, tPlan, format],
  );
}
