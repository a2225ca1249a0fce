/**
 * Seeded randomness, identical in every engine: 32-bit integer arithmetic only.
 *
 * The generator is xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (public domain,
 * https://prng.di.unimi.it/xoshiro128starstar.c). Its 128-bit state comes from the seed through cyrb128 by bryc (public
 * domain, https://github.com/bryc/code/blob/master/jshash/PRNGs.md). Good for puzzles and test data, not for secrets.
 */
export interface Random {
  /** A whole number from 0 to 2³² − 1. */
  next(): number;
  /** A whole number from 0 to `limit` − 1, each equally likely. `limit` is at least 1 and at most 2³². */
  below(limit: number): number;
  /** The same members in another order (Fisher and Yates), as a new list. */
  shuffled<Member>(list: readonly Member[]): Member[];
}

type State = [number, number, number, number];

/** One sequence for each seed; any text is a seed. */
export function randomFrom(seed: string): Random {
  return randomOf(hash(seed));
}

/** The generator from a state of four 32-bit words, not all zero. */
export function randomOf([a, b, c, d]: State): Random {
  const next = () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
  return randomBy(next);
}

/** A source of whole numbers from 0 to 2³² − 1 as a `Random`. */
export function randomBy(next: () => number): Random {
  const below = (limit: number) => {
    const unfair = 2 ** 32 % limit; // as many of the lowest values are skipped as would come once too often
    let value = next();
    while (value < unfair) value = next();
    return value % limit;
  };
  const shuffled = <Member>(list: readonly Member[]) => {
    const result = [...list];
    for (let at = result.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      const member = result[at] as Member;
      result[at] = result[other] as Member;
      result[other] = member;
    }
    return result;
  };
  return { next, below, shuffled };
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function hash(text: string): State {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a, b ^ a, c ^ a, d ^ a];
}
