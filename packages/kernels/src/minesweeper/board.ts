/** The board of Minesweeper: cells are numbered row by row. */

export interface Field {
  readonly width: number;
  readonly height: number;
}

/** What a person sees of a cell: the number of mines around it, `covered`, or `flag`. */
export type Visible = number | 'covered' | 'flag';

/** What a person sees, rows of cells, and how many mines there are in all. */
export interface MinesweeperState {
  readonly rows: readonly (readonly Visible[])[];
  readonly mines: number;
}

export interface Place {
  /** From 0 at the top. */
  readonly row: number;
  /** From 0 on the left. */
  readonly column: number;
}

/** The cells around each cell. */
export function neighboursOf({ width, height }: Field): readonly (readonly number[])[] {
  return Array.from({ length: width * height }, (_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const around: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1)
        if (y !== row || x !== column) around.push(y * width + x);
    return around;
  });
}

export const placeOf = (cell: number, { width }: Field): Place => ({
  row: Math.floor(cell / width),
  column: cell % width,
});
