/** API keys as text: `ay_`, 32 random characters (190 bits), a checksum of 6, so that a mistyped key is recognized without a lookup. */
import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

export const keyPrefix = 'ay_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** `ay_`, the random part, the checksum. */
export const keyLength = 41;
const shape = /^(ay_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

export function makeKey(): string {
  const body = `ay_${Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
  return body + checksum(body);
}

export function isKey(text: string): boolean {
  const [, body, sum] = shape.exec(text) ?? [];
  return body !== undefined && checksum(body) === sum;
}

/** `ay_3fk…9x2b`. */
export const maskKey = (key: string): string => `${key.slice(0, 6)}…${key.slice(-4)}`;

/** For stored texts that may contain a key entered in the wrong place. */
export const hideKeys = (text: string): string =>
  text.includes('ay_') ? text.replace(/ay_[0-9A-Za-z]{38}/g, '[hidden]') : text;

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text = (alphabet[rest % alphabet.length] ?? '') + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
