import { IconWorldDownload } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { scrapersCopy } from './scrapers-copy.ts';

export default definePage({
  path: '/addscrape',
  layout: 'full',
  access: 'admin',
  title: 'scrapers.title',
  copies: [problemsCopy, scrapersCopy],
  load: () => import('./scraper-list.route.tsx'),
  menu: [{ group: 'admin', order: 50, label: 'shell.nav.scrapers', icon: IconWorldDownload }],
  finders: [{ load: () => import('./scrapers.finder.ts') }],
});
