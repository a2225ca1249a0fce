import { defaultSite } from '@apiyard/api/contract/site/default-site';
import type { Site } from '@apiyard/api/contract/site/site';
import type { Services } from '@apiyard/kit/services.tsx';

/**
 * Pages are rendered twice at build time: with only the site's name, and with operator and contact address. The server
 * selects one, and replaces these placeholders with the settings.
 */
export const renderedSites = {
  bare: { ...defaultSite, name: '%site.name%' },
  named: { ...defaultSite, name: '%site.name%', operator: '%site.operator%', contactEmail: '%site.contactEmail%' },
} as const satisfies Record<string, Site>;

export type RenderedSite = keyof typeof renderedSites;

/** The site's settings, and which of them the page was rendered with. */
function siteOf(page: Pick<Document, 'getElementById'>): Pick<Services, 'site' | 'renderedSite'> {
  const text = page.getElementById('site')?.textContent ?? '';
  const site: Site = text.startsWith('{') ? { ...defaultSite, ...(JSON.parse(text) as Partial<Site>) } : defaultSite;
  const rendered = page.getElementById('root')?.dataset['site'];
  // The server renders with the settings themselves.
  if (rendered === 'whole') return { site, renderedSite: site };
  const isNamed = rendered === 'named';
  const { name, operator, contactEmail } = site;
  return { site, renderedSite: isNamed ? { ...defaultSite, name, operator, contactEmail } : { ...defaultSite, name } };
}

/** The same while the page is open: changes by admins show immediately. */
export function createSiteStore(
  page: Pick<Document, 'getElementById'>,
): Required<Pick<Services, 'site' | 'renderedSite' | 'takeSite' | 'onSite'>> {
  const { site: first, renderedSite = first } = siteOf(page);
  const listeners = new Set<() => void>();
  let site = first;
  return {
    get site() {
      return site;
    },
    renderedSite,
    takeSite(now) {
      site = now;
      for (const listener of listeners) listener();
    },
    onSite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
