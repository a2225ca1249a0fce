import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSudoku, solveSudoku } from './sudoku.ts';
import { solutionsOf } from './sudoku/search.ts';
import { levels } from './sudoku/step.ts';

const gridOf = (text: string) => Uint8Array.from(text, (character) => (character === '.' ? 0 : Number(character)));

describe('making', () => {
  it('gives the same puzzle for a level and seed, for ever', () => {
    const made = levels.flatMap((level) =>
      ['daily', 'سودوكو'].map((seed) => [level, seed, makeSudoku(level, seed).puzzle]),
    );
    expect(made).toEqual([
      ['easy', 'daily', '...5.......89.42.1..5.169..1...39.26.6.721.3.92.65...7..624.1..5.28.73.......5...'],
      ['easy', 'سودوكو', '.51...4.....2...1......5796.4.32865.56.7.1.83.38596.4.8149......7...2.....6...13.'],
      ['medium', 'daily', '..7...1..9..7...3..6...4..7.4.3..2..5.1...7.3..2..6.1.3..4...9..8...7..4..5...3..'],
      ['medium', 'سودوكو', '...4......91...82.2..9...5.4..73.6....7...3....6.48..7.1...7..8.79...51......1...'],
      ['hard', 'daily', '.5......19.21..7......45......89.2..6..714..9..4.62......48......1..96.35......9.'],
      ['hard', 'سودوكو', '.7.9..8..3....2.4..95.4...1..1..9.8...........4.7..9..6...5.13..8.3....2..7..8.6.'],
      ['expert', 'daily', '......5.1..451.3..3..9.6....5..69...6...4...5...12..6....4.3..2..7.524..4.6......'],
      ['expert', 'سودوكو', '.2...9........85..1..4.2.3.4.8.......93...41.......3.6.8.9.4..1..75........3...8.'],
    ]);
  });

  it('returns the solution with the puzzle', () => {
    expect(makeSudoku('easy', 'daily')).toEqual({
      puzzle: '...5.......89.42.1..5.169..1...39.26.6.721.3.92.65...7..624.1..5.28.73.......5...',
      solution: '491582673638974251275316948157439826864721539923658417786243195512897364349165782',
      clues: 35,
      proof: { method: 'logic', steps: 46, hardest: 'hidden-single' },
    });
  });

  it.each([
    ['medium', { method: 'logic', steps: 51, hardest: 'pointing' }],
    ['hard', { method: 'logic', steps: 63, hardest: 'xy-wing' }],
    ['expert', { method: 'logic', steps: 70, hardest: 'xy-chain' }],
  ] as const)('proves a %s puzzle by its steps and the hardest technique', (level, proof) => {
    expect(makeSudoku(level, 'daily').proof).toEqual(proof);
  });

  it.each(levels)(
    'makes 250 %s puzzles with one solution, the requested grade and clues that are symmetric under half a turn',
    (level) => {
      for (let seed = 0; seed < 250; seed += 1) {
        const { puzzle, solution, clues } = makeSudoku(level, `many ${seed}`);
        const answer = solveSudoku(puzzle);
        expect(answer).toMatchObject({ kind: 'solved', solution, clues, grade: level });
        const clue = Array.from(puzzle, (character) => character !== '.');
        expect(clue).toEqual(clue.toReversed());
        expect(puzzle.replaceAll('.', '')).toHaveLength(clues);
      }
    },
  );
});

describe('solving', () => {
  // Published puzzles; a separate test checks that solutions match the clues and the rules.
  const published = [
    [
      'Wikipedia’s example',
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      'easy',
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
    ],
    [
      'Arto Inkala, 2010',
      '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
      'extreme',
      '145327698839654127672918543496185372218473956753296481367542819984761235521839764',
    ],
    [
      'Arto Inkala, 2012',
      '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
      'extreme',
      '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
    ],
    [
      'AI Escargot',
      '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
      'extreme',
      '162857493534129678789643521475312986913586742628794135356478219241935867897261354',
    ],
    [
      'made against brute force',
      '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
      'easy',
      '987654321246173985351928746128537694634892157795461832519286473472319568863745219',
    ],
  ] as const;

  it.each(published)('solves %s in under 50 ms', (_, puzzle, grade, solution) => {
    solveSudoku(puzzle);
    const start = performance.now();
    const answer = solveSudoku(puzzle);
    expect(performance.now() - start).toBeLessThan(50);
    expect(answer).toMatchObject({ kind: 'solved', solution, grade });
  });

  it.each(published)(
    'gives a solution of %s that keeps its clues and holds each digit once in every row, column and box',
    (_, puzzle, _grade, solution) => {
      expect(Array.from(puzzle).filter((clue, cell) => clue !== '.' && clue !== solution[cell])).toEqual([]);
      expect(solveSudoku(solution)).toMatchObject({ kind: 'solved', clues: 81, grade: 'easy', steps: [] });
    },
  );

  it('takes zeros, dots and underscores for blanks, and ignores white space', () => {
    const text = `
      530 _7_ ___
      6.. 195 ...
      .98 ... .6.

      8.. .6. ..3
      4.. 8.3 ..1
      7.. .2. ..6

      .6. ... 28.
      ... 419 ..5
      ... .8. .79`;
    expect(solveSudoku(text)).toMatchObject({ kind: 'solved', clues: 30 });
  });

  it('names the character it cannot take', () => {
    expect(solveSudoku(`53x${'.'.repeat(78)}`)).toEqual({ kind: 'character', index: 2, character: 'x' });
    expect(solveSudoku(`😀${'.'.repeat(80)}`)).toEqual({ kind: 'character', index: 0, character: '😀' });
  });

  it('counts when there are not 81', () => {
    expect(solveSudoku('12 3')).toEqual({ kind: 'length', length: 3 });
  });

  it.each([
    ['row', '5...5'.padEnd(81, '.'), [0, 4]],
    ['column', `5${'.'.repeat(26)}5`.padEnd(81, '.'), [0, 27]],
    ['box', `5.........5`.padEnd(81, '.'), [0, 10]],
  ])('names two cells that clash in a %s', (unit, puzzle, cells) => {
    expect(solveSudoku(puzzle)).toEqual({ kind: 'clash', digit: 5, cells, unit });
  });

  it('sees that there is no solution, even where plain search takes minutes', () => {
    expect(solveSudoku('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........')).toEqual({
      kind: 'none',
    });
  });

  it('shows two solutions where there are more than one', () => {
    const answer = solveSudoku('.'.repeat(81));
    if (answer.kind !== 'several') throw new Error(answer.kind);
    for (const solution of answer.solutions) expect(solveSudoku(solution).kind).toBe('solved');
    expect(answer.solutions[0]).not.toBe(answer.solutions[1]);
  });
});

describe('steps', () => {
  it('never remove or write a wrong digit, and fill the grid of a graded puzzle', () => {
    const techniques = new Set<string>();
    for (let seed = 0; seed < 100; seed += 1) {
      const { puzzle, solution } = makeSudoku('expert', `sound ${seed}`);
      const answer = solveSudoku(puzzle);
      if (answer.kind !== 'solved') throw new Error(answer.kind);
      const truth = gridOf(solution);
      const filled = gridOf(puzzle);
      for (const { technique, places, removes } of answer.steps) {
        techniques.add(technique);
        if (places) {
          expect(places.digit).toBe(truth[places.cell]);
          filled[places.cell] = places.digit;
        }
        expect(removes.filter(({ cell, digit }) => truth[cell] === digit)).toEqual([]);
      }
      expect(filled).toEqual(truth);
    }
    expect([...techniques].toSorted()).toEqual([
      'claiming',
      'colouring',
      'hidden-pair',
      'hidden-single',
      'hidden-triple',
      'naked-pair',
      'naked-single',
      'naked-triple',
      'pointing',
      'swordfish',
      'x-wing',
      'xy-chain',
      'xy-wing',
      'xyz-wing',
    ]);
  });

  it('name the technique, the cells of the pattern and what follows', () => {
    const answer = solveSudoku('..6..915...17..2..57.8....3.....68.1.........8.74.....1....4.82..3..79...285..3..');
    if (answer.kind !== 'solved') throw new Error(answer.kind);
    expect(answer.steps.find(({ technique }) => technique === 'pointing')).toEqual({
      technique: 'pointing',
      cells: [16, 25],
      places: null,
      removes: [
        { cell: 43, digit: 9 },
        { cell: 52, digit: 9 },
      ],
    });
    expect(answer.steps[0]).toEqual({
      technique: 'hidden-single',
      cells: [67],
      places: { cell: 67, digit: 8 },
      removes: [],
    });
  });
});

describe('search', () => {
  it('agrees with the rules on whether any grid with a few clues has a solution', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 9 })), { maxLength: 20 }), (clues) => {
        const grid = new Uint8Array(81);
        for (const [cell, digit] of clues) grid[cell] = digit;
        for (const solution of solutionsOf(grid, 2)) {
          expect(solveSudoku(solution.join(''))).toMatchObject({ kind: 'solved', clues: 81 });
          expect(grid.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
        }
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
