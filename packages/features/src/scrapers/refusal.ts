import type { Refusal } from '../_kit/refusal.ts';
import type { ScrapersTranslate } from './scrapers-copy.ts';

/** One sentence about it: the server's own where there is one. */
export function refusalText(t: ScrapersTranslate, { code, detail, issues }: Refusal): string {
  const [first] = issues;
  if (code === 'InvalidInput' && first && issues.length === 1) return first.detail;
  return detail ?? t('scrapers.noAnswer');
}
