import { hintFifteen, makeFifteen } from '@apiyard/kernels/fifteen/fifteen';
import { expect, test } from 'vitest';
import { applyHint, fifteenRules, isInPlace, slideFrom, slideTo, tilesMoved } from './fifteen-board.ts';

const position = { tiles: [1, 2, 3, 4, 0, 6, 7, 5, 8], moves: 0 };

test('a tile next to the gap moves into it, and is counted', () => {
  expect(slideTo(position, 'up')).toEqual({ tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8], moves: 1 });
  expect(slideFrom(position, 7)).toEqual({ tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8], moves: 1 });
});

test('a tile further away moves with those between it and the gap', () => {
  expect(slideFrom({ tiles: [0, 1, 2, 3, 4, 5, 6, 7, 8], moves: 3 }, 2)).toEqual({
    tiles: [1, 2, 0, 3, 4, 5, 6, 7, 8],
    moves: 5,
  });
});

test('tiles that are not in line with the gap do not move, and the same position comes back', () => {
  expect([slideFrom(position, 0), slideFrom(position, 4)]).toEqual([position, position]);
  const atEdge = { tiles: [1, 2, 0, 3, 4, 5, 6, 7, 8], moves: 0 };
  expect(slideTo(atEdge, 'left')).toBe(atEdge);
});

test('the puzzle is solved when all tiles are in order', () => {
  const last = slideTo(slideTo(position, 'up'), 'left');
  expect([fifteenRules.isSolved([], position), fifteenRules.isSolved([], last)]).toEqual([false, true]);
  expect(fifteenRules.mistakesIn([], position)).toEqual([]);
});

test('tiles in place are known, and the gap is not one', () => {
  expect(position.tiles.map((_, cell) => isInPlace(position, cell))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('hints alone lead to the solution of a puzzle of 3 by 3 in the fewest moves', () => {
  const { board } = makeFifteen({ size: 3 }, 'daily');
  expect(board).toEqual([2, 8, 1, 7, 3, 4, 6, 0, 5]);
  let reached = fifteenRules.start(board);
  while (!fifteenRules.isSolved(board, reached)) reached = applyHint(reached, hintFifteen(reached.tiles));
  expect(reached).toEqual({ tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], moves: 23 });
});

test('the tiles of a solution are those that slide', () => {
  expect(tilesMoved([1, 2, 3, 4, 0, 6, 7, 5, 8], ['up', 'left'])).toEqual([5, 8]);
});
