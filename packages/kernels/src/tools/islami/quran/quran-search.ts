import { InputFault } from '../../../faults/input-fault.ts';
import { edition } from '../../../quran/edition.ts';
import { searchExactly, searchVerses } from '../../../quran/search.ts';
import { isSearchable } from '../../../quran/searchable.ts';

interface Input {
  readonly text: string;
  readonly spelling: 'any' | 'exact';
  readonly limit: number;
  readonly offset: number;
}

/** Verses that contain a text, with the places of it. */
export default async function quranSearch({ text, spelling, limit, offset }: Input) {
  if (!isSearchable(text)) throw new InputFault('not_arabic', { pointer: '/text' });
  const found = await (spelling === 'exact' ? searchExactly(text) : searchVerses(text));
  return {
    count: found.length,
    verses: found.slice(offset, offset + limit).map(({ surah, verse, text: verseText, ranges }) => ({
      reference: `${surah}:${verse}`,
      surah,
      verse,
      text: verseText,
      matches: ranges.map(([start, end]) => ({ start, end })),
    })),
    edition,
  };
}
