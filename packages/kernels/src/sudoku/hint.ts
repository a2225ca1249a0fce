/** The next step from where a person is. Pure: no clock, no randomness. */
import { type Grid, units } from './board.ts';
import { firstStep } from './logic.ts';
import { type Mark, mayHold, type Position, positionOf, remove } from './position.ts';
import { solutionsOf } from './search.ts';
import type { Step } from './step.ts';

export interface SudokuState {
  /** 81 digits row by row, clues and what the person entered; 0 for an empty cell. */
  readonly digits: readonly number[];
  /** Candidates that the person has removed. Without them, a step that only removes candidates comes again. */
  readonly removed?: readonly Mark[];
}

export type SudokuHint =
  | { readonly kind: 'step'; readonly step: Step; readonly unit: 'row' | 'column' | 'box' | null }
  /** No technique applies: the digit of a cell with the fewest candidates, from the solution. */
  | { readonly kind: 'solution'; readonly place: Mark }
  /** Entered digits that are not those of the solution of the clues. */
  | { readonly kind: 'mistake'; readonly cells: readonly number[] }
  | { readonly kind: 'done' };

/**
 * @param clues the puzzle as it was given, with one solution
 * @param state clues and entered digits
 */
export function hintSudoku(clues: readonly number[], { digits, removed = [] }: SudokuState): SudokuHint {
  const [solution] = solutionsOf(Uint8Array.from(clues), 1);
  if (solution === undefined) throw new Error('The puzzle has no solution.');
  const wrong = digits.flatMap((digit, cell) => (digit !== 0 && digit !== solution[cell] ? [cell] : []));
  if (wrong.length > 0) return { kind: 'mistake', cells: wrong };
  const position = positionOf(Uint8Array.from(digits));
  if (position.left === 0) return { kind: 'done' };
  for (const mark of removed) if (solution[mark.cell] !== mark.digit) remove(position, mark);
  const step = firstStep(position);
  return step === null
    ? { kind: 'solution', place: placeFrom(position, solution) }
    : { kind: 'step', step, unit: unitOf(position, step) };
}

function placeFrom({ open }: Position, solution: Grid): Mark {
  let best = -1;
  let fewest = 10;
  open.forEach((mask, cell) => {
    const count = mask.toString(2).replaceAll('0', '').length;
    if (mask !== 0 && count < fewest) [best, fewest] = [cell, count];
  });
  return { cell: best, digit: solution[best] ?? 0 };
}

/** Where the digit of a hidden single has one place left; boxes first, as people see those first. */
function unitOf(position: Position, { technique, places }: Step): 'row' | 'column' | 'box' | null {
  if (technique !== 'hidden-single' || places === null) return null;
  const at = units.findLastIndex(
    (unit) => unit.includes(places.cell) && unit.filter((cell) => mayHold(position, cell, places.digit)).length === 1,
  );
  return at >= 18 ? 'box' : at >= 9 ? 'column' : 'row';
}
