import { describe, expect, it } from 'vitest';
import { move, movesIn, newGame } from './game.ts';

const rows = (...lines: string[]) => lines.map((line) => line.split(' ').map(Number));
const blank = '0 0 0 0';

describe('2048', () => {
  it('starts with two tiles, the same for a seed', () => {
    expect(newGame('daily')).toMatchInlineSnapshot(`
      {
        "board": [
          [
            0,
            0,
            0,
            0,
          ],
          [
            0,
            0,
            0,
            0,
          ],
          [
            2,
            2,
            0,
            0,
          ],
          [
            0,
            0,
            0,
            0,
          ],
        ],
        "moves": 0,
        "score": 0,
      }
    `);
  });

  it.each([
    ['left', '2 2 2 2', [4, 4, 0, 0], 8],
    ['left', '4 2 2 0', [4, 4, 0, 0], 4],
    ['right', '2 2 2 0', [0, 0, 2, 4], 4],
    ['left', '0 2 0 2', [4, 0, 0, 0], 4],
  ] as const)('slides %s %s', (direction, line, tiles, points) => {
    const result = move({ board: rows(line, blank, blank, blank), score: 10, moves: 3 }, direction, 's');
    const added = result.added ?? { row: 0, column: 0, tile: 0 };
    const without = result.board.map((row, y) => (y === added.row ? row.with(added.column, 0) : row));
    expect([without[0], result.points, result.score, result.moves]).toEqual([tiles, points, 10 + points, 4]);
  });

  it('slides columns up and down', () => {
    const board = rows('2 0 0 0', '2 0 0 0', '4 0 0 0', '0 0 0 0');
    expect(
      move({ board, score: 0, moves: 0 }, 'down', 's')
        .board.map((row) => row[0])
        .slice(2),
    ).toEqual([4, 4]);
    expect(
      move({ board, score: 0, moves: 0 }, 'up', 's')
        .board.map((row) => row[0])
        .slice(0, 2),
    ).toEqual([4, 4]);
  });

  it('adds no tile when nothing moves', () => {
    const game = { board: rows('2 4 0 0', blank, blank, blank), score: 0, moves: 5 };
    expect(move(game, 'left', 's')).toMatchObject({ board: game.board, moves: 5, isMoved: false, added: null });
  });

  it('is over when no move is left, and won with 2048', () => {
    expect(movesIn(rows('2 4 2 4', '4 2 4 2', '2 4 2 4', '4 2 4 2'))).toEqual([]);
    expect(movesIn(rows('2 2 4 8', '4 8 2 4', '2 4 8 2', '4 2 4 8'))).toEqual(['left', 'right']);
    expect(move({ board: rows('1024 1024 0 0', blank, blank, blank), score: 0, moves: 0 }, 'left', 's').isWon).toBe(
      true,
    );
  });

  it('gives the same game for the same moves', () => {
    const play = () => {
      let game = newGame('again') as ReturnType<typeof move>;
      for (let turn = 0; turn < 40; turn += 1) game = move(game, movesIn(game.board)[turn % 2] ?? 'up', 'again');
      return game;
    };
    expect(play()).toEqual(play());
  });
});
