/** A nonogram as it is played: rows of cells that are open (0), filled (1) or crossed out (2). Pure. */
import type { CellState } from '@apiyard/kernels/nonogram/line';
import { clueOf } from '@apiyard/kernels/nonogram/line';
import type { NonogramClues, NonogramGrid } from '@apiyard/kernels/nonogram/nonogram';
import type { PuzzleRules } from '../frame/rules.ts';

/** Cells across and down, as in addresses. */
export const sizes = ['5', '10', '15', '20'] as const;

export interface NonogramPuzzle {
  readonly clues: NonogramClues;
  readonly solution: NonogramGrid;
}

export type NonogramPosition = NonogramGrid;

export const stateAt = (position: NonogramPosition, cell: number): CellState => {
  const width = position[0]?.length ?? 1;
  return position[Math.floor(cell / width)]?.[cell % width] ?? 0;
};

export const nonogramRules: PuzzleRules<NonogramPuzzle, NonogramPosition> = {
  start: ({ solution }) => solution.map((row) => row.map((): CellState => 0)),
  isSolved: ({ solution }, position) =>
    solution.every((row, y) => row.every((state, x) => (state === 1) === (position[y]?.[x] === 1))),
  mistakesIn: ({ solution }, position) =>
    position.flatMap((row, y) =>
      row.flatMap((state, x) => (state !== 0 && state !== solution[y]?.[x] ? [y * row.length + x] : [])),
    ),
};

/** What a stroke with a brush makes of its cells: the same again clears them. */
export const strokeFrom = (state: CellState, brush: 1 | 2): CellState => (state === brush ? 0 : brush);

/**
 * Paints the cells that are as the first one is. So a stroke that fills open cells leaves crosses on its way as they
 * are.
 */
export function paint(position: NonogramPosition, cells: readonly number[], to: CellState): NonogramPosition {
  const [first] = cells;
  if (first === undefined) return position;
  const from = stateAt(position, first);
  if (from === to) return position;
  const width = position[0]?.length ?? 1;
  const painted = new Set(cells);
  return position.map((row, y) => {
    const isTouched = row.some((state, x) => state === from && painted.has(y * width + x));
    return isTouched ? row.map((state, x) => (state === from && painted.has(y * width + x) ? to : state)) : row;
  });
}

/** Whether the filled cells of a line are those of its clue. */
export function isLineComplete(clue: readonly number[], line: readonly CellState[]): boolean {
  return clueOf(line).join(' ') === clue.join(' ');
}

export const columnOf = (position: NonogramPosition, x: number): CellState[] => position.map((row) => row[x] ?? 0);

/** The cells on a straight line from one to another, without the first. A fast drag skips those between. */
export function cellsBetween(size: number, from: number, to: number): readonly number[] {
  const [fromRow, fromColumn] = [Math.floor(from / size), from % size];
  const [rows, columns] = [Math.floor(to / size) - fromRow, (to % size) - fromColumn];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    return (fromRow + Math.round(rows * share)) * size + fromColumn + Math.round(columns * share);
  });
}
