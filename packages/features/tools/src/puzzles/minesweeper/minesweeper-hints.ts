import type { Place } from '@apiyard/kernels/minesweeper/board';
import type { MinesweeperHint } from '@apiyard/kernels/minesweeper/minesweeper';
import type { HintDetail } from '../frame/play.machine.ts';
import type { MinesweeperPosition, MinesweeperPuzzle } from './minesweeper-board.ts';
import { openCell, toggleFlag } from './minesweeper-board.ts';

const cellsOf = ({ width }: MinesweeperPuzzle, places: readonly Place[]) =>
  places.map(({ row, column }) => row * width + column);

/** The cells that a hint points at: first the numbers, then what follows from them. */
export function hintedCells(puzzle: MinesweeperPuzzle, hint: MinesweeperHint, detail: HintDetail): readonly number[] {
  switch (hint.kind) {
    case 'step':
      return cellsOf(
        puzzle,
        detail === 'explain' || hint.from.length === 0 ? [...hint.safe, ...hint.mines] : hint.from,
      );
    case 'mistake':
      return cellsOf(puzzle, hint.cells);
    case 'guess':
    case 'contradiction':
    case 'done':
      return [];
  }
}

/** The position after the hint was followed: safe cells are open, and mines have flags. */
export function applyHint(
  puzzle: MinesweeperPuzzle,
  position: MinesweeperPosition,
  hint: MinesweeperHint,
): MinesweeperPosition {
  if (hint.kind === 'mistake') {
    return cellsOf(puzzle, hint.cells).reduce((before, cell) => toggleFlag(puzzle, before, cell), position);
  }
  if (hint.kind !== 'step') return position;
  const flagged = cellsOf(puzzle, hint.mines)
    .filter((cell) => position[cell] === 'covered')
    .reduce((before, cell) => toggleFlag(puzzle, before, cell), position);
  return cellsOf(puzzle, hint.safe).reduce(
    (before, cell) => (before[cell] === 'covered' ? openCell(puzzle, before, cell) : before),
    flagged,
  );
}

// Kept in its own direction in Arabic texts.
const written = (places: readonly Place[]): string =>
  `\u2066${places.map(({ row, column }) => `(${row + 1}, ${column + 1})`).join(', ')}\u2069`;

/** The sentences of a hint: their keys and what they are filled with. */
export function hintTexts(hint: MinesweeperHint, detail: HintDetail) {
  switch (hint.kind) {
    case 'done':
      return [{ key: 'minesweeper.hint.done', cells: '' }] as const;
    case 'guess':
    case 'contradiction':
      return [{ key: 'minesweeper.hint.none', cells: '' }] as const;
    case 'mistake':
      return [{ key: 'minesweeper.hint.mistake', cells: written(hint.cells) }] as const;
    case 'step': {
      const { technique, safe, mines, from } = hint;
      if (detail === 'point') {
        return [
          from.length === 0
            ? ({ key: 'minesweeper.hint.pointCount', cells: '' } as const)
            : ({ key: 'minesweeper.hint.point', cells: written(from) } as const),
        ];
      }
      if (detail === 'name') return [{ key: `minesweeper.technique.${technique}`, cells: '' } as const];
      const reason = technique === 'count' ? (safe.length > 0 ? 'countSafe' : 'countMines') : technique;
      return [
        { key: `minesweeper.hint.${reason}`, cells: '' } as const,
        ...(safe.length > 0 ? [{ key: 'minesweeper.hint.safe', cells: written(safe) } as const] : []),
        ...(mines.length > 0 ? [{ key: 'minesweeper.hint.mines', cells: written(mines) } as const] : []),
      ];
    }
  }
}
