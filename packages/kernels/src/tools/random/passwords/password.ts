import { InputFault } from '../../../faults/input-fault.ts';
import { secretRandom } from '../../../random/secret.ts';
import { strengthOf } from './strength/strength.ts';

interface Input {
  readonly length: number;
  readonly count: number;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly digits: boolean;
  readonly symbols: boolean;
  readonly omitLookAlikes: boolean;
  readonly requireEach: boolean;
}

const classes = {
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  // Printable ASCII without letters, digits and space.
  symbols: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
} as const;
const lookAlikes = new Set('0O1Il|5S2Z8B\'`"');

/** Passwords from all that the input allows, each equally likely, and how hard they are to guess. */
export default function password(input: Input) {
  const { length, count, omitLookAlikes, requireEach } = input;
  const chosen = (['lowercase', 'uppercase', 'digits', 'symbols'] as const)
    .filter((name) => input[name])
    .map((name) => Array.from(classes[name]).filter((symbol) => !omitLookAlikes || !lookAlikes.has(symbol)));
  if (chosen.length === 0) throw new InputFault('no_characters', { pointer: '' });
  if (requireEach && length < chosen.length)
    throw new InputFault('too_short', { pointer: '/length', values: { min: chosen.length } });
  const symbols = chosen.flat();
  const random = secretRandom();
  const draw = () => Array.from({ length }, () => symbols[random.below(symbols.length)] ?? '');
  const isAccepted = (drawn: readonly string[]) =>
    !requireEach || chosen.every((list) => drawn.some((symbol) => list.includes(symbol)));
  // Drawing again leaves every accepted password equally likely, which placing one of each by force would not.
  const one = () => {
    let drawn = draw();
    while (!isAccepted(drawn)) drawn = draw();
    return drawn.join('');
  };
  const sizes = chosen.map((list) => list.length);
  return {
    passwords: Array.from({ length: count }, one),
    strength: {
      formula: `${symbols.length}^${length}`,
      ...strengthOf(requireEach ? withEach(sizes, length) : BigInt(symbols.length) ** BigInt(length)),
    },
  };
}

/** How many texts of a length have at least one symbol of each class (inclusion and exclusion). */
function withEach(sizes: readonly number[], length: number): bigint {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let total = 0n;
  for (let left = 0; left < 2 ** sizes.length; left += 1) {
    const leftOut = sizes.filter((_, at) => (left >> at) & 1);
    const rest = BigInt(all - leftOut.reduce((sum, size) => sum + size, 0)) ** BigInt(length);
    total += leftOut.length % 2 === 0 ? rest : -rest;
  }
  return total;
}
