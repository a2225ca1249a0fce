import { afterEach, describe, expect, it, vi } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import passphrase from './passphrase.ts';
import password from './password.ts';
import pin from './pin.ts';
import { strengthOf } from './strength/strength.ts';
import token from './token.ts';
import effWords from './words/eff-large.json' with { type: 'json' };

afterEach(() => vi.restoreAllMocks());

const all = {
  length: 16,
  count: 1,
  lowercase: true,
  uppercase: true,
  digits: true,
  symbols: true,
  omitLookAlikes: false,
  requireEach: true,
};
const digitsOnly = { ...all, lowercase: false, uppercase: false, symbols: false };

describe('password', () => {
  it('uses each of the 94 printable characters', () => {
    const { passwords } = password({ ...all, count: 100, length: 100 });
    expect(new Set(passwords.join('')).size).toBe(94);
    expect(passwords.every((text) => text.length === 100)).toBe(true);
  });

  it('leaves out look-alikes', () => {
    const used = new Set(password({ ...all, count: 100, length: 100, omitLookAlikes: true }).passwords.join(''));
    expect([used.size, ['0', 'O', 'l', 'I', '1', '|'].filter((symbol) => used.has(symbol))]).toEqual([79, []]);
  });

  it('has at least one of each class, even in four characters', () => {
    const { passwords } = password({ ...all, count: 100, length: 4 });
    const each = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^a-zA-Z\d])/;
    expect(passwords.filter((text) => !each.test(text))).toEqual([]);
  });

  it('gives each accepted password equally often', () => {
    const { passwords } = password({ ...digitsOnly, length: 1, count: 20_000 });
    const counts = Array.from('0123456789', (digit) => passwords.filter((text) => text === digit).length);
    expect(counts.filter((count) => Math.abs(count - 2000) > 250)).toEqual([]);
  });

  it('counts combinations exactly, of those with one of each', () => {
    expect(password({ ...digitsOnly, lowercase: true, length: 2 }).strength).toMatchObject({
      formula: '36^2',
      combinations: '520', // 2 × 26 × 10
      bits: 9.02,
    });
    expect(password({ ...all, length: 20, requireEach: false }).strength).toMatchObject({
      formula: '94^20',
      combinations: '2901062411314618233730627546741369470976',
      bits: 131.09,
    });
  });

  it.each([
    [{ ...digitsOnly, digits: false }, new InputFault('no_characters', { pointer: '' })],
    [{ ...all, length: 3 }, new InputFault('too_short', { pointer: '/length', values: { min: 4 } })],
  ])('rejects what cannot be drawn: %#', (input, fault) => {
    expect(() => password(input)).toThrow(fault);
  });
});

describe('passphrase', () => {
  const input = { words: 6, separator: '-', capitals: 'none', digit: false, count: 1 } as const;

  it('has the whole list of the EFF', () => {
    expect([effWords.length, new Set(effWords).size, effWords[0], effWords.at(-1)]).toEqual([
      7776,
      7776,
      'abacus',
      'zoom',
    ]);
    // Dice 2-4-4-3-1 and 5-1-6-6-6 of the published list.
    expect([effWords[2064], effWords[5399]]).toEqual(['dynasty', 'return']);
    expect(effWords.filter((word) => !/^[a-z-]{3,9}$/.test(word))).toEqual([]);
  });

  it('writes words, separator and capitals', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(
      (array) => (array as Uint32Array).fill(7775) as typeof array,
    );
    expect(passphrase({ ...input, words: 3 }).passphrases).toEqual(['zoom-zoom-zoom']);
    expect(passphrase({ ...input, words: 2, capitals: 'first', separator: '' }).passphrases).toEqual(['ZoomZoom']);
    expect(passphrase({ ...input, words: 3, capitals: 'all', digit: true, separator: ' ' }).passphrases).toEqual([
      'ZOOM ZOOM ZOOM5',
    ]);
  });

  it('calculates 12.92 bits a word', () => {
    expect(passphrase(input).strength).toEqual({
      formula: '7776^6',
      combinations: '221073919720733357899776',
      bits: 77.55,
      guessing: [
        { attacker: 'online_limited', guessesPerSecond: 0.03, seconds: 3.9793e24, years: 126_100_000_000_000_000 },
        { attacker: 'online', guessesPerSecond: 10, seconds: 1.1054e22, years: 350_270_000_000_000 },
        {
          attacker: 'slow_hash',
          guessesPerSecond: 10_000,
          seconds: 11_054_000_000_000_000_000,
          years: 350_270_000_000,
        },
        { attacker: 'fast_hash', guessesPerSecond: 10_000_000_000, seconds: 11_054_000_000_000, years: 350_270 },
      ],
    });
    expect(passphrase({ ...input, words: 4, digit: true }).strength).toMatchObject({
      formula: '7776^4 × 4 × 10',
      combinations: String(7776n ** 4n * 40n),
    });
  });
});

describe('pin', () => {
  it('has the length', () => {
    expect(pin({ length: 6, avoidEasy: false, count: 1 }).pins).toEqual([expect.stringMatching(/^\d{6}$/)]);
  });

  it.each([
    [3, 26],
    [4, 312],
  ])('never gives the easy ones of %i digits, and all others', (length, easy) => {
    // Without a seed: of 300,000, the chance that one of 9,688 is missing is one in three billion.
    const many = Array.from({ length: 3 }, () => pin({ length, avoidEasy: true, count: 100_000 }));
    const pins = many.flatMap((each) => each.pins);
    const strength = many[0]?.strength;
    expect(new Set(pins).size).toBe(10 ** length - easy);
    expect(strength).toMatchObject({ formula: `10^${length} − ${easy}`, combinations: String(10 ** length - easy) });
    expect(
      pins.filter((text) => ['1234', '4321', '1111', '1212', '1987', '2024', '123', '000'].includes(text)),
    ).toEqual([]);
  });
});

describe('token', () => {
  const input = { bytes: 4, prefix: '', count: 1 } as const;

  it.each([
    ['hex', 'fbfffe01'],
    ['base64', '+//+AQ=='],
    ['base64url', '-__-AQ'],
    ['base32', '7P774AI'],
  ] as const)('writes bytes as %s', (format, text) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint8Array).set([0xfb, 0xff, 0xfe, 0x01]);
      return array;
    });
    expect(token({ ...input, format, prefix: 'sk_' })).toEqual({ tokens: [`sk_${text}`], bits: 32 });
  });

  it('differs each time, up to the largest size', () => {
    const { tokens } = token({ ...input, bytes: 1024, count: 100, format: 'base64url' });
    expect([new Set(tokens).size, tokens[0]?.length]).toEqual([100, 1366]);
  });
});

describe('strengthOf', () => {
  it('is exact for one combination and for very many', () => {
    expect(strengthOf(1n)).toMatchObject({ combinations: '1', bits: 0 });
    expect(strengthOf(2n ** 4000n).bits).toBe(4000);
    expect(strengthOf(2n ** 1001n).guessing[1]).toMatchObject({ seconds: 1.0715e300 });
  });
});
