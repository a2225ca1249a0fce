import type { MinesweeperHint } from '@apiyard/kernels/minesweeper/minesweeper';
import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleId } from '../frame/rules.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { MinesweeperOnPaper, MinesweeperPosition, MinesweeperPuzzle } from './minesweeper-board.ts';
import { levels, minesweeperRules, visibleRows } from './minesweeper-board.ts';
import type { MinesweeperQuestion } from './minesweeper-worker.ts';

const ask = <Response>(question: MinesweeperQuestion, signal: AbortSignal): Promise<Response> =>
  askWorker(() => new Worker(new URL('minesweeper.worker.ts', import.meta.url), { type: 'module' }), question, signal);

const levelOf = (id: string) => levels.find((one) => one === id) ?? 'beginner';

export const minesweeperKind: PuzzleKind<MinesweeperPuzzle, MinesweeperPosition, MinesweeperHint> = {
  name: 'minesweeper',
  machine: createPlayMachine<MinesweeperPuzzle, MinesweeperPosition, MinesweeperHint>(minesweeperRules),
  make: ({ level, seed }, signal) => ask({ kind: 'make', level: levelOf(level), seed }, signal),
  findHint: (puzzle, position, signal) =>
    ask({ kind: 'hint', state: { rows: visibleRows(puzzle, position), mines: puzzle.mines } }, signal),
};

/** The same boards on paper. */
export const minesweeperPrintKind = {
  make: ({ level, seed }: PuzzleId, signal: AbortSignal): Promise<MinesweeperOnPaper> =>
    ask({ kind: 'print', level: levelOf(level), seed }, signal),
};
