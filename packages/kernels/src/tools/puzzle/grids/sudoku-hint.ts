import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { solveSudoku } from '../../../sudoku.ts';
import type { Coordinates } from '../../../sudoku/coordinates.ts';
import { cellAt, coordinatesOf, markedAt } from '../../../sudoku/coordinates.ts';
import type { SudokuHint } from '../../../sudoku/hint.ts';
import { hintSudoku } from '../../../sudoku/hint.ts';
import type { Mark } from '../../../sudoku/position.ts';
import type { Technique } from '../../../sudoku/step.ts';

interface Input {
  readonly puzzle: string;
  readonly state?: string | undefined;
  readonly removed?: readonly (Coordinates & { readonly digit: number })[] | undefined;
  readonly detail: 'point' | 'name' | 'explain';
}

interface Hint {
  readonly kind: SudokuHint['kind'];
  readonly cells: readonly Coordinates[];
  /** Null when the detail leaves it out. */
  readonly technique: Technique | null;
  readonly places: (Coordinates & { readonly digit: number }) | null;
  readonly removes: readonly (Coordinates & { readonly digit: number })[];
  readonly notes: readonly Note[];
}

/** The next step: where to look, then the technique, then what follows and why. */
export default function sudokuHint({ puzzle, state = puzzle, removed = [], detail }: Input): Hint {
  const clues = cluesIn(puzzle);
  const digits = stateIn(state, clues);
  const marks = removed.map(({ row, column, digit }): Mark => ({ cell: cellAt({ row, column }), digit }));
  const hint = hintSudoku(clues, { digits, removed: marks });
  const bare = { technique: null, places: null, removes: [] };
  switch (hint.kind) {
    case 'done':
      return { kind: 'done', cells: [], ...bare, notes: [{ code: 'done' }] };
    case 'mistake': {
      const cells = hint.cells.map(coordinatesOf);
      return { kind: 'mistake', cells, ...bare, notes: [{ code: 'mistake', values: { cells: written(hint.cells) } }] };
    }
    case 'solution': {
      const { cell, digit } = hint.place;
      const isShown = detail === 'explain';
      return {
        kind: 'solution',
        cells: [coordinatesOf(cell)],
        ...bare,
        places: isShown ? markedAt(hint.place) : null,
        notes: isShown
          ? [{ code: 'solution', values: { cells: written([cell]), digits: String(digit) } }]
          : [{ code: 'point' }],
      };
    }
    case 'step': {
      const { technique, cells, places, removes } = hint.step;
      const isExplained = detail === 'explain';
      return {
        kind: 'step',
        cells: cells.map(coordinatesOf),
        technique: detail === 'point' ? null : technique,
        places: isExplained && places !== null ? markedAt(places) : null,
        removes: isExplained ? removes.map(markedAt) : [],
        notes: isExplained ? [explanationOf(hint)] : [{ code: 'point' }],
      };
    }
  }
}

function explanationOf({ step: { technique, cells, places, removes }, unit }: SudokuHint & { kind: 'step' }): Note {
  const code = technique.replaceAll('-', '_');
  const digits = places === null ? removes.map(({ digit }) => digit) : [places.digit];
  return {
    code: unit === null ? code : `${code}_${unit}`,
    values: { cells: written(cells), digits: Array.from(new Set(digits)).toSorted().join(', ') },
  };
}

/** `(3, 5), (3, 8)`: row and column. */
const written = (cells: readonly number[]): string =>
  cells
    .map(coordinatesOf)
    .map(({ row, column }) => `(${row}, ${column})`)
    .join(', ');

function cluesIn(text: string): readonly number[] {
  const answer = solveSudoku(text);
  const pointer = '/puzzle';
  switch (answer.kind) {
    case 'character':
      throw characterFault(text, pointer);
    case 'length':
      throw new InputFault('length', { pointer, values: { length: answer.length } });
    case 'clash': {
      const [first, second] = answer.cells;
      throw new InputFault('clash', { pointer, values: { digit: answer.digit, cells: written([first, second]) } });
    }
    case 'none':
      throw new InputFault('no_solution', { pointer });
    case 'several':
      throw new InputFault('several_solutions', { pointer });
    case 'solved':
      return digitsIn(text);
  }
}

function stateIn(text: string, clues: readonly number[]): readonly number[] {
  const pointer = '/state';
  if (/[^0-9._\s]/u.test(text)) throw characterFault(text, pointer);
  const digits = digitsIn(text);
  if (digits.length !== 81) throw new InputFault('length', { pointer, values: { length: digits.length } });
  const missing = clues.findIndex((clue, cell) => clue !== 0 && digits[cell] !== clue);
  if (missing !== -1) throw new InputFault('clue_missing', { pointer, values: { cells: written([missing]) } });
  return digits;
}

const digitsIn = (text: string): readonly number[] =>
  Array.from(text.replaceAll(/\s/g, ''), (character) => (/[1-9]/.test(character) ? Number(character) : 0));

function characterFault(text: string, pointer: string): InputFault {
  const offset = text.search(/[^0-9._\s]/u);
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return new InputFault('syntax', { pointer, values: { character }, in: { text, offset } });
}
