import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { nonogramCopy } from './nonogram-copy.ts';

export default definePage({
  path: '/puzzle/nonogram',
  layout: 'full',
  access: 'anyone',
  isInSitemap: true,
  isServerRendered: true,
  title: 'nonogram.title',
  copies: [nonogramCopy, puzzlesCopy],
  load: () => import('./nonogram.route.tsx'),
  parent: '/puzzle',
  inArea: { area: 'puzzle', name: 'nonogram', order: 20 },
});
