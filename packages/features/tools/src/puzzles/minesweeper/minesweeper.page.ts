import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { minesweeperCopy } from './minesweeper-copy.ts';

export default definePage({
  path: '/puzzle/minesweeper',
  layout: 'full',
  access: 'anyone',
  isInSitemap: true,
  isServerRendered: true,
  title: 'minesweeper.title',
  copies: [minesweeperCopy, puzzlesCopy],
  load: () => import('./minesweeper.route.tsx'),
  parent: '/puzzle',
  inArea: { area: 'puzzle', name: 'minesweeper', order: 30 },
});
