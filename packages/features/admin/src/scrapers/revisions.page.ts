import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { scrapersCopy } from './scrapers-copy.ts';

export default definePage({
  path: '/addscrape/:id/revisions',
  layout: 'full',
  access: 'admin',
  title: 'scrapers.revisions.title',
  copies: [problemsCopy, scrapersCopy],
  load: () => import('./revisions.route.tsx'),
  parent: '/addscrape/:id',
});
