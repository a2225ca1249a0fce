import type { QuranLanguage } from './surah-names.ts';
import list from './divine-names.json' with { type: 'json' };

export interface DivineName {
  readonly number: number;
  readonly arabic: string;
  /** Plain letters with an apostrophe for a hamza inside a word; long vowels and emphatic letters are not marked. */
  readonly latin: string;
  readonly meaning: Readonly<Record<QuranLanguage, string>>;
}

export const divineNames: readonly DivineName[] = list.map(
  ([arabic = '', latin = '', en = '', fr = '', ar = '', ch = ''], at) => ({
    number: at + 1,
    arabic,
    latin,
    meaning: { en, fr, ar, ch },
  }),
);

/** Without marks, articles and case, so that people find what they type. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}ـ’'-]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .toLowerCase()
    .trim();

/** Names with the text in the Arabic, the Latin form or the meaning. All for an empty text; one by its number. */
export function findDivineNames(text: string, lang: QuranLanguage): readonly DivineName[] {
  const query = fold(text);
  if (/^\d+$/.test(query)) return divineNames.filter(({ number }) => number === Number(query));
  return divineNames.filter(({ arabic, latin, meaning }) =>
    [arabic, latin, meaning[lang]].some((each) => fold(each).includes(query)),
  );
}
