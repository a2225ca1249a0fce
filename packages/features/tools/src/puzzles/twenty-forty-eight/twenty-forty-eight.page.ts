import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { twentyFortyEightCopy } from './twenty-forty-eight-copy.ts';

export default definePage({
  path: '/puzzle/2048',
  layout: 'full',
  access: 'anyone',
  isInSitemap: true,
  isServerRendered: true,
  title: 'tiles.title',
  copies: [twentyFortyEightCopy, puzzlesCopy],
  load: () => import('./twenty-forty-eight.route.tsx'),
  parent: '/puzzle',
  inArea: { area: 'puzzle', name: 'twentyFortyEight', order: 50 },
});
