/** Words from letters. Pure: no clock, no randomness but the seed. */
import { randomFrom } from '../random.ts';
import { gridLetters, type Word } from '../words/words.ts';

export interface Scramble {
  /** The letters of the word in another order. */
  readonly letters: readonly string[];
  readonly word: string;
  readonly clue: string;
}

/** A word with its letters in another order. The same words and seed always give the same one. */
export function makeScramble(words: readonly Word[], seed: string): Scramble {
  const random = randomFrom(`anagrams ${seed}`);
  // Words of one repeated letter have no other order.
  const long = words.filter(({ word }) => new Set(gridLetters(word)).size > 2);
  const { word = '', meaning = '' } = long[random.below(long.length)] ?? {};
  const letters = gridLetters(word);
  let scrambled = random.shuffled(letters);
  while (scrambled.join('') === letters.join('')) scrambled = random.shuffled(letters);
  return { letters: scrambled, word, clue: meaning };
}

export interface Found {
  readonly word: string;
  /** Whether it uses every letter. */
  readonly isAnagram: boolean;
}

/** Words that the letters can form, each letter used once: longest first. The letters themselves are no result. */
export function wordsFrom(letters: string, list: readonly string[], lengthMin: number): readonly Found[] {
  const given = gridLetters(letters);
  const own = given.join('');
  const available = countsOf(given);
  const spellings = new Set<string>();
  const found: Found[] = [];
  for (const word of list) {
    const spelled = gridLetters(word);
    const spelling = spelled.join('');
    if (spelled.length < lengthMin || spelled.length > given.length || spelling === own) continue;
    if (spellings.has(spelling) || !isWithin(countsOf(spelled), available)) continue;
    spellings.add(spelling);
    found.push({ word, isAnagram: spelled.length === given.length });
  }
  return found.toSorted(
    (one, other) => gridLetters(other.word).length - gridLetters(one.word).length || (one.word < other.word ? -1 : 1),
  );
}

function countsOf(letters: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

const isWithin = (needed: ReadonlyMap<string, number>, available: ReadonlyMap<string, number>): boolean =>
  [...needed].every(([letter, count]) => count <= (available.get(letter) ?? 0));
