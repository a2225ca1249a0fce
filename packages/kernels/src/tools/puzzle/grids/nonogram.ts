import { InputFault } from '../../../faults/input-fault.ts';
import { cluesIn } from '../../../nonogram/clue-text.ts';
import { makeNonogram, type NonogramGrid, solveNonogram } from '../../../nonogram/nonogram.ts';
import { seeded } from '../../../random/seed.ts';

interface Input {
  readonly action: 'make' | 'solve';
  readonly width: number;
  readonly height: number;
  readonly seed?: string | undefined;
  readonly rowClues?: string | undefined;
  readonly columnClues?: string | undefined;
}

const sizeMax = 30;

/** Makes a nonogram, or solves one from its clues. */
export default function nonogram({ action, width, height, seed: given, rowClues, columnClues }: Input) {
  if (action === 'solve') return solve(rowClues, columnClues);
  const { seed } = seeded(given);
  const { clues, solution, proof } = makeNonogram({ width, height }, seed);
  return {
    text: drawn(solution),
    rowClues: clues.rows,
    columnClues: clues.columns,
    solution: filledIn(solution),
    width,
    height,
    proof,
    seed,
  };
}

function solve(rowText: string | undefined, columnText: string | undefined) {
  const rows = readClues(rowText, '/rowClues');
  const columns = readClues(columnText, '/columnClues');
  const [height, width] = [rows.length, columns.length];
  const sums = [rows, columns].map((lines) => lines.flat().reduce((sum, length) => sum + length, 0));
  if (sums[0] !== sums[1])
    throw new InputFault('sums', { pointer: '/columnClues', values: { rows: sums[0] ?? 0, columns: sums[1] ?? 0 } });
  checkFit(rows, width, '/rowClues');
  checkFit(columns, height, '/columnClues');
  const answer = solveNonogram({ rows, columns });
  switch (answer.kind) {
    case 'none':
      throw new InputFault('no_solution', { pointer: '/rowClues' });
    case 'limit':
      throw new InputFault('too_hard', { pointer: '/rowClues' });
    case 'several':
      throw new InputFault('several_solutions', { pointer: '/rowClues' });
    case 'solved':
      return {
        text: drawn(answer.solution),
        rowClues: rows,
        columnClues: columns,
        solution: filledIn(answer.solution),
        width,
        height,
        proof: answer.proof,
        seed: null,
      };
  }
}

function readClues(text: string | undefined, pointer: string): number[][] {
  if (text === undefined || text.trim() === '') throw new InputFault('clues_missing', { pointer });
  const clues = cluesIn(text, pointer);
  if (clues.length > sizeMax) throw new InputFault('too_large', { pointer, values: { max: sizeMax } });
  return clues;
}

function checkFit(clues: readonly (readonly number[])[], size: number, pointer: string): void {
  const line = clues.findIndex((clue) => clue.reduce((sum, length) => sum + length + 1, -1) > size);
  if (line !== -1) throw new InputFault('clue_long', { pointer, values: { line: line + 1, size } });
}

/** 1 for a filled cell, 0 for an empty one. */
const filledIn = (grid: NonogramGrid): number[][] => grid.map((row) => row.map((state) => (state === 1 ? 1 : 0)));

const drawn = (grid: NonogramGrid): string =>
  grid.map((row) => row.map((state) => (state === 1 ? '██' : '··')).join('')).join('\n');
