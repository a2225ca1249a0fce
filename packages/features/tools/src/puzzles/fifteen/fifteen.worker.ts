/** Makes a fifteen puzzle, and finds its next move, which can take seconds. */
import { hintFifteen, makeFifteen } from '@apiyard/kernels/fifteen/fifteen';
import type { FifteenQuestion } from './fifteen-worker.ts';

addEventListener('message', ({ data }: MessageEvent<FifteenQuestion>) => {
  postMessage(data.kind === 'make' ? makeFifteen({ size: data.size }, data.seed).board : hintFifteen(data.board));
});
