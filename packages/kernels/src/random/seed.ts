import type { Random } from '../random.ts';
import { randomFrom } from '../random.ts';
import { secretRandom } from './secret.ts';

interface Seeded {
  /** The given seed, or a new one. */
  readonly seed: string;
  readonly random: Random;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The generator of a seed. Without one, a new seed is chosen, so that the result can be repeated. */
export function seeded(given: string | undefined): Seeded {
  const seed = given === undefined || given === '' ? newSeed() : given;
  return { seed, random: randomFrom(seed) };
}

function newSeed(): string {
  const secret = secretRandom();
  return Array.from({ length: 12 }, () => letters[secret.below(letters.length)]).join('');
}
