import { describe, expect, it } from 'vitest';
import { topics } from '../words/topics.ts';
import { gridLetters, spellingsIn, wordLanguages, wordsIn } from '../words/words.ts';
import { cellsOf, directions, makeWordSearch, occurrencesOf, wordSearchLevels } from './word-search.ts';

describe('letters of a grid', () => {
  it.each([
    ['école', 'ECOLE'],
    ['cœur d’or', 'COEURDOR'],
    ['سُوق', 'سوق'],
    ['مرآة', 'مرآة'],
    ['straße', 'STRASSE'],
  ])('of %s are %s', (word, letters) => {
    expect(gridLetters(word).join('')).toBe(letters);
  });
});

describe('our own words', () => {
  it.each(wordLanguages)('in %s have a meaning that does not name them, at least 200 of 400', (language) => {
    const words = wordsIn(language);
    expect(words.length).toBeGreaterThanOrEqual(200);
    expect(topics.map((topic) => wordsIn(language, topic).length).filter((count) => count < 35)).toEqual([]);
    expect(spellingsIn(language).length).toBeGreaterThanOrEqual(400);
    const spellings = spellingsIn(language).map((word) => gridLetters(word).join(''));
    expect(spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at)).toEqual([]);
    expect(spellings.filter((spelling) => Array.from(spelling).length < 2)).toEqual([]);
    expect(
      words.filter(
        ({ word, meaning }) =>
          meaning.length < 5 ||
          meaning
            .toLowerCase()
            .split(/[\s,’]+/u)
            .includes(word),
      ),
    ).toEqual([]);
  });
});

describe('making a word search', () => {
  it('gives the same grid for options and a seed, for ever', () => {
    const { grid, placed } = makeWordSearch({ size: 6, level: 'easy', words: ['cat', 'horse', 'bee'] }, 'daily');
    expect({ grid: grid.map((row) => row.join('')), placed }).toMatchInlineSnapshot(`
      {
        "grid": [
          "ROTEER",
          "HRECEE",
          "ORAHRS",
          "RECCAT",
          "SSAETC",
          "ERBEEE",
        ],
        "placed": [
          {
            "column": 0,
            "direction": "down",
            "letters": [
              "H",
              "O",
              "R",
              "S",
              "E",
            ],
            "row": 1,
            "word": "horse",
          },
          {
            "column": 3,
            "direction": "forward",
            "letters": [
              "C",
              "A",
              "T",
            ],
            "row": 3,
            "word": "cat",
          },
          {
            "column": 2,
            "direction": "forward",
            "letters": [
              "B",
              "E",
              "E",
            ],
            "row": 5,
            "word": "bee",
          },
        ],
      }
    `);
  });

  it.each(wordLanguages.flatMap((language) => wordSearchLevels.map((level) => [language, level] as const)))(
    'in %s, level %s, has each placed word exactly once, in a direction of the level',
    (language, level) => {
      for (const [seed, topic] of topics.entries()) {
        const words = wordsIn(language, topic)
          .slice(0, 12)
          .map(({ word }) => word);
        const { grid, placed, left } = makeWordSearch({ size: 12, level, words }, `many ${seed}`);
        expect(placed.length + left.length).toBe(12);
        expect(placed.length).toBeGreaterThanOrEqual(10);
        for (const word of placed) {
          expect(cellsOf(word).map(({ row, column }) => grid[row]?.[column])).toEqual(word.letters);
          expect(occurrencesOf(word.letters, grid)).toHaveLength(1);
          if (level === 'easy') expect(['forward', 'down']).toContain(word.direction);
        }
        expect(grid.flat().every((letter) => letter !== '')).toBe(true);
      }
    },
  );

  it('leaves out words that are too long, doubled or part of another', () => {
    const { placed, left } = makeWordSearch(
      { size: 6, level: 'medium', words: ['elephants', 'star', 'START', 'Star'] },
      's',
    );
    expect([placed.map(({ word }) => word), left]).toEqual([['START'], ['Star', 'elephants'].toReversed()]);
  });
});

describe('directions', () => {
  it('are the eight neighbours', () => {
    expect(new Set(Object.values(directions).map(String)).size).toBe(8);
  });
});
