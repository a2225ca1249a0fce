/** Cells are numbered row by row. */
export interface GridField {
  readonly width: number;
  readonly height: number;
  /** The first column is on the right, as in puzzles with Arabic words. @default false */
  readonly isMirrored?: boolean;
}

/** The cell that an arrow key leads to, as seen. Null for other keys. */
export function cellAfterKey(
  { width, height, isMirrored = false }: GridField,
  cell: number,
  key: string,
  isWhole: boolean,
): number | null {
  const row = Math.floor(cell / width);
  const column = cell % width;
  const seen = isMirrored ? (mirroredKeys[key] ?? key) : key;
  switch (seen) {
    case 'ArrowUp':
      return Math.max(0, row - 1) * width + column;
    case 'ArrowDown':
      return Math.min(height - 1, row + 1) * width + column;
    case 'ArrowLeft':
      return row * width + Math.max(0, column - 1);
    case 'ArrowRight':
      return row * width + Math.min(width - 1, column + 1);
    case 'Home':
      return isWhole ? 0 : row * width;
    case 'End':
      return isWhole ? width * height - 1 : row * width + width - 1;
    default:
      return null;
  }
}

const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
