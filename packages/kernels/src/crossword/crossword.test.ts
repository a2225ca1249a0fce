import { describe, expect, it } from 'vitest';
import { wordLanguages, wordsIn } from '../words/words.ts';
import { assignmentsOf, makeCrossword } from './crossword.ts';

describe('making a crossword', () => {
  it('gives the same grid for options and a seed, for ever', () => {
    const { grid } = makeCrossword({ words: wordsIn('en', 'animals'), count: 5 }, 'daily');
    expect(grid.map((row) => row.map((letter) => letter ?? '.').join(''))).toMatchInlineSnapshot(`
      [
        "...L.....",
        "..HORSE..",
        ".M.B.H...",
        ".O.S.A...",
        "BUTTERFLY",
        ".S.E.K...",
        ".E.R.....",
      ]
    `);
  });

  it.each(wordLanguages)(
    'in %s makes 10 grids with every run of letters an entry, and one way to fill them',
    (language) => {
      for (let seed = 0; seed < 10; seed += 1) {
        const { grid, entries, proof, width, height } = makeCrossword(
          { words: wordsIn(language), count: 10 },
          `many ${seed}`,
        );
        expect(entries.length).toBe(10);
        expect(proof.isUnique).toBe(true);
        expect(proof.crossings).toBeGreaterThanOrEqual(9);
        expect(Math.max(width, height)).toBeLessThanOrEqual(15);
        const runs = [
          ...grid.map((row) => row.map((letter) => letter ?? ' ').join('')),
          ...Array.from({ length: width }, (_, x) => grid.map((row) => row[x] ?? ' ').join('')),
        ].flatMap((line) => line.split(' ').filter((run) => run.length > 1));
        expect(runs.toSorted()).toEqual(entries.map(({ letters }) => letters.join('')).toSorted());
      }
    },
  );
});

describe('the ways to fill a grid', () => {
  it('are two when words can be exchanged', () => {
    const entry = (row: number, text: string) => ({
      row,
      column: 0,
      direction: 'across' as const,
      letters: Array.from(text),
    });
    expect(assignmentsOf([entry(0, 'CAT'), entry(2, 'DOG')], 9)).toBe(2);
    expect(assignmentsOf([entry(0, 'CAT'), entry(2, 'GOAT')], 9)).toBe(1);
  });
});
