/** Sudoku: generates puzzles with one solution and a grade by required techniques, and solves any. Pure: no clock, no randomness. */
import { randomFrom, type Random } from './random.ts';
import { boxOf, columnOf, format, type Grid, rowOf } from './sudoku/board.ts';
import { reason, type Reasoning } from './sudoku/logic.ts';
import { solutionsOf } from './sudoku/search.ts';
import { type Proof, proofOf } from './sudoku/proof.ts';
import type { Level, Step } from './sudoku/step.ts';

export interface Puzzle {
  /** 81 characters row by row, blanks as dots. */
  readonly puzzle: string;
  readonly solution: string;
  readonly clues: number;
  readonly proof: Proof;
}

/**
 * A puzzle with one solution, whose hardest step is of the level (see `techniquesByLevel`). Clues are symmetric under
 * half a turn. The same level and seed always give the same puzzle.
 */
export function makeSudoku(level: Level, seed: string): Puzzle {
  const random = randomFrom(`sudoku ${level} ${seed}`);
  for (;;) {
    const [solution] = solutionsOf(new Uint8Array(81), 1, random);
    const posed = solution && removeClues(solution, level, random);
    if (posed) {
      const { grid, reasoning } = posed;
      return { puzzle: format(grid), solution: format(solution), clues: cluesOf(grid), proof: proofOf(reasoning) };
    }
  }
}

/** Easy puzzles keep about this many clues, so that the next step is always easy to see. */
const easyClues = 36;

/**
 * Removes clues while the solution stays unique. If the puzzle is then too hard, restores clues, except those that would
 * make it too easy. Null if this does not lead to a puzzle of the level.
 */
function removeClues(solution: Grid, level: Level, random: Random): { grid: Grid; reasoning: Reasoning } | null {
  const blank = new Uint8Array(81);
  const grid = solution.slice();
  const taken: number[] = [];
  for (const cell of random.shuffled(Array.from({ length: 41 }, (_, half) => half))) {
    if (level === 'easy' && cluesOf(grid) <= easyClues) break;
    setBoth(grid, cell, blank);
    if (solutionsOf(grid, 2).length === 1) taken.push(cell);
    else setBoth(grid, cell, solution);
  }
  let reasoning = reason(grid, level);
  for (const cell of reasoning.solved ? [] : taken) {
    setBoth(grid, cell, solution);
    reasoning = reason(grid, level);
    if (!reasoning.solved) continue;
    if (reasoning.level === level) break;
    setBoth(grid, cell, blank);
  }
  return reasoning.solved && reasoning.level === level ? { grid, reasoning } : null;
}

/** Copies a cell and the one opposite. */
function setBoth(grid: Grid, cell: number, from: Grid): void {
  grid[cell] = from[cell] ?? 0;
  grid[80 - cell] = from[80 - cell] ?? 0;
}

function cluesOf(grid: Grid): number {
  return grid.reduce((count, digit) => (digit === 0 ? count : count + 1), 0);
}

/** `extreme` puzzles have one solution that the techniques alone do not reach. */
export type Grade = Level | 'extreme';

export type Answer =
  | {
      readonly kind: 'solved';
      readonly solution: string;
      readonly clues: number;
      readonly grade: Grade;
      readonly proof: Proof;
      readonly steps: readonly Step[];
    }
  /** Not digits, zeros, dots, underscores and white space; `index` is the first other character's. */
  | { readonly kind: 'character'; readonly index: number; readonly character: string }
  | { readonly kind: 'length'; readonly length: number }
  /** Two cells of a unit hold the same digit. */
  | {
      readonly kind: 'clash';
      readonly digit: number;
      readonly cells: readonly [number, number];
      readonly unit: 'row' | 'column' | 'box';
    }
  | { readonly kind: 'none' }
  /** More than one solution; two that differ. */
  | { readonly kind: 'several'; readonly solutions: readonly [string, string] };

/** Solves a puzzle given as 81 digits with `0`, `.` or `_` for blanks; white space between them is ignored. */
export function solveSudoku(text: string): Answer {
  const index = text.search(/[^0-9._\s]/u);
  if (index !== -1) return { kind: 'character', index, character: String.fromCodePoint(text.codePointAt(index) ?? 0) };
  const characters = text.replace(/\s/g, '');
  if (characters.length !== 81) return { kind: 'length', length: characters.length };
  const grid = Uint8Array.from(characters, (character) => (/[1-9]/.test(character) ? Number(character) : 0));
  const clash = clashOf(grid);
  if (clash) return clash;
  const [solution, other] = solutionsOf(grid, 2);
  if (!solution) return { kind: 'none' };
  if (other) return { kind: 'several', solutions: [format(solution), format(other)] };
  const reasoning = reason(grid);
  const { steps, solved, level } = reasoning;
  return {
    kind: 'solved',
    solution: format(solution),
    clues: cluesOf(grid),
    grade: solved ? level : 'extreme',
    proof: proofOf(reasoning),
    steps,
  };
}

function clashOf(grid: Grid): (Answer & { kind: 'clash' }) | null {
  for (let cell = 0; cell < 81; cell += 1) {
    const digit = grid[cell] ?? 0;
    if (digit === 0) continue;
    for (let other = cell + 1; other < 81; other += 1) {
      if (grid[other] !== digit) continue;
      const unit =
        rowOf(cell) === rowOf(other)
          ? 'row'
          : columnOf(cell) === columnOf(other)
            ? 'column'
            : boxOf(cell) === boxOf(other)
              ? 'box'
              : null;
      if (unit) return { kind: 'clash', digit, cells: [cell, other], unit };
    }
  }
  return null;
}
