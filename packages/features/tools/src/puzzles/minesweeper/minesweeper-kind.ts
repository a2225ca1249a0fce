import type { MinesweeperHint } from '@apiyard/kernels/minesweeper/minesweeper';
import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { MinesweeperPosition, MinesweeperPuzzle } from './minesweeper-board.ts';
import { levels, minesweeperRules, visibleRows } from './minesweeper-board.ts';
import type { MinesweeperQuestion } from './minesweeper-worker.ts';

const ask = <Response>(question: MinesweeperQuestion, signal: AbortSignal): Promise<Response> =>
  askWorker(() => new Worker(new URL('minesweeper.worker.ts', import.meta.url), { type: 'module' }), question, signal);

export const minesweeperKind: PuzzleKind<MinesweeperPuzzle, MinesweeperPosition, MinesweeperHint> = {
  name: 'minesweeper',
  machine: createPlayMachine<MinesweeperPuzzle, MinesweeperPosition, MinesweeperHint>(minesweeperRules),
  make: ({ level, seed }, signal) =>
    ask({ kind: 'make', level: levels.find((one) => one === level) ?? 'beginner', seed }, signal),
  findHint: (puzzle, position, signal) =>
    ask({ kind: 'hint', state: { rows: visibleRows(puzzle, position), mines: puzzle.mines } }, signal),
};
