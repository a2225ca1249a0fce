import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { fifteenCopy } from './fifteen-copy.ts';

export default definePage({
  path: '/puzzle/fifteen',
  layout: 'full',
  access: 'anyone',
  isInSitemap: true,
  isServerRendered: true,
  title: 'fifteen.title',
  copies: [fifteenCopy, puzzlesCopy],
  load: () => import('./fifteen.route.tsx'),
  parent: '/puzzle',
  inArea: { area: 'puzzle', name: 'fifteen', order: 40 },
});
