import type { FifteenBoard, FifteenSize } from '@apiyard/kernels/fifteen/board';
import type { FifteenHint } from '@apiyard/kernels/fifteen/fifteen';
import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { FifteenPosition } from './fifteen-board.ts';
import { fifteenRules } from './fifteen-board.ts';
import type { FifteenQuestion } from './fifteen-worker.ts';

const ask = <Response>(question: FifteenQuestion, signal: AbortSignal): Promise<Response> =>
  askWorker(() => new Worker(new URL('fifteen.worker.ts', import.meta.url), { type: 'module' }), question, signal);

export const fifteenKind: PuzzleKind<FifteenBoard, FifteenPosition, FifteenHint> = {
  name: 'fifteen',
  machine: createPlayMachine<FifteenBoard, FifteenPosition, FifteenHint>(fifteenRules),
  make: ({ level, seed }, signal) => ask({ kind: 'make', size: Number(level) as FifteenSize, seed }, signal),
  findHint: (_, { tiles }, signal) => ask({ kind: 'hint', board: tiles }, signal),
};
