/** Encodings of RFC 4648 and of Crockford: each character has a fixed number of bits. */
import { InputFault } from '../../../../faults/input-fault.ts';
import { badCharacter, badLength, isSpace } from './fault.ts';

interface Alphabet {
  readonly characters: string;
  readonly bits: number;
  /** Characters in a group, which padding fills up. */
  readonly group: number;
  readonly ignoresCase?: boolean;
  /** Other characters that are read as one of the alphabet. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Characters without a meaning. */
  readonly ignored?: string;
}

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';

export const base16: Alphabet = { characters: '0123456789abcdef', bits: 4, group: 2, ignoresCase: true };
export const base32: Alphabet = { characters: `${upper}234567`, bits: 5, group: 8, ignoresCase: true };
export const base32hex: Alphabet = {
  characters: `${digits}${upper.slice(0, 22)}`,
  bits: 5,
  group: 8,
  ignoresCase: true,
};
export const crockford: Alphabet = {
  characters: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  bits: 5,
  group: 8,
  ignoresCase: true,
  aliases: { O: '0', I: '1', L: '1' },
  ignored: '-',
};
export const base64: Alphabet = { characters: `${upper}${upper.toLowerCase()}${digits}+/`, bits: 6, group: 4 };
export const base64url: Alphabet = { characters: `${upper}${upper.toLowerCase()}${digits}-_`, bits: 6, group: 4 };

export function encodeBits(bytes: Uint8Array, { characters, bits, group }: Alphabet, isPadded: boolean): string {
  const mask = 2 ** bits - 1;
  let held = 0;
  let heldBits = 0;
  let encoded = '';
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    heldBits += 8;
    while (heldBits >= bits) {
      heldBits -= bits;
      encoded += characters.charAt((held >> heldBits) & mask);
    }
  }
  if (heldBits > 0) encoded += characters.charAt((held << (bits - heldBits)) & mask);
  return isPadded ? encoded.padEnd(Math.ceil(encoded.length / group) * group, '=') : encoded;
}

/** Skips white space. Padding may be left out, but must be right where it is used. */
export function decodeBits(text: string, alphabet: Alphabet): Uint8Array {
  const { bits, group, ignored = '' } = alphabet;
  const values = valuesOf(alphabet);
  const bytes = new Uint8Array(Math.ceil((text.length * bits) / 8));
  let length = 0;
  let held = 0;
  let heldBits = 0;
  let count = 0;
  let padding = 0;
  let lastOffset = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text.charAt(offset);
    if (isSpace(character) || (ignored !== '' && ignored.includes(character))) continue;
    if (character === '=' && bits > 4) {
      padding += 1;
      continue;
    }
    const value = values.get(character);
    if (value === undefined) throw badCharacter(text, offset);
    if (padding > 0) throw new InputFault('bad_padding', { pointer: '/text', in: { text, offset } });
    lastOffset = offset;
    count += 1;
    held = ((held << bits) | value) & 0xffff;
    heldBits += bits;
    if (heldBits >= 8) {
      heldBits -= 8;
      bytes[length] = (held >> heldBits) & 0xff;
      length += 1;
    }
  }
  if (padding > 0 && ((count + padding) % group !== 0 || padding >= group))
    throw new InputFault('bad_padding', { pointer: '/text', in: { text, offset: text.indexOf('=') } });
  if (heldBits >= bits) throw badLength(text);
  if ((held & (2 ** heldBits - 1)) !== 0)
    throw new InputFault('trailing_bits', { pointer: '/text', in: { text, offset: lastOffset } });
  return bytes.subarray(0, length);
}

function valuesOf({ characters, ignoresCase = false, aliases = {} }: Alphabet): Map<string, number> {
  const values = new Map<string, number>();
  const add = (character: string, value: number) => {
    values.set(character, value);
    if (ignoresCase) values.set(character.toLowerCase(), value).set(character.toUpperCase(), value);
  };
  for (const [value, character] of [...characters].entries()) add(character, value);
  for (const [alias, character] of Object.entries(aliases)) add(alias, characters.indexOf(character));
  return values;
}
