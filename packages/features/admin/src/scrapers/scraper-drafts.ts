import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Drafts } from '@apiyard/kit/unsaved/drafts.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';

/** Unsaved changes of an API. */
export interface ScraperDraft {
  readonly definition: ScraperDefinition;
  /** The version the changes are based on; null for a new API. */
  readonly baseVersion: number | null;
  /** ISO 8601. */
  readonly at: string;
}

/** By the API's id, or `new`. */
export const scraperDrafts = (owner: string | null): Drafts<ScraperDraft> => createDrafts('apiyard-scrapers', owner);
