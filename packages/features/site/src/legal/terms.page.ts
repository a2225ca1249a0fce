import { definePage } from '@apiyard/kit/routing/page.ts';
import { legalCopy } from './legal-copy.ts';
import { termsCopy } from './terms/terms-copy.ts';

export default definePage({
  path: '/tos',
  layout: 'site',
  access: 'anyone',
  title: 'legal.terms.title',
  description: 'legal.terms.purpose',
  copies: [legalCopy, termsCopy],
  load: () => import('./terms.route.tsx'),
  menu: [{ group: 'site-legal', order: 20, label: 'shell.site.terms' }],
  ownText: 'terms',
});
