/** Makes a fifteen puzzle, also with its solution, and finds its next move, which can take seconds. */
import type { FifteenSize } from '@apiyard/kernels/fifteen/board';
import { hintFifteen, makeFifteen, solveFifteen } from '@apiyard/kernels/fifteen/fifteen';
import type { FifteenOnPaper } from './fifteen-board.ts';
import { tilesMoved } from './fifteen-board.ts';
import type { FifteenQuestion } from './fifteen-worker.ts';

function print(size: FifteenSize, seed: string): FifteenOnPaper {
  const tiles = makeFifteen({ size }, seed).board;
  const answer = solveFifteen(tiles);
  return { tiles, moved: answer.kind === 'solved' ? tilesMoved(tiles, answer.moves) : [] };
}

addEventListener('message', ({ data }: MessageEvent<FifteenQuestion>) => {
  if (data.kind === 'hint') postMessage(hintFifteen(data.board));
  else
    postMessage(data.kind === 'make' ? makeFifteen({ size: data.size }, data.seed).board : print(data.size, data.seed));
});
