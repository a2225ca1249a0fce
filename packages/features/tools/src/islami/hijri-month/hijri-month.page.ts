import { definePage } from '@apiyard/kit/routing/page.ts';
import { hijriMonthCopy } from './hijri-month-copy.ts';

export default definePage({
  path: '/islami/hijri-month',
  layout: 'full',
  access: 'anyone',
  title: 'hijriMonth.title',
  copies: [hijriMonthCopy],
  load: () => import('./hijri-month.route.tsx'),
  parent: '/islami',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'islami', name: 'hijriMonth', order: 30 },
});
