import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { arithmeticCopy } from './arithmetic-copy.ts';

export default definePage({
  path: '/puzzle/arithmetic-quiz',
  layout: 'full',
  access: 'anyone',
  isInSitemap: true,
  isServerRendered: true,
  title: 'arithmetic.title',
  copies: [arithmeticCopy, puzzlesCopy],
  load: () => import('./arithmetic.route.tsx'),
  parent: '/puzzle',
  inArea: { area: 'puzzle', name: 'arithmetic', order: 120 },
});
