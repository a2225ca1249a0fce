import type { Mark } from './position.ts';

export interface Coordinates {
  /** From 1 at the top. */
  readonly row: number;
  /** From 1 on the left. */
  readonly column: number;
}

export const coordinatesOf = (cell: number): Coordinates => ({ row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 });
export const markedAt = ({ cell, digit }: Mark) => ({ ...coordinatesOf(cell), digit });
export const cellAt = ({ row, column }: Coordinates): number => (row - 1) * 9 + column - 1;
