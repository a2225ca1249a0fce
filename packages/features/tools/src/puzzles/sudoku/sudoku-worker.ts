/** What the page and the worker of a sudoku send to each other. */
import type { SudokuState } from '@apiyard/kernels/sudoku/hint';
import type { Level } from '@apiyard/kernels/sudoku/step';

export type SudokuQuestion =
  | { readonly kind: 'make'; readonly level: Level; readonly seed: string }
  | { readonly kind: 'hint'; readonly clues: readonly number[]; readonly state: SudokuState };
