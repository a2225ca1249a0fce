import { IconWorldDownload } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { scrapersCopy } from './scrapers-copy.ts';

export default definePage({
  path: '/addscrape',
  layout: 'full',
  access: 'admin',
  title: 'scrapers.title',
  copies: [scrapersCopy],
  load: () => import('./scraper-list.route.tsx'),
  menu: [{ group: 'admin', order: 90, label: 'shell.nav.scrapers', icon: IconWorldDownload }],
});
