import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { fifteenCopy } from './fifteen-copy.ts';

export default definePage({
  path: '/puzzle/fifteen/print',
  layout: 'full',
  access: 'anyone',
  title: 'fifteen.printTitle',
  copies: [fifteenCopy, puzzlesCopy],
  load: () => import('./fifteen-print.route.tsx'),
  parent: '/puzzle/fifteen',
});
