import anyAscii from 'any-ascii';
import type { Note } from '../../../faults/note.ts';
import { localeOf } from './words/locale.ts';

interface Input {
  readonly text: string;
  readonly separator: '-' | '_';
  readonly lowercase: boolean;
  readonly unicode: boolean;
  readonly lengthMax: number;
  readonly locale: string;
}

/** What a language writes for letters that others only strip of their marks. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' },
  da: { å: 'aa', æ: 'ae', ø: 'oe', Å: 'Aa', Æ: 'Ae', Ø: 'Oe' },
};
/** Letters that are a mark in the transliteration, which slugs do not have. */
const arabic: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ى: 'a',
  ة: 'a',
  ع: 'a',
};
const sameSpelling: Readonly<Record<string, string>> = { nb: 'da', nn: 'da', no: 'da' };
/** The apostrophe separates words in French, and is in a word in English. */
const splitsAtApostrophe = new Set(['fr', 'it', 'ca', 'oc']);

/** One slug for each line. */
export default function slug(input: Input) {
  const locale = localeOf(input.locale);
  const lines = input.text.split(/\r\n|\r|\n/);
  const slugs = lines.map((line) => slugOf(line, { ...input, locale }));
  const notes: Note[] = [];
  const emptyAt = lines.findIndex((line, at) => line.trim() !== '' && slugs[at] === '');
  if (emptyAt !== -1) notes.push({ code: 'empty_slug', values: { line: emptyAt + 1 } });
  if (!input.unicode && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(input.text)) notes.push({ code: 'no_vowels' });
  if (!input.unicode && /\p{Script=Han}/u.test(input.text)) notes.push({ code: 'usual_reading' });
  return { text: slugs.join('\n'), notes };
}

function slugOf(line: string, { separator, lowercase, unicode, lengthMax, locale }: Input): string {
  const language = locale.slice(0, 2);
  const composed = line.normalize('NFC').replaceAll(/['’ʼ]/gu, splitsAtApostrophe.has(language) ? ' ' : '');
  const written = unicode ? composed.normalize('NFKC') : transliterated(composed, language);
  const cased = lowercase ? written.toLocaleLowerCase(unicode ? locale : 'en') : written;
  const words = cased.match(unicode ? /[\p{L}\p{M}\p{N}]+/gu : /[A-Za-z0-9]+/g) ?? [];
  return lengthMax === 0 ? words.join(separator) : shortened(words, separator, lengthMax);
}

function transliterated(text: string, language: string): string {
  const spelling = spellings[sameSpelling[language] ?? language] ?? {};
  return text
    .replaceAll(/\P{ASCII}/gu, (character) => spelling[character] ?? arabic[character] ?? character)
    .replaceAll(/\p{Script=Han}/gu, (character) => ` ${anyAscii(character)} `)
    .replaceAll(/\P{ASCII}/gu, (character) => anyAscii(character).replaceAll(/['’`]/g, ''));
}

/** Whole words up to a length; the first word is cut if it is longer. */
function shortened(words: readonly string[], separator: string, max: number): string {
  let result = Array.from(words[0] ?? '')
    .slice(0, max)
    .join('');
  let length = Array.from(result).length;
  for (const word of words.slice(1)) {
    length += 1 + Array.from(word).length;
    if (length > max) break;
    result += separator + word;
  }
  return result;
}
