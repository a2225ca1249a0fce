/** A definition's own tests: known inputs, and what must come back. */
import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { ScraperTestRun } from '@apiyard/api/contract/scrapers';
import type { Runner } from '../scraper.ts';

export interface OwnTestsOrder {
  readonly definition: ScraperDefinition;
  /** Whose secrets are used. */
  readonly scraperId: string | null;
  readonly of: ScraperTestRun['of'];
  readonly signal: AbortSignal;
}

/** One after another, so that a site is not asked more than once at a time. */
export async function runOwnTests(runner: Runner, order: OwnTestsOrder): Promise<ScraperTestRun> {
  throw new Error(`${String(runner)} ${String(order)}`);
}
