import type { Refusal } from '@apiyard/kit/errors/refusal.ts';
import type { ScrapersTranslate } from './scrapers-copy.ts';

/** Text of a refusal: the server's detail if there is one. */
export function refusalText(t: ScrapersTranslate, { code, detail, issues }: Refusal): string {
  const [first] = issues;
  if (code === 'InvalidInput' && first && issues.length === 1) return first.detail;
  return detail ?? t('scrapers.noAnswer');
}
