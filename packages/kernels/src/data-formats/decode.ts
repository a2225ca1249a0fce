import { byteOrderMark, Fault } from './fault.ts';

const utf8Mark = [0xef, 0xbb, 0xbf];

/**
 * A file's bytes as text: UTF-8, or UTF-16 by its byte order mark or by zero bytes next to the first character, or the
 * encoding in an XML declaration. A byte order mark is removed. Invalid UTF-8 is rejected: guessing would change data.
 */
export function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return decodeAs(utf16, bytes);
  const marked = utf8Mark.every((byte, at) => bytes[at] === byte);
  const declared = marked
    ? undefined
    : /^<\?xml[^>]*?encoding=["']([\w.:-]+)["']/.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1];
  if (declared !== undefined && !/^utf-?8$/i.test(declared)) return decodeAs(declared, bytes);
  const text = utf8Of(bytes);
  if (text !== null) return text;
  const offset = firstInvalid(bytes);
  const byte = `0x${(bytes[offset] ?? 0).toString(16).padStart(2, '0')}`;
  throw new Fault('encoding', 'data.fault.utf8', { offset, byte }, null);
}

/** Removes a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    const key = error instanceof RangeError ? 'data.fault.encodingUnknown' : 'data.fault.encodingWrong';
    throw new Fault('encoding', key, { encoding }, null);
  }
}

function utf16Of([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return null;
}

/** Null if it is not valid UTF-8. */
function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Offset of the first invalid UTF-8 sequence (RFC 3629). */
function firstInvalid(bytes: Uint8Array): number {
  let start = 0;
  let end = bytes.length;
  while (start < end) {
    const middle = (start + end + 1) >> 1;
    if (isBeginning(bytes.subarray(0, middle))) start = middle;
    else end = middle - 1;
  }
  // The valid part may end inside the sequence that is invalid.
  while (utf8Of(bytes.subarray(0, start)) === null) start -= 1;
  return start;
}

/** Whether the bytes are valid UTF-8 that may end inside a character. */
function isBeginning(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
