import type { Site } from '@apiyard/api/contract/site/site';

/** Source of the site data on pages. */
export interface SiteSource {
  current(): Site;
  /** Called after each change. */
  onChange(listener: () => void): void;
}
