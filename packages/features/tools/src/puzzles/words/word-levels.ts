/** Levels of puzzles with words: the language of the words and the level of the API, in addresses such as `fr-easy`. */
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import type { WordLanguage } from '@apiyard/kernels/words/words';
import { wordLanguages } from '@apiyard/kernels/words/words';
import type { LevelChoices } from '../frame/use-puzzle-address.ts';

export interface WordLevel<Level extends string> {
  readonly language: WordLanguage;
  readonly level: Level;
}

export const wordLevelId = ({ language, level }: WordLevel<string>): string => `${language}-${level}`;

/** English and the first level for what is neither. */
export function wordLevelOf<Level extends string>(id: string, levels: readonly [Level, ...Level[]]): WordLevel<Level> {
  const [language, level] = id.split('-');
  return {
    language: wordLanguages.find((known) => known === language) ?? 'en',
    level: levels.find((known) => known === level) ?? levels[0],
  };
}

export const isRightToLeft = (language: WordLanguage): boolean => language === 'ar';

/** Words in the language of the page, or in English where there are none. */
const wordsFor = (language: OfferedLanguage): WordLanguage => wordLanguages.find((known) => known === language) ?? 'en';

export function wordLevels(levels: readonly string[], dailyLevel: string): LevelChoices {
  return {
    levels: wordLanguages.flatMap((language) => levels.map((level) => wordLevelId({ language, level }))),
    dailyLevel: (language, before) =>
      wordLevelId({
        language: before === null ? wordsFor(language) : wordLevelOf(before, ['']).language,
        level: dailyLevel,
      }),
  };
}
