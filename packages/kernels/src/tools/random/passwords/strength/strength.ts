/** How hard a secret is to guess. */

interface Attacker {
  readonly attacker: 'online_limited' | 'online' | 'slow_hash' | 'fast_hash';
  readonly guessesPerSecond: number;
}

/** The rates of zxcvbn (Wheeler, USENIX Security 2016): limited to 100 an hour, 10 a second, bcrypt, and MD5 on GPUs. */
const attackers: readonly Attacker[] = [
  { attacker: 'online_limited', guessesPerSecond: 100 / 3600 },
  { attacker: 'online', guessesPerSecond: 10 },
  { attacker: 'slow_hash', guessesPerSecond: 10_000 },
  { attacker: 'fast_hash', guessesPerSecond: 10_000_000_000 },
];

const secondsPerYear = 365.25 * 24 * 3600;

/** Bits, and the mean time that each attacker needs: for half of all combinations. */
export function strengthOf(combinations: bigint) {
  const bits = log2(combinations);
  return {
    combinations: combinations.toString(),
    bits: round(bits),
    guessing: attackers.map(({ attacker, guessesPerSecond }) => {
      const seconds = 2 ** (bits - 1 - Math.log2(guessesPerSecond));
      return {
        attacker,
        guessesPerSecond: round(guessesPerSecond),
        seconds: round(seconds),
        years: round(seconds / secondsPerYear),
      };
    }),
  };
}

/** Exact to 15 digits for any size: the first 53 bits, and how many more there are. */
function log2(value: bigint): number {
  const digits = value.toString(2).length;
  const shift = Math.max(0, digits - 53);
  return Math.log2(Number(value >> BigInt(shift))) + shift;
}

/** Two decimals, at most four significant digits of what is larger. */
const round = (value: number) => (value < 100 ? Math.round(value * 100) / 100 : Number(value.toPrecision(5)));
