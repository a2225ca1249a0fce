import type { VersePlace, VerseRange } from '@apiyard/kernels/quran/structure';
import {
  juzCount,
  juzOfVerse,
  pageCount,
  pageOfVerse,
  placeOfVerse,
  rangeOfJuz,
  rangeOfPage,
  rangeOfSurah,
  surahCount,
  surahOf,
  verseNumber,
} from '@apiyard/kernels/quran/structure';

export const readingParts = ['surah', 'juz', 'page'] as const;
export type ReadingPart = (typeof readingParts)[number];

export interface QuranView {
  readonly part: ReadingPart;
  readonly number: number;
  /** The chosen verse, by its number through all surahs. */
  readonly verse: number | null;
  readonly query: string;
  /** The address names a verse that does not exist. */
  readonly missing: VersePlace | null;
}

export const partCounts: Readonly<Record<ReadingPart, number>> = { surah: surahCount, juz: juzCount, page: pageCount };
const ranges = { surah: rangeOfSurah, juz: rangeOfJuz, page: rangeOfPage };

export const rangeOfView = ({ part, number }: Pick<QuranView, 'part' | 'number'>): VerseRange =>
  ranges[part](number) ?? { first: 1, last: 7 };

function versePlaceOf(text: string | null): VersePlace | null {
  const [, surah, verse] = /^(\d{1,4}):(\d{1,4})$/.exec(text ?? '') ?? [];
  return surah === undefined ? null : { surah: Number(surah), verse: Number(verse) };
}

/** The view of an address: `?surah=2`, `?juz=30`, `?page=604` or `?verse=2:255`. The first surah without one. */
export function quranViewOf(params: URLSearchParams): QuranView {
  const place = versePlaceOf(params.get('verse'));
  const verse = place && (verseNumber(place) ?? null);
  const rest = { query: params.get('q') ?? '', missing: verse === null ? place : null };
  for (const part of readingParts) {
    const number = Number(params.get(part) ?? Number.NaN);
    const range = ranges[part](number);
    if (range === undefined) continue;
    const isInside = verse !== null && verse >= range.first && verse <= range.last;
    if (isInside || place === null) return { part, number, verse, ...rest };
  }
  const surah = place !== null && surahOf(place.surah) !== undefined ? place.surah : 1;
  return { part: 'surah', number: surah, verse, ...rest };
}

export function queryOfView({ part, number, verse, query }: QuranView): URLSearchParams {
  const params = new URLSearchParams();
  if (verse === null || part !== 'surah') params.set(part, String(number));
  if (verse !== null) params.set('verse', referenceOf(verse));
  if (query !== '') params.set('q', query);
  return params;
}

export function referenceOf(verse: number): string {
  const { surah, verse: inSurah } = placeOfVerse(verse);
  return `${surah}:${inSurah}`;
}

/** The part before (-1) or after (1); null at the ends. */
export function viewBeside(view: QuranView, step: -1 | 1): QuranView | null {
  const number = view.number + step;
  return number < 1 || number > partCounts[view.part] ? null : { ...view, number, verse: null, missing: null };
}

export const viewOfVerse = (view: QuranView, verse: number): QuranView => ({
  ...view,
  part: 'surah',
  number: placeOfVerse(verse).surah,
  verse,
  query: '',
  missing: null,
});

export const verseHref = (verse: number): string => `/islami/quran?verse=${referenceOf(verse)}`;

/** What is read now, in another part: the surah, juz or page of the chosen or first verse. */
export function placeIn(view: QuranView, part: ReadingPart): QuranView {
  const verse = view.verse ?? rangeOfView(view).first;
  const number = { surah: placeOfVerse(verse).surah, juz: juzOfVerse(verse), page: pageOfVerse(verse) }[part];
  return { ...view, part, number };
}
