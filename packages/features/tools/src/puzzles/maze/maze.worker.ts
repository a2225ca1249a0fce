/** Makes a maze of long passages, as the API does by default. */
import { makeMaze } from '@apiyard/kernels/maze/maze';
import type { MazeQuestion } from './maze-worker.ts';

addEventListener('message', ({ data: { size, seed } }: MessageEvent<MazeQuestion>) => {
  postMessage(makeMaze({ width: size, height: size, style: 'winding' }, seed));
});
