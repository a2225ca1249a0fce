import { definePage } from '@apiyard/kit/routing/page.ts';
import { dhikrCopy } from './dhikr-copy.ts';

export default definePage({
  path: '/islami/dhikr',
  layout: 'full',
  access: 'anyone',
  title: 'dhikr.title',
  copies: [dhikrCopy],
  load: () => import('./dhikr.route.tsx'),
  parent: '/islami',
  inArea: { area: 'islami', name: 'dhikr', order: 70 },
});
