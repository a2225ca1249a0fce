import { seeded } from '../../../random/seed.ts';
import type { Network } from './samples/cards.ts';
import { networks, testCards } from './samples/cards.ts';
import type { IbanCountry } from './samples/ibans.ts';
import { exampleIbans } from './samples/ibans.ts';

interface Input {
  readonly network: Network | 'any';
  readonly country: IbanCountry | 'any';
  readonly count: number;
  readonly seed?: string | undefined;
}

const yearOfSamples = 2026;

/** Published test cards and example IBANs, none of which can be used. */
export default function payment({ network, country, count, seed: given }: Input) {
  const { seed, random } = seeded(given);
  const among = <Member>(list: readonly Member[]) => list[random.below(list.length)] as Member;
  const digits = (length: number) => Array.from({ length }, () => random.below(10)).join('');
  const countries = Object.keys(exampleIbans) as IbanCountry[];
  const samples = Array.from({ length: count }, () => {
    const chosen = network === 'any' ? among(networks) : network;
    const { numbers, codeDigits } = testCards[chosen];
    const month = String(1 + random.below(12)).padStart(2, '0');
    const iban = exampleIbans[country === 'any' ? among(countries) : country];
    return {
      network: chosen,
      number: among(numbers),
      expires: `${month}/${String(yearOfSamples + 2 + random.below(6)).slice(2)}`,
      securityCode: digits(codeDigits),
      ibanCountry: iban.slice(0, 2),
      iban,
      ibanPrinted: iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
    };
  });
  return { samples, seed };
}
