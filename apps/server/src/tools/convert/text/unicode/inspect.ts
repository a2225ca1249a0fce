/** What Unicode says about each code point of a text. */
import { invisibleCharacters } from '@apiyard/kernels/tools/convert/text/words/invisible';
import { unicodeLabel, unicodeReadableName, unicodeSequenceName } from 'unicode-name';
import { collectGraphemes } from 'unicode-segmenter/grapheme';
import type { Note } from '@apiyard/kernels/faults/note';
import { blockOf } from './blocks.ts';
import type { categoryOptions } from './categories.text.ts';
import { lookAlike } from './look-alikes.ts';
import { scriptOf } from './scripts.ts';

export type Category = keyof typeof categoryOptions;
type Flag =
  | 'invisible'
  | 'control'
  | 'bidi-control'
  | 'combining'
  | 'variation-selector'
  | 'private-use'
  | 'unassigned'
  | 'noncharacter'
  | 'surrogate';

const categories = (
  'Ll Lu Lo Zs Nd Po Mn Lt Lm Mc Me Nl No Pc Pd Ps Pe Pi Pf Sm Sc Sk So Zl Zp Cc Cf Cs Co Cn'.split(' ') as Category[]
).map((name) => ({ name, pattern: new RegExp(`^\\p{${name}}$`, 'u') }));

const flagPatterns: readonly (readonly [Flag, RegExp])[] = [
  ['control', /^\p{Cc}$/u],
  ['bidi-control', /^\p{Bidi_Control}$/u],
  ['combining', /^\p{M}$/u],
  ['variation-selector', /^\p{Variation_Selector}$/u],
  ['private-use', /^\p{Co}$/u],
  ['unassigned', /^\p{Cn}$/u],
  ['noncharacter', /^\p{Noncharacter_Code_Point}$/u],
  ['surrogate', /^\p{Cs}$/u],
];

export function inspect(text: string) {
  const graphemes = collectGraphemes(text);
  const codePoints = graphemes.flatMap((grapheme, at) =>
    Array.from(grapheme, (character) => ({ grapheme: at + 1, ...describe(character) })),
  );
  const notes: Note[] = [];
  const count = (flag: Flag) => codePoints.filter((each) => each.flags.includes(flag)).length;
  if (count('invisible') > 0)
    notes.push({ code: 'invisible', values: { count: count('invisible') }, pointer: '/codePoints' });
  if (count('bidi-control') > 0) notes.push({ code: 'bidi_control', pointer: '/codePoints' });
  const mixed = mixedWord(text);
  if (mixed !== null) notes.push({ code: 'mixed_scripts', values: mixed, pointer: '/codePoints' });
  return {
    graphemes: graphemes.map((grapheme) => ({ text: grapheme, name: nameOf(grapheme) })),
    codePoints,
    notes,
  };
}

/** Names of emoji sequences and of single characters; null for other clusters. */
function nameOf(grapheme: string): string | null {
  const [first = '', second] = grapheme;
  return second === undefined ? nameOfCharacter(first) : (unicodeSequenceName(grapheme) ?? null);
}

const nameOfCharacter = (character: string): string => unicodeReadableName(character) ?? unicodeLabel(character) ?? '';

function describe(character: string) {
  const codePoint = character.codePointAt(0) ?? 0;
  const hex = codePoint.toString(16).toUpperCase();
  const units = Array.from({ length: character.length }, (_, at) => hexOf(character.charCodeAt(at), 4));
  const isBasic = codePoint >= 0x20 && codePoint < 0x7f;
  return {
    character,
    codePoint: `U+${hex.padStart(4, '0')}`,
    decimal: codePoint,
    name: nameOfCharacter(character),
    category: categories.find(({ pattern }) => pattern.test(character))?.name ?? ('Cn' as const),
    script: scriptOf(character),
    block: blockOf(codePoint),
    utf8: character.isWellFormed() ? Array.from(Buffer.from(character), (byte) => hexOf(byte, 2)).join(' ') : null,
    utf16: units.join(' '),
    javascript:
      isBasic && !/["'\\`]/.test(character)
        ? character
        : codePoint > 0xffff
          ? `\\u{${hex}}`
          : `\\u${hexOf(codePoint, 4)}`,
    html: isBasic && !/["'&<>]/.test(character) ? character : `&#x${hex};`,
    css: /^[A-Za-z0-9_-]$/.test(character) ? character : `\\${hex.padStart(6, '0')}`,
    looksLike: lookAlike(character),
    flags: flagsOf(character),
  };
}

const hexOf = (value: number, length: number): string => value.toString(16).toUpperCase().padStart(length, '0');

function flagsOf(character: string): Flag[] {
  const found = flagPatterns.filter(([, pattern]) => pattern.test(character)).map(([flag]) => flag);
  return character.search(invisibleCharacters) === -1 ? found : ['invisible', ...found];
}

/** A word with letters of two scripts that look alike. */
function mixedWord(text: string): { word: string; scripts: string } | null {
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const scripts = new Set(
      word
        .match(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}]/gu)
        ?.map(scriptOf),
    );
    if (scripts.size > 1) return { word, scripts: [...scripts].join(', ') };
  }
  return null;
}
