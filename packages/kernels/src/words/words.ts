/** Our own words with meanings in four languages, for word puzzles. */
import { arabicWords } from './ar.ts';
import { englishWords } from './en.ts';
import { frenchWords } from './fr.ts';
import { indonesianWords } from './id.ts';
import { moreArabicWords } from './more/ar.ts';
import { moreEnglishWords } from './more/en.ts';
import { moreFrenchWords } from './more/fr.ts';
import { moreIndonesianWords } from './more/id.ts';
import { type Topic, topics, type WordTexts } from './topics.ts';

export const wordLanguages = ['en', 'fr', 'ar', 'id'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

export interface Word {
  readonly word: string;
  readonly meaning: string;
  readonly topic: Topic;
}

const texts: Readonly<Record<WordLanguage, WordTexts>> = {
  en: englishWords,
  fr: frenchWords,
  ar: arabicWords,
  id: indonesianWords,
};

const more: Readonly<Record<WordLanguage, WordTexts>> = {
  en: moreEnglishWords,
  fr: moreFrenchWords,
  ar: moreArabicWords,
  id: moreIndonesianWords,
};

/** Words with meanings. */
export function wordsIn(language: WordLanguage, topic?: Topic): readonly Word[] {
  const chosen = topic === undefined ? topics : [topic];
  return chosen.flatMap((each) =>
    texts[language][each]
      .trim()
      .split('\n')
      .map((line): Word => {
        const [word = '', meaning = ''] = line.trim().split(': ');
        return { word, meaning, topic: each };
      }),
  );
}

/** All words, also those without a meaning. */
export function spellingsIn(language: WordLanguage, topic?: Topic): readonly string[] {
  const chosen = topic === undefined ? topics : [topic];
  return [
    ...wordsIn(language, topic).map(({ word }) => word),
    ...chosen.flatMap((each) => more[language][each].trim().split(/\s+/u)),
  ];
}

/**
 * The letters of a word as grids have them: upper case, and Latin letters without accents, as is usual. Arabic without
 * vowel signs. What is no letter is left out.
 */
export function gridLetters(word: string): string[] {
  const plain = word
    .replaceAll(/œ/giu, 'oe')
    .replaceAll(/æ/giu, 'ae')
    .replaceAll(/ß/gu, 'ss')
    .normalize('NFD')
    // Marks of Latin letters, and Arabic vowel signs; the marks of hamza and madda are part of a letter.
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replaceAll(/[\u064b-\u0652\u0670\u0640]/gu, '')
    .normalize('NFC')
    .toUpperCase();
  return Array.from(plain).filter((character) => /\p{L}/u.test(character));
}
