import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';

/** Message of the first failing test in the latest run. */
export function failureSentence({ health, lastTest }: Pick<ScraperRow, 'health' | 'lastTest'>): string | null {
  if (health !== 'failing') return null;
  const failed = lastTest?.tests.find(({ passed }) => !passed);
  if (!failed) return null;
  return failed.detail === null ? failed.name : `${failed.name}: ${failed.detail}`;
}
