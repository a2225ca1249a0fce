/** A sudoku as it is played. Cells are numbered 0 to 80, row by row. Pure. */
import { peers } from '@apiyard/kernels/sudoku/board';
import type { PuzzleRules } from '../frame/rules.ts';

export interface SudokuPuzzle {
  /** 81 digits, 0 for an empty cell. */
  readonly clues: readonly number[];
  readonly solution: readonly number[];
}

export interface SudokuCell {
  /** 0 in an empty cell. */
  readonly digit: number;
  /** Ascending. */
  readonly notes: readonly number[];
}

export type SudokuPosition = readonly SudokuCell[];

const empty: SudokuCell = { digit: 0, notes: [] };

export const sudokuRules: PuzzleRules<SudokuPuzzle, SudokuPosition> = {
  start: ({ clues }) => clues.map((digit) => (digit === 0 ? empty : { digit, notes: [] })),
  isSolved: ({ solution }, position) => position.every(({ digit }, cell) => digit === solution[cell]),
  mistakesIn: ({ solution }, position) =>
    position.flatMap(({ digit }, cell) => (digit !== 0 && digit !== solution[cell] ? [cell] : [])),
};

const replaced = (position: SudokuPosition, cell: number, by: SudokuCell): SudokuPosition => position.with(cell, by);

/** Enters a digit, and removes it from the notes of the cells that see it. The digit that is there already is deleted. */
export function enterDigit(
  { clues }: SudokuPuzzle,
  position: SudokuPosition,
  cell: number,
  digit: number,
): SudokuPosition {
  if (clues[cell] !== 0) return position;
  if (position[cell]?.digit === digit) return replaced(position, cell, empty);
  const seen = new Set(peers[cell]);
  return position.map((other, at) => {
    if (at === cell) return { digit, notes: [] };
    return seen.has(at) && other.notes.includes(digit)
      ? { ...other, notes: other.notes.filter((note) => note !== digit) }
      : other;
  });
}

/** Adds a note to an empty cell, or removes it. */
export function toggleNote(
  _puzzle: SudokuPuzzle,
  position: SudokuPosition,
  cell: number,
  digit: number,
): SudokuPosition {
  const { digit: entered, notes } = position[cell] ?? empty;
  if (entered !== 0) return position;
  const others = notes.filter((note) => note !== digit);
  const next = others.length === notes.length ? [...notes, digit].toSorted((a, b) => a - b) : others;
  return replaced(position, cell, { digit: 0, notes: next });
}

/** Deletes what was entered in a cell: its digit or its notes. */
export function clearCell({ clues }: SudokuPuzzle, position: SudokuPosition, cell: number): SudokuPosition {
  const { digit, notes } = position[cell] ?? empty;
  return clues[cell] !== 0 || (digit === 0 && notes.length === 0) ? position : replaced(position, cell, empty);
}

/** How often each digit from 1 to 9 still has to be entered. */
export function digitsLeft(position: SudokuPosition): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => 9 - position.filter((cell) => cell.digit === digit).length);
}

/** Digits that no cell seen by this one has. */
export function candidatesAt(position: SudokuPosition, cell: number): readonly number[] {
  const seen = new Set(peers[cell]?.map((peer) => position[peer]?.digit));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
}
