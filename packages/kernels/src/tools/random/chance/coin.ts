import { seeded } from '../../../random/seed.ts';
import { fraction } from '../../../random/wide.ts';

interface Input {
  readonly count: number;
  /** From 0 to 1. */
  readonly headsChance: number;
  readonly seed?: string | undefined;
}

/** Flips of a coin, with the counts and the longest run of the same side. */
export default function coin({ count, headsChance, seed: given }: Input) {
  const { seed, random } = seeded(given);
  const flips = Array.from({ length: count }, () => (fraction(random) < headsChance ? 'heads' : 'tails'));
  let longestRun = 0;
  let run = 0;
  for (const [at, side] of flips.entries()) {
    run = side === flips[at - 1] ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
  }
  const heads = flips.filter((side) => side === 'heads').length;
  return { flips, heads, tails: count - heads, longestRun, seed };
}
