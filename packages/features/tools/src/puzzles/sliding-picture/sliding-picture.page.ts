import { definePage } from '@apiyard/kit/routing/page.ts';
import { fifteenCopy } from '../fifteen/fifteen-copy.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { slidingPictureCopy } from './sliding-picture-copy.ts';

export default definePage({
  path: '/puzzle/sliding-picture',
  layout: 'full',
  access: 'anyone',
  isInSitemap: true,
  isServerRendered: true,
  title: 'slidingPicture.title',
  copies: [slidingPictureCopy, fifteenCopy, puzzlesCopy],
  load: () => import('./sliding-picture.route.tsx'),
  parent: '/puzzle',
  inArea: { area: 'puzzle', name: 'slidingPicture', order: 110 },
});
