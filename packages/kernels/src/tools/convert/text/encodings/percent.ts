/** Percent-encoding: RFC 3986, and application/x-www-form-urlencoded of the URL Standard. */
import { InputFault } from '../../../../faults/input-fault.ts';

const kept = {
  /** RFC 3986, section 2.3. */
  component: /[A-Za-z0-9\-._~]/,
  /** With the reserved characters of section 2.2, which separate the parts of a URL. */
  url: /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]/,
  form: /[A-Za-z0-9*\-._]/,
} as const;
type Part = keyof typeof kept;

const reserved = new Set("%:/?#[]@!$&'()*+,;=");
const escape = /%[0-9A-Fa-f]{2}/y;

export function encodePercent(bytes: Uint8Array, part: Part): string {
  let encoded = '';
  for (const [at, byte] of bytes.entries()) {
    const character = String.fromCharCode(byte);
    if (byte < 128 && kept[part].test(character)) encoded += character;
    else if (part === 'form' && byte === 32) encoded += '+';
    else if (part === 'url' && byte === 37 && isEscapeAt(bytes, at)) encoded += '%';
    else encoded += escapeOf(byte);
  }
  return encoded;
}

const isEscapeAt = (bytes: Uint8Array, at: number): boolean =>
  /^[0-9A-Fa-f]{2}$/.test(String.fromCharCode(...bytes.subarray(at + 1, at + 3)));

const escapeOf = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** In a whole URL, escapes of reserved characters stay, because they mean something else than the character. */
export function decodePercent(text: string, part: Part): Uint8Array {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let offset = 0; offset < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    if (character === '%') {
      escape.lastIndex = offset;
      const [found] = escape.exec(text) ?? [];
      if (found === undefined) throw new InputFault('bad_percent', { pointer: '/text', in: { text, offset } });
      const byte = Number.parseInt(found.slice(1), 16);
      if (part === 'url' && reserved.has(String.fromCharCode(byte))) bytes.push(...encoder.encode(found));
      else bytes.push(byte);
      offset += 3;
    } else {
      if (part === 'form' && character === '+') bytes.push(32);
      else bytes.push(...encoder.encode(character));
      offset += character.length;
    }
  }
  return Uint8Array.from(bytes);
}
