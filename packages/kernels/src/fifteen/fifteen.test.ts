import { describe, expect, it } from 'vitest';
import { type FifteenBoard, goalOf, isSolvable, isSolved, slide, slides } from './board.ts';
import { hintFifteen, makeFifteen, solveFifteen } from './fifteen.ts';

/** The fewest moves from every solvable 3 by 3 board, by breadth-first search from the solved one. */
function everyDistance(): ReadonlyMap<string, number> {
  const distances = new Map([[goalOf(3).join(''), 0]]);
  for (const [key, distance] of distances) {
    const board = Array.from(key, Number);
    for (const direction of slides) {
      const next = slide(board, direction)?.join('');
      if (next !== undefined && !distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

const after = (board: FifteenBoard, moves: readonly (typeof slides)[number][]) =>
  moves.reduce<FifteenBoard>((at, direction) => slide(at, direction) ?? [], board);

describe('making', () => {
  it('gives the same board for a size and seed, for ever', () => {
    expect(([3, 4, 5] as const).map((size) => makeFifteen({ size }, 'daily').board.join(' '))).toMatchInlineSnapshot(`
      [
        "2 8 1 7 3 4 6 0 5",
        "11 8 13 15 0 5 4 14 1 10 3 7 12 6 9 2",
        "21 16 2 24 18 1 9 5 12 7 17 14 15 4 22 19 13 20 10 0 23 11 6 3 8",
      ]
    `);
  });

  it('makes boards that can be solved', () => {
    for (let seed = 0; seed < 200; seed += 1)
      expect(isSolvable(makeFifteen({ size: 4 }, `many ${seed}`).board)).toBe(true);
  });
});

describe('solving 3 by 3', () => {
  const distances = everyDistance();

  it('knows half of all orders as solvable', () => {
    expect([distances.size, [...distances.values()].at(-1)]).toEqual([181_440, 31]);
    expect(isSolvable([1, 2, 3, 4, 5, 6, 8, 7, 0])).toBe(false);
    expect(solveFifteen([1, 2, 3, 4, 5, 6, 8, 7, 0])).toEqual({ kind: 'unsolvable' });
  });

  it('takes as many moves as breadth-first search, for 300 boards and the two hardest', () => {
    const boards = [
      ...Array.from({ length: 300 }, (_, seed) => makeFifteen({ size: 3 }, `short ${seed}`).board),
      [8, 6, 7, 2, 5, 4, 3, 0, 1],
      [6, 4, 7, 8, 5, 0, 3, 2, 1],
    ];
    for (const board of boards) {
      const answer = solveFifteen(board);
      if (answer.kind !== 'solved') throw new Error(answer.kind);
      expect(isSolved(after(board, answer.moves))).toBe(true);
      expect([answer.moves.length, answer.proof]).toEqual([
        distances.get(board.join('')),
        { isOptimal: true, movesMin: answer.moves.length },
      ]);
    }
  });
});

describe('solving larger boards', () => {
  it.each([4, 5] as const)('solves %i by that many, never below its lower bound', (size) => {
    for (let seed = 0; seed < 2; seed += 1) {
      const { board } = makeFifteen({ size }, `large ${seed}`);
      const answer = solveFifteen(board);
      if (answer.kind !== 'solved') throw new Error(answer.kind);
      expect(isSolved(after(board, answer.moves))).toBe(true);
      expect(answer.moves.length).toBeGreaterThanOrEqual(answer.proof.movesMin);
      expect(answer.moves.length).toBeLessThan(size === 4 ? 90 : 240);
    }
  });

  it('finds the shortest solution of a board near the goal', () => {
    const board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 14, 15];
    expect(solveFifteen(board)).toEqual({
      kind: 'solved',
      moves: ['left', 'left'],
      proof: { isOptimal: true, movesMin: 2 },
    });
    expect(hintFifteen(board)).toEqual({ kind: 'step', tile: 14, direction: 'left', movesLeft: 2 });
  });
});
