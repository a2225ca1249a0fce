import { makeScramble, wordsFrom } from '../../../anagrams/anagrams.ts';
import { InputFault } from '../../../faults/input-fault.ts';
import { seeded } from '../../../random/seed.ts';
import { gridLetters, spellingsIn, type WordLanguage, wordsIn } from '../../../words/words.ts';
import englishWords from '../../random/passwords/words/eff-large.json' with { type: 'json' };

interface Input {
  readonly lang: WordLanguage;
  readonly letters?: string | undefined;
  readonly lengthMin: number;
  readonly seed?: string | undefined;
}

const lettersMax = 20;

/** A scrambled word with a clue, or the words that letters can form. */
export default function anagrams({ lang, letters: given, lengthMin, seed: givenSeed }: Input) {
  const own = wordsIn(lang);
  if (given === undefined || given.trim() === '') {
    const { seed } = seeded(givenSeed);
    const { letters, clue, word } = makeScramble(own, seed);
    return { letters: letters.join(' '), clue, answer: word, seed };
  }
  const count = gridLetters(given).length;
  if (count < 2 || count > lettersMax)
    throw new InputFault('letters_count', { pointer: '/letters', values: { count, max: lettersMax } });
  const list = [...spellingsIn(lang), ...(lang === 'en' ? englishWords : [])];
  return {
    letters: gridLetters(given).join(' '),
    words: wordsFrom(given, list, lengthMin),
    listSize: new Set(list).size,
  };
}
