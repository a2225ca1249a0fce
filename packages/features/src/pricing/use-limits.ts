import type { Plan } from '@apiyard/api/contract/plans';
import { useCopy } from '../_kit/copy.ts';
import { useMeasure } from '../_kit/measure.ts';
import { pricingCopy } from './pricing-copy.ts';

interface Limit {
  readonly words: string;
  readonly isGiven: boolean;
}

/** What a plan holds, a line each. */
export function useLimits(plan: Plan): readonly Limit[] {
  const t = useCopy(pricingCopy);
  const measure = useMeasure();
  return [
    { words: t('pricing.limit.day', { count: plan.callsPerDay }), isGiven: true },
    { words: t('pricing.limit.minute', { count: plan.callsPerMinute }), isGiven: true },
    { words: t('pricing.limit.file', { size: unbroken(measure.bytes(plan.fileSizeBytesMax)) }), isGiven: true },
    { words: t('pricing.limit.keys', { count: plan.keysMax }), isGiven: true },
    { words: t(plan.premiumApis ? 'pricing.limit.premium' : 'pricing.limit.noPremium'), isGiven: plan.premiumApis },
  ];
}

/** A number and its unit stay on one line, which not every language's format sees to. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0');
}
