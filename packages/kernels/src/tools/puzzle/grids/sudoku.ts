import { InputFault } from '../../../faults/input-fault.ts';
import { seeded } from '../../../random/seed.ts';
import { makeSudoku, solveSudoku } from '../../../sudoku.ts';
import { coordinatesOf, markedAt } from '../../../sudoku/coordinates.ts';
import type { Level, Step } from '../../../sudoku/step.ts';

interface Input {
  readonly action: 'make' | 'solve';
  readonly level: Level;
  readonly seed?: string | undefined;
  readonly puzzle?: string | undefined;
}

/** Makes a sudoku with one solution, or solves one step by step. */
export default function sudoku({ action, level, seed: given, puzzle }: Input) {
  if (action === 'solve') return solve(puzzle);
  const { seed } = seeded(given);
  return { ...makeSudoku(level, seed), level, seed };
}

function solve(puzzle: string | undefined) {
  const fault = (code: string, values = {}) => new InputFault(code, { pointer: '/puzzle', values });
  if (puzzle === undefined) throw fault('missing');
  const answer = solveSudoku(puzzle);
  switch (answer.kind) {
    case 'character':
      throw new InputFault('syntax', {
        pointer: '/puzzle',
        values: { character: answer.character },
        in: { text: puzzle, offset: answer.index },
      });
    case 'length':
      throw fault('length', { length: answer.length });
    case 'clash': {
      const [first, second] = [coordinatesOf(answer.cells[0]), coordinatesOf(answer.cells[1])];
      throw fault(`clash_${answer.unit}`, {
        digit: answer.digit,
        row1: first.row,
        column1: first.column,
        row2: second.row,
        column2: second.column,
      });
    }
    case 'none':
      throw fault('no_solution');
    case 'several':
      throw fault('several_solutions', { first: answer.solutions[0], second: answer.solutions[1] });
    case 'solved': {
      const { solution, clues, grade, proof, steps } = answer;
      return { solution, unique: true, clues, grade, proof, steps: steps.map(written) };
    }
  }
}

/** A step with rows and columns counted from 1. */
function written({ technique, cells, places, removes }: Step) {
  return {
    technique,
    cells: cells.map(coordinatesOf),
    places: places && markedAt(places),
    removes: removes.map(markedAt),
  };
}
