/** Checksums, which find accidental changes: CRC (Koopman, https://reveng.sourceforge.io/crc-catalogue/) and xxHash. */

export const crc32 = (bytes: Uint8Array): Uint8Array => bigEndian(crc(bytes, 0n, 0xedb88320n), 4);
export const crc32c = (bytes: Uint8Array): Uint8Array => bigEndian(crc(bytes, 0n, 0x82f63b78n), 4);
/** CRC-64/XZ, with the polynomial of ECMA-182. */
export const crc64 = (bytes: Uint8Array): Uint8Array => bigEndian(crc(bytes, 0xc96c5795n, 0xd7870f42n), 8);

/** A reflected CRC that starts with all bits set and inverts its result. 32-bit halves, because BigInt is slow. */
function crc(bytes: Uint8Array, highPolynomial: bigint, lowPolynomial: bigint): bigint {
  const highs = new Uint32Array(256);
  const lows = new Uint32Array(256);
  const isLong = highPolynomial !== 0n;
  for (let byte = 0; byte < 256; byte += 1) {
    let [high, low] = [0, byte];
    for (let bit = 0; bit < 8; bit += 1) {
      const isOdd = (low & 1) === 1;
      low = (low >>> 1) | (high << 31);
      high >>>= 1;
      if (isOdd) {
        low ^= Number(lowPolynomial);
        high ^= Number(highPolynomial);
      }
    }
    highs[byte] = high;
    lows[byte] = low;
  }
  let [high, low] = [isLong ? -1 : 0, -1];
  for (const byte of bytes) {
    const at = (low ^ byte) & 255;
    low = ((low >>> 8) | (high << 24)) ^ (lows[at] ?? 0);
    high = (high >>> 8) ^ (highs[at] ?? 0);
  }
  return (BigInt((isLong ? ~high : 0) >>> 0) << 32n) | BigInt(~low >>> 0);
}

function bigEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => Number((value >> BigInt((length - 1 - at) * 8)) & 255n));
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** XXH32 with seed 0 (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md). */
export function xxh32(bytes: Uint8Array): Uint8Array {
  const [p1, p2, p3, p4, p5] = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f, 0x165667b1];
  const view = viewOf(bytes);
  const rotate = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));
  const round = (lane: number, at: number) =>
    Math.imul(rotate((lane + Math.imul(view.getUint32(at, true), p2)) | 0, 13), p1);
  let at = 0;
  let hash = p5;
  if (bytes.length >= 16) {
    let [a, b, c, d] = [(p1 + p2) | 0, p2, 0, -p1];
    for (; at + 16 <= bytes.length; at += 16) {
      a = round(a, at);
      b = round(b, at + 4);
      c = round(c, at + 8);
      d = round(d, at + 12);
    }
    hash = rotate(a, 1) + rotate(b, 7) + rotate(c, 12) + rotate(d, 18);
  }
  hash = (hash + bytes.length) | 0;
  for (; at + 4 <= bytes.length; at += 4)
    hash = Math.imul(rotate((hash + Math.imul(view.getUint32(at, true), p3)) | 0, 17), p4);
  for (; at < bytes.length; at += 1) hash = Math.imul(rotate((hash + Math.imul(bytes[at] ?? 0, p5)) | 0, 11), p1);
  hash = Math.imul(hash ^ (hash >>> 15), p2);
  hash = Math.imul(hash ^ (hash >>> 13), p3);
  return bigEndian(BigInt((hash ^ (hash >>> 16)) >>> 0), 4);
}

const [p1, p2, p3, p4, p5] = [
  0x9e3779b185ebca87n,
  0xc2b2ae3d27d4eb4fn,
  0x165667b19e3779f9n,
  0x85ebca77c2b2ae63n,
  0x27d4eb2f165667c5n,
] as const;
const word = (value: bigint) => BigInt.asUintN(64, value);
const rotate = (value: bigint, bits: bigint) => word(value << bits) | (value >> (64n - bits));
const round = (lane: bigint, input: bigint) => word(rotate(word(lane + input * p2), 31n) * p1);
const merge = (hash: bigint, lane: bigint) => word((hash ^ round(0n, lane)) * p1 + p4);

/** XXH64 with seed 0. */
export function xxh64(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  let at = 0;
  let hash: bigint = p5;
  if (bytes.length >= 32) {
    let a = word(p1 + p2);
    let b: bigint = p2;
    let c = 0n;
    let d = word(-p1);
    for (; at + 32 <= bytes.length; at += 32) {
      a = round(a, view.getBigUint64(at, true));
      b = round(b, view.getBigUint64(at + 8, true));
      c = round(c, view.getBigUint64(at + 16, true));
      d = round(d, view.getBigUint64(at + 24, true));
    }
    hash = word(rotate(a, 1n) + rotate(b, 7n) + rotate(c, 12n) + rotate(d, 18n));
    for (const lane of [a, b, c, d]) hash = merge(hash, lane);
  }
  hash = word(hash + BigInt(bytes.length));
  for (; at + 8 <= bytes.length; at += 8)
    hash = word(rotate(hash ^ round(0n, view.getBigUint64(at, true)), 27n) * p1 + p4);
  if (at + 4 <= bytes.length) {
    hash = word(rotate(hash ^ word(BigInt(view.getUint32(at, true)) * p1), 23n) * p2 + p3);
    at += 4;
  }
  for (; at < bytes.length; at += 1) hash = word(rotate(hash ^ word(BigInt(bytes[at] ?? 0) * p5), 11n) * p1);
  hash = word((hash ^ (hash >> 33n)) * p2);
  hash = word((hash ^ (hash >> 29n)) * p3);
  return bigEndian(hash ^ (hash >> 32n), 8);
}
