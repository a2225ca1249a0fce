/** International Morse code (Recommendation ITU-R M.1677-1). */
import { InputFault } from '../../../../faults/input-fault.ts';

const codes = new Map(
  Object.entries({
    A: '.-',
    B: '-...',
    C: '-.-.',
    D: '-..',
    E: '.',
    É: '..-..',
    F: '..-.',
    G: '--.',
    H: '....',
    I: '..',
    J: '.---',
    K: '-.-',
    L: '.-..',
    M: '--',
    N: '-.',
    O: '---',
    P: '.--.',
    Q: '--.-',
    R: '.-.',
    S: '...',
    T: '-',
    U: '..-',
    V: '...-',
    W: '.--',
    X: '-..-',
    Y: '-.--',
    Z: '--..',
    '1': '.----',
    '2': '..---',
    '3': '...--',
    '4': '....-',
    '5': '.....',
    '6': '-....',
    '7': '--...',
    '8': '---..',
    '9': '----.',
    '0': '-----',
    '.': '.-.-.-',
    ',': '--..--',
    ':': '---...',
    '?': '..--..',
    "'": '.----.',
    '-': '-....-',
    '/': '-..-.',
    '(': '-.--.',
    ')': '-.--.-',
    '"': '.-..-.',
    '=': '-...-',
    '+': '.-.-.',
    '×': '-..-',
    '@': '.--.-.',
  }),
);
const charactersByCode = new Map(
  [...codes].filter(([character]) => character !== '×').map(([character, code]) => [code, character]),
);
const sameAs = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
]);

/** A space between letters, a slash between words. */
export function encodeMorse(text: string): string {
  const words: string[][] = [[]];
  let offset = 0;
  for (const character of text.normalize('NFC')) {
    const upper = (sameAs.get(character) ?? character).toUpperCase();
    const code = codes.get(upper);
    if (/\s/.test(character)) words.push([]);
    else if (code === undefined)
      throw new InputFault('no_morse', { pointer: '/text', values: { character }, in: { text, offset } });
    else words.at(-1)?.push(code);
    offset += character.length;
  }
  return words
    .filter((word) => word.length > 0)
    .map((word) => word.join(' '))
    .join(' / ');
}

/** Dots and dashes may be of several kinds. Words end with a slash, a bar, a line break or three spaces. */
export function decodeMorse(text: string): string {
  let decoded = '';
  const token = /([.·•∙⋅]|[-–—−‐‑_])+|[/|\r\n]| {3,}|[ \t]+/gu;
  let end = 0;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (index !== end) break;
    end += found.length;
    if (/^[/|\r\n]$|^ {3,}$/.test(found)) decoded = `${decoded.trimEnd()} `;
    if (/^\s|[/|]/.test(found)) continue;
    const code = found.replaceAll(/[.·•∙⋅]/gu, '.').replaceAll(/[^.]/gu, '-');
    const character = charactersByCode.get(code);
    if (character === undefined)
      throw new InputFault('unknown_morse', { pointer: '/text', values: { code }, in: { text, offset: index } });
    decoded += character;
  }
  if (end < text.length)
    throw new InputFault('bad_character', {
      pointer: '/text',
      values: { character: String.fromCodePoint(text.codePointAt(end) ?? 0) },
      in: { text, offset: end },
    });
  return decoded.trim();
}
