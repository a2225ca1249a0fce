import { definePage } from '@apiyard/kit/routing/page.ts';
import { placesCopy } from '../places/places-copy.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';

export default definePage({
  path: '/islami/prayer-times',
  layout: 'full',
  access: 'anyone',
  title: 'prayerTimes.title',
  copies: [prayerTimesCopy, placesCopy],
  load: () => import('./prayer-times.route.tsx'),
  parent: '/islami',
  inArea: { area: 'islami', name: 'areaPages.prayerTimes', order: 10 },
});
