/** Minesweeper as it is played. Cells are numbered row by row. Pure. */
import type { Field, Visible } from '@apiyard/kernels/minesweeper/board';
import { neighboursOf } from '@apiyard/kernels/minesweeper/board';
import type { PuzzleRules } from '../frame/rules.ts';

/** As in addresses and the API. */
export const levels = ['beginner', 'intermediate', 'expert'] as const;

export interface MinesweeperPuzzle extends Field {
  readonly mines: number;
  /** The cell that is open from the start. */
  readonly start: number;
  /** Mines around each cell, -1 for a mine. */
  readonly numbers: readonly number[];
}

/** A board to print, whose mines follow from the numbers that are given. */
export interface MinesweeperOnPaper extends Field {
  readonly mines: number;
  /** Null for a cell without a number. */
  readonly given: readonly (number | null)[];
  readonly isMine: readonly boolean[];
}

export type CellMark = 'covered' | 'open' | 'flag';
export type MinesweeperPosition = readonly CellMark[];

/** The cells around each cell, which are the same for all boards of a size. */
const known = new Map<string, readonly (readonly number[])[]>();
function aroundOf(field: Field): readonly (readonly number[])[] {
  const key = `${field.width} ${field.height}`;
  const around = known.get(key) ?? neighboursOf(field);
  known.set(key, around);
  return around;
}

const isMine = ({ numbers }: MinesweeperPuzzle, cell: number) => numbers[cell] === -1;

/** Opens covered cells, and the cells around each one without mines around it. Flags stay. */
function open(puzzle: MinesweeperPuzzle, position: MinesweeperPosition, cells: readonly number[]): MinesweeperPosition {
  const around = aroundOf(puzzle);
  const next = [...position];
  const due = [...cells];
  for (let cell = due.pop(); cell !== undefined; cell = due.pop()) {
    if (next[cell] !== 'covered') continue;
    next[cell] = 'open';
    if (puzzle.numbers[cell] === 0) due.push(...(around[cell] ?? []));
  }
  return next;
}

export const minesweeperRules: PuzzleRules<MinesweeperPuzzle, MinesweeperPosition> = {
  start: (puzzle) =>
    open(
      puzzle,
      puzzle.numbers.map((): CellMark => 'covered'),
      [puzzle.start],
    ),
  isSolved: (puzzle, position) => position.every((mark, cell) => (mark === 'open') !== isMine(puzzle, cell)),
  isLost: (puzzle, position) => position.some((mark, cell) => mark === 'open' && isMine(puzzle, cell)),
  mistakesIn: (puzzle, position) =>
    position.flatMap((mark, cell) =>
      (mark === 'flag' && !isMine(puzzle, cell)) || (mark === 'open' && isMine(puzzle, cell)) ? [cell] : [],
    ),
};

/** Opens a covered cell. For an open number that has all its flags, opens the other cells around it. */
export function openCell(puzzle: MinesweeperPuzzle, position: MinesweeperPosition, cell: number): MinesweeperPosition {
  if (position[cell] === 'covered') return open(puzzle, position, [cell]);
  if (position[cell] === 'flag') return position;
  const near = aroundOf(puzzle)[cell] ?? [];
  const covered = near.filter((other) => position[other] === 'covered');
  const flags = near.filter((other) => position[other] === 'flag');
  return covered.length > 0 && flags.length === puzzle.numbers[cell] ? open(puzzle, position, covered) : position;
}

/** Puts a flag on a covered cell, or removes it. */
export function toggleFlag(
  _puzzle: MinesweeperPuzzle,
  position: MinesweeperPosition,
  cell: number,
): MinesweeperPosition {
  const mark = position[cell];
  return mark === undefined || mark === 'open' ? position : position.with(cell, mark === 'flag' ? 'covered' : 'flag');
}

/** What a person sees, as the kernel reads it. */
export function visibleRows({ width, height, numbers }: MinesweeperPuzzle, position: MinesweeperPosition): Visible[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column): Visible => {
      const cell = row * width + column;
      const mark = position[cell] ?? 'covered';
      return mark === 'open' ? (numbers[cell] ?? 0) : mark;
    }),
  );
}

/** Mines without a flag. Negative when there are too many flags. */
export const minesLeft = ({ mines }: MinesweeperPuzzle, position: MinesweeperPosition): number =>
  mines - position.filter((mark) => mark === 'flag').length;
