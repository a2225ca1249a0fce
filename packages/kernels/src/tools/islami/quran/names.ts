import { findDivineNames } from '../../../quran/divine-names.ts';
import type { QuranLanguage } from '../../../quran/surah-names.ts';

interface Input {
  readonly text: string;
  readonly lang: QuranLanguage;
}

/** The 99 names with their meanings, or those that match a text. */
export default function names({ text, lang }: Input) {
  const found = findDivineNames(text, lang);
  return {
    count: found.length,
    names: found.map(({ number, arabic, latin, meaning }) => ({ number, arabic, latin, meaning: meaning[lang] })),
  };
}
