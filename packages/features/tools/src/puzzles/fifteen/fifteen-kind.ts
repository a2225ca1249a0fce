import type { FifteenBoard, FifteenSize } from '@apiyard/kernels/fifteen/board';
import type { FifteenHint } from '@apiyard/kernels/fifteen/fifteen';
import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleId } from '../frame/rules.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { FifteenOnPaper, FifteenPosition } from './fifteen-board.ts';
import { fifteenRules } from './fifteen-board.ts';
import type { FifteenQuestion } from './fifteen-worker.ts';

const ask = <Response>(question: FifteenQuestion, signal: AbortSignal): Promise<Response> =>
  askWorker(() => new Worker(new URL('fifteen.worker.ts', import.meta.url), { type: 'module' }), question, signal);

/** A game of tiles that slide. */
export const createSlidingKind = (
  name: string,
  sizeOf: (level: string) => FifteenSize,
): PuzzleKind<FifteenBoard, FifteenPosition, FifteenHint> => ({
  name,
  machine: createPlayMachine<FifteenBoard, FifteenPosition, FifteenHint>(fifteenRules),
  make: ({ level, seed }, signal) => ask({ kind: 'make', size: sizeOf(level), seed }, signal),
  findHint: (_, { tiles }, signal) => ask({ kind: 'hint', board: tiles }, signal),
});

export const fifteenKind = createSlidingKind('fifteen', (level) => Number(level) as FifteenSize);

/** The same puzzles on paper, with a solution. */
export const fifteenPrintKind = {
  make: ({ level, seed }: PuzzleId, signal: AbortSignal): Promise<FifteenOnPaper> =>
    ask({ kind: 'print', size: Number(level) as FifteenSize, seed }, signal),
};
