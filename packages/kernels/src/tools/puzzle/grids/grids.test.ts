import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import fifteen from './fifteen.ts';
import mazePicture from './maze-picture.ts';
import maze from './maze.ts';
import minesweeper from './minesweeper.ts';
import nonogram from './nonogram.ts';
import slidingPicture from './sliding-picture.ts';
import sudokuHint from './sudoku-hint.ts';

/** Code, pointer and values of the fault that an input causes. */
function faultOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof InputFault) return [error.code, error.pointer, error.values];
    throw error;
  }
  return null;
}

describe('sudoku hint', () => {
  const puzzle = '..6..915...17..2..57.8....3.....68.1.........8.74.....1....4.82..3..79...285..3..';

  it('shows more with each detail', () => {
    const hints = (['point', 'name', 'explain'] as const).map((detail) => sudokuHint({ puzzle, detail }));
    expect(hints.map(({ technique, places, notes }) => [technique, places, notes[0]?.code])).toEqual([
      [null, null, 'point'],
      ['hidden-single', null, 'point'],
      ['hidden-single', { row: 8, column: 5, digit: 8 }, 'hidden_single_box'],
    ]);
    expect(hints.map(({ cells }) => cells)).toEqual([
      [{ row: 8, column: 5 }],
      [{ row: 8, column: 5 }],
      [{ row: 8, column: 5 }],
    ]);
  });

  it.each([
    ['another character', { puzzle: `x${puzzle.slice(1)}` }, ['syntax', '/puzzle', { character: 'x' }]],
    ['too few cells', { puzzle: '12' }, ['length', '/puzzle', { length: 2 }]],
    [
      'clues that clash',
      { puzzle: `66${puzzle.slice(2)}` },
      ['clash', '/puzzle', { digit: 6, cells: '(1, 1), (1, 2)' }],
    ],
    ['several solutions', { puzzle: '.'.repeat(81) }, ['several_solutions', '/puzzle', {}]],
    ['a state without a clue', { puzzle, state: '.'.repeat(81) }, ['clue_missing', '/state', { cells: '(1, 3)' }]],
  ])('rejects %s', (_, input, fault) => {
    expect(faultOf(() => sudokuHint({ ...input, detail: 'explain' }))).toEqual(fault);
  });
});

describe('nonogram', () => {
  const size = { width: 10, height: 10 };
  const solve = (rowClues: string, columnClues: string) =>
    nonogram({ action: 'solve', ...size, rowClues, columnClues });

  it('solves clues from text, one line for each', () => {
    expect(solve('3\n1\n3', '3\n1, 1\n1 1')).toEqual({
      text: '██████\n██····\n██████',
      rowClues: [[3], [1], [3]],
      columnClues: [[3], [1, 1], [1, 1]],
      solution: [
        [1, 1, 1],
        [1, 0, 0],
        [1, 1, 1],
      ],
      width: 3,
      height: 3,
      proof: { method: 'logic', steps: 5, guesses: 0 },
      seed: null,
    });
  });

  it('takes 0 and blank lines for lines without filled cells', () => {
    expect(solve('0\n2', '1\n1')).toMatchObject({ text: '····\n████', rowClues: [[], [2]] });
    expect(solve('\n2', '1\n1')).toMatchObject({ text: '····\n████', rowClues: [[], [2]] });
  });

  it.each([
    ['no clues', '', '1', ['clues_missing', '/rowClues', {}]],
    ['another character', '1', 'a', ['clue_syntax', '/columnClues', { character: 'a' }]],
    ['a clue that is too long', '3', '1\n2', ['clue_long', '/rowClues', { line: 1, size: 2 }]],
    ['sums that differ', '1\n1', '1\n0', ['sums', '/columnClues', { rows: 2, columns: 1 }]],
    ['several solutions', '1\n1', '1\n1', ['several_solutions', '/rowClues', {}]],
  ])('rejects %s', (_, rows, columns, fault) => {
    expect(faultOf(() => solve(rows, columns))).toEqual(fault);
  });

  it('generates the same for a seed', () => {
    const made = () => nonogram({ action: 'make', ...size, seed: 'a' });
    expect(made()).toEqual(made());
  });
});

describe('Minesweeper', () => {
  const solve = (board: string, mines: number) =>
    minesweeper({ action: 'solve', level: 'beginner', width: 9, height: 9, mines, board });

  it('marks safe cells and mines', () => {
    expect(solve('? ? ? ? ?\n1 2 3 2 1\n0 0 0 0 0', 3)).toMatchObject({ text: 'S * * * S\n1 2 3 2 1\n· · · · ·' });
  });

  it.each([
    ['no board', '', 1, ['board_missing', '/board', {}]],
    ['another character', '1x', 1, ['board_syntax', '/board', { character: 'x' }]],
    ['rows that differ', '1?\n1', 1, ['uneven', '/board', { row: 2, cells: 1, width: 2 }]],
    ['more mines than covered cells', '1?', 2, ['mines_more', '/mines', { covered: 1 }]],
    ['numbers that nothing gives', '3?\n??', 1, ['contradiction', '/board', {}]],
  ])('rejects %s', (_, board, mines, fault) => {
    expect(faultOf(() => solve(board, mines))).toEqual(fault);
  });

  it('rejects more mines than logic can do with', () => {
    expect(
      faultOf(() => minesweeper({ action: 'make', level: 'custom', width: 9, height: 9, mines: 16, seed: 's' })),
    ).toEqual(['mines_many', '/mines', { max: 15 }]);
  });
});

describe('maze', () => {
  const options = { width: 3, height: 2, style: 'winding', showSolution: false, seed: 'a' } as const;

  it('is the same in text and picture, with its solution', () => {
    const { moves, solution, proof, cells } = maze(options);
    expect([solution.length - 1, solution[0], solution.at(-1)]).toEqual([
      moves,
      { row: 1, column: 1 },
      { row: 2, column: 3 },
    ]);
    expect([proof.reached, proof.passages]).toEqual([6, 5]);
    expect(cells.map(({ length }) => length)).toEqual([3, 3]);
    const colours = { cellSize: 10, colour: '#000000', background: '#ffffff', solutionColour: '#ff0000' };
    const svg = new TextDecoder().decode(mazePicture({ ...options, ...colours, showSolution: true }).bytes);
    expect(svg.match(/L\d+ \d+/g)).toEqual(solution.map(({ row, column }) => `L${column * 10 - 5} ${row * 10 - 5}`));
  });
});

describe('fifteen', () => {
  const solve = (board: string) => fifteen({ action: 'solve', size: '4', board });

  it('solves a board from text', () => {
    expect(solve('1 2 3\n4 5 6\n7 . 8')).toEqual({
      text: ' 1  2  3\n 4  5  6\n 7  ·  8',
      count: 1,
      proof: { isOptimal: true, movesMin: 1 },
      moves: ['left'],
      board: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 0, 8],
      ],
      seed: null,
    });
  });

  it.each([
    ['no board', ' ', ['board_missing', '/board', {}]],
    ['another character', '1 a', ['board_syntax', '/board', { character: 'a' }]],
    ['another number of tiles', '1 2 3 0', ['tiles', '/board', { count: 4 }]],
    ['a tile twice', '1 1 3 4 5 6 7 8 0', ['tile_missing', '/board', { tile: 2, max: 8 }]],
    ['a solved board', '1 2 3 4 5 6 7 8 0', ['is_solved', '/board', {}]],
    ['a board of the wrong parity', '1 2 3 4 5 6 8 7 0', ['unsolvable', '/board', {}]],
  ])('rejects %s', (_, board, fault) => {
    expect(faultOf(() => solve(board))).toEqual(fault);
  });
});

describe('sliding picture', () => {
  it('has one tile fewer than cells', () => {
    const { bytes, type } = slidingPicture({
      size: '4',
      picture: 'landscape',
      pixels: 200,
      showNumbers: true,
      isSolved: false,
      seed: 'a',
    });
    expect([type, new TextDecoder().decode(bytes).match(/<use /g)?.length]).toEqual(['image/svg+xml', 15]);
  });
});
