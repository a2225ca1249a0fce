/** Boards of the fifteen puzzle, and moves on them. */

export type FifteenSize = 3 | 4 | 5 | 6;
/** Tiles row by row; 0 is the gap. Solved is 1, 2, 3 … 0. */
export type FifteenBoard = readonly number[];

/** The direction in which a tile moves into the gap. */
export const slides = ['up', 'down', 'left', 'right'] as const;
export type Slide = (typeof slides)[number];

export const goalOf = (size: FifteenSize): number[] => [
  ...Array.from({ length: size * size - 1 }, (_, at) => at + 1),
  0,
];

export const sizeOf = (board: FifteenBoard): FifteenSize => Math.sqrt(board.length) as FifteenSize;

export const isSolved = (board: FifteenBoard): boolean => board.every((tile, at) => tile === (at + 1) % board.length);

/** By parity: half of all orders can be reached from the solved one. */
export function isSolvable(board: FifteenBoard): boolean {
  const size = sizeOf(board);
  const tiles = board.filter((tile) => tile !== 0);
  let inversions = 0;
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (later < tile) inversions += 1;
  });
  if (size % 2 === 1) return inversions % 2 === 0;
  const rowFromBottom = size - 1 - Math.floor(board.indexOf(0) / size);
  return (inversions + rowFromBottom) % 2 === 0;
}

/** The board after a tile moved into the gap, or null when there is no tile on that side. */
export function slide(board: FifteenBoard, direction: Slide): number[] | null {
  const size = sizeOf(board);
  const gap = board.indexOf(0);
  const [row, column] = [Math.floor(gap / size), gap % size];
  const from = {
    up: row < size - 1 ? gap + size : -1,
    down: row > 0 ? gap - size : -1,
    left: column < size - 1 ? gap + 1 : -1,
    right: column > 0 ? gap - 1 : -1,
  }[direction];
  if (from === -1) return null;
  return board.with(gap, board[from] ?? 0).with(from, 0);
}
