import { InputFault } from '../../../faults/input-fault.ts';
import type { Random } from '../../../random.ts';
import { seeded } from '../../../random/seed.ts';
import { fraction } from '../../../random/wide.ts';

interface Input {
  readonly distribution: 'uniform' | 'normal' | 'exponential';
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly deviation: number;
  readonly digits: number;
  readonly count: number;
  readonly seed?: string | undefined;
}

/** Decimal numbers of a distribution, rounded, with mean and standard deviation of what was drawn. */
export default function numbers(input: Input) {
  const { distribution, min, max, mean, deviation, digits, count, seed: given } = input;
  if (distribution === 'uniform' && min > max)
    throw new InputFault('range_reversed', { pointer: '/max', values: { min, max } });
  if (distribution === 'exponential' && mean <= 0) throw new InputFault('mean_not_positive', { pointer: '/mean' });
  const { seed, random } = seeded(given);
  const draw = {
    uniform: () => min + (max - min) * fraction(random),
    normal: () => mean + deviation * standardNormal(random),
    exponential: () => -mean * Math.log(1 - fraction(random)),
  }[distribution];
  const drawn = Array.from({ length: count }, () => rounded(draw(), digits));
  const sampleMean = drawn.reduce((sum, value) => sum + value / count, 0);
  const variance = drawn.reduce((sum, value) => sum + (value - sampleMean) ** 2 / Math.max(1, count - 1), 0);
  return {
    numbers: drawn,
    mean: rounded(sampleMean, 6),
    deviation: count > 1 ? rounded(Math.sqrt(variance), 6) : null,
    seed,
  };
}

/** Normal with mean 0 and deviation 1 (Box and Muller). */
function standardNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - fraction(random)));
  return radius * Math.cos(2 * Math.PI * fraction(random));
}

/** Never −0. */
const rounded = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;
