import { InputFault } from '../../../faults/input-fault.ts';
import type { Place, Visible } from '../../../minesweeper/board.ts';
import {
  makeMinesweeper,
  minesMaxOf,
  type MinesweeperStep,
  presets,
  solveMinesweeper,
} from '../../../minesweeper/minesweeper.ts';
import { seeded } from '../../../random/seed.ts';

interface Input {
  readonly action: 'make' | 'solve';
  readonly level: keyof typeof presets | 'custom';
  readonly width: number;
  readonly height: number;
  readonly mines: number;
  readonly seed?: string | undefined;
  readonly board?: string | undefined;
}

const sizeMax = 40;

/** Makes a board that needs no guess, or finds what is certain on one. */
export default function minesweeper({ action, level, width, height, mines, seed: given, board }: Input) {
  if (action === 'solve') return solve(board, mines);
  const options = level === 'custom' ? { width, height, mines } : presets[level];
  const minesMax = minesMaxOf(options);
  if (options.mines > minesMax) throw new InputFault('mines_many', { pointer: '/mines', values: { max: minesMax } });
  const { seed } = seeded(given);
  const { rows, start, proof } = makeMinesweeper(options, seed);
  return {
    text: rows
      .map((row) => row.map((cell) => (cell === 'mine' ? '*' : cell === 0 ? '·' : String(cell))).join(' '))
      .join('\n'),
    start: fromOne(start),
    board: rows.map((row) => row.map((cell) => (cell === 'mine' ? -1 : cell))),
    ...options,
    proof,
    seed,
  };
}

function solve(text: string | undefined, mines: number) {
  const rows = readBoard(text);
  const covered = rows.flat().filter((cell) => typeof cell !== 'number').length;
  if (mines > covered) throw new InputFault('mines_more', { pointer: '/mines', values: { covered } });
  const answer = solveMinesweeper({ rows, mines });
  if (answer.kind === 'contradiction') throw new InputFault('contradiction', { pointer: '/board' });
  const isIn = (places: readonly Place[]) => new Set(places.map(({ row, column }) => `${row} ${column}`));
  const [safe, mined] = [isIn(answer.safe), isIn(answer.mines)];
  const marks = rows.map((row, y) =>
    row.map((cell, x) => {
      if (typeof cell === 'number') return cell === 0 ? '·' : String(cell);
      return safe.has(`${y} ${x}`) ? 'S' : mined.has(`${y} ${x}`) ? '*' : '?';
    }),
  );
  return {
    text: marks.map((row) => row.join(' ')).join('\n'),
    safe: answer.safe.map(fromOne),
    mined: answer.mines.map(fromOne),
    steps: answer.steps.map(written),
    mines,
  };
}

function readBoard(text: string | undefined): Visible[][] {
  const pointer = '/board';
  if (text === undefined || text.trim() === '') throw new InputFault('board_missing', { pointer });
  const offset = text.search(/[^0-8.?#F*·\s]/iu);
  if (offset !== -1) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    throw new InputFault('board_syntax', { pointer, values: { character }, in: { text, offset } });
  }
  const rows = text
    .split('\n')
    .map((line) => Array.from(line.replaceAll(/\s/g, ''), visibleOf))
    .filter((row) => row.length > 0);
  const width = rows[0]?.length ?? 0;
  const uneven = rows.findIndex((row) => row.length !== width);
  if (uneven !== -1)
    throw new InputFault('uneven', { pointer, values: { row: uneven + 1, cells: rows[uneven]?.length ?? 0, width } });
  if (width > sizeMax || rows.length > sizeMax)
    throw new InputFault('too_large', { pointer, values: { max: sizeMax } });
  return rows;
}

function visibleOf(character: string): Visible {
  if (/\d/.test(character)) return Number(character);
  if (character === '·') return 0;
  return /[F*]/i.test(character) ? 'flag' : 'covered';
}

const fromOne = ({ row, column }: Place) => ({ row: row + 1, column: column + 1 });

const written = ({ technique, safe, mines, from }: MinesweeperStep) => ({
  technique,
  safe: safe.map(fromOne),
  mined: mines.map(fromOne),
  from: from.map(fromOne),
});
