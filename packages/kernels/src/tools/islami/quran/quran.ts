import { edition } from '../../../quran/edition.ts';
import { rangeOfReference } from '../../../quran/reference.ts';
import { juzOfVerse, pageOfVerse } from '../../../quran/structure.ts';
import { loadVerses } from '../../../quran/text.ts';

/** The verses of a reference, verbatim. */
export default async function quranVerses({ reference }: { readonly reference: string }) {
  const verses = await loadVerses(rangeOfReference(reference));
  return {
    count: verses.length,
    verses: verses.map(({ number, surah, verse, text }) => ({
      reference: `${surah}:${verse}`,
      surah,
      verse,
      text,
      juz: juzOfVerse(number),
      page: pageOfVerse(number),
    })),
    edition,
  };
}
