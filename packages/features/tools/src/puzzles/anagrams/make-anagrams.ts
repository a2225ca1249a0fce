import { makeScramble } from '@apiyard/kernels/anagrams/anagrams';
import type { WordLanguage } from '@apiyard/kernels/words/words';
import { wordsIn } from '@apiyard/kernels/words/words';
import type { AnagramsPuzzle } from './anagrams-board.ts';

/**
 * A round of different words. The first is that of the API for the seed, the others those for the seed with a number,
 * such as `abc-2`.
 */
export function makeAnagramsPuzzle(language: WordLanguage, count: number, seed: string): AnagramsPuzzle {
  const words = wordsIn(language);
  const round = new Map<string, ReturnType<typeof makeScramble>>();
  for (let number = 1; round.size < count; number += 1) {
    const made = makeScramble(words, number === 1 ? seed : `${seed}-${number}`);
    if (!round.has(made.word)) round.set(made.word, made);
  }
  return { language, words: Array.from(round.values()) };
}
