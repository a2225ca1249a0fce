import { randomFillSync } from 'node:crypto';

/** Random bytes fetched ahead: asking for ten at a time costs more than everything else here. */
const pool = Buffer.alloc(4096);
const taken = 10;
let at = pool.length;

/** A UUID v7 (RFC 9562): ordered by time to the millisecond, 74 random bits. */
export function newId(nowMs: number = Date.now()): string {
  if (at + taken > pool.length) {
    randomFillSync(pool);
    at = 0;
  }
  pool.writeUInt8((pool.readUInt8(at) & 0x0f) | 0x70, at);
  pool.writeUInt8((pool.readUInt8(at + 2) & 0x3f) | 0x80, at + 2);
  const time = nowMs.toString(16).padStart(12, '0');
  const random = pool.toString('hex', at, at + taken);
  at += taken;
  return `${time.slice(0, 8)}-${time.slice(8)}-${random.slice(0, 4)}-${random.slice(4, 8)}-${random.slice(8)}`;
}
