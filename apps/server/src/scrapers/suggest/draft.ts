/** A finder's draft, before the engine has run it. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Suggestion } from '@apiyard/api/contract/scrapers/scrapers';

/** Maximum suggestions of a page. */
export const suggestionsMax = 8;

export interface Draft {
  readonly kind: Suggestion['kind'];
  /** The selector of the records, or the type of the object: `article.product`, `Recipe`. */
  readonly label: string;
  /** 0 to 1. */
  readonly worth: number;
  readonly parts: Pick<ScraperDefinition, 'source' | 'script' | 'items' | 'fields' | 'next'>;
}

export const clamp = (worth: number): number => Math.max(0, Math.min(1, worth));
