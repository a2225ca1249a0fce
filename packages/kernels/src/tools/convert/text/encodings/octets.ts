/** Bytes as eight binary digits each. */
import { badCharacter, badLength, isSpace } from './fault.ts';

export const encodeOctets = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(' ');

export function decodeOctets(text: string): Uint8Array {
  let bits = '';
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text.charAt(offset);
    if (character === '0' || character === '1') bits += character;
    else if (!isSpace(character)) throw badCharacter(text, offset);
  }
  if (bits.length % 8 !== 0) throw badLength(text);
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (octet) => Number.parseInt(octet, 2));
}
