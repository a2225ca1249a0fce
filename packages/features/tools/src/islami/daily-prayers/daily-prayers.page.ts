import { definePage } from '@apiyard/kit/routing/page.ts';
import { dailyPrayersCopy } from './daily-prayers-copy.ts';

export default definePage({
  path: '/islami/daily-prayers',
  layout: 'full',
  access: 'anyone',
  title: 'dailyPrayers.title',
  copies: [dailyPrayersCopy],
  load: () => import('./daily-prayers.route.tsx'),
  parent: '/islami',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'islami', name: 'dailyPrayers', order: 50 },
});
