import type { Plan } from '@apiyard/api/contract/plans/plans';
import { useCopy } from '../copy.ts';
import { useMeasure } from '../browser/measure.ts';
import { planCardCopy } from './plan-card-copy.ts';

interface Limit {
  readonly words: string;
  readonly isGiven: boolean;
}

/** The limits of a plan, one per line. */
export function useLimits(plan: Plan): readonly Limit[] {
  const t = useCopy(planCardCopy);
  const measure = useMeasure();
  return [
    { words: t('planCard.limit.day', { count: plan.callsPerDay }), isGiven: true },
    { words: t('planCard.limit.minute', { count: plan.callsPerMinute }), isGiven: true },
    { words: t('planCard.limit.file', { size: unbroken(measure.bytes(plan.fileSizeBytesMax)) }), isGiven: true },
    { words: t('planCard.limit.keys', { count: plan.keysMax }), isGiven: true },
    { words: t(plan.premiumApis ? 'planCard.limit.premium' : 'planCard.limit.noPremium'), isGiven: plan.premiumApis },
  ];
}

/** A number and its unit stay on one line, which not every language's format sees to. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0');
}
