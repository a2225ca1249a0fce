import { describe, expect, it } from 'vitest';
import { makeMinesweeper, presets, solveMinesweeper } from './minesweeper.ts';
import { numbersOnPaper } from './paper.ts';

const drawn = (rows: readonly (readonly (number | null)[])[]) =>
  rows.map((row) => row.map((number) => number ?? '.').join('')).join('\n');

describe('Minesweeper on paper', () => {
  it('gives the same numbers for a board and seed, for ever', () => {
    const board = makeMinesweeper(presets.beginner, 'daily');
    expect(drawn(numbersOnPaper(board, 'daily'))).toMatchInlineSnapshot(`
      ".2.21..11
      ...2..1.2
      0..1.....
      ...1.....
      1........
      ..2.0....
      ...1.....
      ...3.1...
      .0......."
    `);
  });

  it.each(Object.entries(presets))('has logic that finds all mines of level %s, and fewer numbers', (_, preset) => {
    const board = makeMinesweeper(preset, 'paper');
    const given = numbersOnPaper(board, 'paper');
    expect(given.flat().every((number, at) => number === null || number === board.rows.flat()[at])).toBe(true);
    expect(given.flat().filter((number) => number !== null).length).toBeLessThan(
      (preset.width * preset.height - preset.mines) * 0.6,
    );
    const rows = given.map((row) => row.map((number) => number ?? ('covered' as const)));
    const answer = solveMinesweeper({ rows, mines: preset.mines });
    expect(answer.kind === 'solved' && answer.mines.map(({ row, column }) => `${row} ${column}`).toSorted()).toEqual(
      board.rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === 'mine' ? [`${y} ${x}`] : []))).toSorted(),
    );
    expect(answer.kind === 'solved' && answer.safe.length + answer.mines.length).toBe(
      given.flat().filter((number) => number === null).length,
    );
  });
});
