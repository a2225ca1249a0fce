import type { CellState } from '@apiyard/kernels/nonogram/line';
import { hintNonogram, makeNonogram } from '@apiyard/kernels/nonogram/nonogram';
import { expect, test } from 'vitest';
import type { NonogramPosition, NonogramPuzzle } from './nonogram-board.ts';
import { cellsBetween, isLineComplete, nonogramRules, paint, strokeFrom } from './nonogram-board.ts';
import { applyHint, hintedCells, hintText } from './nonogram-hints.ts';

const gridOf = (text: string): NonogramPosition =>
  text.split(' ').map((row) => Array.from(row, (character): CellState => '.#x'.indexOf(character) as CellState));
const textOf = (grid: NonogramPosition): string =>
  grid.map((row) => row.map((state) => '.#x'[state]).join('')).join(' ');
/** The puzzle of the seed `daily`. */
const puzzle: NonogramPuzzle = {
  clues: { rows: [[1], [5], [5], [5], [1]], columns: [[3], [3], [5], [3], [3]] },
  solution: gridOf('xx#xx ##### ##### ##### xx#xx'),
};
const start = nonogramRules.start(puzzle);

test('a nonogram starts open and is solved when the filled cells are right, with or without crosses', () => {
  expect(textOf(start)).toBe('..... ..... ..... ..... .....');
  const shown = ['..#.. ##### ##### ##### ..#..', 'x.#.x ##### ##### ##### xx#xx', '..#.. ##### ##### ####. ..#..'];
  expect(shown.map((text) => nonogramRules.isSolved(puzzle, gridOf(text)))).toEqual([true, true, false]);
});

test('filled cells and crosses that differ from the solution are mistakes', () => {
  expect(nonogramRules.mistakesIn(puzzle, gridOf('#.x.. #.... ..... ....x .....'))).toEqual([0, 2, 19]);
});

test('a stroke changes the cells that are as its first one, and shares the other rows', () => {
  const before = gridOf('.#x.. ..... ..... ..... .....');
  const after = paint(before, [0, 1, 2, 3], strokeFrom(0, 1));
  expect(textOf(after)).toBe('##x#. ..... ..... ..... .....');
  expect(after[1]).toBe(before[1]);
  expect(paint(before, [1], 1)).toBe(before);
  expect(textOf(paint(after, [0, 1, 2, 3], strokeFrom(1, 1)))).toBe('..x.. ..... ..... ..... .....');
});

test('the brush that was used before clears, the other one replaces', () => {
  expect([strokeFrom(0, 1), strokeFrom(1, 1), strokeFrom(2, 1), strokeFrom(1, 2), strokeFrom(2, 2)]).toEqual([
    1, 0, 1, 2, 0,
  ]);
});

test('a line is complete when its runs are those of the clue', () => {
  expect([
    isLineComplete([1, 2], [1, 0, 1, 1, 0]),
    isLineComplete([1, 2], [1, 2, 1, 0, 1]),
    isLineComplete([], [0, 2, 0, 0, 0]),
  ]).toEqual([true, false, true]);
});

test('a hint first points at its line, then names the clue, then lists the cells', () => {
  const hint = hintNonogram(puzzle.clues, start);
  expect(hintedCells(puzzle, hint, 'point')).toEqual([5, 6, 7, 8, 9]);
  expect([hintText(puzzle, hint, 'point'), hintText(puzzle, hint, 'name'), hintText(puzzle, hint, 'explain')]).toEqual([
    { key: 'nonogram.hint.row', values: { line: 2 } },
    { key: 'nonogram.hint.name', values: { clue: '\u20665\u2069' } },
    {
      key: 'nonogram.hint.rowFill',
      values: { line: 2, clue: '\u20665\u2069', filled: '1, 2, 3, 4, 5', empty: '' },
    },
  ]);
  expect(textOf(applyHint(start, hint))).toBe('..... ##### ..... ..... .....');
});

test('a hint for mistakes clears them', () => {
  const wrong = gridOf('#.x.. ..... ..... ..... .....');
  const hint = hintNonogram(puzzle.clues, wrong);
  expect(hintText(puzzle, hint, 'explain').key).toBe('nonogram.hint.mistake');
  expect(hintedCells(puzzle, hint, 'point')).toEqual([0, 2]);
  expect(textOf(applyHint(wrong, hint))).toBe('..... ..... ..... ..... .....');
});

test.each([5, 10, 15])('hints alone lead to the solution of a puzzle of %i by %i', (size) => {
  const made = makeNonogram({ width: size, height: size }, 'hints');
  let position = nonogramRules.start(made);
  for (let step = 0; step < 200 && !nonogramRules.isSolved(made, position); step += 1) {
    position = applyHint(position, hintNonogram(made.clues, position));
  }
  expect(nonogramRules.isSolved(made, position)).toBe(true);
});

test('a fast drag has all cells between two', () => {
  expect([cellsBetween(5, 0, 3), cellsBetween(5, 23, 3), cellsBetween(5, 0, 12), cellsBetween(5, 7, 7)]).toEqual([
    [1, 2, 3],
    [18, 13, 8, 3],
    [6, 12],
    [],
  ]);
});
