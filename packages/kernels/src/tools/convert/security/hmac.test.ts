import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import hmac from './hmac.ts';

type Input = Parameters<typeof hmac>[0];
const run = (input: Partial<Input>) =>
  hmac({ text: '', textIs: 'utf8', key: 'key', keyIs: 'utf8', algorithm: 'SHA-256', encoding: 'hex', ...input });
const ascii = (text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** RFC 4231, sections 4.2 to 4.8: key and data in hexadecimal, and the codes of SHA-224, SHA-256, SHA-384 and SHA-512. */
const cases = [
  [
    '0b'.repeat(20),
    ascii('Hi There'),
    '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22',
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    'afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6',
    '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
  ],
  [
    ascii('Jefe'),
    ascii('what do ya want for nothing?'),
    'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
    '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
  ],
  [
    'aa'.repeat(20),
    'dd'.repeat(50),
    '7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea',
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    '88062608d3e6ad8a0aa2ace014c8a86f0aa635d947ac9febe83ef4e55966144b2a5ab39dc13814b94e3ab6e101a34f27',
    'fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39bf3e848279a722c806b485a47e67c807b946a337bee8942674278859e13292fb',
  ],
  [
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    'cd'.repeat(50),
    '6c11506874013cac6a2abc1bb382627cec6a90d86efc012de7afec5a',
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    '3e8a69b7783c25851933ab6290af6ca77a9981480850009cc5577c6e1f573b4e6801dd23c4a7d679ccf8a386c674cffb',
    'b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3dba91ca5c11aa25eb4d679275cc5788063a5f19741120c4f2de2adebeb10a298dd',
  ],
  [
    'aa'.repeat(131),
    ascii('Test Using Larger Than Block-Size Key - Hash Key First'),
    '95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    '4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df163f44952',
    '80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598',
  ],
  [
    'aa'.repeat(131),
    ascii(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1',
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    '6617178e941f020d351e2f254e8fd32c602420feb0b8fb9adccebb82461e99c5a678cc31e799176d3860e6110c46523e',
    'e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58',
  ],
] as const;

describe('hmac', () => {
  it('gives the codes of RFC 4231', () => {
    expect(cases).toHaveLength(6);
    for (const [key, text, ...codes] of cases) {
      const algorithms = ['SHA-224', 'SHA-256', 'SHA-384', 'SHA-512'] as const;
      expect(algorithms.map((algorithm) => run({ key, keyIs: 'hex', text, textIs: 'hex', algorithm }).text)).toEqual(
        codes,
      );
    }
  });

  it('begins as RFC 4231 says for its truncated case', () => {
    expect(run({ key: '0c'.repeat(20), keyIs: 'hex', text: 'Test With Truncation' }).text.slice(0, 32)).toBe(
      'a3b6167473100ee06e0c796c2955552b',
    );
  });

  it('gives the codes of RFC 2202', () => {
    const input = { key: 'Jefe', text: 'what do ya want for nothing?' } as const;
    expect([run({ ...input, algorithm: 'MD5' }).text, run({ ...input, algorithm: 'SHA-1' }).text]).toEqual([
      '750c783e6ab0b503eaa86e310a5db738',
      'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
    ]);
  });

  it('compares with an expected code', () => {
    const key = 'k'.repeat(32);
    const { text } = run({ key, text: 'a' });
    expect([
      run({ key, text: 'a', expected: text.toUpperCase() }),
      run({ key, text: 'b', expected: text }).matches,
      run({ key }).matches,
    ]).toEqual([{ text, bits: 256, matches: true, notes: [] }, false, null]);
  });

  it('reads a file', () => {
    expect(run({ file: { bytes: new TextEncoder().encode('a') }, text: undefined }).text).toBe(run({ text: 'a' }).text);
  });

  it('warns of short keys and MD5', () => {
    expect(run({ algorithm: 'MD5' }).notes).toEqual([
      { code: 'short_key', values: { have: 3, need: 16 } },
      { code: 'old_hash', values: { algorithm: 'MD5' } },
    ]);
  });

  it.each<[Partial<Input>, string, string, Record<string, number>]>([
    [{ key: '' }, 'no_key', '/key', {}],
    [{ key: 'x', keyIs: 'hex' }, 'not_hex', '/key', {}],
    [{ key: 'x', keyIs: 'base64' }, 'not_base64', '/key', {}],
    [{ text: 'a', file: { bytes: new Uint8Array() } }, 'text_and_file', '/file', {}],
    [{ file: { bytes: new Uint8Array(16_000_001) } }, 'too_large', '/file', { max: 16 }],
  ])('rejects case %#', (input, code, pointer, values) => {
    expect(() => run(input)).toThrow(expect.objectContaining({ ...new InputFault(code, { pointer, values }) }));
  });
});
