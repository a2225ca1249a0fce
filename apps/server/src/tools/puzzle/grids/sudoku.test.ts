import { describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import sudoku from './sudoku.ts';

const context = { signal: new AbortController().signal };

async function run(input: object): Promise<unknown> {
  const answer = await sudoku.run(sudoku.input.parse(input), context);
  return answer instanceof Failure ? answer.extras : answer;
}

describe('make', () => {
  it('returns puzzle, solution, clues, level and seed', async () => {
    expect(await run({ level: 'easy', seed: 'daily' })).toEqual({
      puzzle: '...5.......89.42.1..5.169..1...39.26.6.721.3.92.65...7..624.1..5.28.73.......5...',
      solution: '491582673638974251275316948157439826864721539923658417786243195512897364349165782',
      clues: 35,
      level: 'easy',
      proof: { method: 'logic', steps: 46, hardest: 'hidden-single' },
      seed: 'daily',
    });
  });

  it('chooses a seed that reproduces the puzzle', async () => {
    const first = (await run({})) as { seed: string; puzzle: string };
    const other = (await run({})) as { seed: string; puzzle: string };
    expect(await run({ seed: first.seed })).toEqual(first);
    expect(first.seed).toMatch(/^[\w-]{12}$/);
    expect(other.seed).not.toBe(first.seed);
    expect(other.puzzle).not.toBe(first.puzzle);
  });
});

describe('solve', () => {
  it('returns the solution, uniqueness, grade and steps', async () => {
    const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    const puzzle = `.34678912${solution.slice(9)}`;
    expect(await run({ action: 'solve', puzzle })).toEqual({
      solution,
      unique: true,
      clues: 80,
      grade: 'easy',
      proof: { method: 'logic', steps: 1, hardest: 'hidden-single' },
      steps: [
        {
          technique: 'hidden-single',
          cells: [{ row: 1, column: 1 }],
          places: { row: 1, column: 1, digit: 5 },
          removes: [],
        },
      ],
    });
  });

  it.each([
    [
      'a puzzle that is missing',
      undefined,
      {
        code: 'missing',
        detail: 'Send the puzzle to solve as 81 digits. Use 0, a dot or an underscore for an empty cell.',
      },
    ],
    [
      'other characters',
      `123\n4x${'.'.repeat(76)}`,
      {
        code: 'syntax',
        detail: '“x” is not allowed. Use digits, and 0, a dot or an underscore for an empty cell.',
        line: 2,
        column: 2,
      },
    ],
    [
      'too few cells',
      '123',
      {
        code: 'length',
        detail: 'A sudoku has 81 cells, but this one has 3. Use 0, a dot or an underscore for an empty cell.',
      },
    ],
    [
      'clues that clash',
      `${'.'.repeat(10)}7${'.'.repeat(5)}7`.padEnd(81, '.'),
      {
        code: 'clash_row',
        detail: 'The 7 in row 2, column 2 and the one in row 2, column 8 are in the same row. Change one of them.',
      },
    ],
    [
      'a puzzle without a solution',
      '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
      { code: 'no_solution', detail: 'The puzzle has no solution. Check the clues against the original.' },
    ],
    [
      'a puzzle with two solutions, and shows them',
      '53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179',
      {
        code: 'several_solutions',
        detail:
          'The puzzle has more than one solution, for example 534678912672195348198342567859761423426853791713924856961537284287419635345286179 and 534678912672195348198342567859763421426851793713924856961537284287419635345286179. Add a clue.',
      },
    ],
  ])('rejects %s', async (_, puzzle, issue) => {
    expect(await run({ action: 'solve', puzzle })).toEqual({ errors: [{ pointer: '/puzzle', ...issue }] });
  });
});

it('runs every example', async () => {
  for (const { input } of sudoku.examples) expect(await run(input)).toHaveProperty('solution');
});
