import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { wordsCopy } from '../words/words-copy.ts';
import { crosswordCopy } from './crossword-copy.ts';

export default definePage({
  path: '/puzzle/crossword',
  layout: 'full',
  access: 'anyone',
  title: 'crossword.title',
  copies: [crosswordCopy, wordsCopy, puzzlesCopy],
  load: () => import('./crossword.route.tsx'),
  parent: '/puzzle',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'puzzle', name: 'crossword', order: 70 },
});
