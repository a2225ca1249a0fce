/** A round of scrambled words as it is played. Pure. */
import type { Scramble } from '@apiyard/kernels/anagrams/anagrams';
import type { WordLanguage } from '@apiyard/kernels/words/words';
import { gridLetters } from '@apiyard/kernels/words/words';
import type { PuzzleRules } from '../frame/rules.ts';

/** Words of a round, as in addresses. */
export const levels = ['5', '10'] as const;

export interface AnagramsPuzzle {
  readonly language: WordLanguage;
  readonly words: readonly Scramble[];
}

export interface AnagramsPosition {
  /** Numbers of the words that were found, in their order. */
  readonly found: readonly number[];
  /** The letters of each word as they are shown. */
  readonly letters: readonly (readonly string[])[];
}

export const anagramsRules: PuzzleRules<AnagramsPuzzle, AnagramsPosition> = {
  start: ({ words }) => ({ found: [], letters: words.map(({ letters }) => letters) }),
  isSolved: ({ words }, { found }) => found.length === words.length,
  mistakesIn: () => [],
};

export type Guess = 'right' | 'letters' | 'wrong';

const sorted = (letters: readonly string[]): string => letters.toSorted().join('');

/** Accents and case do not count. `letters` is a guess that does not use each letter once. */
export function judge({ letters, word }: Scramble, guess: string): Guess {
  const typed = gridLetters(guess);
  if (typed.join('') === gridLetters(word).join('')) return 'right';
  return sorted(typed) === sorted(letters) ? 'wrong' : 'letters';
}

export const find = (position: AnagramsPosition, number: number): AnagramsPosition =>
  position.found.includes(number) ? position : { ...position, found: [...position.found, number] };

/** The letters of a word in another order, never that of the word. `below(n)` is a random number from 0 to n - 1. */
export function shuffle(
  { words }: AnagramsPuzzle,
  position: AnagramsPosition,
  number: number,
  below: (count: number) => number,
): AnagramsPosition {
  const before = position.letters[number] ?? [];
  const word = gridLetters(words[number]?.word ?? '').join('');
  if (new Set(before).size < 3) return position;
  let next = before;
  while (next.join('') === before.join('') || next.join('') === word) {
    const mixed = [...before];
    for (let at = mixed.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      [mixed[at], mixed[other]] = [mixed[other] ?? '', mixed[at] ?? ''];
    }
    next = mixed;
  }
  return { ...position, letters: position.letters.with(number, next) };
}

/** The next word after one that was not found; null when all were. */
export function nextOpen({ words }: AnagramsPuzzle, { found }: AnagramsPosition, after: number): number | null {
  const order = words.map((_, at) => (after + 1 + at) % words.length);
  return order.find((number) => !found.includes(number)) ?? null;
}
