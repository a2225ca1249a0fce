import wordOfTheDay from '@apiyard/kernels/tools/puzzle/language/word-of-the-day';
import { wordLanguages, wordsIn, gridLetters } from '@apiyard/kernels/words/words';
import { expect, test } from 'vitest';
import { plainLetter } from '../words/same-letter.ts';
import { makeWordPuzzle } from './make-word.ts';
import type { WordPuzzle } from './word-board.ts';
import { keyboards, marksOf, marksOfLetters, patternOf, wordRules } from './word-board.ts';

const puzzle: WordPuzzle = { language: 'en', word: 'otter', letters: Array.from('OTTER'), meaning: 'A mammal' };
const guess = (text: string) => Array.from(text);

test('marks letters in place first, then as often as the word has them', () => {
  expect(marksOf(puzzle, guess('TTTTO'))).toEqual(['none', 'place', 'place', 'none', 'word']);
  expect(marksOf(puzzle, guess('OTTER'))).toEqual(['place', 'place', 'place', 'place', 'place']);
  expect(marksOf({ letters: Array.from('أرنب') }, guess('نابر'))).toEqual(['word', 'word', 'word', 'word']);
});

test('is solved by the word, and lost after six other guesses', () => {
  const wrong = Array.from({ length: 6 }, () => guess('TIGER'));
  expect([wordRules.isSolved(puzzle, wrong), wordRules.isLost?.(puzzle, wrong)]).toEqual([false, true]);
  const right = wrong.with(5, guess('OTTER'));
  expect([wordRules.isSolved(puzzle, right), wordRules.isLost?.(puzzle, right)]).toEqual([true, false]);
  expect(wordRules.isLost?.(puzzle, wrong.slice(1))).toBe(false);
});

test('a key has the best mark of its letter', () => {
  expect(Object.fromEntries(marksOfLetters(puzzle, [guess('TIGER'), guess('OTTAX')]))).toEqual({
    T: 'place',
    I: 'none',
    G: 'none',
    E: 'place',
    R: 'place',
    O: 'place',
    A: 'none',
    X: 'none',
  });
});

test('the result to share has a symbol for each letter, and no letter', () => {
  expect(patternOf(puzzle, [guess('TIGER'), guess('OTTER')])).toEqual(['◐○○●●', '●●●●●']);
});

test('a date has the word of the API, another seed one of the list', () => {
  const { word } = wordOfTheDay({ lang: 'fr', date: '2026-11-26' });
  expect(makeWordPuzzle('fr', '2026-11-26').word).toBe(word);
  expect(wordsIn('fr').map((each) => each.word)).toContain(makeWordPuzzle('fr', 'abc').word);
  expect(makeWordPuzzle('fr', '2026-13-45').word).not.toBe('');
});

test.each(wordLanguages)('the keyboard in %s has each letter of its words', (language) => {
  const keys = new Set(Array.from(keyboards[language].join(''), plainLetter));
  const letters = wordsIn(language).flatMap(({ word }) => gridLetters(word).map(plainLetter));
  expect(letters.filter((letter) => !keys.has(letter))).toEqual([]);
});
