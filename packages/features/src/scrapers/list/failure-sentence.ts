import type { ScraperRow } from '@apiyard/api/contract/scrapers';

/** What the first failing test of the latest run says, for a definition that is marked as failing. */
export function failureSentence({ health, lastTest }: Pick<ScraperRow, 'health' | 'lastTest'>): string | null {
  if (health !== 'failing') return null;
  const failed = lastTest?.tests.find(({ passed }) => !passed);
  if (!failed) return null;
  return failed.detail === null ? failed.name : `${failed.name}: ${failed.detail}`;
}
