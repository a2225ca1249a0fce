/** Makes a sudoku, which can take a second at the expert level, and finds the next step of one. */
import { makeSudoku } from '@apiyard/kernels/sudoku';
import { hintSudoku } from '@apiyard/kernels/sudoku/hint';
import type { Level } from '@apiyard/kernels/sudoku/step';
import type { SudokuPuzzle } from './sudoku-board.ts';
import type { SudokuQuestion } from './sudoku-worker.ts';

const digitsIn = (text: string): number[] =>
  Array.from(text, (character) => (character === '.' ? 0 : Number(character)));

function make(level: Level, seed: string): SudokuPuzzle {
  const { puzzle, solution } = makeSudoku(level, seed);
  return { clues: digitsIn(puzzle), solution: digitsIn(solution) };
}

addEventListener('message', ({ data }: MessageEvent<SudokuQuestion>) => {
  postMessage(data.kind === 'make' ? make(data.level, data.seed) : hintSudoku(data.clues, data.state));
});
