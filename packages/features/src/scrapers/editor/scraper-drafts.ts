import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { Drafts } from '../../_kit/unsaved/drafts.ts';
import { createDrafts } from '../../_kit/unsaved/drafts.ts';

/** Changes of an API that are not saved yet. */
export interface ScraperDraft {
  readonly definition: ScraperDefinition;
  /** The version that was changed; null for a new API. */
  readonly baseVersion: number | null;
  /** ISO 8601. */
  readonly at: string;
}

/** By the API's id, or `new`. */
export const scraperDrafts = (owner: string | null): Drafts<ScraperDraft> => createDrafts('apiyard-scrapers', owner);
