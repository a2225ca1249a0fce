import type { Random } from '../../../../random.ts';
import type { DiceTerm, Term } from './notation.ts';

interface Die {
  /** The rolls of an exploding die, otherwise one. */
  readonly rolls: readonly number[];
  readonly value: number;
  readonly isKept: boolean;
}

interface Rolled {
  readonly term: string;
  readonly sign: 1 | -1;
  readonly dice: readonly Die[];
  /** Sum of the kept dice, with the sign of the term. */
  readonly subtotal: number;
}

/** Ends a die that explodes again and again; with two sides it happens once in 2¹⁰⁰. */
const explosionsMax = 100;

/** One roll of a term. */
export function rollTerm(term: Term, random: Random): Rolled {
  const { text, sign } = term;
  if (term.kind === 'number') return { term: text, sign, dice: [], subtotal: sign * term.value };
  const thrown = Array.from({ length: term.count }, () => rollDie(term, random));
  const values = thrown.map((rolls) => rolls.reduce((sum, roll) => sum + roll, 0));
  const order = values
    .map((_, at) => at)
    .sort((a, b) => (term.keep.from === 'highest' ? 1 : -1) * ((values[b] ?? 0) - (values[a] ?? 0)));
  const kept = new Set(order.slice(0, term.keep.count));
  const dice = thrown.map((rolls, at) => ({ rolls, value: values[at] ?? 0, isKept: kept.has(at) }));
  const sum = dice.reduce((total, { value, isKept }) => (isKept ? total + value : total), 0);
  return { term: text, sign, dice, subtotal: sign * sum + 0 };
}

function rollDie({ lowest, highest, explodes }: DiceTerm, random: Random): number[] {
  const roll = () => lowest + random.below(highest - lowest + 1);
  const rolls = [roll()];
  const hasNext = () => explodes && rolls.at(-1) === highest && rolls.length <= explosionsMax;
  while (hasNext()) rolls.push(roll());
  return rolls;
}
