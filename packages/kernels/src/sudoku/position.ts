/** A puzzle on the way to its solution, as a person keeps it: digits written in, and pencil marks in open cells. */
import { fullMask, type Grid, maskOf, peers, sizeOf } from './board.ts';

export interface Position {
  readonly digits: Grid;
  /** Digits still possible in each open cell; 0 where a digit is written in. */
  readonly open: Uint16Array;
  left: number;
}

export interface Mark {
  readonly cell: number;
  readonly digit: number;
}

export function positionOf(grid: Grid): Position {
  const position: Position = { digits: new Uint8Array(81), open: new Uint16Array(81).fill(fullMask), left: 81 };
  grid.forEach((digit, cell) => {
    if (digit !== 0) place(position, { cell, digit });
  });
  return position;
}

export function place(position: Position, { cell, digit }: Mark): void {
  position.digits[cell] = digit;
  position.open[cell] = 0;
  position.left -= 1;
  for (const peer of peers[cell] ?? []) remove(position, { cell: peer, digit });
}

export function remove(position: Position, { cell, digit }: Mark): void {
  position.open[cell] = (position.open[cell] ?? 0) & ~maskOf(digit);
}

/** Whether a digit is still possible in a cell. */
export function mayHold(position: Position, cell: number, digit: number): boolean {
  return ((position.open[cell] ?? 0) & maskOf(digit)) !== 0;
}

/** The open cells that have exactly so many digits left. */
export function cellsOfSize(position: Position, count: number): number[] {
  const cells: number[] = [];
  position.open.forEach((mask, cell) => {
    if (sizeOf[mask] === count) cells.push(cell);
  });
  return cells;
}
