import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { minesweeperCopy } from './minesweeper-copy.ts';

export default definePage({
  path: '/puzzle/minesweeper/print',
  layout: 'full',
  access: 'anyone',
  title: 'minesweeper.printTitle',
  copies: [minesweeperCopy, puzzlesCopy],
  load: () => import('./minesweeper-print.route.tsx'),
  parent: '/puzzle/minesweeper',
});
