import { definePage } from '@apiyard/kit/routing/page.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { placesCopy } from '../places/places-copy.ts';
import { prayerFeedsCopy } from '../prayer-feeds/prayer-feeds-copy.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';

export default definePage({
  path: '/islami/prayer-times',
  layout: 'full',
  access: 'anyone',
  title: 'prayerTimes.title',
  copies: [prayerTimesCopy, placesCopy, prayerFeedsCopy, problemsCopy],
  load: () => import('./prayer-times.route.tsx'),
  parent: '/islami',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'islami', name: 'prayerTimes', order: 10 },
});
