/** The game 2048 as it is played. Pure: tiles follow from the seed, as in the API. */
import type { Direction, Game } from '@apiyard/kernels/twenty-forty-eight/game';
import { move, movesIn } from '@apiyard/kernels/twenty-forty-eight/game';
import type { PuzzleRules } from '../frame/rules.ts';
import { placeTiles, slideTiles } from './tile-motion.ts';

/** The tile to reach, as in addresses. */
export const goals = ['512', '1024', '2048'] as const;

export interface TilesPuzzle {
  readonly seed: string;
  readonly goal: number;
  readonly start: Game;
}

export interface TilesPosition extends Game {
  /** The move that led here; null at the start. */
  readonly by: Direction | null;
  /** Values of the tiles that the last move made. */
  readonly merged: readonly number[];
  /** Whether the person plays on after the goal. */
  readonly isContinued: boolean;
}

const largestOf = ({ board }: Pick<Game, 'board'>): number => Math.max(...board.flat());

export const tilesRules: PuzzleRules<TilesPuzzle, TilesPosition> = {
  start: ({ start }) => ({ ...start, by: null, merged: [], isContinued: false }),
  isSolved: ({ goal }, position) => !position.isContinued && largestOf(position) >= goal,
  isLost: (_, { board }) => movesIn(board).length === 0,
  // No move is wrong.
  mistakesIn: () => [],
};

export function slideTo(puzzle: TilesPuzzle, position: TilesPosition, direction: Direction): TilesPosition {
  const { board, score, moves, isMoved } = move(position, direction, puzzle.seed);
  if (!isMoved) return position;
  const merged = slideTiles(placeTiles(position.board), direction).flatMap(({ value, look }) =>
    look === 'merged' ? [value] : [],
  );
  return { board, score, moves, by: direction, merged, isContinued: position.isContinued };
}
