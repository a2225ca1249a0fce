/** The game 2048 as transitions of a state. Pure: no clock, no randomness but the seed. */
import { randomFrom } from '../random.ts';

export const directions = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof directions)[number];

export interface Game {
  /** Rows of tiles, 0 for an empty cell. */
  readonly board: readonly (readonly number[])[];
  readonly score: number;
  /** Moves so far. The next tile follows from the seed and this number. */
  readonly moves: number;
}

export interface Moved extends Game {
  /** False when the move changes nothing; no tile is added then. */
  readonly isMoved: boolean;
  /** Points of this move. */
  readonly points: number;
  /** The tile that was added, or null. */
  readonly added: { readonly row: number; readonly column: number; readonly tile: number } | null;
  /** Whether there is a tile of 2048 or more. */
  readonly isWon: boolean;
  /** Whether no move is left. */
  readonly isOver: boolean;
}

const size = 4;

/** A board with two tiles. */
export function newGame(seed: string): Game {
  const blank = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const first = withTile(blank, `${seed} first`).board;
  return { board: withTile(first, `${seed} second`).board, score: 0, moves: 0 };
}

/** The state after a move. The same state, move and seed always give the same. */
export function move(game: Game, direction: Direction, seed: string): Moved {
  const lines = linesOf(direction);
  const slid = game.board.map((row) => [...row]);
  let points = 0;
  for (const line of lines) {
    const merged = slide(line.map(([y, x]) => game.board[y]?.[x] ?? 0));
    points += merged.points;
    line.forEach(([y, x], at) => slid[y]?.splice(x, 1, merged.tiles[at] ?? 0));
  }
  const isMoved = slid.some((row, y) => row.some((tile, x) => tile !== game.board[y]?.[x]));
  const { board, added } = isMoved ? withTile(slid, `${seed} ${game.moves}`) : { board: game.board, added: null };
  return {
    board,
    score: game.score + points,
    moves: game.moves + (isMoved ? 1 : 0),
    isMoved,
    points,
    added,
    isWon: board.flat().some((tile) => tile >= 2048),
    isOver: movesIn(board).length === 0,
  };
}

/** The moves that change the board. */
export function movesIn(board: Game['board']): Direction[] {
  return directions.filter((direction) =>
    linesOf(direction).some((line) => {
      const tiles = line.map(([y, x]) => board[y]?.[x] ?? 0);
      return slide(tiles).tiles.some((tile, at) => tile !== tiles[at]);
    }),
  );
}

/** Tiles slide to the front, and two equal ones become one. A tile that has just been made stays as it is. */
function slide(line: readonly number[]): { readonly tiles: number[]; readonly points: number } {
  const tiles: number[] = [];
  let points = 0;
  let canMerge = false;
  for (const tile of line) {
    if (tile === 0) continue;
    if (canMerge && tiles.at(-1) === tile) {
      tiles[tiles.length - 1] = 2 * tile;
      points += 2 * tile;
      canMerge = false;
    } else {
      tiles.push(tile);
      canMerge = true;
    }
  }
  return { tiles: [...tiles, ...Array.from({ length: size - tiles.length }, () => 0)], points };
}

/** The cells of each line, from the side to which tiles slide. */
function linesOf(direction: Direction): (readonly [number, number])[][] {
  const numbers = Array.from({ length: size }, (_, at) => at);
  return numbers.map((line) => {
    const isRow = direction === 'left' || direction === 'right';
    const cells = numbers.map((at): readonly [number, number] => (isRow ? [line, at] : [at, line]));
    return direction === 'left' || direction === 'up' ? cells : cells.toReversed();
  });
}

/** A 2, or a 4 once in ten times, in an empty cell. */
function withTile(board: Game['board'], seed: string) {
  const random = randomFrom(`2048 ${seed}`);
  const empty = board.flatMap((row, y) => row.flatMap((tile, x) => (tile === 0 ? [{ row: y, column: x }] : [])));
  const place = empty[random.below(empty.length)] ?? { row: 0, column: 0 };
  const added = { ...place, tile: random.below(10) === 0 ? 4 : 2 };
  return { board: board.map((row, y) => (y === added.row ? row.with(added.column, added.tile) : row)), added };
}
