import type { Site } from '@apiyard/api/contract/site';

const unnamed: Site = { name: 'Apiyard', operator: '', contactEmail: '', address: '', country: '', ownTexts: [] };

/** What the installation says about itself: the server writes it into every page it serves. */
export function siteOf(page: Pick<Document, 'getElementById'>): Site {
  const text = page.getElementById('site')?.textContent ?? '';
  if (!text.startsWith('{')) return unnamed;
  return { ...unnamed, ...(JSON.parse(text) as Partial<Site>) };
}
