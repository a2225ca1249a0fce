/** Makes a nonogram, and finds the next line from which something follows. */
import { hintNonogram, makeNonogram } from '@apiyard/kernels/nonogram/nonogram';
import type { NonogramPuzzle } from './nonogram-board.ts';
import type { NonogramQuestion } from './nonogram-worker.ts';

function make(size: number, seed: string): NonogramPuzzle {
  const { clues, solution } = makeNonogram({ width: size, height: size }, seed);
  return { clues, solution };
}

addEventListener('message', ({ data }: MessageEvent<NonogramQuestion>) => {
  postMessage(data.kind === 'make' ? make(data.size, data.seed) : hintNonogram(data.clues, data.grid));
});
