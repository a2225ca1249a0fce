import { countGraphemes } from 'unicode-segmenter/grapheme';
import { localeOf } from './words/locale.ts';

interface Input {
  readonly text: string;
  readonly locale: string;
  readonly wordsPerMinute: number;
  readonly frequent: number;
}

/**
 * Characters of Chinese and Japanese that are read in the time of one word: 260 characters and 238 words a minute
 * (Brysbaert 2019, doi:10.1016/j.jml.2019.104047).
 */
const charactersPerWord = 260 / 238;

/** Counts what a text consists of, by the rules of UAX #29. */
export default function textStatistics({ text, locale: given, wordsPerMinute, frequent }: Input) {
  const locale = localeOf(given);
  const words = wordsOf(text, locale);
  const counts = new Map<string, number>();
  for (const word of words) {
    const key = word.toLocaleLowerCase(locale).normalize('NFC');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const ideographs = count(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const spacedWords = words.filter(
    (word) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word),
  ).length;
  const characters = Array.from(text).length;
  const spaces = count(text, /\p{White_Space}/gu);
  return {
    graphemes: countGraphemes(text),
    characters,
    charactersWithoutSpaces: characters - spaces,
    utf16: text.length,
    bytes: new TextEncoder().encode(text).length,
    letters: count(text, /\p{L}/gu),
    digits: count(text, /\p{Nd}/gu),
    punctuation: count(text, /\p{P}/gu),
    words: words.length,
    uniqueWords: counts.size,
    sentences: sentencesOf(text, locale),
    lines: text === '' ? 0 : text.split(/\r\n|\r|\n/).length,
    paragraphs: text
      .replaceAll(/\r\n?/g, '\n')
      .split(/\n(?:[^\S\n]*\n)+/)
      .filter((paragraph) => paragraph.trim() !== '').length,
    readingSeconds: Math.round(((spacedWords + ideographs / charactersPerWord) / wordsPerMinute) * 60),
    longestWord: words.reduce((longest, word) => (countGraphemes(word) > countGraphemes(longest) ? word : longest), ''),
    frequentWords: [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, frequent)
      .map(([word, times]) => ({ word, count: times, percent: Math.round((times / words.length) * 10_000) / 100 })),
  };
}

function wordsOf(text: string, locale: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    if (isWordLike === true) words.push(segment);
  return words;
}

function sentencesOf(text: string, locale: string): number {
  let sentences = 0;
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text))
    if (/[\p{L}\p{N}]/u.test(segment)) sentences += 1;
  return sentences;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
