import type { MenuGroup } from '@apiyard/ui/Menu';
import { wordLanguages } from '@apiyard/kernels/words/words';
import { useCopy } from '@apiyard/kit/copy.ts';
import { wordLevelId, wordLevelOf } from './word-levels.ts';
import { wordsCopy } from './words-copy.ts';

interface WordChoices<Level extends string> {
  readonly level: Level;
  /** The levels in the language of the puzzle. */
  readonly levels: readonly { readonly id: string; readonly label: string }[];
  /** The level of the puzzle in the other languages. */
  readonly choices: readonly MenuGroup[];
}

/** What a puzzle with words offers in its menu. */
export function useWordLevels<Level extends string>(
  id: string,
  levels: readonly [Level, ...Level[]],
  labelOf: (level: Level) => string,
): WordChoices<Level> {
  const t = useCopy(wordsCopy);
  const { language, level } = wordLevelOf(id, levels);
  return {
    level,
    levels: levels.map((each) => ({ id: wordLevelId({ language, level: each }), label: labelOf(each) })),
    choices: [
      {
        id: 'languages',
        label: t('words.language'),
        items: wordLanguages
          .filter((each) => each !== language)
          .map((each) => ({ id: wordLevelId({ language: each, level }), label: t(`words.language.${each}`) })),
      },
    ],
  };
}

/** All levels in all languages, for a print. */
export function useWordPrintLevels<Level extends string>(
  levels: readonly Level[],
  labelOf: (level: Level) => string,
): readonly { readonly id: string; readonly label: string }[] {
  const t = useCopy(wordsCopy);
  return wordLanguages.flatMap((language) =>
    levels.map((level) => ({
      id: wordLevelId({ language, level }),
      label: `${t(`words.language.${language}`)} · ${labelOf(level)}`,
    })),
  );
}
