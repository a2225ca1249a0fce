import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { portfolioCopy } from './portfolio-copy.ts';

export default definePage({
  path: '/portfolio',
  layout: 'site',
  access: 'anyone',
  title: 'portfolio.title',
  description: 'portfolio.purpose',
  copies: [portfolioCopy, areasCopy],
  load: () => import('./portfolio.route.tsx'),
  menu: [{ group: 'site-product', order: 40, label: 'shell.site.portfolio' }],
});
