import { makeSudoku } from '@apiyard/kernels/sudoku';
import { hintSudoku } from '@apiyard/kernels/sudoku/hint';
import { expect, test } from 'vitest';
import type { SudokuPosition, SudokuPuzzle } from './sudoku-board.ts';
import { clearCell, digitsLeft, enterDigit, sudokuRules, toggleNote } from './sudoku-board.ts';
import { applyHint, hintText, removedIn } from './sudoku-hints.ts';

const digitsIn = (text: string) => Array.from(text, (character) => Number(character.replace('.', '0')));
const puzzleOf = (level: Parameters<typeof makeSudoku>[0], seed: string): SudokuPuzzle => {
  const { puzzle, solution } = makeSudoku(level, seed);
  return { clues: digitsIn(puzzle), solution: digitsIn(solution) };
};
/** `...5.......89.42.1…`, solution `491582673638974251…`. */
const easy = puzzleOf('easy', 'daily');
const start = sudokuRules.start(easy);

test('a digit is removed from the notes of its row, column and box', () => {
  const noted = [1, 19, 80].reduce((before, cell) => toggleNote(easy, before, cell, 4), start);
  const entered = enterDigit(easy, noted, 0, 4);
  expect([entered[0], entered[1]?.notes, entered[19]?.notes, entered[80]?.notes]).toEqual([
    { digit: 4, notes: [] },
    [],
    [],
    [4],
  ]);
});

test('clues cannot be changed, and the same position comes back', () => {
  expect(easy.clues[3]).toBe(5);
  expect(enterDigit(easy, start, 3, 1)).toBe(start);
  expect(toggleNote(easy, start, 3, 1)).toBe(start);
  expect(clearCell(easy, start, 3)).toBe(start);
  expect(clearCell(easy, start, 0)).toBe(start);
});

test('the same digit again empties the cell, the same note again removes the note', () => {
  expect(enterDigit(easy, enterDigit(easy, start, 0, 7), 0, 7)[0]).toEqual({ digit: 0, notes: [] });
  const two = toggleNote(easy, toggleNote(easy, start, 0, 7), 0, 2);
  expect([two[0]?.notes, toggleNote(easy, two, 0, 7)[0]?.notes]).toEqual([[2, 7], [2]]);
});

test('counts the digits that are left', () => {
  expect(digitsLeft(sudokuRules.start({ clues: easy.solution, solution: easy.solution }))).toEqual([
    0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]);
  expect(digitsLeft(start).reduce((sum, left) => sum + left, 0)).toBe(81 - 35);
});

test.each(['easy', 'medium', 'hard', 'expert'] as const)(
  'hints alone lead to the solution of a puzzle: %s',
  (level) => {
    const puzzle = puzzleOf(level, 'hints');
    let position: SudokuPosition = sudokuRules.start(puzzle);
    for (let step = 0; step < 400 && !sudokuRules.isSolved(puzzle, position); step += 1) {
      const hint = hintSudoku(puzzle.clues, {
        digits: position.map(({ digit }) => digit),
        removed: removedIn(position),
      });
      position = applyHint(puzzle, position, hint);
    }
    expect(position.map(({ digit }) => digit)).toEqual(puzzle.solution);
  },
);

test('a hint for a wrong digit clears it', () => {
  const wrong = enterDigit(easy, start, 0, 6);
  const hint = hintSudoku(easy.clues, { digits: wrong.map(({ digit }) => digit) });
  expect(hintText(hint, 'point')).toEqual({
    key: 'sudoku.hint.mistake',
    technique: null,
    values: { cells: '\u2066(1, 1)\u2069' },
  });
  expect(applyHint(easy, wrong, hint)[0]).toEqual({ digit: 0, notes: [] });
});
