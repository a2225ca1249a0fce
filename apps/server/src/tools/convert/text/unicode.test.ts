import { Failure } from '@apiyard/api/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { blockOf } from './unicode/blocks.ts';
import { lookAlike } from './unicode/look-alikes.ts';
import { scriptOf } from './unicode/scripts.ts';
import unicode from './unicode.ts';

interface Result {
  readonly graphemes: readonly { readonly text: string; readonly name: string | null }[];
  readonly codePoints: readonly Readonly<Record<string, unknown>>[];
  readonly notes: readonly { readonly code: string; readonly detail: string }[];
}

const context = { signal: new AbortController().signal };
const inspect = async (text: string, source: 'text' | 'code-points' = 'text') =>
  (await unicode.run(unicode.input.parse({ text, source }), context)) as Result;
const pointOf = async (text: string) => (await inspect(text)).codePoints[0];
const codesOf = async (text: string) => (await inspect(text)).notes.map(({ code }) => code);

describe('code points', () => {
  it('have everything', async () => {
    expect(await pointOf('€')).toEqual({
      grapheme: 1,
      character: '€',
      codePoint: 'U+20AC',
      decimal: 8364,
      name: 'EURO SIGN',
      category: 'Sc',
      script: 'Common',
      block: 'Currency Symbols',
      utf8: 'E2 82 AC',
      utf16: '20AC',
      javascript: '\\u20AC',
      html: '&#x20AC;',
      css: '\\0020AC',
      looksLike: null,
      flags: [],
    });
  });

  it.each([
    ['🌱', { name: 'SEEDLING', utf8: 'F0 9F 8C B1', utf16: 'D83C DF31', javascript: '\\u{1F331}', css: '\\01F331' }],
    ['a', { category: 'Ll', script: 'Latin', javascript: 'a', html: 'a', css: 'a' }],
    ['"', { category: 'Po', javascript: '\\u0022', html: '&#x22;', css: '\\000022' }],
    ['\n', { name: 'LINE FEED', category: 'Cc', block: 'Basic Latin', flags: ['control'] }],
    ['\u200B', { name: 'ZERO WIDTH SPACE', category: 'Cf', flags: ['invisible'] }],
    ['\u202E', { name: 'RIGHT-TO-LEFT OVERRIDE', flags: ['invisible', 'bidi-control'] }],
    ['\u0301', { category: 'Mn', script: 'Inherited', flags: ['combining'] }],
    ['\uFE0F', { flags: ['combining', 'variation-selector'] }],
    ['\uE000', { name: '<private-use-E000>', category: 'Co', flags: ['private-use'] }],
    ['\uFFFF', { category: 'Cn', flags: ['unassigned', 'noncharacter'] }],
    ['\uD800', { category: 'Cs', utf8: null, utf16: 'D800', flags: ['surrogate'] }],
    ['가', { name: 'HANGUL SYLLABLE GA', script: 'Hangul', block: 'Hangul Syllables' }],
    ['中', { name: 'CJK UNIFIED IDEOGRAPH-4E2D', script: 'Han', block: 'CJK Unified Ideographs' }],
    ['ب', { name: 'ARABIC LETTER BEH', script: 'Arabic', category: 'Lo' }],
    ['а', { script: 'Cyrillic', looksLike: 'a' }],
    ['Ａ', { looksLike: 'A', block: 'Halfwidth and Fullwidth Forms' }],
  ])('%j', async (text, expected) => expect(await pointOf(text)).toMatchObject(expected));
});

describe('graphemes', () => {
  it('of several code points are one', async () => {
    const { graphemes, codePoints } = await inspect('é👩🏽‍🚀e\u0301');
    expect(graphemes.map(({ name }) => name)).toEqual([
      'LATIN SMALL LETTER E WITH ACUTE',
      'WOMAN ASTRONAUT: MEDIUM SKIN TONE',
      null,
    ]);
    expect(codePoints.map(({ grapheme, codePoint }) => `${grapheme as number} ${codePoint as string}`)).toEqual([
      '1 U+00E9',
      '2 U+1F469',
      '2 U+1F3FD',
      '2 U+200D',
      '2 U+1F680',
      '3 U+0065',
      '3 U+0301',
    ]);
  });

  it('are none in an empty text', async () => {
    expect(await inspect('')).toEqual({ graphemes: [], codePoints: [], notes: [] });
  });
});

describe('notes', () => {
  it.each([
    ['a\u200Bb', ['invisible']],
    ['\u202Eabc', ['invisible', 'bidi_control']],
    ['p\u0430ypal', ['mixed_scripts']],
    ['abc где мир', []],
    ['日本語カナ', []],
  ])('of %j', async (text, codes) => expect(await codesOf(text)).toEqual(codes));

  it('name the scripts', async () => {
    expect((await inspect('ok p\u0430y')).notes[0]?.detail).toBe(
      'The word “p\u0430y” mixes scripts: Latin, Cyrillic. Some of its letters may not be what they look like.',
    );
  });
});

describe('a list of code points', () => {
  it('is read in several notations', async () => {
    const { graphemes } = await inspect('U+1F331, \\u{41} 0x42;43 &#x44; u+e9', 'code-points');
    expect(graphemes.map(({ text }) => text).join('')).toBe('🌱ABCDé');
  });

  it.each(['U+110000', 'xyz', '1F3310000'])('does not have %s', async (part) => {
    const result = await unicode.run(unicode.input.parse({ text: `41\n${part}`, source: 'code-points' }), context);
    expect(result instanceof Failure && result.extras.errors).toMatchObject([
      { code: 'bad_code_point', pointer: '/text', line: 2, column: 1 },
    ]);
  });

  it('has at most 500', async () => {
    const result = await unicode.run(unicode.input.parse({ text: 'a'.repeat(501) }), context);
    expect(result instanceof Failure && result.extras.errors).toMatchObject([{ code: 'too_many' }]);
  });
});

it('has the blocks of Unicode 17', () => {
  expect([0, 0x7f, 0x80, 0x2ffe0, 0x10ffff].map(blockOf)).toEqual([
    'Basic Latin',
    'Basic Latin',
    'Latin-1 Supplement',
    null,
    'Supplementary Private Use Area-B',
  ]);
});

it('has every script of the engine', () => {
  const assigned = Array.from({ length: 0x30000 }, (_, at) => at).filter(
    (at) => at % 7 === 0 && (at < 0xd800 || at > 0xdfff),
  );
  const characters = assigned
    .map((at) => String.fromCodePoint(at))
    .filter((each) => !/[\p{Cn}\p{Co}\p{Script=Han}\p{Script=Hangul}\p{Script=Common}]/u.test(each));
  expect(characters.length).toBeGreaterThan(2000);
  expect(characters.filter((each) => scriptOf(each) === 'Unknown')).toEqual([]);
});

it('has no look-alikes of ASCII for ASCII, nor for letters of Arabic', () => {
  expect(['a', 'l', '1', 'ا', 'ο', '−', '𝐚'].map(lookAlike)).toEqual([null, null, null, null, 'o', '-', 'a']);
});
