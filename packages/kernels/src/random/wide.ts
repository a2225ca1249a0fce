/** Numbers that need more than the 32 bits of one step of a generator. */
import type { Random } from '../random.ts';

const word = 2 ** 32;
const safeMost = 2 ** 53;

/** A whole number from 0 to `limit` − 1, each equally likely. `limit` is at most 2⁵⁴. */
export function belowWide(random: Random, limit: bigint): bigint {
  if (limit <= BigInt(word)) return BigInt(random.below(Number(limit)));
  const most = 1n << 64n;
  const fair = most - (most % limit);
  let value = most;
  while (value >= fair) value = BigInt(random.next()) * BigInt(word) + BigInt(random.next());
  return value % limit;
}

/** A number from 0 up to but not including 1, a multiple of 2⁻⁵³. */
export function fraction(random: Random): number {
  return ((random.next() >>> 5) * 2 ** 26 + (random.next() >>> 6)) / safeMost;
}

/**
 * Different whole numbers from 0 to `limit` − 1 in random order, at most `limit` of them: the first steps of a
 * Fisher–Yates shuffle, of which only moved places are kept.
 */
export function distinctBelow(random: Random, limit: bigint, count: number): bigint[] {
  const moved = new Map<bigint, bigint>();
  return Array.from({ length: count }, (_, at) => {
    const place = BigInt(at);
    const drawn = place + belowWide(random, limit - place);
    const value = moved.get(drawn) ?? drawn;
    moved.set(drawn, moved.get(place) ?? place);
    return value;
  });
}
