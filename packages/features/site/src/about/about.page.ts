import { definePage } from '@apiyard/kit/routing/page.ts';
import { aboutCopy } from './about-copy.ts';

export default definePage({
  path: '/about',
  layout: 'site',
  access: 'anyone',
  title: 'about.title',
  description: 'about.purpose',
  copies: [aboutCopy],
  load: () => import('./about.route.tsx'),
  menu: [
    { group: 'site-header', order: 50, label: 'shell.site.about' },
    { group: 'site-learn', order: 40, label: 'shell.site.about' },
  ],
});
