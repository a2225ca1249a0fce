import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { mazeCopy } from './maze-copy.ts';

export default definePage({
  path: '/puzzle/maze',
  layout: 'full',
  access: 'anyone',
  title: 'maze.title',
  copies: [mazeCopy, puzzlesCopy],
  load: () => import('./maze.route.tsx'),
  parent: '/puzzle',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'puzzle', name: 'maze', order: 100 },
});
