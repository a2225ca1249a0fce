import { describe, expect, it } from 'vitest';
import { makeSudoku } from '../sudoku.ts';
import { hintSudoku } from './hint.ts';
import type { Mark } from './position.ts';

const digitsOf = (text: string) => Array.from(text, (character) => (character === '.' ? 0 : Number(character)));
const puzzle = digitsOf('..6..915...17..2..57.8....3.....68.1.........8.74.....1....4.82..3..79...285..3..');

describe('a sudoku hint', () => {
  it('is the easiest step, with the unit of a hidden single', () => {
    expect(hintSudoku(puzzle, { digits: puzzle })).toEqual({
      kind: 'step',
      unit: 'box',
      step: { technique: 'hidden-single', cells: [67], places: { cell: 67, digit: 8 }, removes: [] },
    });
  });

  it('names entered digits that are not in the solution', () => {
    expect(hintSudoku(puzzle, { digits: puzzle.with(0, 1).with(80, 9) })).toEqual({ kind: 'mistake', cells: [0, 80] });
  });

  it('is the digit of a cell with few candidates when no technique applies', () => {
    const inkala = digitsOf('..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..');
    expect(hintSudoku(inkala, { digits: inkala })).toEqual({ kind: 'solution', place: { cell: 39, digit: 4 } });
  });

  it.each(['medium', 'hard', 'expert'] as const)('leads through a %s puzzle to its solution', (level) => {
    const made = makeSudoku(level, 'hints');
    const clues = digitsOf(made.puzzle);
    let digits: readonly number[] = clues;
    const removed: Mark[] = [];
    for (let count = 0; count < 300; count += 1) {
      const hint = hintSudoku(clues, { digits, removed });
      if (hint.kind === 'done') break;
      if (hint.kind !== 'step') throw new Error(hint.kind);
      const { places, removes } = hint.step;
      if (places !== null) digits = digits.with(places.cell, places.digit);
      removed.push(...removes);
    }
    expect(digits.join('')).toBe(made.solution);
  });
});
