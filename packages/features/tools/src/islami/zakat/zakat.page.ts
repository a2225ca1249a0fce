import { definePage } from '@apiyard/kit/routing/page.ts';
import { zakatCopy } from './zakat-copy.ts';

export default definePage({
  path: '/islami/zakat',
  layout: 'full',
  access: 'anyone',
  title: 'zakat.title',
  copies: [zakatCopy],
  load: () => import('./zakat.route.tsx'),
  parent: '/islami',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'islami', name: 'zakat', order: 80 },
});
