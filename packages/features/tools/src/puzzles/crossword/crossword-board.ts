/** A crossword as it is played: a letter for each cell, row by row, empty where none was entered. Pure. */
import type { WordLanguage } from '@apiyard/kernels/words/words';
import type { PuzzleRules } from '../frame/rules.ts';
import { isSameLetter } from '../words/same-letter.ts';

export const levels = ['small', 'medium', 'large'] as const;
export type CrosswordLevel = (typeof levels)[number];
/** Words of a level at most, as in the API. */
export const countOf = { small: 6, medium: 10, large: 16 } as const;

export type Direction = 'across' | 'down';

export interface Entry {
  readonly number: number;
  readonly direction: Direction;
  readonly cells: readonly number[];
  readonly clue: string;
}

export interface CrosswordPuzzle {
  readonly language: WordLanguage;
  readonly width: number;
  readonly height: number;
  /** Null for a black cell. */
  readonly solution: readonly (string | null)[];
  /** Those across, then those down, by number. */
  readonly entries: readonly Entry[];
}

export type CrosswordPosition = readonly string[];

const isRight = ({ solution }: CrosswordPuzzle, position: CrosswordPosition, cell: number): boolean =>
  isSameLetter(position[cell] ?? '', solution[cell] ?? '');

export const crosswordRules: PuzzleRules<CrosswordPuzzle, CrosswordPosition> = {
  start: ({ solution }) => solution.map(() => ''),
  isSolved: (puzzle, position) =>
    puzzle.solution.every((letter, cell) => letter === null || isRight(puzzle, position, cell)),
  mistakesIn: (puzzle, position) =>
    position.flatMap((letter, cell) => (letter !== '' && !isRight(puzzle, position, cell) ? [cell] : [])),
};

/** The number of the entry through a cell, in the given direction if there is one. Null for a black cell. */
export function entryAt({ entries }: CrosswordPuzzle, cell: number, direction: Direction): number | null {
  const through = entries.flatMap((entry, index) => (entry.cells.includes(cell) ? [index] : []));
  return through.find((index) => entries[index]?.direction === direction) ?? through[0] ?? null;
}

/** The same position if nothing changes. */
export const enter = (position: CrosswordPosition, cell: number, letter: string): CrosswordPosition =>
  position[cell] === letter ? position : position.with(cell, letter);

export const isFilled = (position: CrosswordPosition, { cells }: Entry): boolean =>
  cells.every((cell) => position[cell] !== '');

/** Where to type first: the first empty cell of an entry, otherwise its first cell. */
export const firstOpen = (position: CrosswordPosition, { cells }: Entry): number =>
  cells.find((cell) => position[cell] === '') ?? cells[0] ?? 0;

/**
 * The white cell that is reached from one cell over another, skipping black ones; the first cell if there is none.
 * A step to the side never leads to another row.
 */
export function whiteFrom({ solution, width }: CrosswordPuzzle, from: number, to: number): number {
  const step = to - from;
  const row = Math.floor(from / width);
  if (step === 0) return from;
  for (let cell = to; cell >= 0 && cell < solution.length; cell += step) {
    if (Math.abs(step) < width && Math.floor(cell / width) !== row) break;
    if (solution[cell] !== null) return cell;
  }
  return from;
}

export type CrosswordHint =
  | { readonly kind: 'mistake'; readonly cells: readonly number[] }
  /** The number of the open entry with most letters. */
  | { readonly kind: 'entry'; readonly entry: number };

export function hintCrossword(puzzle: CrosswordPuzzle, position: CrosswordPosition): CrosswordHint {
  const cells = crosswordRules.mistakesIn(puzzle, position);
  if (cells.length > 0) return { kind: 'mistake', cells };
  const missing = (entry: Entry) => entry.cells.filter((cell) => position[cell] === '').length;
  const open = puzzle.entries.flatMap((entry, index) =>
    missing(entry) > 0 ? [{ index, missing: missing(entry) }] : [],
  );
  return { kind: 'entry', entry: open.toSorted((one, other) => one.missing - other.missing)[0]?.index ?? 0 };
}

/** Fills cells with their letters of the solution. */
export const reveal = (
  { solution }: CrosswordPuzzle,
  position: CrosswordPosition,
  cells: readonly number[],
): CrosswordPosition => cells.reduce((before, cell) => enter(before, cell, solution[cell] ?? ''), position);

export const clear = (position: CrosswordPosition, cells: readonly number[]): CrosswordPosition =>
  cells.reduce((before, cell) => enter(before, cell, ''), position);
