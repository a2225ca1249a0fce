import { InputFault } from '../../../faults/input-fault.ts';
import { type FifteenBoard, type FifteenSize, isSolved } from '../../../fifteen/board.ts';
import { makeFifteen, solveFifteen } from '../../../fifteen/fifteen.ts';
import { seeded } from '../../../random/seed.ts';

interface Input {
  readonly action: 'make' | 'solve';
  readonly size: '3' | '4' | '5' | '6';
  readonly board?: string | undefined;
  readonly seed?: string | undefined;
}

/** Makes a solvable fifteen puzzle with its solution, or solves one. */
export default function fifteen({ action, size, board: text, seed: given }: Input) {
  const seed = action === 'make' ? seeded(given).seed : null;
  const board = seed === null ? readBoard(text) : makeFifteen({ size: Number(size) as FifteenSize }, seed).board;
  const answer = solveFifteen(board);
  if (answer.kind === 'unsolvable') throw new InputFault('unsolvable', { pointer: '/board' });
  const { moves, proof } = answer;
  return { text: drawn(board), count: moves.length, proof, moves, board: rowsOf(board), seed };
}

function readBoard(text: string | undefined): FifteenBoard {
  const pointer = '/board';
  if (text === undefined || text.trim() === '') throw new InputFault('board_missing', { pointer });
  const offset = text.search(/[^0-9.,_\s]/u);
  if (offset !== -1) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    throw new InputFault('board_syntax', { pointer, values: { character }, in: { text, offset } });
  }
  const board = (text.match(/\d+|[._]/g) ?? []).map((tile) => (/\d/.test(tile) ? Number(tile) : 0));
  if (![9, 16, 25, 36].includes(board.length))
    throw new InputFault('tiles', { pointer, values: { count: board.length } });
  const missing = Array.from(board.keys()).find((tile) => !board.includes(tile));
  if (missing !== undefined)
    throw new InputFault('tile_missing', { pointer, values: { tile: missing, max: board.length - 1 } });
  if (isSolved(board)) throw new InputFault('is_solved', { pointer });
  return board;
}

const rowsOf = (board: FifteenBoard): number[][] => {
  const size = Math.sqrt(board.length);
  return Array.from({ length: size }, (_, row) => board.slice(row * size, (row + 1) * size));
};

const drawn = (board: FifteenBoard): string =>
  rowsOf(board)
    .map((row) => row.map((tile) => (tile === 0 ? '·' : String(tile)).padStart(2)).join(' '))
    .join('\n');
