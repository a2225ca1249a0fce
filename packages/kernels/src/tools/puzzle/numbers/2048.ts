import { InputFault } from '../../../faults/input-fault.ts';
import { seeded } from '../../../random/seed.ts';
import { type Direction, type Game, move, movesIn, newGame } from '../../../twenty-forty-eight/game.ts';

interface Input {
  readonly board?: string | undefined;
  readonly move?: Direction | undefined;
  readonly score: number;
  readonly moves: number;
  readonly seed?: string | undefined;
}

/** A new game, or the state after a move. */
export default function play({ board: text, move: direction, score, moves, seed: given }: Input) {
  if (text === undefined || text.trim() === '') {
    const { seed } = seeded(given);
    const game = newGame(seed);
    return described(game, { isMoved: false, points: 0, seed });
  }
  if (direction === undefined) throw new InputFault('move_missing', { pointer: '/move' });
  if (given === undefined || given === '') throw new InputFault('seed_missing', { pointer: '/seed' });
  const { isMoved, points, ...game } = move({ board: readBoard(text), score, moves }, direction, given);
  return described(game, { isMoved, points, seed: given });
}

function described(
  { board, score, moves }: Game,
  { isMoved, points, seed }: { readonly isMoved: boolean; readonly points: number; readonly seed: string },
) {
  const possible = movesIn(board);
  const largest = Math.max(...board.flat());
  return {
    text: board.map((row) => row.map((tile) => (tile === 0 ? '·' : String(tile)).padStart(5)).join('')).join('\n'),
    board,
    score,
    moves,
    points,
    isMoved,
    isWon: largest >= 2048,
    isOver: possible.length === 0,
    possible,
    seed,
  };
}

function readBoard(text: string): number[][] {
  const pointer = '/board';
  const tiles = text
    .trim()
    .split(/[\s,[\]]+/u)
    .filter((part) => part !== '');
  if (tiles.length !== 16) throw new InputFault('tiles', { pointer, values: { count: tiles.length } });
  const numbers = tiles.map((tile) => {
    const number = /^[.·_]$/u.test(tile) ? 0 : Number(tile);
    const isTile = number === 0 || (Number.isInteger(Math.log2(number)) && number >= 2 && number <= 131_072);
    if (!isTile) throw new InputFault('tile', { pointer, values: { tile } });
    return number;
  });
  return [0, 4, 8, 12].map((from) => numbers.slice(from, from + 4));
}
