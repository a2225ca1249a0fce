/** Minesweeper without guessing. Pure: no clock, no randomness but the seed. */
import { type Random, randomFrom } from '../random.ts';
import { type Field, type MinesweeperState, neighboursOf, type Place, placeOf } from './board.ts';
import {
  Contradiction,
  deduce,
  type Deduction,
  type Knowledge,
  mine,
  type MinesweeperTechnique,
  minesweeperTechniques,
  safe,
  unknown,
} from './deduce.ts';

export interface MinesweeperOptions extends Field {
  readonly mines: number;
  /** The cell that is opened first. It and the cells around it have no mine. @default the middle */
  readonly start?: Place;
}

export interface MinesweeperProof {
  /** Every cell follows from the open numbers. */
  readonly method: 'logic';
  readonly steps: number;
  readonly hardest: MinesweeperTechnique;
}

export interface Minesweeper extends Field {
  readonly mines: number;
  readonly start: Place;
  /** Rows of cells: the number of mines around it, or `mine`. */
  readonly rows: readonly (readonly (number | 'mine')[])[];
  readonly proof: MinesweeperProof;
}

export const presets = {
  beginner: { width: 9, height: 9, mines: 10 },
  intermediate: { width: 16, height: 16, mines: 40 },
  expert: { width: 30, height: 16, mines: 99 },
} as const;

/** Mines beyond this share need too many tries. The start and the cells around it are not counted. */
const mineShareMax = 0.22;

/** The most mines of a field. */
export function minesMaxOf({ width, height }: Field): number {
  return Math.max(1, Math.floor((width * height - 9) * mineShareMax));
}

/** Boards that are tried with moved mines before all mines are placed again. */
const movesMax = 200;

/**
 * A board that logic solves from the first cell: no step needs a guess. The same options and seed always give the same
 * board.
 */
export function makeMinesweeper(options: MinesweeperOptions, seed: string): Minesweeper {
  const { width, height, mines } = options;
  const start = options.start ?? { row: Math.floor(height / 2), column: Math.floor(width / 2) };
  const first = start.row * width + start.column;
  const random = randomFrom(`minesweeper ${width}x${height} ${mines} ${first} ${seed}`);
  const around = neighboursOf(options);
  const clear = new Set([first, ...(around[first] ?? [])]);
  const free = Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => !clear.has(cell));
  for (;;) {
    const isMine = new Uint8Array(width * height);
    for (const cell of random.shuffled(free).slice(0, mines)) isMine[cell] = 1;
    for (let move = 0; move < movesMax; move += 1) {
      const numbers = numbersOf(isMine, around);
      const run = play(numbers, isMine, first, around, mines);
      if (run.isSolved)
        return {
          width,
          height,
          mines,
          start,
          rows: Array.from({ length: height }, (_, row) =>
            Array.from({ length: width }, (__, column) => {
              const cell = row * width + column;
              return isMine[cell] === 1 ? 'mine' : (numbers[cell] ?? 0);
            }),
          ),
          proof: { method: 'logic', steps: run.steps.length, hardest: hardestOf(run.steps) },
        };
      if (!moveMine(isMine, run.known, around, clear, random)) break;
    }
  }
}

/** Moves a mine away from the numbers that logic could not decide. False when there is none to move, or no place for it. */
function moveMine(
  isMine: Uint8Array,
  known: Knowledge,
  around: readonly (readonly number[])[],
  clear: ReadonlySet<number>,
  random: Random,
): boolean {
  const near: number[] = [];
  const away: number[] = [];
  known.forEach((value, cell) => {
    if (value !== unknown || clear.has(cell)) return;
    const touches = (around[cell] ?? []).some((other) => (known[other] ?? unknown) >= 0);
    if (touches && isMine[cell] === 1) near.push(cell);
    if (!touches && isMine[cell] === 0) away.push(cell);
  });
  const places =
    away.length > 0 ? away : Array.from(known.keys()).filter((cell) => isMine[cell] === 0 && !clear.has(cell));
  const from = near[random.below(Math.max(1, near.length))];
  const to = places[random.below(Math.max(1, places.length))];
  if (from === undefined || to === undefined) return false;
  isMine[from] = 0;
  isMine[to] = 1;
  return true;
}

function numbersOf(isMine: Uint8Array, around: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from(around, (cells) => cells.reduce((count, cell) => count + (isMine[cell] ?? 0), 0));
}

/** Opens what is safe until nothing more follows. */
function play(
  numbers: Uint8Array,
  isMine: Uint8Array,
  first: number,
  around: readonly (readonly number[])[],
  mines: number,
): { readonly known: Knowledge; readonly steps: readonly Deduction[]; readonly isSolved: boolean } {
  const known: Knowledge = new Int8Array(isMine.length).fill(unknown);
  let left = isMine.length - mines;
  const open = (cell: number) => {
    const due = [cell];
    for (let next = due.pop(); next !== undefined; next = due.pop()) {
      if ((known[next] ?? 0) >= 0) continue;
      known[next] = numbers[next] ?? 0;
      left -= 1;
      if (numbers[next] === 0) due.push(...(around[next] ?? []));
    }
  };
  open(first);
  const steps: Deduction[] = [];
  const nextStep = () => (left === 0 ? null : deduce({ known, around, mines }));
  for (let step = nextStep(); step !== null; step = nextStep()) {
    steps.push(step);
    for (const cell of step.mines) known[cell] = mine;
    for (const cell of step.safe) open(cell);
  }
  return { known, steps, isSolved: left === 0 };
}

function hardestOf(steps: readonly Deduction[]): MinesweeperTechnique {
  const used = new Set(steps.map(({ technique }) => technique));
  return minesweeperTechniques.findLast((technique) => used.has(technique)) ?? 'count';
}

export interface MinesweeperStep {
  readonly technique: MinesweeperTechnique;
  readonly safe: readonly Place[];
  readonly mines: readonly Place[];
  readonly from: readonly Place[];
}

export type MinesweeperAnswer =
  | {
      readonly kind: 'solved';
      readonly safe: readonly Place[];
      readonly mines: readonly Place[];
      readonly steps: readonly MinesweeperStep[];
    }
  /** No way to place the mines gives the numbers. */
  | { readonly kind: 'contradiction' };

/**
 * Every covered cell that is certainly safe or certainly a mine. Flags are not trusted.
 * @param state `mines` is null if their number is not known
 */
export function solveMinesweeper(
  state: Pick<MinesweeperState, 'rows'> & { readonly mines: number | null },
): MinesweeperAnswer {
  const { field, known, around } = readState(state);
  const steps: Deduction[] = [];
  try {
    for (;;) {
      const step = deduce({ known, around, mines: state.mines });
      if (step === null) break;
      steps.push(step);
      for (const cell of step.mines) known[cell] = mine;
      for (const cell of step.safe) known[cell] = safe;
    }
  } catch (error) {
    if (error instanceof Contradiction) return { kind: 'contradiction' };
    throw error;
  }
  const cellsOf = (value: number) =>
    Array.from(known.keys())
      .filter((cell) => known[cell] === value)
      .map((cell) => placeOf(cell, field));
  return { kind: 'solved', safe: cellsOf(safe), mines: cellsOf(mine), steps: steps.map((step) => placed(step, field)) };
}

export type MinesweeperHint =
  | ({ readonly kind: 'step' } & MinesweeperStep)
  /** Flags on cells that are certainly safe. */
  | { readonly kind: 'mistake'; readonly cells: readonly Place[] }
  /** Nothing is certain. */
  | { readonly kind: 'guess' }
  | { readonly kind: 'contradiction' }
  | { readonly kind: 'done' };

/** The easiest step that opens a cell or flags a mine. Flags that are certainly right are taken into account. */
export function hintMinesweeper(state: MinesweeperState): MinesweeperHint {
  const answer = solveMinesweeper(state);
  if (answer.kind === 'contradiction') return answer;
  const isFlag = ({ row, column }: Place) => state.rows[row]?.[column] === 'flag';
  const wrong = answer.safe.filter(isFlag);
  if (wrong.length > 0) return { kind: 'mistake', cells: wrong };
  const hidden = state.rows.flat().filter((cell) => typeof cell !== 'number').length;
  if (hidden === state.mines) return { kind: 'done' };
  const { steps } = answer;
  // A step that only finds mines that have flags is nothing new.
  const step = steps.find(({ safe: opened, mines }) => opened.length > 0 || !mines.every(isFlag));
  return step === undefined ? { kind: 'guess' } : { kind: 'step', ...step };
}

function readState({ rows }: Pick<MinesweeperState, 'rows'>) {
  const field = { width: rows[0]?.length ?? 0, height: rows.length };
  const known: Knowledge = Int8Array.from(rows.flat(), (cell) => (typeof cell === 'number' ? cell : unknown));
  return { field, known, around: neighboursOf(field) };
}

function placed({ technique, safe: opened, mines, from }: Deduction, field: Field): MinesweeperStep {
  const places = (cells: readonly number[]) => cells.map((cell) => placeOf(cell, field));
  return { technique, safe: places(opened), mines: places(mines), from: places(from) };
}
