import { secretRandom } from '../../../random/secret.ts';
import { strengthOf } from './strength/strength.ts';

interface Input {
  readonly length: number;
  readonly avoidEasy: boolean;
  readonly count: number;
}

/** PINs, each equally likely, and how hard they are to guess. */
export default function pin({ length, avoidEasy, count }: Input) {
  const random = secretRandom();
  const draw = () => Array.from({ length }, () => random.below(10)).join('');
  const isRefused = (digits: string) => avoidEasy && isEasy(digits);
  const one = () => {
    let drawn = draw();
    while (isRefused(drawn)) drawn = draw();
    return drawn;
  };
  const easy = avoidEasy ? easyCount(length) : 0;
  return {
    pins: Array.from({ length: count }, one),
    strength: {
      formula: `10^${length}${easy > 0 ? ` − ${easy}` : ''}`,
      ...strengthOf(10n ** BigInt(length) - BigInt(easy)),
    },
  };
}

/** One digit repeated, digits that count up or down, a repeated half, and of four digits the years 1900 to 2099. */
function isEasy(digits: string): boolean {
  const half = digits.length / 2;
  return (
    /^(.)\1*$/.test(digits) ||
    '0123456789'.includes(digits) ||
    '9876543210'.includes(digits) ||
    (digits.length % 2 === 0 && digits.slice(0, half) === digits.slice(half)) ||
    /^(?:19|20)\d\d$/.test(digits)
  );
}

/** How many PINs of a length, at least 3, are easy. */
function easyCount(length: number): number {
  const repeated = length % 2 === 0 ? 10 ** (length / 2) : 10;
  const counting = length <= 10 ? 2 * (11 - length) : 0;
  // 1919 and 2020 are already counted as repeated.
  const years = length === 4 ? 198 : 0;
  return repeated + counting + years;
}
