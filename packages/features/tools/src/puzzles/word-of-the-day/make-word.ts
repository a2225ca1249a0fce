import { randomFrom } from '@apiyard/kernels/random';
import wordOfTheDay from '@apiyard/kernels/tools/puzzle/language/word-of-the-day';
import type { WordLanguage } from '@apiyard/kernels/words/words';
import { gridLetters, wordsIn } from '@apiyard/kernels/words/words';
import { isDaily } from '../results/results.ts';
import type { WordPuzzle } from './word-board.ts';

/** The word that the API has for a date, and any word for another seed. */
export function makeWordPuzzle(language: WordLanguage, seed: string): WordPuzzle {
  const isDate = isDaily({ level: '', seed }) && !Number.isNaN(Date.parse(seed));
  const words = wordsIn(language);
  const { word, meaning } = isDate
    ? wordOfTheDay({ lang: language, date: seed })
    : (words[randomFrom(`word ${language} ${seed}`).below(words.length)] ?? { word: '', meaning: '' });
  return { language, word, meaning, letters: gridLetters(word) };
}
