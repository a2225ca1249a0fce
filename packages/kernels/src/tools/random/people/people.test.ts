import { describe, expect, it } from 'vitest';
import lorem from './lorem.ts';
import payment from './payment.ts';
import { networks, testCards } from './samples/cards.ts';
import { exampleIbans } from './samples/ibans.ts';
import { sentences } from './texts/sentences.ts';

describe('test cards', () => {
  const luhn = (number: string) =>
    Array.from(number)
      .toReversed()
      .reduce(
        (sum, digit, at) =>
          sum + (at % 2 === 0 ? Number(digit) : Number(digit) * 2 > 9 ? Number(digit) * 2 - 9 : Number(digit) * 2),
        0,
      ) % 10;

  it('are as long as the network has them, with a valid check digit (ISO/IEC 7812)', () => {
    const all = networks.flatMap((network) => testCards[network].numbers);
    expect(all).toHaveLength(18);
    expect(all.filter((number) => luhn(number) !== 0)).toEqual([]);
    expect(
      networks.map((network) => [network, new Set(testCards[network].numbers.map(({ length }) => length))]),
    ).toEqual([
      ['visa', new Set([16])],
      ['mastercard', new Set([16])],
      ['amex', new Set([15])],
      ['discover', new Set([16])],
      ['diners', new Set([14])],
      ['jcb', new Set([16])],
      ['unionpay', new Set([16])],
    ]);
  });
});

describe('example IBANs', () => {
  it('are of their country, with valid check digits (ISO 13616)', () => {
    const rest = (iban: string) =>
      BigInt(
        Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`, (character) => Number.parseInt(character, 36)).join(''),
      ) % 97n;
    const all = Object.entries(exampleIbans);
    expect(all).toHaveLength(24);
    expect(all.filter(([country, iban]) => !iban.startsWith(country) || rest(iban) !== 1n)).toEqual([]);
  });
});

describe('payment', () => {
  it('repeats itself for a seed, with a code as long as the network has it', () => {
    const result = payment({ network: 'amex', country: 'GB', count: 1, seed: 'a' });
    expect(result).toEqual(payment({ network: 'amex', country: 'GB', count: 1, seed: 'a' }));
    expect(result.samples).toEqual([
      {
        network: 'amex',
        number: expect.stringMatching(/^37\d{13}$/) as string,
        expires: expect.stringMatching(/^(?:0[1-9]|1[0-2])\/(?:2[89]|3[0-3])$/) as string,
        securityCode: expect.stringMatching(/^\d{4}$/) as string,
        ibanCountry: 'GB',
        iban: 'GB29NWBK60161331926819',
        ibanPrinted: 'GB29 NWBK 6016 1331 9268 19',
      },
    ]);
  });

  it('draws from all networks and countries', () => {
    const { samples } = payment({ network: 'any', country: 'any', count: 500, seed: 'a' });
    expect([
      new Set(samples.map(({ network }) => network)).size,
      new Set(samples.map(({ iban }) => iban)).size,
    ]).toEqual([7, 24]);
  });
});

describe('lorem', () => {
  const input = { lang: 'la', unit: 'words', count: 5, classicStart: true, seed: 'a' } as const;

  it('begins as everyone expects', () => {
    expect(lorem(input)).toEqual({ text: 'Lorem ipsum dolor sit amet', words: 5, characters: 26, seed: 'a' });
    expect(lorem({ ...input, unit: 'paragraphs', count: 2 }).text).toMatch(
      /^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. [A-Z].+\.\n\n[A-Z].+\.$/,
    );
    expect(lorem({ ...input, classicStart: false }).text).not.toMatch(/^Lorem ipsum/);
  });

  it.each(['la', 'en', 'fr', 'ar', 'zh'] as const)('gives exactly as many words and sentences in %s', (lang) => {
    expect(lorem({ ...input, lang, count: 500 }).words).toBe(500);
    const { text } = lorem({ ...input, lang, unit: 'sentences', count: 40 });
    expect(text.match(/[.。]/g)).toHaveLength(40);
    expect(lorem({ ...input, lang, unit: 'paragraphs', count: 7 }).text.split('\n\n')).toHaveLength(7);
  });

  it('uses each sentence once before it repeats', () => {
    const { text } = lorem({ ...input, lang: 'zh', unit: 'sentences', count: 22 });
    expect(new Set(text.match(/[^。]+。/g)).size).toBe(22);
    expect(text).not.toContain(' ');
  });

  it('has as many sentences in each language, none twice', () => {
    expect(Object.values(sentences).map((list) => new Set(list).size)).toEqual([22, 22, 22, 22]);
  });
});
