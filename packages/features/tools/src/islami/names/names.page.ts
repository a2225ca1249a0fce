import { definePage } from '@apiyard/kit/routing/page.ts';
import { namesCopy } from './names-copy.ts';

export default definePage({
  path: '/islami/names',
  layout: 'full',
  access: 'anyone',
  title: 'divineNames.title',
  copies: [namesCopy],
  load: () => import('./names.route.tsx'),
  parent: '/islami',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'islami', name: 'names', order: 60 },
});
