import type { DiceTerm, Term } from './notation.ts';

/** The lowest and highest total. The bound that exploding dice do not have is null. */
export function rangeOf(terms: readonly Term[]): { min: number | null; max: number | null } {
  const bounds = terms.map((term) => {
    if (term.kind === 'number') return [term.sign * term.value, term.sign * term.value] as const;
    const low = term.lowest * term.keep.count;
    const isOpen = term.explodes && term.keep.count > 0;
    const high = isOpen ? null : term.highest * term.keep.count;
    return term.sign === 1 ? ([low, high] as const) : ([high === null ? null : -high, -low] as const);
  });
  return { min: total(bounds.map(([low]) => low)), max: total(bounds.map(([, high]) => high)) };
}

const total = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** The mean total, to six decimals, or null for exploding dice of which only some are kept. */
export function meanOf(terms: readonly Term[]): number | null {
  const means = terms.map((term) => {
    const mean = term.kind === 'number' ? term.value : diceMean(term);
    return mean === null ? null : term.sign * mean;
  });
  const sum = total(means);
  return sum === null ? null : Math.round(sum * 1e6) / 1e6 + 0;
}

function diceMean(term: DiceTerm): number | null {
  const { count, lowest, highest, explodes, keep } = term;
  const one = (lowest + highest) / 2;
  const sides = highest - lowest + 1;
  // An exploding die is rolled again in one of `sides` cases: its mean is `one + mean / sides`.
  if (keep.count === count) return explodes ? (count * one * sides) / (sides - 1) : count * one;
  if (explodes) return null;
  if (keep.from === 'highest') return keptMean(term, keep.count);
  return count * one - keptMean(term, count - keep.count);
}

/**
 * The mean of the sum of the `kept` highest dice: for each value above the lowest, the mean number of kept dice that
 * reach it.
 */
function keptMean({ count, lowest, highest }: DiceTerm, kept: number): number {
  const sides = highest - lowest + 1;
  const logFactorials = [0];
  for (let at = 1; at <= count; at += 1) logFactorials.push((logFactorials[at - 1] ?? 0) + Math.log(at));
  const logChoose = (dice: number) =>
    (logFactorials[count] ?? 0) - (logFactorials[dice] ?? 0) - (logFactorials[count - dice] ?? 0);
  let mean = lowest * kept;
  for (let side = 1; side < sides; side += 1) {
    const [reaches, misses] = [Math.log((sides - side) / sides), Math.log(side / sides)];
    for (let dice = 1; dice <= count; dice += 1)
      mean += Math.exp(logChoose(dice) + dice * reaches + (count - dice) * misses) * Math.min(dice, kept);
  }
  return mean;
}
