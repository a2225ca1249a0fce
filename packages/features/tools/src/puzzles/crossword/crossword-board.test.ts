import { expect, test } from 'vitest';
import type { CrosswordPuzzle } from './crossword-board.ts';
import {
  clear,
  crosswordRules,
  enter,
  entryAt,
  firstOpen,
  hintCrossword,
  reveal,
  whiteFrom,
} from './crossword-board.ts';
import { isSameLetter } from '../words/same-letter.ts';
import { makeCrosswordPuzzle } from './make-crossword.ts';

/** CAT across and CAR down from the first cell. */
const puzzle: CrosswordPuzzle = {
  language: 'en',
  width: 3,
  height: 3,
  solution: ['C', 'A', 'T', 'A', null, null, 'R', null, null],
  entries: [
    { number: 1, direction: 'across', cells: [0, 1, 2], clue: 'A pet that purrs' },
    { number: 1, direction: 'down', cells: [0, 3, 6], clue: 'A vehicle with four wheels' },
  ],
};
const start = crosswordRules.start(puzzle);

test('is solved when each white cell has its letter, and other letters are mistakes', () => {
  const filled = ['C', 'A', 'T', 'A', '', '', 'R', '', ''];
  expect(crosswordRules.isSolved(puzzle, filled)).toBe(true);
  expect(crosswordRules.isSolved(puzzle, filled.with(6, 'N'))).toBe(false);
  expect(crosswordRules.mistakesIn(puzzle, ['B', 'A', '', '', '', '', 'N', '', ''])).toEqual([0, 6]);
});

test('accepts Arabic letters without their hamza, and no other letter', () => {
  expect([isSameLetter('أ', 'ا'), isSameLetter('ة', 'ه'), isSameLetter('ى', 'ي'), isSameLetter('ب', 'ت')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a cell belongs to the entry of the direction, or to the only one', () => {
  expect([entryAt(puzzle, 0, 'down'), entryAt(puzzle, 0, 'across'), entryAt(puzzle, 2, 'down')]).toEqual([1, 0, 0]);
  expect(entryAt(puzzle, 4, 'down')).toBe(null);
});

test('moves over black cells, and stays where there is nothing more', () => {
  expect([whiteFrom(puzzle, 0, 1), whiteFrom(puzzle, 3, 4), whiteFrom(puzzle, 2, 5), whiteFrom(puzzle, 6, 6)]).toEqual([
    1, 3, 2, 6,
  ]);
});

test('typing starts at the first open cell', () => {
  const entry = puzzle.entries[0];
  if (entry === undefined) throw new Error('The puzzle has entries.');
  expect(firstOpen(enter(start, 0, 'C'), entry)).toBe(1);
  expect(enter(start, 0, '')).toBe(start);
});

test('a hint points at mistakes first, then at the entry with most letters', () => {
  expect(hintCrossword(puzzle, start.with(2, 'X'))).toEqual({ kind: 'mistake', cells: [2] });
  expect(clear(start.with(2, 'X'), [2])).toEqual(start);
  expect(hintCrossword(puzzle, start.with(3, 'A'))).toEqual({ kind: 'entry', entry: 1 });
  expect(reveal(puzzle, start, [0, 1, 2])).toEqual(['C', 'A', 'T', '', '', '', '', '', '']);
});

test.each(['en', 'fr', 'ar', 'id'] as const)('in %s, every white cell belongs to an entry with a clue', (language) => {
  const made = makeCrosswordPuzzle({ language, level: 'medium', seed: 'daily' });
  expect(made.entries).toHaveLength(10);
  expect(made.entries.filter(({ clue }) => clue.length < 5)).toEqual([]);
  const cells = new Set(made.entries.flatMap((entry) => entry.cells));
  expect(made.solution.flatMap((letter, cell) => (letter === null ? [] : [cell]))).toEqual(
    Array.from(cells).toSorted((one, other) => one - other),
  );
});
