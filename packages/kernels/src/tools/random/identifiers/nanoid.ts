import { InputFault } from '../../../faults/input-fault.ts';
import { secretRandom } from '../../../random/secret.ts';

interface Input {
  readonly size: number;
  readonly alphabet: string;
  readonly count: number;
  readonly perHour: number;
}

const hoursPerYear = 24 * 365.25;
/** Chance of a collision that the calculation is for. */
const chance = 0.01;

/** Random identifiers in an alphabet, and how many of them have a 1 % chance that two are the same. */
export default function nanoid({ size, alphabet, count, perHour }: Input) {
  const symbols = Array.from(alphabet);
  const distinct = new Set(symbols);
  if (distinct.size < 2) throw new InputFault('alphabet_short', { pointer: '/alphabet' });
  const repeated = symbols.find((symbol, at) => symbols.indexOf(symbol) !== at);
  if (repeated !== undefined)
    throw new InputFault('alphabet_repeats', { pointer: '/alphabet', values: { symbol: repeated } });
  if (!alphabet.isWellFormed()) throw new InputFault('alphabet_surrogate', { pointer: '/alphabet' });
  const random = secretRandom();
  const one = () => Array.from({ length: size }, () => symbols[random.below(symbols.length)]).join('');
  const idsForChance = idsUntil(chance, symbols.length ** size);
  return {
    ids: Array.from({ length: count }, one),
    calculation: {
      formula: `${symbols.length}^${size}`,
      bits: round(size * Math.log2(symbols.length), 2),
      idsFor1Percent: round(idsForChance, 0),
      yearsFor1Percent: round(idsForChance / perHour / hoursPerYear, 2),
    },
  };
}

/** How many random picks of `all` have this chance that two are the same (birthday problem). */
function idsUntil(probability: number, all: number): number {
  return Math.sqrt(2 * all * Math.log(1 / (1 - probability)));
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
