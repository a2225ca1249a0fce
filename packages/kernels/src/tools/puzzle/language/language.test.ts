import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import anagrams from './anagrams.ts';
import crossword from './crossword.ts';
import wordSearch from './word-search.ts';

describe('word search', () => {
  const options = { lang: 'en', topic: 'animals', size: 8, level: 'medium', seed: 'a' } as const;

  it('uses as many words of the topic as there are rows', () => {
    const { words, placed, notes } = wordSearch(options);
    expect(words.length).toBeGreaterThanOrEqual(7);
    expect(placed.map(({ word }) => word).toSorted()).toEqual(words);
    expect(notes).toEqual([]);
  });

  it('notes given words that do not fit', () => {
    const { words, notes } = wordSearch({ ...options, words: 'cat, elephants\nhorse;' });
    expect([words, notes]).toEqual([['cat', 'horse'], [{ code: 'left_out', values: { words: 'elephants' } }]]);
  });

  it.each([
    ['words that are too long', 'elephants', new InputFault('none_fits', { pointer: '/words', values: { size: 8 } })],
    ['one letter', 'a, cat', new InputFault('too_short', { pointer: '/words', values: { word: 'a' } })],
    [
      'too many words',
      Array.from({ length: 61 }, (_, at) => `word${at}`).join(),
      new InputFault('words_many', { pointer: '/words', values: { max: 60 } }),
    ],
  ])('rejects %s', (_, words, fault) => {
    expect(() => wordSearch({ ...options, words })).toThrow(fault);
  });
});

describe('crossword', () => {
  it('hides its letters unless the solution is shown', () => {
    const options = { lang: 'fr', topic: 'food', count: 6, seed: 'a' } as const;
    const { text, across, down, proof, solution } = crossword({ ...options, showSolution: false });
    expect(text).toMatch(/^[□█ \n]+$/);
    expect(across.length + down.length).toBe(6);
    expect(proof.isUnique).toBe(true);
    expect(crossword({ ...options, showSolution: true }).text).toBe(solution.map((row) => row.join(' ')).join('\n'));
  });
});

describe('anagrams', () => {
  it('finds English words in the EFF list and ours', () => {
    const result = anagrams({ lang: 'en', letters: 'startle', lengthMin: 6 });
    expect(result).toEqual({
      letters: 'S T A R T L E',
      words: [
        { word: 'starlet', isAnagram: true },
        { word: 'latter', isAnagram: false },
      ],
      listSize: 8071,
    });
  });

  it.each([
    ['a', 1],
    ['abcdefghijklmnopqrstu', 21],
  ])('rejects %s', (letters, count) => {
    expect(() => anagrams({ lang: 'en', letters, lengthMin: 3 })).toThrow(
      new InputFault('letters_count', { pointer: '/letters', values: { count, max: 20 } }),
    );
  });
});
