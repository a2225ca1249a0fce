import type { Verse } from './text.ts';
import { loadAllVerses } from './text.ts';

/** Places in the text of a verse, in UTF-16 units; the end is excluded. */
export type TextRange = readonly [start: number, end: number];

export interface FoundVerse extends Verse {
  readonly ranges: readonly TextRange[];
}

interface Folded {
  readonly text: string;
  /** Where each letter is in the original. */
  readonly places: readonly number[];
}

const smallAlif = '\u0670';
/** Written above or after a letter, also for a letter of today's spelling, such as in إبرٰهۦم and داوۥد. */
const smallWaw = '\u06E5';
const smallYa = '\u06E6';
const smallLetters = [smallAlif, smallWaw, smallYa];
const hamza = 'ء';
const variants: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '\u0654': hamza,
};
/** Marks and tatweel. */
const mark = /[\p{M}ـ]/u;

/** Folded letters by original; each letter is looked at once. */
const known = new Map<string, string>();

function foldLetter(letter: string): string {
  let folded = known.get(letter);
  if (folded === undefined) {
    folded = variants[letter] ?? (smallLetters.includes(letter) || !mark.test(letter) ? letter : '');
    known.set(letter, folded);
  }
  return folded;
}

/** A long vowel that the Uthmani script writes as waw or ya with a small alif, such as in الصلوٰة and التورىٰة. */
const vowelWithAlif = /و(?=\u0670)|ى(?=\u0670[\p{M}ـ]*\p{L})/u;

/** The text without marks except small letters, and with one letter for each group of variants. */
function fold(text: string): Folded {
  let folded = '';
  const places: number[] = [];
  const vowels = vowelWithAlif.test(text)
    ? new Set(Array.from(text.matchAll(new RegExp(vowelWithAlif, 'gu')), ({ index }) => index))
    : undefined;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const isVowel = vowels?.has(at) === true;
    const kept = isVowel ? 'ا' : foldLetter(letter);
    if (kept !== '') {
      folded += kept === 'ؤ' ? 'و' : kept === 'ئ' ? 'ي' : kept;
      places.push(at);
    }
    if (isVowel) at += 1;
  }
  return { text: folded, places };
}

/**
 * Letters that match in the folded text. A hamza is written with several letters, and a small letter is a letter in some
 * words of today's spelling and none in others: الكتاب, الرحمن.
 */
const matching: Readonly<Record<string, string>> = {
  ا: `[ا${smallAlif}]`,
  ئ: '[يء]',
  ؤ: '[وء]',
  و: `[واء${smallWaw}]`,
  ي: `[يء${smallYa}]`,
};

function patternOf(text: string): RegExp {
  // The Uthmani script joins the particle of address with its noun.
  const words = text.replaceAll(/(?<=^|\s)(يا|ها) (?=[اأإآء])/g, '$1');
  const letters = Array.from(words, (letter) =>
    letter === 'ئ' || letter === 'ؤ' ? letter : foldLetter(letter),
  ).filter((letter) => letter !== '' && !smallLetters.includes(letter));
  const source = letters
    .map((letter) => matching[letter] ?? letter.replace(/[^\p{L}\p{N}\s]/u, String.raw`\$&`))
    .join(`[${smallLetters.join('')}${hamza}]*`);
  return new RegExp(source, 'g');
}

const wordsOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** With what belongs to the last letter. */
function withMarks(text: string, end: number): number {
  let at = end;
  while (at < text.length && mark.test(text[at] ?? '')) at += 1;
  return at;
}

let loading: Promise<readonly (readonly [Verse, Folded])[]> | undefined;

function foldedVerses() {
  loading ??= loadAllVerses().then((verses) => verses.map((verse) => [verse, fold(verse.text)] as const));
  loading.catch(() => (loading = undefined));
  return loading;
}

const found = (verse: Verse, ranges: readonly TextRange[]): readonly FoundVerse[] =>
  ranges.length === 0 ? [] : [{ ...verse, ranges }];

/** Verses with the text in any spelling, in order. */
export async function searchVerses(text: string): Promise<readonly FoundVerse[]> {
  const pattern = patternOf(wordsOf(text));
  return (await foldedVerses()).flatMap(([verse, { text: folded, places }]) =>
    found(
      verse,
      Array.from(folded.matchAll(pattern), ({ index, 0: { length } }) => [
        places[index] ?? 0,
        withMarks(verse.text, (places[index + length - 1] ?? 0) + 1),
      ]),
    ),
  );
}

/** Letters with their marks, in NFD: the order in which marks were typed does not matter. */
const clusters = (text: string): readonly string[] =>
  text.match(/\P{M}\p{M}*/gu)?.map((cluster) => cluster.normalize('NFD')) ?? [];

/** Verses with the text, with the same letters and marks, in order. */
export async function searchExactly(text: string): Promise<readonly FoundVerse[]> {
  const query = clusters(wordsOf(text));
  const joined = query.join('');
  return (await loadAllVerses()).flatMap((verse) => {
    if (!verse.text.normalize('NFD').includes(joined)) return [];
    const own = verse.text.match(/\P{M}\p{M}*/gu) ?? [];
    const normal = own.map((cluster) => cluster.normalize('NFD'));
    const ranges: TextRange[] = [];
    let start = 0;
    for (let at = 0; at + query.length <= own.length; at += 1) {
      if (query.every((cluster, offset) => normal[at + offset] === cluster))
        ranges.push([start, start + own.slice(at, at + query.length).join('').length]);
      start += own[at]?.length ?? 0;
    }
    return found(verse, ranges);
  });
}
