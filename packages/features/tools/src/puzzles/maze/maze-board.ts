/**
 * A maze as it is walked: the steps from the start, such as `RRDL`. A text, because positions are stored with each move
 * and a path can be long. Pure.
 */
import type { Maze, MazeSides } from '@apiyard/kernels/maze/maze';
import type { PuzzleRules } from '../frame/rules.ts';

/** Cells across and down, as in addresses. */
export const sizes = ['10', '15', '20', '30'] as const;

export type MazePuzzle = Maze;
export type MazePosition = string;

export const steps = {
  U: { side: 'up', rows: -1, columns: 0, back: 'D' },
  R: { side: 'right', rows: 0, columns: 1, back: 'L' },
  D: { side: 'down', rows: 1, columns: 0, back: 'U' },
  L: { side: 'left', rows: 0, columns: -1, back: 'R' },
} as const;
export type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[];
const stepsOf = (path: MazePosition): readonly Step[] => Array.from(path) as Step[];

const stepOfKey: Readonly<Record<string, Step>> = { ArrowUp: 'U', ArrowRight: 'R', ArrowDown: 'D', ArrowLeft: 'L' };
export const stepAfterKey = (key: string): Step | null => stepOfKey[key] ?? null;

const after = ({ width }: MazePuzzle, cell: number, step: Step): number =>
  cell + steps[step].rows * width + steps[step].columns;

/** The cells of a path, from the start. */
export function cellsOf(maze: MazePuzzle, path: MazePosition): readonly number[] {
  const cells = [maze.start.row * maze.width + maze.start.column];
  for (const step of stepsOf(path)) cells.push(after(maze, cells.at(-1) ?? 0, step));
  return cells;
}

export const cellAt = (maze: MazePuzzle, path: MazePosition): number => cellsOf(maze, path).at(-1) ?? 0;
const endOf = ({ end, width }: MazePuzzle): number => end.row * width + end.column;
const sidesOf = ({ cells, width }: MazePuzzle, cell: number): MazeSides =>
  cells[Math.floor(cell / width)]?.[cell % width] ?? { up: false, right: false, down: false, left: false };

export const openSteps = (maze: MazePuzzle, cell: number): readonly Step[] =>
  stepNames.filter((step) => sidesOf(maze, cell)[steps[step].side]);

export const mazeRules: PuzzleRules<MazePuzzle, MazePosition> = {
  start: () => '',
  isSolved: (maze, path) => cellAt(maze, path) === endOf(maze),
  mistakesIn: () => [],
};

/** One step. A step back removes the last one; a step into a wall changes nothing. */
export function walk(maze: MazePuzzle, path: MazePosition, step: Step): MazePosition {
  if (!openSteps(maze, cellAt(maze, path)).includes(step)) return path;
  return path.at(-1) === steps[step].back ? path.slice(0, -1) : path + step;
}

/** Steps in one direction until there is a choice, a wall or the end. */
export function run(maze: MazePuzzle, path: MazePosition, step: Step): MazePosition {
  let here = walk(maze, path, step);
  while (here !== path) {
    const cell = cellAt(maze, here);
    if (cell === endOf(maze) || here === '' || openSteps(maze, cell).length !== 2) break;
    if (!openSteps(maze, cell).includes(step)) break;
    here = walk(maze, here, step);
  }
  return here;
}

/** The steps from one cell to another: there is exactly one way. */
function wayBetween(maze: MazePuzzle, from: number, to: number): string {
  const ways = new Map([[from, '']]);
  for (const [cell, way] of ways) {
    if (cell === to) return way;
    for (const step of openSteps(maze, cell)) {
      const next = after(maze, cell, step);
      if (!ways.has(next)) ways.set(next, way + step);
    }
  }
  return '';
}

/**
 * The path after a press on a cell, or a drag to it: back to it if it is on the path, and on to it while no other way
 * branches off in between.
 */
export function walkTo(maze: MazePuzzle, path: MazePosition, cell: number): MazePosition {
  const cells = cellsOf(maze, path);
  const known = cells.indexOf(cell);
  if (known !== -1) return path.slice(0, known);
  const here = cells.at(-1) ?? 0;
  let passed = here;
  const way = stepsOf(wayBetween(maze, here, cell));
  for (const step of way.slice(0, -1)) {
    passed = after(maze, passed, step);
    if (openSteps(maze, passed).length > 2) return path;
  }
  return way.reduce((before, step) => walk(maze, before, step), path);
}

export interface MazeHint {
  /** The last cell of the path that is on the way to the end. */
  readonly turn: number;
  /** Whether the path has left the way, so that it leads back to the turn. */
  readonly isBack: boolean;
  readonly step: Step;
  /** Cells straight on. */
  readonly length: number;
}

/** Where the path continues, or how far it has to go back. */
export function hintMaze(maze: MazePuzzle, path: MazePosition): MazeHint {
  const way = maze.solution.map(({ row, column }) => row * maze.width + column);
  const cells = cellsOf(maze, path);
  const turn = cells.findLast((cell) => way.includes(cell)) ?? 0;
  const next = stepsOf(wayBetween(maze, turn, endOf(maze)));
  const step = next[0] ?? 'D';
  const other = next.findIndex((each) => each !== step);
  return { turn, isBack: turn !== cells.at(-1), step, length: other === -1 ? next.length : other };
}

/** The path after the hint was followed. */
export function applyHint(maze: MazePuzzle, path: MazePosition, { turn, step, length }: MazeHint): MazePosition {
  const back = path.slice(0, cellsOf(maze, path).indexOf(turn));
  return back + step.repeat(length);
}
