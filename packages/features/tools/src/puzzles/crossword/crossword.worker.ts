/** Makes a crossword. */
import type { CrosswordQuestion } from './crossword-worker.ts';
import { makeCrosswordPuzzle } from './make-crossword.ts';

addEventListener('message', ({ data }: MessageEvent<CrosswordQuestion>) => {
  postMessage(makeCrosswordPuzzle(data));
});
