import { definePage } from '@apiyard/kit/routing/page.ts';
import { quranCopy } from './quran-copy.ts';

export default definePage({
  path: '/islami/quran',
  layout: 'full',
  access: 'anyone',
  title: 'quran.title',
  copies: [quranCopy],
  load: () => import('./quran.route.tsx'),
  parent: '/islami',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'islami', name: 'quran', order: 40 },
});
