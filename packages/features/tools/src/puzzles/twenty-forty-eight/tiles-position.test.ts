import { newGame } from '@apiyard/kernels/twenty-forty-eight/game';
import play from '@apiyard/kernels/tools/puzzle/numbers/2048';
import { expect, test } from 'vitest';
import { followTiles, placeTiles, slideTiles } from './tile-motion.ts';
import type { TilesPosition } from './tiles-position.ts';
import { slideTo, tilesRules } from './tiles-position.ts';

const blank = [0, 0, 0, 0];
const puzzle = { seed: 'daily', goal: 2048, start: newGame('daily') };
const positionOf = (board: readonly (readonly number[])[]): TilesPosition => ({
  board,
  score: 0,
  moves: 0,
  by: null,
  merged: [],
  isContinued: false,
});

test('moves lead to the boards, tiles and score that the API returns for the seed', () => {
  let position = tilesRules.start(puzzle);
  expect(position.board).toEqual([blank, blank, [2, 2, 0, 0], blank]);
  for (const direction of ['left', 'up', 'right', 'down', 'left'] as const) {
    const { board, score, moves } = play({
      board: position.board.flat().join(' '),
      move: direction,
      score: position.score,
      moves: position.moves,
      seed: 'daily',
    });
    position = slideTo(puzzle, position, direction);
    expect({ board: position.board, score: position.score, moves: position.moves }).toEqual({ board, score, moves });
  }
});

test('a move that changes nothing returns the same position', () => {
  const position = positionOf([[2, 4, 0, 0], blank, blank, blank]);
  expect(slideTo(puzzle, position, 'left')).toBe(position);
});

test('the tiles that a move made are known', () => {
  const position = positionOf([[2, 2, 4, 4], blank, [8, 0, 8, 0], blank]);
  expect(slideTo(puzzle, position, 'left').merged).toEqual([4, 8, 16]);
});

test('the game is solved at its goal, not after the person continues, and lost without a move', () => {
  const reached = positionOf([[2048, 2, 0, 0], blank, blank, blank]);
  expect(tilesRules.isSolved(puzzle, reached)).toBe(true);
  expect(tilesRules.isSolved(puzzle, { ...reached, isContinued: true })).toBe(false);
  expect(tilesRules.isSolved({ ...puzzle, goal: 512 }, positionOf([[512, 2, 0, 0], blank, blank, blank]))).toBe(true);
  const full = [
    [2, 4, 2, 4],
    [4, 2, 4, 2],
    [2, 4, 2, 4],
    [4, 2, 4, 2],
  ];
  expect(tilesRules.isLost?.(puzzle, positionOf(full))).toBe(true);
  expect(tilesRules.isLost?.(puzzle, reached)).toBe(false);
});

test('two equal tiles slide into one, and the second goes under it', () => {
  const tiles = placeTiles([[0, 2, 0, 2], blank, blank, blank]);
  expect(slideTiles(tiles, 'right')).toEqual([
    { id: 1, value: 2, row: 0, column: 3, look: 'under' },
    { id: 3, value: 4, row: 0, column: 3, look: 'merged' },
  ]);
});

test('tiles keep their identity over a move, and the added one is new', () => {
  const shown = placeTiles([[2, 0, 0, 0], blank, [4, 0, 0, 0], blank]);
  const after = [[4, 0, 0, 0].with(0, 2), [4, 0, 0, 0], blank, [0, 0, 0, 2]];
  expect(followTiles(shown, after, 'up')).toEqual([
    { id: 0, value: 2, row: 0, column: 0, look: 'still' },
    { id: 8, value: 4, row: 1, column: 0, look: 'still' },
    { id: 24, value: 2, row: 3, column: 3, look: 'new' },
  ]);
});

test('a board that the move does not lead to is placed without motion', () => {
  const shown = placeTiles([[2, 0, 0, 0], blank, blank, blank]);
  const other = [blank, blank, blank, [8, 0, 0, 2]];
  expect(followTiles(shown, other, 'up').map(({ id, look }) => [id, look])).toEqual([
    [13, 'still'],
    [16, 'still'],
  ]);
});
