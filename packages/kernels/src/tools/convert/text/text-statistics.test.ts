import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectGraphemes, countGraphemes } from 'unicode-segmenter/grapheme';
import textStatistics from './text-statistics.ts';

const usual = { locale: 'en', wordsPerMinute: 238, frequent: 3 };
const of = (text: string, options: Partial<typeof usual> = {}) => textStatistics({ ...usual, ...options, text });

describe('English', () => {
  it('is counted', () => {
    const text = 'The cat, the hat. Isn’t it 3.5 “fun”?\r\nYes!\n\n  \nA new 👨‍👩‍👧 paragraph';
    expect(of(text)).toEqual({
      graphemes: 64,
      characters: 69,
      charactersWithoutSpaces: 52,
      utf16: 72,
      bytes: 88,
      letters: 37,
      digits: 2,
      punctuation: 8,
      words: 12,
      uniqueWords: 11,
      sentences: 4,
      lines: 5,
      paragraphs: 2,
      readingSeconds: 3,
      longestWord: 'paragraph',
      frequentWords: [
        { word: 'the', count: 2, percent: 16.67 },
        { word: 'cat', count: 1, percent: 8.33 },
        { word: 'hat', count: 1, percent: 8.33 },
      ],
    });
  });

  it('is empty', () => {
    expect(of('')).toEqual({
      graphemes: 0,
      characters: 0,
      charactersWithoutSpaces: 0,
      utf16: 0,
      bytes: 0,
      letters: 0,
      digits: 0,
      punctuation: 0,
      words: 0,
      uniqueWords: 0,
      sentences: 0,
      lines: 0,
      paragraphs: 0,
      readingSeconds: 0,
      longestWord: '',
      frequentWords: [],
    });
  });
});

it('finds words in Chinese', () => {
  expect(of('我喜欢北京大学。你呢？', { locale: 'zh' })).toMatchObject({
    graphemes: 11,
    words: 6,
    sentences: 2,
    longestWord: '喜欢',
  });
  expect(of('汉'.repeat(260), { locale: 'zh' }).readingSeconds).toBe(60);
});

it('finds words and sentences in Arabic', () => {
  expect(of('السَّلامُ عليكم. كيف حالك؟ بخير!', { locale: 'ar' })).toMatchObject({
    graphemes: 29,
    characters: 32,
    words: 5,
    sentences: 3,
    longestWord: 'السَّلامُ',
  });
});

it('takes the reading speed', () => {
  expect(of('a '.repeat(300), { wordsPerMinute: 100 }).readingSeconds).toBe(180);
});

it('rejects a language that is none', () => {
  expect(() => of('a', { locale: 'en-x' })).toThrow(expect.objectContaining({ code: 'bad_locale' }));
});

describe('graphemes', () => {
  const samples = [
    'a',
    '\r',
    '\n',
    '\0',
    '\u0308',
    '\u200D',
    '\u200C',
    '\u0600',
    '\u0903',
    '\u1100',
    '\u1160',
    '\u11A8',
    '\uAC00',
    '\uAC01',
    '🇫',
    '🇷',
    '👩',
    '👍',
    '\u{1F3FD}',
    '\uFE0F',
    '\u0915',
    '\u094D',
    '\u093C',
    '\u0D15',
    '\u0D4D',
    '©',
    '\u{E0067}',
  ]; // one or more of each Grapheme_Cluster_Break and Indic_Conjunct_Break class

  it('break as in GraphemeBreakTest of Unicode 17', () => {
    const lines =
      readFileSync(join(import.meta.dirname, 'fixtures/grapheme-break-test.txt'), 'utf8').match(/^÷.*$/gm) ?? [];
    const cases = lines.map((line) =>
      line
        .split('÷')
        .map((part) => (part.match(/\w+/g) ?? []).map((hex) => String.fromCodePoint(Number.parseInt(hex, 16))).join(''))
        .filter((part) => part !== ''),
    );
    expect(cases).toHaveLength(766);
    expect(cases.filter((graphemes) => collectGraphemes(graphemes.join('')).join('÷') !== graphemes.join('÷'))).toEqual(
      [],
    );
    expect(cases.filter((graphemes) => countGraphemes(graphemes.join('')) !== graphemes.length)).toEqual([]);
  });

  it('break between any two samples as in ICU, which has the same Unicode version', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const texts = samples.flatMap((a) => samples.flatMap((b) => [`${a}${b}`, `${a}\u0308${b}`]));
    expect(process.versions['unicode']).toBe('17.0');
    expect(texts).toHaveLength(1458);
    expect(
      texts.filter(
        (text) =>
          collectGraphemes(text).join('|') !== Array.from(segmenter.segment(text), ({ segment }) => segment).join('|'),
      ),
    ).toEqual([]);
  });

  it('break in longer texts as in ICU', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...samples), maxLength: 12 }), (text) => {
        expect(collectGraphemes(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
      }),
      { numRuns: 2000 },
    );
  });
});
