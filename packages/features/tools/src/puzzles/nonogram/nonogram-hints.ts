import type { NonogramHint } from '@apiyard/kernels/nonogram/nonogram';
import type { HintDetail } from '../frame/play.machine.ts';
import type { NonogramPosition, NonogramPuzzle } from './nonogram-board.ts';

/** The cells that a hint points at: first the whole line, then those that follow. */
export function hintedCells({ solution }: NonogramPuzzle, hint: NonogramHint, detail: HintDetail): readonly number[] {
  const width = solution[0]?.length ?? 1;
  switch (hint.kind) {
    case 'done':
      return [];
    case 'mistake':
      return hint.cells.map(({ row, column }) => row * width + column);
    case 'solution':
      return [hint.row * width + hint.column];
    case 'step':
      if (detail === 'explain') return hint.cells.map(({ row, column }) => row * width + column);
      return Array.from({ length: hint.axis === 'row' ? width : solution.length }, (_, at) =>
        hint.axis === 'row' ? hint.index * width + at : at * width + hint.index,
      );
  }
}

/** The position after the hint was followed. */
export function applyHint(position: NonogramPosition, hint: NonogramHint): NonogramPosition {
  const changes =
    hint.kind === 'step'
      ? hint.cells
      : hint.kind === 'solution'
        ? [hint]
        : hint.kind === 'mistake'
          ? hint.cells.map((cell) => ({ ...cell, state: 0 as const }))
          : [];
  return changes.reduce(
    (before, { row, column, state }) => before.with(row, (before[row] ?? []).with(column, state)),
    position,
  );
}

/** Numbers of a clue; a line without filled cells has 0. Kept in its own direction in Arabic texts. */
export const clueText = (clue: readonly number[]): string => `\u2066${clue.length === 0 ? '0' : clue.join(' ')}\u2069`;

/** The text of a hint: its key and what it is filled with. */
export function hintText({ clues }: NonogramPuzzle, hint: NonogramHint, detail: HintDetail) {
  switch (hint.kind) {
    case 'done':
      return { key: 'nonogram.hint.done', values: {} } as const;
    case 'mistake':
      return { key: 'nonogram.hint.mistake', values: {} } as const;
    case 'solution':
      if (detail === 'point') return { key: 'nonogram.hint.point', values: {} } as const;
      if (detail === 'name') return { key: 'nonogram.hint.nameNone', values: {} } as const;
      return {
        key: hint.state === 1 ? 'nonogram.hint.fill' : 'nonogram.hint.cross',
        values: { row: hint.row + 1, column: hint.column + 1 },
      } as const;
    case 'step': {
      const { axis, index, cells } = hint;
      const clue = clueText((axis === 'row' ? clues.rows : clues.columns)[index] ?? []);
      if (detail === 'point') return { key: `nonogram.hint.${axis}`, values: { line: index + 1 } } as const;
      if (detail === 'name') return { key: 'nonogram.hint.name', values: { clue } } as const;
      const placesOf = (state: 1 | 2) =>
        cells.filter((cell) => cell.state === state).map((cell) => (axis === 'row' ? cell.column : cell.row) + 1);
      const [filled, empty] = [placesOf(1), placesOf(2)];
      const values = { line: index + 1, clue, filled: filled.join(', '), empty: empty.join(', ') };
      if (empty.length === 0) return { key: `nonogram.hint.${axis}Fill`, values } as const;
      if (filled.length === 0) return { key: `nonogram.hint.${axis}Cross`, values } as const;
      return { key: `nonogram.hint.${axis}Both`, values } as const;
    }
  }
}
