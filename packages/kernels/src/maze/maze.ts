/** Perfect mazes: one way between any two cells. Pure: no clock, no randomness but the seed. */
import { type Random, randomFrom } from '../random.ts';

export const mazeStyles = ['winding', 'branching', 'even'] as const;
/**
 * `winding` has long passages and few dead ends (depth-first search), `branching` short ones (Prim), and `even` is any
 * maze of the size with the same probability (Wilson).
 */
export type MazeStyle = (typeof mazeStyles)[number];

export interface MazeOptions {
  readonly width: number;
  readonly height: number;
  readonly style: MazeStyle;
}

export interface MazeCell {
  /** From 0 at the top. */
  readonly row: number;
  /** From 0 on the left. */
  readonly column: number;
}

/** Sides of a cell without a wall. Entrance and exit are not among them. */
export interface MazeSides {
  readonly up: boolean;
  readonly right: boolean;
  readonly down: boolean;
  readonly left: boolean;
}

export interface Maze extends MazeOptions {
  /** Rows of cells. */
  readonly cells: readonly (readonly MazeSides[])[];
  readonly start: MazeCell;
  readonly end: MazeCell;
  /** The only way from start to end, with both. */
  readonly solution: readonly MazeCell[];
  readonly proof: {
    /** Passages between cells. One fewer than cells, with all cells reached: there is one way between any two. */
    readonly passages: number;
    readonly reached: number;
    readonly deadEnds: number;
    /** Turns of the solution. */
    readonly turns: number;
  };
}

/** A maze from the top left to the bottom right. The same options and seed always give the same one. */
export function makeMaze({ width, height, style }: MazeOptions, seed: string): Maze {
  const random = randomFrom(`maze ${style} ${width}x${height} ${seed}`);
  const near = neighboursIn(width, height);
  const linked: Set<number>[] = near.map(() => new Set());
  const link = (a: number, b: number) => {
    linked[a]?.add(b);
    linked[b]?.add(a);
  };
  carve[style](near, link, random);
  const cellAt = (cell: number): MazeCell => ({ row: Math.floor(cell / width), column: cell % width });
  const last = width * height - 1;
  const { path, reached } = wayBetween(linked, 0, last);
  const solution = path.map(cellAt);
  return {
    width,
    height,
    style,
    cells: Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (__, column): MazeSides => {
        const cell = row * width + column;
        const open = linked[cell] ?? new Set();
        return {
          up: open.has(cell - width),
          right: column < width - 1 && open.has(cell + 1),
          down: open.has(cell + width),
          left: column > 0 && open.has(cell - 1),
        };
      }),
    ),
    start: cellAt(0),
    end: cellAt(last),
    solution,
    proof: {
      passages: linked.reduce((sum, { size }) => sum + size, 0) / 2,
      reached,
      deadEnds: linked.filter(({ size }, cell) => size === 1 && cell !== 0 && cell !== last).length,
      turns: turnsOf(solution),
    },
  };
}

function neighboursIn(width: number, height: number): readonly (readonly number[])[] {
  return Array.from({ length: width * height }, (_, cell) => [
    ...(cell >= width ? [cell - width] : []),
    ...(cell % width < width - 1 ? [cell + 1] : []),
    ...(cell < width * (height - 1) ? [cell + width] : []),
    ...(cell % width > 0 ? [cell - 1] : []),
  ]);
}

type Near = readonly (readonly number[])[];
type Link = (a: number, b: number) => void;

const one = <Member>(list: readonly Member[], random: Random): Member => list[random.below(list.length)] as Member;

const carve: Readonly<Record<MazeStyle, (near: Near, link: Link, random: Random) => void>> = {
  winding(near, link, random) {
    const seen = new Set([0]);
    const path = [0];
    while (path.length > 0) {
      const here = path.at(-1) ?? 0;
      const next = (near[here] ?? []).filter((cell) => !seen.has(cell));
      if (next.length === 0) {
        path.pop();
        continue;
      }
      const cell = one(next, random);
      link(here, cell);
      seen.add(cell);
      path.push(cell);
    }
  },
  branching(near, link, random) {
    const seen = new Set([random.below(near.length)]);
    const edges = [...seen].flatMap((cell) => (near[cell] ?? []).map((other) => [cell, other] as const));
    while (edges.length > 0) {
      const at = random.below(edges.length);
      const [from, to] = edges[at] ?? [0, 0];
      edges[at] = edges.at(-1) ?? [0, 0];
      edges.pop();
      if (seen.has(to)) continue;
      link(from, to);
      seen.add(to);
      for (const other of near[to] ?? []) if (!seen.has(other)) edges.push([to, other]);
    }
  },
  even(near, link, random) {
    const seen = new Set([random.below(near.length)]);
    for (const first of near.keys()) {
      // A random walk from a cell to the maze; where it crosses itself, the loop is forgotten.
      const exits = new Map<number, number>();
      for (let here = first; !seen.has(here);) {
        const next = one(near[here] ?? [], random);
        exits.set(here, next);
        here = next;
      }
      for (let here = first; !seen.has(here);) {
        const next = exits.get(here) ?? here;
        link(here, next);
        seen.add(here);
        here = next;
      }
    }
  },
};

function wayBetween(linked: readonly ReadonlySet<number>[], from: number, to: number) {
  const before = new Map<number, number>([[from, from]]);
  for (const cell of before.keys())
    for (const next of linked[cell] ?? []) if (!before.has(next)) before.set(next, cell);
  const path = [to];
  for (let here = to; here !== from;) {
    here = before.get(here) ?? from;
    path.push(here);
  }
  return { path: path.toReversed(), reached: before.size };
}

function turnsOf(path: readonly MazeCell[]): number {
  return path.filter(({ row }, at) => {
    const [before, after] = [path[at - 1], path[at + 1]];
    return before !== undefined && after !== undefined && (before.row === row) !== (after.row === row);
  }).length;
}
