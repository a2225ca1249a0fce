import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { mazeCopy } from './maze-copy.ts';

export default definePage({
  path: '/puzzle/maze/print',
  layout: 'full',
  access: 'anyone',
  title: 'maze.printTitle',
  copies: [mazeCopy, puzzlesCopy],
  load: () => import('./maze-print.route.tsx'),
  parent: '/puzzle/maze',
});
