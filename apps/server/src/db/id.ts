import { randomFillSync } from 'node:crypto';

/** Random bytes fetched in advance: fetching ten at a time is the largest cost of an ID. */
const pool = Buffer.alloc(4096);
const taken = 10;
let at = pool.length;

/** The 12 bits after the time, and the millisecond they count in. */
let counter = 0;
let countedMs = -1;
let countedTime = '';

/**
 * A UUID v7 (RFC 9562, 6.2 method 1): ordered by time to the millisecond, those of one process and millisecond by the
 * order in which they were made; 62 random bits, and a counter that starts anywhere in its lower half.
 */
export function newId(nowMs: number = Date.now()): string {
  if (at + taken > pool.length) {
    randomFillSync(pool);
    at = 0;
  }
  if (nowMs === countedMs) counter = (counter + 1) & 0xfff;
  else {
    counter = pool.readUInt16BE(at) & 0x7ff;
    countedMs = nowMs;
    const time = nowMs.toString(16).padStart(12, '0');
    countedTime = `${time.slice(0, 8)}-${time.slice(8)}`;
  }
  pool.writeUInt16BE(0x7000 | counter, at);
  pool.writeUInt8((pool.readUInt8(at + 2) & 0x3f) | 0x80, at + 2);
  const random = pool.toString('hex', at, at + taken);
  at += taken;
  return `${countedTime}-${random.slice(0, 4)}-${random.slice(4, 8)}-${random.slice(8)}`;
}

/** When an id was made, in Unix milliseconds. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** No id of that millisecond or later is smaller. */
export function firstIdOf(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}
