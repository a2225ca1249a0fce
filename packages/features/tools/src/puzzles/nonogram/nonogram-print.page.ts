import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { nonogramCopy } from './nonogram-copy.ts';

export default definePage({
  path: '/puzzle/nonogram/print',
  layout: 'full',
  access: 'anyone',
  title: 'nonogram.printTitle',
  copies: [nonogramCopy, puzzlesCopy],
  load: () => import('./nonogram-print.route.tsx'),
  parent: '/puzzle/nonogram',
});
