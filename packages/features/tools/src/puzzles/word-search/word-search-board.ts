/** A word search as it is played: the numbers of the words that were found, in their order. Pure. */
import type { Direction } from '@apiyard/kernels/word-search/word-search';
import type { WordLanguage } from '@apiyard/kernels/words/words';
import type { PuzzleRules } from '../frame/rules.ts';

/** As in the API. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type WordSearchLevel = (typeof levels)[number];
/** Rows and columns of a level. */
export const sizeOf = { easy: 8, medium: 12, hard: 14 } as const;

export interface HiddenWord {
  readonly word: string;
  /** The cells of its letters, from the first to the last. */
  readonly cells: readonly number[];
  readonly direction: Direction;
}

export interface WordSearchPuzzle {
  readonly language: WordLanguage;
  readonly size: number;
  /** Letters row by row, in reading direction. */
  readonly letters: readonly string[];
  readonly words: readonly HiddenWord[];
}

export type WordSearchPosition = readonly number[];

export const wordSearchRules: PuzzleRules<WordSearchPuzzle, WordSearchPosition> = {
  start: () => [],
  isSolved: ({ words }, found) => found.length === words.length,
  mistakesIn: () => [],
};

/** The cells from one to another in the nearest of the eight directions, as far as the board goes. */
export function lineBetween(size: number, from: number, to: number): readonly number[] {
  const [row, column] = [Math.floor(from / size), from % size];
  const [rows, columns] = [Math.floor(to / size) - row, (to % size) - column];
  const length = Math.max(Math.abs(rows), Math.abs(columns));
  if (length === 0) return [from];
  const [down, along] = [Math.round(rows / length), Math.round(columns / length)];
  return Array.from({ length: length + 1 }, (_, at) => [row + at * down, column + at * along] as const)
    .filter(([y, x]) => y >= 0 && y < size && x >= 0 && x < size)
    .map(([y, x]) => y * size + x);
}

/** The number of the word on exactly these cells, read from either end; -1 for none. */
export function wordOn({ words }: WordSearchPuzzle, cells: readonly number[]): number {
  const [line, reversed] = [cells.join(' '), cells.toReversed().join(' ')];
  return words.findIndex((word) => [line, reversed].includes(word.cells.join(' ')));
}

export const lettersOn = ({ letters }: WordSearchPuzzle, cells: readonly number[]): string =>
  cells.map((cell) => letters[cell] ?? '').join('');

/** The first word of the list that was not found; null when all were. */
export function nextWord({ words }: WordSearchPuzzle, found: WordSearchPosition): number | null {
  const next = words.findIndex((_, number) => !found.includes(number));
  return next === -1 ? null : next;
}
