import { definePage } from '@apiyard/kit/routing/page.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { wordsCopy } from '../words/words-copy.ts';
import { wordOfTheDayCopy } from './word-of-the-day-copy.ts';

export default definePage({
  path: '/puzzle/word-of-the-day',
  layout: 'full',
  access: 'anyone',
  title: 'wordOfTheDay.title',
  copies: [wordOfTheDayCopy, wordsCopy, puzzlesCopy],
  load: () => import('./word-of-the-day.route.tsx'),
  parent: '/puzzle',
  isServerRendered: true,
  isInSitemap: true,
  inArea: { area: 'puzzle', name: 'wordOfTheDay', order: 80 },
});
