import { definePage } from '@apiyard/kit/routing/page.ts';
import { placesCopy } from '../places/places-copy.ts';
import { qiblaCopy } from './qibla-copy.ts';

export default definePage({
  path: '/islami/qibla',
  layout: 'full',
  access: 'anyone',
  title: 'qibla.title',
  copies: [qiblaCopy, placesCopy],
  load: () => import('./qibla.route.tsx'),
  parent: '/islami',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'islami', name: 'qibla', order: 20 },
});
