import { secretRandom } from '../../../random/secret.ts';
import { strengthOf } from './strength/strength.ts';
import effWords from './words/eff-large.json' with { type: 'json' };

interface Input {
  readonly words: number;
  readonly separator: string;
  readonly capitals: 'none' | 'first' | 'all';
  readonly digit: boolean;
  readonly count: number;
}

const write = {
  none: (word: string) => word,
  first: (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  all: (word: string) => word.toUpperCase(),
} as const;

/** Passphrases of words of the EFF large word list, and how hard they are to guess. */
export default function passphrase({ words, separator, capitals, digit, count }: Input) {
  const random = secretRandom();
  const one = () => {
    const drawn = Array.from({ length: words }, () => write[capitals](effWords[random.below(effWords.length)] ?? ''));
    if (digit) drawn[random.below(words)] += String(random.below(10));
    return drawn.join(separator);
  };
  const digits = digit ? words * 10 : 1;
  return {
    passphrases: Array.from({ length: count }, one),
    strength: {
      formula: `${effWords.length}^${words}${digit ? ` × ${words} × 10` : ''}`,
      ...strengthOf(BigInt(effWords.length) ** BigInt(words) * BigInt(digits)),
    },
    source: 'EFF large word list, Electronic Frontier Foundation, CC BY 3.0 US, https://www.eff.org/dice',
  };
}
