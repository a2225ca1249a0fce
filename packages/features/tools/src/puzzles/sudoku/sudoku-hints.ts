import { columnOf, rowOf } from '@apiyard/kernels/sudoku/board';
import type { SudokuHint } from '@apiyard/kernels/sudoku/hint';
import type { Mark } from '@apiyard/kernels/sudoku/position';
import type { HintDetail } from '../frame/play.machine.ts';
import type { SudokuPosition, SudokuPuzzle } from './sudoku-board.ts';
import { candidatesAt, clearCell, enterDigit } from './sudoku-board.ts';

/** Candidates that a person has removed: those that are missing in a cell with notes. */
export const removedIn = (position: SudokuPosition): readonly Mark[] =>
  position.flatMap(({ digit, notes }, cell) =>
    digit === 0 && notes.length > 0
      ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((note) => !notes.includes(note)).map((note) => ({ cell, digit: note }))
      : [],
  );

/** The cells that a hint points at. */
export function hintedCells(hint: SudokuHint): readonly number[] {
  switch (hint.kind) {
    case 'step':
      return hint.step.cells;
    case 'solution':
      return [hint.place.cell];
    case 'mistake':
      return hint.cells;
    case 'done':
      return [];
  }
}

/** The position after the hint was followed. */
export function applyHint(puzzle: SudokuPuzzle, position: SudokuPosition, hint: SudokuHint): SudokuPosition {
  switch (hint.kind) {
    case 'done':
      return position;
    case 'mistake':
      return hint.cells.reduce((before, cell) => clearCell(puzzle, before, cell), position);
    case 'solution':
      return enterDigit(puzzle, position, hint.place.cell, hint.place.digit);
    case 'step': {
      const { places, removes } = hint.step;
      if (places !== null) return enterDigit(puzzle, position, places.cell, places.digit);
      return removes.reduce((before, { cell, digit }) => {
        const { notes = [] } = before[cell] ?? {};
        const known = notes.length > 0 ? notes : candidatesAt(position, cell);
        return before.with(cell, { digit: 0, notes: known.filter((note) => note !== digit) });
      }, position);
    }
  }
}

// Kept in its own direction in Arabic texts.
const written = (cells: readonly number[]): string =>
  `\u2066${cells.map((cell) => `(${rowOf(cell) + 1}, ${columnOf(cell) + 1})`).join(', ')}\u2069`;

/** The text of a hint: its key and what it is filled with. */
export function hintText(hint: SudokuHint, detail: HintDetail) {
  switch (hint.kind) {
    case 'done':
      return { key: 'sudoku.hint.done', technique: null, values: {} } as const;
    case 'mistake':
      return { key: 'sudoku.hint.mistake', technique: null, values: { cells: written(hint.cells) } } as const;
    case 'solution':
      if (detail === 'point') return { key: 'sudoku.hint.point', technique: null, values: {} } as const;
      if (detail === 'name') return { key: 'sudoku.hint.nameNone', technique: null, values: {} } as const;
      return {
        key: 'sudoku.hint.solution',
        technique: null,
        values: { cells: written([hint.place.cell]), digits: String(hint.place.digit) },
      } as const;
    case 'step': {
      const { technique, cells, places, removes } = hint.step;
      if (detail === 'point') return { key: 'sudoku.hint.point', technique: null, values: {} } as const;
      if (detail === 'name') return { key: 'sudoku.hint.name', technique, values: {} } as const;
      const name = technique.replaceAll('-', '_') as Underscored<typeof technique>;
      const digits = places === null ? removes.map(({ digit }) => digit) : [places.digit];
      return {
        key:
          name === 'hidden_single'
            ? (`sudoku.hint.hidden_single_${hint.unit ?? 'box'}` as const)
            : (`sudoku.hint.${name}` as const),
        technique: null,
        values: { cells: written(cells), digits: Array.from(new Set(digits)).toSorted().join(', ') },
      };
    }
  }
}

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Name;
