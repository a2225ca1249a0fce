import type { PlanRef } from '@apiyard/api/contract/plans';
import { useMemo } from 'react';
import { useCopy } from '../_kit/copy.ts';
import { useFormat } from '../_kit/format.ts';
import type { Format } from '../_kit/format.ts';
import { planCardCopy } from '../_kit/PlanCard/plan-card-copy.ts';
import { planName } from '../_kit/PlanCard/plan-facts.ts';
import type { PremiumTranslate } from './premium-copy.ts';
import { premiumCopy } from './premium-copy.ts';

interface DeskWords {
  readonly t: PremiumTranslate;
  readonly format: Format;
  readonly nameOf: (plan: PlanRef) => string;
  /** 'Until Dec 31, 2026' or 'Without an end'. */
  readonly endWords: (until: string | null) => string;
}

/** What every part of the desk says things with. */
export function useWords(): DeskWords {
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
