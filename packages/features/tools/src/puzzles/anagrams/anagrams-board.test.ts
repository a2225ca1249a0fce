import anagrams from '@apiyard/kernels/tools/puzzle/language/anagrams';
import { expect, test } from 'vitest';
import type { AnagramsPuzzle } from './anagrams-board.ts';
import { anagramsRules, find, judge, nextOpen, shuffle } from './anagrams-board.ts';
import { makeAnagramsPuzzle } from './make-anagrams.ts';

const otter = { letters: Array.from('TOERT'), word: 'otter', clue: 'A playful mammal' };
const ete = { letters: Array.from('TEE'), word: 'été', clue: 'Une saison' };
const puzzle: AnagramsPuzzle = { language: 'fr', words: [otter, ete] };
const start = anagramsRules.start(puzzle);

test('a guess is right without its accents and in any case', () => {
  expect([judge(otter, 'Otter'), judge(ete, 'ete'), judge(otter, ' torte '), judge(otter, 'rotten')]).toEqual([
    'right',
    'right',
    'wrong',
    'letters',
  ]);
});

test('is solved when all words were found, each counted once', () => {
  const one = find(start, 1);
  expect(find(one, 1)).toBe(one);
  expect([anagramsRules.isSolved(puzzle, one), anagramsRules.isSolved(puzzle, find(one, 0))]).toEqual([false, true]);
  expect([nextOpen(puzzle, one, 1), nextOpen(puzzle, one, 0), nextOpen(puzzle, find(one, 0), 0)]).toEqual([0, 0, null]);
});

test('shuffled letters are the same ones in another order, which is not that of the word', () => {
  const orders = Array.from({ length: 20 }, (_, first) => {
    let call = first;
    return shuffle(puzzle, start, 0, (count) => (call = (call * 7 + 3) % 101) % count).letters[0] ?? [];
  });
  for (const letters of orders) {
    expect(letters.toSorted().join('')).toBe('EORTT');
    expect(['TOERT', 'OTTER']).not.toContain(letters.join(''));
  }
  expect(shuffle(puzzle, start, 1, () => 0)).toBe(start);
});

test('a round has different words, and the first is that of the API', () => {
  const { words } = makeAnagramsPuzzle('en', 10, 'daily');
  expect(new Set(words.map(({ word }) => word)).size).toBe(10);
  const made = anagrams({ lang: 'en', lengthMin: 3, seed: 'daily' });
  expect('answer' in made && [made.answer, made.letters]).toEqual([words[0]?.word, words[0]?.letters.join(' ')]);
});
