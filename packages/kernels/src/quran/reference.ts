import { InputFault } from '../faults/input-fault.ts';
import type { VerseRange } from './structure.ts';
import {
  juzCount,
  pageCount,
  rangeOfJuz,
  rangeOfPage,
  rangeOfSurah,
  surahCount,
  surahOf,
  verseNumber,
} from './structure.ts';

const pattern =
  /^(?:(?<part>juz|page)\s*)?(?<number>\d{1,4})(?:\s*:\s*(?<verse>\d{1,4})(?:\s*[-–]\s*(?<last>\d{1,4}))?)?$/i;
const pointer = '/reference';

/** Arabic digits are read as well. */
const latinDigits = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x6_60));

/**
 * The verses of a reference: a surah (`2`), a verse (`2:255`), several (`2:255-257`), `juz 30` or `page 604`. Throws an
 * InputFault if there are none.
 */
export function rangeOfReference(text: string): VerseRange {
  const { part, number, verse, last } = pattern.exec(latinDigits(text.trim()))?.groups ?? {};
  if (number === undefined || (part !== undefined && verse !== undefined))
    throw new InputFault('not_a_reference', { pointer, values: { text } });
  const value = Number(number);
  const isJuz = part?.toLowerCase() === 'juz';
  if (part !== undefined) {
    const range = isJuz ? rangeOfJuz(value) : rangeOfPage(value);
    if (range !== undefined) return range;
    throw new InputFault(isJuz ? 'no_juz' : 'no_page', {
      pointer,
      values: { number: value, count: isJuz ? juzCount : pageCount },
    });
  }
  const surah = rangeOfSurah(value);
  if (surah === undefined) throw new InputFault('no_surah', { pointer, values: { number: value, count: surahCount } });
  if (verse === undefined) return surah;
  const first = existing(value, Number(verse));
  const end = existing(value, Number(last ?? verse));
  if (end < first) throw new InputFault('backwards', { pointer, values: { first: Number(verse), last: Number(last) } });
  return { first, last: end };
}

function existing(surah: number, verse: number): number {
  const number = verseNumber({ surah, verse });
  if (number !== undefined) return number;
  throw new InputFault('no_verse', { pointer, values: { surah, verse, verses: surahOf(surah)?.verses ?? 0 } });
}
