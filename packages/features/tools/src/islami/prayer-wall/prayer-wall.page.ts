import { definePage } from '@apiyard/kit/routing/page.ts';
import { placesCopy } from '../places/places-copy.ts';
import { prayerTimesCopy } from '../prayer-times/prayer-times-copy.ts';
import { prayerWallCopy } from './prayer-wall-copy.ts';

export default definePage({
  path: '/islami/prayer-times/wall',
  layout: 'bare',
  access: 'anyone',
  title: 'prayerWall.title',
  copies: [prayerWallCopy, prayerTimesCopy, placesCopy],
  load: () => import('./prayer-wall.route.tsx'),
  parent: '/islami/prayer-times',
});
