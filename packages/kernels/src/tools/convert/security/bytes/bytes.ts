import { InputFault } from '../../../../faults/input-fault.ts';

export type TextEncoding = 'utf8' | 'hex' | 'base64';
export type DigestEncoding = 'hex' | 'base64' | 'base64url';

/** The bytes that a text has. Base64 may be standard or URL-safe, with padding or without. */
export function bytesOf(text: string, encoding: TextEncoding, pointer: string): Uint8Array {
  if (encoding === 'utf8') return new TextEncoder().encode(text);
  const bytes = encoding === 'hex' ? fromHex(text) : fromBase64(text);
  if (bytes === null) throw new InputFault(`not_${encoding}`, { pointer });
  return bytes;
}

export function fromHex(text: string): Uint8Array | null {
  const digits = text.replaceAll(/[\s:]/g, '');
  if (digits.length % 2 === 1 || !/^[\da-f]*$/i.test(digits)) return null;
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}

export function fromBase64(text: string): Uint8Array | null {
  const compact = text.replaceAll(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/');
  // Not /=+$/, which takes quadratic time for many equals signs before something else.
  let end = compact.length;
  while (compact.charAt(end - 1) === '=') end -= 1;
  const plain = compact.slice(0, end);
  if (!/^[\w+/]*$/.test(plain) || plain.length % 4 === 1) return null;
  return Uint8Array.from(atob(plain), (unit) => unit.charCodeAt(0));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

export const written = { hex: toHex, base64: toBase64, base64url: toBase64Url } as const;

/** Whether a digest that someone pasted, in hexadecimal or Base64, is this one. */
export function isSameDigest(bytes: Uint8Array, pasted: string): boolean {
  const text = pasted.trim();
  const other = text.length === bytes.length * 2 || text.includes(':') ? fromHex(text) : fromBase64(text);
  if (other === null || other.length !== bytes.length) return false;
  return bytes.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}
