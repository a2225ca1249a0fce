import { describe, expect, it } from 'vitest';
import { gridLetters, wordLanguages, wordsIn } from '../words/words.ts';
import { makeScramble, wordsFrom } from './anagrams.ts';

describe('words from letters', () => {
  const list = ['team', 'tame', 'meat', 'mate', 'tea', 'at', 'teams', 'été', 'ate'];

  it('are the longest first, and use each letter once', () => {
    expect(wordsFrom('Meat', list, 3)).toEqual([
      { word: 'mate', isAnagram: true },
      { word: 'tame', isAnagram: true },
      { word: 'team', isAnagram: true },
      { word: 'ate', isAnagram: false },
      { word: 'tea', isAnagram: false },
    ]);
  });

  it('ignore accents', () => {
    expect(wordsFrom('tee', list, 3)).toEqual([{ word: 'été', isAnagram: true }]);
  });
});

describe('a scrambled word', () => {
  it.each(wordLanguages)('in %s has the letters of the word in another order', (language) => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { letters, word } = makeScramble(wordsIn(language), `many ${seed}`);
      expect(letters.toSorted()).toEqual(gridLetters(word).toSorted());
      expect(letters).not.toEqual(gridLetters(word));
    }
  });

  it('is the same for a seed, for ever', () => {
    expect(makeScramble(wordsIn('en'), 'daily')).toMatchInlineSnapshot(`
      {
        "clue": "A tool for driving nails",
        "letters": [
          "M",
          "H",
          "M",
          "E",
          "R",
          "A",
        ],
        "word": "hammer",
      }
    `);
  });
});
