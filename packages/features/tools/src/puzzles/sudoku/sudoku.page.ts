import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { sudokuCopy } from './sudoku-copy.ts';

export default definePage({
  path: '/puzzle/sudoku',
  layout: 'full',
  access: 'anyone',
  isInSitemap: true,
  isServerRendered: true,
  title: 'sudoku.title',
  copies: [sudokuCopy, puzzlesCopy],
  load: () => import('./sudoku.route.tsx'),
  parent: '/puzzle',
  inArea: { area: 'puzzle', name: 'sudoku', order: 10 },
});
