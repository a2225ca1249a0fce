/** Minesweeper on paper, where no cell can be opened: the numbers are given from which all mines follow. Pure. */
import { randomFrom } from '../random.ts';
import type { Visible } from './board.ts';
import { type Minesweeper, solveMinesweeper } from './minesweeper.ts';

/** Numbers are taken away in this many parts, each of which stays if the board needs it. */
const parts = 48;

/**
 * Rows of the numbers that are given, null for a cell without one. Logic alone finds all mines from them; that there are
 * no others, the number of mines says. The same board and seed give the same numbers for ever.
 */
export function numbersOnPaper({ rows }: Pick<Minesweeper, 'rows'>, seed: string): (number | null)[][] {
  const width = rows[0]?.length ?? 0;
  const visible: Visible[][] = rows.map((row) => row.map((cell) => (cell === 'mine' ? 'covered' : cell)));
  const mines = rows.flat().filter((cell) => cell === 'mine').length;
  const show = (cells: readonly number[], isShown: boolean) => {
    for (const cell of cells) {
      const [row, column] = [Math.floor(cell / width), cell % width];
      const number = rows[row]?.[column];
      visible[row]?.splice(column, 1, isShown && typeof number === 'number' ? number : 'covered');
    }
  };
  const areMinesKnown = () => {
    const answer = solveMinesweeper({ rows: visible, mines: null });
    return answer.kind === 'solved' && answer.mines.length === mines;
  };
  const given = rows.flat().flatMap((cell, at) => (cell === 'mine' ? [] : [at]));
  const order = randomFrom(`minesweeper paper ${width}x${rows.length} ${seed}`).shuffled(given);
  const length = Math.max(1, Math.ceil(order.length / parts));
  for (let from = 0; from < order.length; from += length) {
    const some = order.slice(from, from + length);
    const half = Math.ceil(some.length / 2);
    show(some, false);
    if (areMinesKnown()) continue;
    show(some, true);
    for (const fewer of [some.slice(0, half), some.slice(half)]) {
      show(fewer, false);
      if (!areMinesKnown()) show(fewer, true);
    }
  }
  return visible.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : null)));
}
