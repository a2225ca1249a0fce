/** Makes a word search. */
import { makeWordSearchPuzzle } from './make-word-search.ts';
import type { WordSearchQuestion } from './word-search-worker.ts';

addEventListener('message', ({ data }: MessageEvent<WordSearchQuestion>) => {
  postMessage(makeWordSearchPuzzle(data));
});
