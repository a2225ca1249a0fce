import { edition } from '../../../quran/edition.ts';
import type { Occasion } from '../../../quran/prayers.ts';
import { prayers } from '../../../quran/prayers.ts';
import { rangeOfReference } from '../../../quran/reference.ts';
import type { QuranLanguage } from '../../../quran/surah-names.ts';
import { loadVerses } from '../../../quran/text.ts';

interface Input {
  readonly occasion?: Occasion | undefined;
  readonly lang: QuranLanguage;
}

/** Prayers that are verses of the Quran, of an occasion or all. */
export default async function dailyPrayers({ occasion, lang }: Input) {
  const chosen = prayers.filter((prayer) => occasion === undefined || prayer.occasion === occasion);
  return {
    prayers: await Promise.all(
      chosen.map(async ({ occasion: own, reference, title, note }) => ({
        occasion: own,
        reference,
        title: title[lang],
        note: note[lang],
        verses: (await loadVerses(rangeOfReference(reference))).map(({ text }) => text),
      })),
    ),
    edition,
  };
}
