import type { Site } from '@apiyard/api/contract/site';

/** Where pages read what the site says about itself. */
export interface SiteSource {
  current(): Site;
  /** Called after each change. */
  onChange(listener: () => void): void;
}
