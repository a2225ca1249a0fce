import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { wordsCopy } from '../words/words-copy.ts';
import { wordSearchCopy } from './word-search-copy.ts';

export default definePage({
  path: '/puzzle/word-search',
  layout: 'full',
  access: 'anyone',
  title: 'wordSearch.title',
  copies: [wordSearchCopy, wordsCopy, puzzlesCopy],
  load: () => import('./word-search.route.tsx'),
  parent: '/puzzle',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'puzzle', name: 'wordSearch', order: 60 },
});
