import { seeded } from '../../../random/seed.ts';
import { meanOf, rangeOf } from './roll/expectation.ts';
import { parseDice } from './roll/notation.ts';
import { rollTerm } from './roll/roll.ts';

interface Input {
  readonly notation: string;
  readonly count: number;
  readonly seed?: string | undefined;
}

/** Rolls of a dice notation, each die shown, with range and mean. */
export default function dice({ notation, count, seed: given }: Input) {
  const terms = parseDice(notation);
  const { seed, random } = seeded(given);
  const rolls = Array.from({ length: count }, () => {
    const parts = terms.map((term) => rollTerm(term, random));
    return { total: parts.reduce((sum, { subtotal }) => sum + subtotal, 0), terms: parts };
  });
  return { rolls, ...rangeOf(terms), mean: meanOf(terms), seed };
}
