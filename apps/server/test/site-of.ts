/** A site's settings that a test can change. */
import { defaultSite } from '@apiyard/api/contract/site/default-site';
import type { Site } from '@apiyard/api/contract/site/site';

export interface ChangedByHand {
  current(): Site;
  onChange(listener: () => void): void;
  change(to: Partial<Site>): void;
}

export function siteOf(given: Partial<Site> = {}): ChangedByHand {
  let site: Site = {
    ...defaultSite,
    ...given,
  };
  const listeners: (() => void)[] = [];
  return {
    current: () => site,
    onChange: (listener) => void listeners.push(listener),
    change(to) {
      site = { ...site, ...to };
      for (const listener of listeners) listener();
    },
  };
}
