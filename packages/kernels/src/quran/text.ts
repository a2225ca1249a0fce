import { loadPart } from './parts.ts';
import type { VersePlace, VerseRange } from './structure.ts';
import { partOfVerse, placeOfVerse, rangeOfPart, verseCount } from './structure.ts';

export interface Verse extends VersePlace {
  /** Through all surahs, from 1 to 6,236. */
  readonly number: number;
  /** Verbatim. The first verse of a surah begins with the basmala, except in surah 9. */
  readonly text: string;
}

/** Loads only the parts of the text that the range is in. */
export async function loadVerses({ first, last }: VerseRange): Promise<readonly Verse[]> {
  const from = partOfVerse(first);
  const parts = await Promise.all(loadPart.slice(from - 1, partOfVerse(last)).map((load) => load()));
  const start = rangeOfPart(from)?.first ?? 1;
  return parts
    .flatMap(({ default: { verses } }) => verses)
    .slice(first - start, last - start + 1)
    .map((text, at) => ({ number: first + at, ...placeOfVerse(first + at), text }));
}

export const loadAllVerses = (): Promise<readonly Verse[]> => loadVerses({ first: 1, last: verseCount });

const basmalaWords = 4;

/** The basmala before the first verse of a surah, which editions print as a line of its own, and the verse after it. */
export function splitBasmala({ surah, verse, text }: Verse): {
  readonly basmala: string | null;
  readonly text: string;
} {
  if (verse !== 1 || surah === 1 || surah === 9) return { basmala: null, text };
  const words = text.split(' ');
  return { basmala: words.slice(0, basmalaWords).join(' '), text: words.slice(basmalaWords).join(' ') };
}
