/** The 100,000 most common passwords of at least 8 characters; created by `tools/common-passwords/make.ts`, which names the source. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Sorted lines as bytes: a `Set` of strings would need seven times the memory. Decompressed at first use, in about 6 ms,
 * because most server processes never need it.
 */
let sortedLines: Buffer | undefined;
const newline = 0x0a;

/** @param password normalized (NFKC), lower case */
export function isCommonPassword(password: string): boolean {
  sortedLines ??= brotliDecompressSync(readFileSync(new URL('./common-passwords.txt.br', import.meta.url)));
  const wanted = Buffer.from(password, 'utf8');
  let [low, high] = [0, sortedLines.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    // Its line starts after the previous newline.
    const start = middle === 0 ? 0 : sortedLines.lastIndexOf(newline, middle - 1) + 1;
    const end = sortedLines.indexOf(newline, middle);
    const order = Buffer.compare(wanted, sortedLines.subarray(start, end));
    if (order === 0) return true;
    if (order < 0) high = start;
    else low = end + 1;
  }
  return false;
}
