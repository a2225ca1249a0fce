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
  inArea: { area: 'islami', name: 'areaPages.zakat', order: 80 },
});
