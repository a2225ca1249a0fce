import { describe, expect, it } from 'vitest';
import { mazeSvg, mazeText } from './draw.ts';
import { makeMaze, mazeStyles } from './maze.ts';

const small = { width: 4, height: 3, style: 'winding' } as const;

describe('making a maze', () => {
  it('gives the same maze for options and a seed, for ever', () => {
    expect(mazeText(makeMaze(small, 'daily'), true)).toMatchInlineSnapshot(`
      "██··██████████████
      ██······██      ██
      ██████··██████  ██
      ██······██······██
      ██··██████··██··██
      ██··········██··██
      ██████████████··██"
    `);
  });

  it.each(mazeStyles)('makes %s mazes with one way between any two cells', (style) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { cells, proof, solution } = makeMaze({ width: 17, height: 11, style }, `many ${seed}`);
      expect([proof.reached, proof.passages]).toEqual([187, 186]);
      // Both sides of a wall agree, and the edges are closed.
      cells.forEach((row, y) =>
        row.forEach(({ right, down, up, left }, x) => {
          expect(right).toBe(row[x + 1]?.left ?? false);
          expect(down).toBe(cells[y + 1]?.[x]?.up ?? false);
          if (y === 0) expect(up).toBe(false);
          if (x === 0) expect(left).toBe(false);
        }),
      );
      solution.slice(1).forEach(({ row, column }, at) => {
        const before = solution[at] ?? { row: 0, column: 0 };
        const side = row > before.row ? 'down' : row < before.row ? 'up' : column > before.column ? 'right' : 'left';
        expect(cells[before.row]?.[before.column]?.[side]).toBe(true);
      });
      expect([solution[0], solution.at(-1)]).toEqual([
        { row: 0, column: 0 },
        { row: 10, column: 16 },
      ]);
      expect(new Set(solution.map(({ row, column }) => `${row} ${column}`)).size).toBe(solution.length);
    }
  });

  it('has few dead ends when winding and many when branching', () => {
    const deadEnds = (style: (typeof mazeStyles)[number]) =>
      makeMaze({ width: 40, height: 40, style }, 'ends').proof.deadEnds / 1600;
    expect(deadEnds('winding')).toBeLessThan(0.15);
    expect(deadEnds('branching')).toBeGreaterThan(0.28);
  });
});

describe('the picture of a maze', () => {
  const options = { cellSize: 20, colour: '#111111', background: '#ffffff', solutionColour: '#cc0000' };

  it('is an SVG with walls, and the solution on request', () => {
    const maze = makeMaze(small, 'daily');
    const svg = mazeSvg(maze, { ...options, showSolution: false });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="100" height="80" viewBox="-5 -5 50 40">/);
    expect(svg).not.toContain('#cc0000');
    expect(mazeSvg(maze, { ...options, showSolution: true })).toContain('stroke="#cc0000"');
  });
});
