import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { wordsCopy } from '../words/words-copy.ts';
import { anagramsCopy } from './anagrams-copy.ts';

export default definePage({
  path: '/puzzle/anagrams',
  layout: 'full',
  access: 'anyone',
  title: 'anagrams.title',
  copies: [anagramsCopy, wordsCopy, puzzlesCopy],
  load: () => import('./anagrams.route.tsx'),
  parent: '/puzzle',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'puzzle', name: 'anagrams', order: 90 },
});
