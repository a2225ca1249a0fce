/** The fifteen puzzle as it is played. Cells are numbered row by row. Pure. */
import type { FifteenBoard, Slide } from '@apiyard/kernels/fifteen/board';
import { isSolved, sizeOf, slide } from '@apiyard/kernels/fifteen/board';
import type { FifteenHint } from '@apiyard/kernels/fifteen/fifteen';
import type { PuzzleRules } from '../frame/rules.ts';

/** Cells across and down, as in addresses and the API. */
export const sizes = ['3', '4', '5', '6'] as const;

export interface FifteenPosition {
  /** 0 is the gap. */
  readonly tiles: FifteenBoard;
  /** Tiles that were moved. */
  readonly moves: number;
}

export const fifteenRules: PuzzleRules<FifteenBoard, FifteenPosition> = {
  start: (tiles) => ({ tiles, moves: 0 }),
  isSolved: (_, { tiles }) => isSolved(tiles),
  // Every position leads to the solution.
  mistakesIn: () => [],
};

/** A puzzle to print. */
export interface FifteenOnPaper {
  readonly tiles: FifteenBoard;
  /** The tiles that a solution moves, in its order. */
  readonly moved: readonly number[];
}

/** The tiles that are moved by slides. */
export function tilesMoved(tiles: FifteenBoard, slides: readonly Slide[]): readonly number[] {
  let board = tiles;
  return slides.map((direction) => {
    const gap = board.indexOf(0);
    board = slide(board, direction) ?? board;
    return board[gap] ?? 0;
  });
}

/** Moves the tile next to the gap in a direction, if there is one. */
export function slideTo(position: FifteenPosition, direction: Slide): FifteenPosition {
  const tiles = slide(position.tiles, direction);
  return tiles === null ? position : { tiles, moves: position.moves + 1 };
}

/** Moves a tile in the row or column of the gap towards it, with the tiles between them. */
export function slideFrom(position: FifteenPosition, cell: number): FifteenPosition {
  const size = sizeOf(position.tiles);
  const gap = position.tiles.indexOf(0);
  const rows = Math.floor(cell / size) - Math.floor(gap / size);
  const columns = (cell % size) - (gap % size);
  if (rows !== 0 && columns !== 0) return position;
  const direction: Slide = rows > 0 ? 'up' : rows < 0 ? 'down' : columns > 0 ? 'left' : 'right';
  return Array.from({ length: Math.abs(rows + columns) }).reduce<FifteenPosition>(
    (before) => slideTo(before, direction),
    position,
  );
}

/** Whether the tile of a cell is where it is in the solution. */
export const isInPlace = ({ tiles }: FifteenPosition, cell: number): boolean =>
  tiles[cell] !== 0 && tiles[cell] === cell + 1;

export function applyHint(position: FifteenPosition, hint: FifteenHint): FifteenPosition {
  return hint.kind === 'step' ? slideTo(position, hint.direction) : position;
}
