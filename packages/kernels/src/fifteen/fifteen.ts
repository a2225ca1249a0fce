/** The fifteen puzzle, 3 by 3 to 6 by 6. Pure: no clock, no randomness but the seed. */
import { randomFrom } from '../random.ts';
import { beamSearch } from './beam.ts';
import {
  type FifteenBoard,
  type FifteenSize,
  goalOf,
  isSolvable,
  isSolved,
  sizeOf,
  type Slide,
  slide,
} from './board.ts';
import { idaSearch } from './ida.ts';

export interface FifteenOptions {
  readonly size: FifteenSize;
}

export interface Fifteen {
  readonly size: FifteenSize;
  readonly board: FifteenBoard;
}

/** Any solvable order of the tiles that is not solved, each with the same probability. */
export function makeFifteen({ size }: FifteenOptions, seed: string): Fifteen {
  const random = randomFrom(`fifteen ${size} ${seed}`);
  const goal = goalOf(size);
  for (;;) {
    const board = random.shuffled(goal);
    if (!isSolvable(board)) {
      // Exchanging two tiles changes the parity.
      const [first = 0, second = 0] = board.flatMap((tile, at) => (tile === 0 ? [] : [at]));
      [board[first], board[second]] = [board[second] ?? 0, board[first] ?? 0];
    }
    if (!isSolved(board)) return { size, board };
  }
}

export type FifteenAnswer =
  | { readonly kind: 'unsolvable' }
  | {
      readonly kind: 'solved';
      readonly moves: readonly Slide[];
      readonly proof: {
        /** Whether no solution is shorter. */
        readonly isOptimal: boolean;
        /** No solution has fewer moves. */
        readonly movesMin: number;
      };
    };

/** Positions of the search for the shortest solution, after which a short one is enough. */
const positionsMax = { 3: Number.POSITIVE_INFINITY, 4: 1_000_000, 5: 100_000, 6: 20_000 } as const;

/** The shortest solution of 3 by 3, and of larger boards when it is found in time; otherwise a short one. */
export function solveFifteen(board: FifteenBoard): FifteenAnswer {
  if (!isSolvable(board)) return { kind: 'unsolvable' };
  const size = sizeOf(board);
  const exact = idaSearch(board, positionsMax[size]);
  if (exact.moves !== null)
    return { kind: 'solved', moves: exact.moves, proof: { isOptimal: true, movesMin: exact.moves.length } };
  const moves = beamSearch(board);
  return { kind: 'solved', moves, proof: { isOptimal: moves.length === exact.movesMin, movesMin: exact.movesMin } };
}

export type FifteenHint =
  | { readonly kind: 'done' }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'step'; readonly tile: number; readonly direction: Slide; readonly movesLeft: number };

/** The first move of a solution. */
export function hintFifteen(board: FifteenBoard): FifteenHint {
  if (isSolved(board)) return { kind: 'done' };
  const answer = solveFifteen(board);
  if (answer.kind === 'unsolvable') return answer;
  const [direction = 'up'] = answer.moves;
  const gap = board.indexOf(0);
  return { kind: 'step', tile: slide(board, direction)?.[gap] ?? 0, direction, movesLeft: answer.moves.length };
}
