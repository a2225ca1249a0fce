import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { scrapersCopy } from './scrapers-copy.ts';

export default definePage({
  path: '/addscrape/start',
  layout: 'full',
  access: 'admin',
  title: 'scrapers.start.title',
  copies: [problemsCopy, scrapersCopy],
  load: () => import('./start.route.tsx'),
  parent: '/addscrape',
  palette: [{ label: 'palette.newScraper' }],
});
