/** One run of a definition: request, fetch, extraction, further pages. */
import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { Egress } from '../../egress/egress.ts';
import type { Extraction, FetchedPage } from '../engine/extraction.ts';
import type { Runner, Secrets } from '../scraper.ts';

/** Extraction off the main thread. */
export type Extract = (
  order: { readonly definition: ScraperDefinition; readonly page: FetchedPage; readonly params: Readonly<Record<string, unknown>>; readonly look: boolean },
  signal: AbortSignal,
) => Promise<Extraction>;

export interface RunServices {
  readonly egress: Egress;
  /** The secrets of a stored definition. Asked only when the definition uses one. */
  secretsOf(scraperId: string): Promise<Secrets>;
  /** `extractInWorker` of the engine; tests may extract in their own thread. */
  readonly extract: Extract;
}

export function createRunner(services: RunServices): Runner {
  return () => Promise.reject(new Error(String(services)));
}
