/** A word that is guessed: the guesses so far, as letters. Pure. */
import type { WordLanguage } from '@apiyard/kernels/words/words';
import type { PuzzleRules } from '../frame/rules.ts';
import { isSameLetter, plainLetter } from '../words/same-letter.ts';

/** The only level of a language. */
export const levels = ['word'] as const;
export const guessesMax = 6;

export interface WordPuzzle {
  readonly language: WordLanguage;
  readonly word: string;
  /** As grids have them: upper case, without accents. */
  readonly letters: readonly string[];
  readonly meaning: string;
}

export type WordPosition = readonly (readonly string[])[];

/** `place`: in its place. `word`: elsewhere in the word. `none`: not in the word, or not that often. */
export type Mark = 'place' | 'word' | 'none';

/** A mark for each letter of a guess. Each letter of the word explains one letter of the guess, those in place first. */
export function marksOf({ letters }: Pick<WordPuzzle, 'letters'>, guess: readonly string[]): readonly Mark[] {
  const left = letters.filter((letter, at) => !isSameLetter(letter, guess[at] ?? '')).map(plainLetter);
  return guess.map((letter, at): Mark => {
    if (isSameLetter(letter, letters[at] ?? '')) return 'place';
    const other = left.indexOf(plainLetter(letter));
    if (other === -1) return 'none';
    left.splice(other, 1);
    return 'word';
  });
}

const isWord = (puzzle: WordPuzzle, guess: readonly string[]) =>
  marksOf(puzzle, guess).every((mark) => mark === 'place');

export const wordRules: PuzzleRules<WordPuzzle, WordPosition> = {
  start: () => [],
  isSolved: (puzzle, guesses) => guesses.some((guess) => isWord(puzzle, guess)),
  isLost: (puzzle, guesses) => guesses.length >= guessesMax && !guesses.some((guess) => isWord(puzzle, guess)),
  mistakesIn: () => [],
};

const best: Readonly<Record<Mark, number>> = { none: 0, word: 1, place: 2 };

/** The best mark of each letter that was guessed, by its plain form. */
export function marksOfLetters(puzzle: WordPuzzle, guesses: WordPosition): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const guess of guesses) {
    for (const [at, mark] of marksOf(puzzle, guess).entries()) {
      const letter = plainLetter(guess[at] ?? '');
      const known = marks.get(letter);
      if (known === undefined || best[mark] > best[known]) marks.set(letter, mark);
    }
  }
  return marks;
}

/** Shapes, not colours, also in the result to share. */
export const symbols: Readonly<Record<Mark, string>> = { place: '●', word: '◐', none: '○' };

/** The result without a letter: a line of symbols for each guess. */
export const patternOf = (puzzle: WordPuzzle, guesses: WordPosition): readonly string[] =>
  guesses.map((guess) =>
    marksOf(puzzle, guess)
      .map((mark) => symbols[mark])
      .join(''),
  );

/** The letters of keyboards, row by row. Arabic has the plain letters only, which stand for those with a hamza. */
export const keyboards: Readonly<Record<WordLanguage, readonly string[]>> = {
  en: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
  fr: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  ar: ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ذءرةوزظ'],
  id: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
};
