import type { Random } from '../random.ts';
import { randomBy } from '../random.ts';

const poolSize = 256;

/** Randomness for secrets, from the cryptographic generator of the platform. It has no seed. */
export function secretRandom(): Random {
  const pool = new Uint32Array(poolSize);
  let used = poolSize;
  return randomBy(() => {
    if (used === poolSize) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    const value = pool[used] ?? 0;
    used += 1;
    return value;
  });
}

/** Random bytes for secrets. */
export function secretBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
