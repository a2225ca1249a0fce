import { edition } from '../../../quran/edition.ts';
import { juzOfVerse, pageOfVerse, surahs } from '../../../quran/structure.ts';
import type { QuranLanguage } from '../../../quran/surah-names.ts';
import { latinName, nameMeaning } from '../../../quran/surah-names.ts';

/** The surahs with their names and places. */
export default function quranSurahs({ lang }: { readonly lang: QuranLanguage }) {
  return {
    surahs: surahs.map(({ number, name, first, verses, order, revealed }) => ({
      number,
      name,
      latinName: latinName(number),
      meaning: nameMeaning(number, lang),
      verses,
      revealed,
      order,
      juz: juzOfVerse(first),
      page: pageOfVerse(first),
    })),
    edition,
  };
}
