/** Nonograms: pictures from the lengths of filled runs. Pure: no clock, no randomness but the seed. */
import { type Random, randomFrom } from '../random.ts';
import { type CellState, clueOf, solveLine } from './line.ts';

export interface NonogramClues {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

/** Rows of cells. */
export type NonogramGrid = readonly (readonly CellState[])[];

export interface NonogramLine {
  readonly axis: 'row' | 'column';
  /** From 0. */
  readonly index: number;
}

export interface NonogramStep extends NonogramLine {
  /** What follows from the clue and the known cells of this line alone. */
  readonly cells: readonly { readonly row: number; readonly column: number; readonly state: 1 | 2 }[];
}

export interface NonogramProof {
  /** `logic` when lines alone give every cell, otherwise cells were tried. */
  readonly method: 'logic' | 'search';
  /** Lines that gave new cells. */
  readonly steps: number;
  /** Cells that were tried both ways. */
  readonly guesses: number;
}

export interface Nonogram {
  readonly width: number;
  readonly height: number;
  readonly clues: NonogramClues;
  /** 1 is filled, 2 empty. */
  readonly solution: NonogramGrid;
  readonly proof: NonogramProof;
}

export interface NonogramOptions {
  readonly width: number;
  readonly height: number;
}

/** A nonogram that lines alone solve, so it has one solution. The same size and seed always give the same one. */
export function makeNonogram({ width, height }: NonogramOptions, seed: string): Nonogram {
  const random = randomFrom(`nonogram ${width}x${height} ${seed}`);
  let picture = drawPicture(width, height, random);
  while (!isBalanced(picture)) picture = drawPicture(width, height, random);
  for (;;) {
    const clues = cluesFor(picture);
    const result = byLines(clues, blank(width, height));
    if (result !== null && result.open === 0)
      return {
        width,
        height,
        clues,
        solution: picture,
        proof: { method: 'logic', steps: result.steps.length, guesses: 0 },
      };
    // Filling a cell that lines leave open brings the picture closer to a full one, which lines solve.
    const open = (result?.grid ?? blank(width, height)).flatMap((row, y) =>
      row.flatMap((state, x) => (state === 0 && picture[y]?.[x] === 2 ? [[y, x] as const] : [])),
    );
    const [y, x] = open[random.below(Math.max(1, open.length))] ?? [0, 0];
    picture = picture.map((row, at) => (at === y ? row.with(x, 1) : row));
  }
}

/** Neither nearly empty nor nearly full, and no blank line at the edges. */
function isBalanced(picture: NonogramGrid): boolean {
  const share = picture.flat().filter((state) => state === 1).length / picture.flat().length;
  const edges = [picture[0], picture.at(-1), columnOf(picture, 0), columnOf(picture, (picture[0]?.length ?? 1) - 1)];
  return share >= 0.4 && share <= 0.75 && edges.every((edge) => edge?.includes(1));
}

/** Blots, half of them symmetric: people find those easier on the eye than noise. */
function drawPicture(width: number, height: number, random: Random): NonogramGrid {
  const isSymmetric = random.below(2) === 0;
  const noise = Array.from({ length: height }, () => Array.from({ length: width }, () => random.below(100) < 54));
  const at = (y: number, x: number) => noise[y]?.[isSymmetric ? Math.min(x, width - 1 - x) : x] ?? false;
  return noise.map((row, y) =>
    row.map((_, x): CellState => {
      let around = at(y, x) ? 1 : 0;
      for (const [dy, dx] of neighbours) if (at(y + dy, x + dx)) around += 1;
      const threshold = y === 0 || x === 0 || y === height - 1 || x === width - 1 ? 4 : 5;
      return around >= threshold ? 1 : 2;
    }),
  );
}

const neighbours = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

export function cluesFor(picture: NonogramGrid): NonogramClues {
  return { rows: picture.map(clueOf), columns: (picture[0] ?? []).map((_, x) => clueOf(columnOf(picture, x))) };
}

const blank = (width: number, height: number): CellState[][] =>
  Array.from({ length: height }, () => Array.from({ length: width }, (): CellState => 0));

const columnOf = (grid: NonogramGrid, x: number): CellState[] => grid.map((row) => row[x] ?? 0);

interface LineResult {
  readonly grid: CellState[][];
  readonly steps: readonly NonogramStep[];
  /** Cells that are still not known. */
  readonly open: number;
}

/** The first line from which something follows. Lines with more known about them come first. */
function stepFrom(clues: NonogramClues, grid: NonogramGrid): NonogramStep | 'contradiction' | null {
  for (const axis of ['row', 'column'] as const) {
    const lines = axis === 'row' ? clues.rows : clues.columns;
    for (const [index, clue] of lines.entries()) {
      const line = axis === 'row' ? (grid[index] ?? []) : columnOf(grid, index);
      const cells = follows(axis, index, clue, line);
      if (cells === null) return 'contradiction';
      if (cells.length > 0) return { axis, index, cells };
    }
  }
  return null;
}

function follows(axis: NonogramLine['axis'], index: number, clue: readonly number[], line: readonly CellState[]) {
  const solved = solveLine(clue, line);
  return (
    solved?.flatMap((state, at) =>
      state === 0 || line[at] !== 0
        ? []
        : [axis === 'row' ? { row: index, column: at, state } : { row: at, column: index, state }],
    ) ?? null
  );
}

/** Applies lines until nothing follows. Null for a contradiction. */
function byLines(clues: NonogramClues, start: NonogramGrid): LineResult | null {
  const grid = start.map((row) => [...row]);
  const steps: NonogramStep[] = [];
  const due = new Set([...clues.rows.map((_, y) => `row ${y}`), ...clues.columns.map((_, x) => `column ${x}`)]);
  for (const key of due) {
    due.delete(key);
    const [axis = 'row', number] = key.split(' ') as [NonogramLine['axis'], string];
    const index = Number(number);
    const clue = (axis === 'row' ? clues.rows : clues.columns)[index] ?? [];
    const cells = follows(axis, index, clue, axis === 'row' ? (grid[index] ?? []) : columnOf(grid, index));
    if (cells === null) return null;
    if (cells.length === 0) continue;
    steps.push({ axis, index, cells });
    for (const { row, column, state } of cells) {
      grid[row]?.splice(column, 1, state);
      due.add(axis === 'row' ? `column ${column}` : `row ${row}`); // a set that grows is walked to its end
    }
  }
  return { grid, steps, open: grid.flat().filter((state) => state === 0).length };
}

export type NonogramAnswer =
  | { readonly kind: 'solved'; readonly solution: NonogramGrid; readonly proof: NonogramProof }
  | { readonly kind: 'several'; readonly solutions: readonly [NonogramGrid, NonogramGrid] }
  | { readonly kind: 'none' }
  /** So many cells were tried that the search was given up. */
  | { readonly kind: 'limit' };

const guessesMax = 2000;

/** Solves by lines, and where those leave cells open by trying one both ways. Finds whether there is one solution. */
export function solveNonogram(clues: NonogramClues): NonogramAnswer {
  let guesses = 0;
  let steps = 0;
  const solutions: NonogramGrid[] = [];
  /** False when the limit was reached. */
  const search = (start: NonogramGrid): boolean => {
    const result = byLines(clues, start);
    if (result === null) return true;
    if (guesses === 0) steps = result.steps.length;
    if (result.open === 0) {
      solutions.push(result.grid);
      return true;
    }
    const y = result.grid.findIndex((row) => row.includes(0));
    const x = result.grid[y]?.indexOf(0) ?? 0;
    for (const state of [1, 2] as const) {
      guesses += 1;
      if (guesses > guessesMax) return false;
      if (!search(result.grid.map((row, at) => (at === y ? row.with(x, state) : row)))) return false;
      if (solutions.length > 1) return true;
    }
    return true;
  };
  const isComplete = search(blank(clues.columns.length, clues.rows.length));
  const [solution, other] = solutions;
  if (solution !== undefined && other !== undefined) return { kind: 'several', solutions: [solution, other] };
  if (!isComplete) return { kind: 'limit' };
  if (solution === undefined) return { kind: 'none' };
  return { kind: 'solved', solution, proof: { method: guesses === 0 ? 'logic' : 'search', steps, guesses } };
}

export type NonogramHint =
  | ({ readonly kind: 'step' } & NonogramStep)
  /** Cells that the solution has otherwise. */
  | { readonly kind: 'mistake'; readonly cells: readonly { readonly row: number; readonly column: number }[] }
  /** Nothing follows from one line: a cell from the solution. */
  | { readonly kind: 'solution'; readonly row: number; readonly column: number; readonly state: 1 | 2 }
  | { readonly kind: 'done' };

/** The next line from which something follows. The puzzle must have one solution. */
export function hintNonogram(clues: NonogramClues, state: NonogramGrid): NonogramHint {
  const answer = solveNonogram(clues);
  if (answer.kind !== 'solved') throw new Error('The puzzle does not have one solution.');
  const cellsWhere = (test: (known: CellState, solved: CellState) => boolean) =>
    answer.solution.flatMap((row, y) =>
      row.flatMap((solved, x) =>
        test(state[y]?.[x] ?? 0, solved) ? [{ row: y, column: x, state: solved as 1 | 2 }] : [],
      ),
    );
  const wrong = cellsWhere((known, solved) => known !== 0 && known !== solved);
  if (wrong.length > 0) return { kind: 'mistake', cells: wrong.map(({ row, column }) => ({ row, column })) };
  if (cellsWhere((known, solved) => solved === 1 && known !== 1).length === 0) return { kind: 'done' };
  const step = stepFrom(clues, state);
  if (step !== null && step !== 'contradiction') return { kind: 'step', ...step };
  const [open] = cellsWhere((known) => known === 0);
  return open === undefined ? { kind: 'done' } : { kind: 'solution', ...open };
}
