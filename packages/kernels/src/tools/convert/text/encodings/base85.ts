/** Ascii85 as Adobe writes it (PostScript Language Reference, section 3.14.3), and Z85 (ZeroMQ RFC 32). */
import { InputFault } from '../../../../faults/input-fault.ts';
import { badCharacter, badLength, isSpace } from './fault.ts';

const z85Characters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
const powers = [85 ** 4, 85 ** 3, 85 ** 2, 85, 1];
const wordMax = 2 ** 32 - 1;

export function encodeAscii85(bytes: Uint8Array): string {
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const count = Math.min(4, bytes.length - at);
    const word = wordAt(bytes, at);
    encoded +=
      word === 0 && count === 4
        ? 'z'
        : digitsOf(word)
            .slice(0, count + 1)
            .map(ascii85Digit)
            .join('');
  }
  return `<~${encoded}~>`;
}

const ascii85Digit = (digit: number): string => String.fromCharCode(digit + 33);

/** The delimiters `<~` and `~>` may be left out. */
export function decodeAscii85(text: string): Uint8Array {
  const start = /^\s*<~/.exec(text)?.[0].length ?? 0;
  const end = /~>\s*$/.exec(text)?.index ?? text.length;
  const bytes: number[] = [];
  let digits: number[] = [];
  for (let offset = start; offset < end; offset += 1) {
    const character = text.charAt(offset);
    if (isSpace(character)) continue;
    if (character === 'z' && digits.length === 0) {
      bytes.push(0, 0, 0, 0);
      continue;
    }
    const digit = character.charCodeAt(0) - 33;
    if (digit < 0 || digit > 84) throw badCharacter(text, offset);
    digits.push(digit);
    if (digits.length === 5) {
      bytes.push(...bytesOf(digits, text, offset));
      digits = [];
    }
  }
  if (digits.length === 1) throw badLength(text);
  if (digits.length > 1) {
    const count = digits.length - 1;
    bytes.push(...bytesOf([...digits, 84, 84, 84].slice(0, 5), text, end - 1).slice(0, count));
  }
  return Uint8Array.from(bytes);
}

export function encodeZ85(bytes: Uint8Array): string {
  if (bytes.length % 4 !== 0) throw new InputFault('z85_length', { pointer: '/text', values: { bytes: bytes.length } });
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 4)
    encoded += digitsOf(wordAt(bytes, at))
      .map((digit) => z85Characters.charAt(digit))
      .join('');
  return encoded;
}

export function decodeZ85(text: string): Uint8Array {
  const bytes: number[] = [];
  let digits: number[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    if (isSpace(text.charAt(offset))) continue;
    const digit = z85Characters.indexOf(text.charAt(offset));
    if (digit === -1) throw badCharacter(text, offset);
    digits.push(digit);
    if (digits.length === 5) {
      bytes.push(...bytesOf(digits, text, offset));
      digits = [];
    }
  }
  if (digits.length > 0) throw badLength(text);
  return Uint8Array.from(bytes);
}

/** Four bytes from a place, with zeros after the end. */
const wordAt = (bytes: Uint8Array, at: number): number =>
  [0, 1, 2, 3].reduce((word, next) => word * 256 + (bytes[at + next] ?? 0), 0);

const digitsOf = (word: number): number[] => powers.map((power) => Math.floor(word / power) % 85);

function bytesOf(digits: readonly number[], text: string, offset: number): number[] {
  const word = digits.reduce((value, digit) => value * 85 + digit, 0);
  if (word > wordMax) throw new InputFault('group_too_large', { pointer: '/text', in: { text, offset } });
  return [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff];
}
