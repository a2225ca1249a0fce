import type { NonogramHint } from '@apiyard/kernels/nonogram/nonogram';
import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { NonogramPosition, NonogramPuzzle } from './nonogram-board.ts';
import { nonogramRules } from './nonogram-board.ts';
import type { NonogramQuestion } from './nonogram-worker.ts';

const ask = <Response>(question: NonogramQuestion, signal: AbortSignal): Promise<Response> =>
  askWorker(() => new Worker(new URL('nonogram.worker.ts', import.meta.url), { type: 'module' }), question, signal);

export const nonogramKind: PuzzleKind<NonogramPuzzle, NonogramPosition, NonogramHint> = {
  name: 'nonogram',
  machine: createPlayMachine<NonogramPuzzle, NonogramPosition, NonogramHint>(nonogramRules),
  make: ({ level, seed }, signal) => ask({ kind: 'make', size: Number(level), seed }, signal),
  findHint: ({ clues }, grid, signal) => ask({ kind: 'hint', clues, grid }, signal),
};
