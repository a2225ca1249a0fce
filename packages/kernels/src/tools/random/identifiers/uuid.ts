import { secretBytes } from '../../../random/secret.ts';

interface Input {
  readonly version: '4' | '7';
  readonly count: number;
}

const make = { '4': uuidV4, '7': uuidV7 } as const;

/** UUIDs of RFC 9562. */
export default function uuid({ version, count }: Input) {
  const uuids: string[] = [];
  while (uuids.length < count) uuids.push(make[version]());
  return { uuids };
}

const poolSize = 8192;
let pool: Uint8Array = new Uint8Array();
let used = 0;

/** Random bytes, many of which are made at once. */
function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    pool = secretBytes(poolSize);
    used = 0;
  }
  used += count;
  return pool.slice(used - count, used);
}

/** Not `crypto.randomUUID`, which pages over plain HTTP do not have. */
function uuidV4(): string {
  return written('4', randomBytes(16));
}

const counterMax = 0xfff;
let counter = 0;
let lastMs = 0;

/**
 * A version 7 UUID, greater than every earlier one of this process. `rand_a` is a counter (RFC 9562, section 6.2, method
 * 1): it starts at a random value in its lower half each millisecond. If it overflows or the clock goes back, the last
 * timestamp is used and incremented.
 */
function uuidV7(): string {
  const bytes = randomBytes(16);
  const nowMs = Date.now();
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = (((bytes[6] ?? 0) & 0x7) << 8) | (bytes[7] ?? 0);
  } else if (counter < counterMax) {
    counter += 1;
  } else {
    lastMs += 1;
    counter = 0;
  }
  for (let at = 0; at < 6; at += 1) bytes[at] = Math.floor(lastMs / 256 ** (5 - at)) % 256;
  bytes[6] = counter >> 8;
  bytes[7] = counter & 0xff;
  return written('7', bytes);
}

const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The UUID as text, with the bits of its version and variant set. */
function written(version: '4' | '7', bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (Number(version) << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => hexadecimal[byte]).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
