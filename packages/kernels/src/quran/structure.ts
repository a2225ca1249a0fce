/** Surahs, juzs and pages of the Medina mushaf. Verses are numbered from 1 to 6,236 through all surahs. */
import structure from './structure.json' with { type: 'json' };

export const verseCount = 6236;
export const surahCount = 114;
export const juzCount = 30;
export const pageCount = 604;

export interface Surah {
  readonly number: number;
  readonly name: string;
  /** Number of its first verse, through all surahs. */
  readonly first: number;
  readonly verses: number;
  /** Place in the order of revelation. */
  readonly order: number;
  readonly revealed: 'mecca' | 'medina';
}

/** Numbers of the first and last verse. */
export interface VerseRange {
  readonly first: number;
  readonly last: number;
}

export interface VersePlace {
  readonly surah: number;
  readonly verse: number;
}

type Entry = readonly [first: number, verses: number, order: number, isMeccan: 0 | 1, name: string];

export const surahs: readonly Surah[] = (structure.surahs as unknown as readonly Entry[]).map(
  ([first, verses, order, isMeccan, name], at) => ({
    number: at + 1,
    name,
    first,
    verses,
    order,
    revealed: isMeccan === 1 ? 'mecca' : 'medina',
  }),
);

export const surahOf = (number: number): Surah | undefined => surahs[number - 1];

/** The number of a verse; undefined if there is no such verse. */
export function verseNumber({ surah, verse }: VersePlace): number | undefined {
  const found = surahOf(surah);
  return found === undefined || verse < 1 || verse > found.verses ? undefined : found.first + verse - 1;
}

/** How many of the ascending starts are at or before the verse. */
function countUpTo(starts: readonly number[], verse: number): number {
  const next = starts.findIndex((start) => start > verse);
  return next === -1 ? starts.length : next;
}

const surahStarts = surahs.map(({ first }) => first);

export function placeOfVerse(number: number): VersePlace {
  const surah = countUpTo(surahStarts, number);
  return { surah, verse: number - (surahStarts[surah - 1] ?? 1) + 1 };
}

export const juzOfVerse = (number: number): number => countUpTo(structure.juzs, number);
export const pageOfVerse = (number: number): number => countUpTo(structure.pages, number);

const rangeOf = (starts: readonly number[], at: number): VerseRange | undefined => {
  const first = starts[at - 1];
  return first === undefined ? undefined : { first, last: (starts[at] ?? verseCount + 1) - 1 };
};

/** Undefined if there is none of that number, as for the others. */
export const rangeOfSurah = (number: number): VerseRange | undefined => rangeOf(surahStarts, number);
export const rangeOfJuz = (number: number): VerseRange | undefined => rangeOf(structure.juzs, number);
export const rangeOfPage = (number: number): VerseRange | undefined => rangeOf(structure.pages, number);
export const rangeOfPart = (number: number): VerseRange | undefined => rangeOf(structure.parts, number);
export const partOfVerse = (number: number): number => countUpTo(structure.parts, number);
