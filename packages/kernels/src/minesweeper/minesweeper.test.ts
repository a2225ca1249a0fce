import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { neighboursOf, placeOf, type Visible } from './board.ts';
import { hintMinesweeper, makeMinesweeper, minesMaxOf, presets, solveMinesweeper } from './minesweeper.ts';

const seen = (...rows: string[]): Visible[][] =>
  rows.map((row) =>
    Array.from(row, (character) => (character === '?' ? 'covered' : character === 'F' ? 'flag' : Number(character))),
  );

/** Cells that are safe, or mines, in all ways to place the mines. Null when there is no way. */
function enumerated(rows: readonly (readonly Visible[])[], mines: number) {
  const field = { width: rows[0]?.length ?? 0, height: rows.length };
  const around = neighboursOf(field);
  const flat = rows.flat();
  const covered = flat.flatMap((cell, at) => (typeof cell === 'number' ? [] : [at]));
  const alwaysSafe = new Set(covered);
  const alwaysMine = new Set(covered);
  let ways = 0;
  for (let bits = 0; bits < 2 ** covered.length; bits += 1) {
    const placed = new Set(covered.filter((_, at) => (bits >> at) & 1));
    if (placed.size !== mines) continue;
    const fits = flat.every(
      (cell, at) => typeof cell !== 'number' || (around[at] ?? []).filter((each) => placed.has(each)).length === cell,
    );
    if (!fits) continue;
    ways += 1;
    for (const cell of covered) (placed.has(cell) ? alwaysSafe : alwaysMine).delete(cell);
  }
  const places = (cells: ReadonlySet<number>) => Array.from(cells, (cell) => placeOf(cell, field));
  return ways === 0 ? null : { safe: places(alwaysSafe), mines: places(alwaysMine) };
}

describe('making a board', () => {
  it('gives the same board for options and a seed, for ever', () => {
    const { rows, start, proof } = makeMinesweeper(presets.beginner, 'daily');
    expect({ rows: rows.map((row) => row.map((cell) => (cell === 'mine' ? '*' : cell)).join('')), start, proof })
      .toMatchInlineSnapshot(`
      {
        "proof": {
          "hardest": "overlap",
          "method": "logic",
          "steps": 20,
        },
        "rows": [
          "*2*211111",
          "1212*11*2",
          "00011112*",
          "011100011",
          "12*100000",
          "*32200000",
          "12*100000",
          "012321000",
          "001**1000",
        ],
        "start": {
          "column": 4,
          "row": 4,
        },
      }
    `);
  });

  it.each(Object.entries(presets))('makes %s boards with the number of mines and numbers that match', (_, preset) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { rows, width, height, start } = makeMinesweeper(preset, `many ${seed}`);
      const flat = rows.flat();
      expect(flat.filter((cell) => cell === 'mine')).toHaveLength(preset.mines);
      const around = neighboursOf({ width, height });
      expect(
        flat.filter(
          (cell, at) => cell !== 'mine' && cell !== (around[at] ?? []).filter((each) => flat[each] === 'mine').length,
        ),
      ).toEqual([]);
      expect(rows[start.row]?.[start.column]).toBe(0);
    }
  });

  it('is solvable by hints alone, with no guess and no wrong cell', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { rows, start, mines } = makeMinesweeper(presets.beginner, `hints ${seed}`);
      const visible: Visible[][] = rows.map((row) => row.map(() => 'covered'));
      const open = (row: number, column: number) => {
        const cell = rows[row]?.[column];
        if (cell === undefined || visible[row]?.[column] === cell) return;
        if (cell === 'mine') throw new Error('A hint opened a mine.');
        visible[row]?.splice(column, 1, cell);
        if (cell !== 0) return;
        for (let y = row - 1; y <= row + 1; y += 1) for (let x = column - 1; x <= column + 1; x += 1) open(y, x);
      };
      open(start.row, start.column);
      let hint = hintMinesweeper({ rows: visible, mines });
      for (let count = 0; hint.kind === 'step' && count < 200; count += 1) {
        for (const { row, column } of hint.mines) visible[row]?.splice(column, 1, 'flag');
        for (const { row, column } of hint.safe) open(row, column);
        hint = hintMinesweeper({ rows: visible, mines });
      }
      expect(hint).toEqual({ kind: 'done' });
    }
  });

  it('keeps the cells around another start free of mines', () => {
    const { rows } = makeMinesweeper({ width: 9, height: 9, mines: 10, start: { row: 0, column: 0 } }, 'corner');
    expect([rows[0]?.slice(0, 2), rows[1]?.slice(0, 2)].flat()).not.toContain('mine');
  });

  it('makes the fullest small board', () => {
    const field = { width: 9, height: 9 };
    expect(minesMaxOf(field)).toBe(15);
    expect(
      makeMinesweeper({ ...field, mines: 15 }, 'full')
        .rows.flat()
        .filter((cell) => cell === 'mine'),
    ).toHaveLength(15);
  });
});

describe('solving a board', () => {
  it('agrees with all ways to place the mines, for 400 positions of 4 by 4 cells', () => {
    const random = randomFrom('positions');
    const around = neighboursOf({ width: 4, height: 4 });
    for (let count = 0; count < 400; count += 1) {
      const mines = 2 + random.below(4);
      const order = random.shuffled(Array.from({ length: 16 }, (_, cell) => cell));
      const mined = new Set(order.slice(0, mines));
      const opened = new Set(order.slice(mines, mines + 3 + random.below(5)));
      const rows = Array.from({ length: 4 }, (_, y) =>
        Array.from({ length: 4 }, (__, x): Visible => {
          const cell = y * 4 + x;
          return opened.has(cell) ? (around[cell] ?? []).filter((each) => mined.has(each)).length : 'covered';
        }),
      );
      const answer = solveMinesweeper({ rows, mines });
      expect(answer.kind === 'solved' && { safe: answer.safe, mines: answer.mines }).toEqual(enumerated(rows, mines));
    }
  });

  it.each([
    ['one number', seen('1?', '11'), 1, 'count'],
    ['two numbers', seen('????', '1211', '0000'), 2, 'overlap'],
  ] as const)('names the technique that looks at %s', (_, rows, mines, technique) => {
    const answer = solveMinesweeper({ rows, mines });
    expect(answer.kind === 'solved' && answer.steps[0]?.technique).toBe(technique);
  });

  it('uses the number of mines in all', () => {
    const answer = solveMinesweeper({ rows: seen('1???', '1???'), mines: 1 });
    if (answer.kind !== 'solved') throw new Error(answer.kind);
    expect(answer.safe).toEqual([
      { row: 0, column: 2 },
      { row: 0, column: 3 },
      { row: 1, column: 2 },
      { row: 1, column: 3 },
    ]);
    expect(answer.steps.map(({ technique }) => technique)).toEqual(['mines-left']);
  });

  it('finds that no mines give the numbers', () => {
    expect(solveMinesweeper({ rows: seen('3?', '??'), mines: 1 })).toEqual({ kind: 'contradiction' });
    expect(solveMinesweeper({ rows: seen('1?', '??'), mines: 2 })).toEqual({ kind: 'contradiction' });
  });
});

describe('a hint', () => {
  it('names a flag on a safe cell', () => {
    expect(hintMinesweeper({ rows: seen('01?', 'F1?'), mines: 1 })).toEqual({
      kind: 'mistake',
      cells: [{ row: 1, column: 0 }],
    });
  });

  it('is a guess when nothing is certain', () => {
    expect(hintMinesweeper({ rows: seen('1?', '??'), mines: 1 })).toEqual({ kind: 'guess' });
  });
});
