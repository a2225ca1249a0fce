import { describe, expect, it } from 'vitest';
import { type CellState, clueOf, solveLine } from './line.ts';
import { cluesFor, hintNonogram, makeNonogram, type NonogramGrid, solveNonogram } from './nonogram.ts';

const drawn = (...rows: string[]): NonogramGrid =>
  rows.map((row) => Array.from(row, (character): CellState => (character === '#' ? 1 : character === '.' ? 2 : 0)));
const rowsOf = (grid: NonogramGrid) => grid.map((row) => row.map((state) => '?#.'[state]).join(''));

/** All lines of a length that have a clue. */
const linesOf = (size: number, clue: readonly number[]) =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (__, at): CellState => ((bits >> at) & 1 ? 1 : 2)),
  ).filter((line) => clueOf(line).join(' ') === clue.join(' '));

describe('a line', () => {
  it.each([
    [[7], '??????????', '???####???'],
    [[2, 3], '??????', '##.###'],
    [[], '????', '....'],
    [[3], '?#????', '?##?..'],
    [[1, 1], '?.#?', '#.#.'],
    [[2], '?.#?', '..##'],
  ])('with the clue %j and %s becomes %s', (clue, line, solved) => {
    const [cells = []] = drawn(line);
    expect(rowsOf([solveLine(clue, cells) ?? []])).toEqual([solved]);
  });

  it('has no way when its clue does not fit', () => {
    expect(solveLine([3], drawn('#..#')[0] ?? [])).toBe(null);
    expect(solveLine([5], drawn('????')[0] ?? [])).toBe(null);
  });

  it('agrees with all ways to fill it, for every line of six cells of a sample', () => {
    for (let sample = 0; sample < 729; sample += 1) {
      const line = Array.from({ length: 6 }, (_, at) => (Math.floor(sample / 3 ** at) % 3) as CellState);
      for (const clue of [[], [1], [2, 1], [1, 1, 1], [3], [1, 3], [6]]) {
        const ways = linesOf(6, clue).filter((way) => way.every((state, at) => line[at] === 0 || line[at] === state));
        const common = Array.from({ length: 6 }, (_, at): CellState => {
          const first = ways[0]?.[at] ?? 0;
          return ways.every((way) => way[at] === first) ? first : 0;
        });
        expect(solveLine(clue, line)).toEqual(ways.length === 0 ? null : common);
      }
    }
  });
});

describe('making a nonogram', () => {
  it('gives the same puzzle for a size and seed, for ever', () => {
    const { clues, solution, proof } = makeNonogram({ width: 5, height: 5 }, 'daily');
    expect({ clues, solution: rowsOf(solution), proof }).toMatchInlineSnapshot(`
      {
        "clues": {
          "columns": [
            [
              3,
            ],
            [
              3,
            ],
            [
              5,
            ],
            [
              3,
            ],
            [
              3,
            ],
          ],
          "rows": [
            [
              1,
            ],
            [
              5,
            ],
            [
              5,
            ],
            [
              5,
            ],
            [
              1,
            ],
          ],
        },
        "proof": {
          "guesses": 0,
          "method": "logic",
          "steps": 8,
        },
        "solution": [
          "..#..",
          "#####",
          "#####",
          "#####",
          "..#..",
        ],
      }
    `);
  });

  it.each([
    [5, 5],
    [10, 10],
    [15, 10],
    [20, 20],
    [25, 25],
  ])('makes 20 puzzles of %i by %i that lines alone solve to the picture', (width, height) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { clues, solution, proof } = makeNonogram({ width, height }, `many ${seed}`);
      expect(clues).toEqual(cluesFor(solution));
      const answer = solveNonogram(clues);
      expect(answer).toEqual({ kind: 'solved', solution, proof });
      expect(proof.method).toBe('logic');
    }
  });
});

describe('solving a nonogram', () => {
  it('agrees with all pictures of 4 by 4 cells on the number of solutions', () => {
    const counts = new Map<string, number>();
    const keyOf = (bits: number) =>
      JSON.stringify(
        cluesFor(
          Array.from({ length: 4 }, (_, y) =>
            Array.from({ length: 4 }, (__, x) => ((bits >> (y * 4 + x)) & 1 ? 1 : 2)),
          ),
        ),
      );
    for (let bits = 0; bits < 65_536; bits += 1) {
      const key = keyOf(bits);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const wrong = [...counts]
      .filter(([, count], at) => count > 1 || at % 16 === 0)
      .filter(([key, count]) => {
        const { kind } = solveNonogram(JSON.parse(key) as ReturnType<typeof cluesFor>);
        return kind !== (count === 1 ? 'solved' : 'several');
      });
    // How many have one solution is sequence A242876 of the OEIS.
    const unique = [...counts.values()].filter((count) => count === 1).length;
    expect([unique, wrong]).toEqual([52_362, []]);
  });

  it('agrees with all pictures of 5 by 5 cells that have the same clues', () => {
    const linesByClue = new Map<string, CellState[][]>();
    for (let bits = 0; bits < 32; bits += 1) {
      const line = Array.from({ length: 5 }, (_, at): CellState => ((bits >> at) & 1 ? 1 : 2));
      const clue = clueOf(line).join(' ');
      linesByClue.set(clue, [...(linesByClue.get(clue) ?? []), line]);
    }
    for (let seed = 0; seed < 60; seed += 1) {
      // Half of the pictures are noise, which often has several solutions.
      const bits = (Math.imul(seed, 0x9e3779b1) >>> 7) & 0x1ffffff;
      const picture = Array.from({ length: 5 }, (_, y) =>
        Array.from({ length: 5 }, (__, x): CellState => ((bits >> (y * 5 + x)) & 1 ? 1 : 2)),
      );
      const clues = cluesFor(picture);
      let grids: CellState[][][] = [[]];
      for (const row of clues.rows) {
        const lines = linesByClue.get(row.join(' ')) ?? [];
        grids = grids.flatMap((grid) => lines.map((line) => [...grid, line]));
      }
      const count = grids.filter(
        (grid) => JSON.stringify(cluesFor(grid).columns) === JSON.stringify(clues.columns),
      ).length;
      expect(solveNonogram(clues).kind).toBe(count === 1 ? 'solved' : 'several');
    }
  });

  it('tries cells where lines leave some open, and shows two solutions', () => {
    const answer = solveNonogram({ rows: [[1], [1]], columns: [[1], [1]] });
    if (answer.kind !== 'several') throw new Error(answer.kind);
    expect(answer.solutions.map(rowsOf)).toEqual([
      ['#.', '.#'],
      ['.#', '#.'],
    ]);
  });

  it('finds that there is no solution', () => {
    expect(solveNonogram({ rows: [[2], [2]], columns: [[1], [1]] })).toEqual({ kind: 'none' });
  });
});

describe('a nonogram hint', () => {
  const clues = { rows: [[3], [1], [3]], columns: [[3], [1, 1], [1, 1]] };

  it('is a line and the cells that follow', () => {
    expect(hintNonogram(clues, drawn('???', '???', '???'))).toEqual({
      kind: 'step',
      axis: 'row',
      index: 0,
      cells: [
        { row: 0, column: 0, state: 1 },
        { row: 0, column: 1, state: 1 },
        { row: 0, column: 2, state: 1 },
      ],
    });
  });

  it('names cells that are wrong', () => {
    expect(hintNonogram(clues, drawn('#.#', '?#?', '???'))).toEqual({
      kind: 'mistake',
      cells: [
        { row: 0, column: 1 },
        { row: 1, column: 1 },
      ],
    });
  });

  it('is done when all filled cells are filled', () => {
    expect(hintNonogram(clues, drawn('###', '#??', '###'))).toEqual({ kind: 'done' });
  });
});
