import { InputFault } from '../../../faults/input-fault.ts';
import { seeded } from '../../../random/seed.ts';
import { belowWide, distinctBelow } from '../../../random/wide.ts';

interface Input {
  readonly min: number;
  readonly max: number;
  readonly count: number;
  readonly unique: boolean;
  readonly sort: 'none' | 'ascending' | 'descending';
  readonly seed?: string | undefined;
}

/** Whole numbers from `min` to `max`, each equally likely. */
export default function integers({ min, max, count, unique, sort, seed: given }: Input) {
  if (min > max) throw new InputFault('range_reversed', { pointer: '/max', values: { min, max } });
  const size = BigInt(max) - BigInt(min) + 1n;
  if (unique && size < BigInt(count))
    throw new InputFault('range_small', { pointer: '/count', values: { size: String(size) } });
  const { seed, random } = seeded(given);
  const offsets = unique
    ? distinctBelow(random, size, count)
    : Array.from({ length: count }, () => belowWide(random, size));
  const numbers = offsets.map((offset) => Number(BigInt(min) + offset));
  if (sort !== 'none') numbers.sort((a, b) => (sort === 'ascending' ? a - b : b - a));
  return { numbers, seed };
}
