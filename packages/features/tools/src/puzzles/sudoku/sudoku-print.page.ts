import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { sudokuCopy } from './sudoku-copy.ts';

export default definePage({
  path: '/puzzle/sudoku/print',
  layout: 'full',
  access: 'anyone',
  title: 'sudoku.printTitle',
  copies: [sudokuCopy, puzzlesCopy],
  load: () => import('./sudoku-print.route.tsx'),
  parent: '/puzzle/sudoku',
});
