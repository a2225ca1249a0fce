import type { SudokuHint } from '@apiyard/kernels/sudoku/hint';
import { levels } from '@apiyard/kernels/sudoku/step';
import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { SudokuPosition, SudokuPuzzle } from './sudoku-board.ts';
import { sudokuRules } from './sudoku-board.ts';
import { removedIn } from './sudoku-hints.ts';
import type { SudokuQuestion } from './sudoku-worker.ts';

const ask = <Response>(question: SudokuQuestion, signal: AbortSignal): Promise<Response> =>
  askWorker(() => new Worker(new URL('sudoku.worker.ts', import.meta.url), { type: 'module' }), question, signal);

export const sudokuKind: PuzzleKind<SudokuPuzzle, SudokuPosition, SudokuHint> = {
  name: 'sudoku',
  machine: createPlayMachine<SudokuPuzzle, SudokuPosition, SudokuHint>(sudokuRules),
  make: ({ level, seed }, signal) =>
    ask({ kind: 'make', level: levels.find((known) => known === level) ?? 'medium', seed }, signal),
  findHint: ({ clues }, position, signal) =>
    ask(
      { kind: 'hint', clues, state: { digits: position.map(({ digit }) => digit), removed: removedIn(position) } },
      signal,
    ),
};
