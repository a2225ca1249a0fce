import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import hash from './hash.ts';

type Input = Parameters<typeof hash>[0];
const run = (input: Partial<Input>) => hash({ textIs: 'utf8', algorithm: 'SHA-256', encoding: 'hex', ...input });
const digest = (algorithm: Input['algorithm'], text: string | Uint8Array) =>
  run({ algorithm, ...(typeof text === 'string' ? { text } : { file: { bytes: text } }) }).hashes[0]?.value;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const mixed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const eights = '1234567890'.repeat(8);
const long = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';

const vectors: readonly (readonly [Input['algorithm'], text: string, value: string])[] = [
  // RFC 1321, A.5
  ['MD5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['MD5', 'a', '0cc175b9c0f1b6a831c399e269772661'],
  ['MD5', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['MD5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['MD5', alphabet, 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['MD5', mixed, 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['MD5', eights, '57edf4a22be3c955ac49da2e2107b67a'],
  // FIPS 180 examples
  ['SHA-1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['SHA-1', long, '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
  ['SHA-224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
  ['SHA-256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['SHA-256', long, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  [
    'SHA-384',
    'abc',
    'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  ],
  [
    'SHA-512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  ['SHA-512/256', 'abc', '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23'],
  // FIPS 202 examples
  ['SHA3-224', 'abc', 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf'],
  ['SHA3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
  [
    'SHA3-512',
    '',
    'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
  ],
  // The Keccak submission, as Ethereum uses it
  ['Keccak-256', '', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['Keccak-256', 'abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  [
    'Keccak-512',
    '',
    '0eab42de4c3ceb9235fc91acffe746b29c29a8c366b7c60e4e67c466f36a4304c00fa9caf9d87976ba469bcbe06713b435f091ef2769fb160cdab33d3670680e',
  ],
  // RFC 7693, appendices A and B
  [
    'BLAKE2b-512',
    'abc',
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  ],
  ['BLAKE2s-256', 'abc', '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982'],
  ['BLAKE2b-256', '', '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
  // The RIPEMD-160 page of its authors
  ['RIPEMD-160', '', '9c1185a5c5e9fc54612808977ee8f548b2258d31'],
  ['RIPEMD-160', 'a', '0bdc9d2d256b3ee9daae347be6f4dc835a467ffe'],
  ['RIPEMD-160', 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
  ['RIPEMD-160', 'message digest', '5d0689ef49d2fae572b881b123a85ffa21595f36'],
  ['RIPEMD-160', alphabet, 'f71c27109c692c1b56bbdceb5b9d2865b3708dbc'],
  ['RIPEMD-160', long, '12a053384a9c0c88e405a06c27dcf49ada62eb2b'],
  ['RIPEMD-160', mixed, 'b0e20b6e3116640286ed3a87a5713079b21f5189'],
  ['RIPEMD-160', eights, '9b752e45573d4b39f4dbd3323cab82bf63326bfb'],
  // The check values of the CRC catalogue
  ['CRC-32', '123456789', 'cbf43926'],
  ['CRC-32C', '123456789', 'e3069283'],
  ['CRC-64/XZ', '123456789', '995dc9bbdf1939fa'],
  // xxHash
  ['XXH32', '', '02cc5d05'],
  ['XXH32', 'abc', '32d153ff'],
  ['XXH32', 'Nobody inspects the spammish repetition', 'e2293b2f'],
  ['XXH64', '', 'ef46db3751d8e999'],
  ['XXH64', 'abc', '44bc2cf5ad770999'],
  ['XXH64', 'Nobody inspects the spammish repetition', 'fbcea83c8a378bf1'],
];

/** The first 32 bytes of each `hash` in test_vectors.json of BLAKE3, by the length of the input. */
const blake3Vectors: readonly (readonly [length: number, value: string])[] = [
  [0, 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
  [1023, '10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11'],
  [1024, '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
  [1025, 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444'],
  [2048, 'e776b6028c7cd22a4d0ba182a8bf62205d2ef576467e838ed6f2529b85fba24a'],
  [2049, '5f4d72f40d7a5f82b15ca2b2e44b1de3c2ef86c426c95c1af0b6879522563030'],
  [3072, 'b98cb0ff3623be03326b373de6b9095218513e64f1ee2edd2525c7ad1e5cffd2'],
  [4097, '9b4052b38f1c5fc8b1f9ff7ac7b27cd242487b3d890d15c96a1c25b8aa0fb995'],
  [6145, 'f1323a8631446cc50536a9f705ee5cb619424d46887f3c376c695b70e0f0507f'],
  [7169, 'a003fc7a51754a9b3c7fae0367ab3d782dccf28855a03d435f8cfe74605e7817'],
];

describe('hash', () => {
  it('gives the published values', () => {
    expect(vectors).toHaveLength(41);
    expect(vectors.map(([algorithm, text]) => digest(algorithm, text))).toEqual(vectors.map(([, , value]) => value));
  });

  it('gives the values of BLAKE3', () => {
    expect(
      blake3Vectors.map(([length]) =>
        digest(
          'BLAKE3',
          Uint8Array.from({ length }, (_, at) => at % 251),
        ),
      ),
    ).toEqual(blake3Vectors.map(([, value]) => value));
  });

  it('gives the same as OpenSSL', () => {
    const names = {
      MD5: 'md5',
      'SHA-1': 'sha1',
      'SHA-224': 'sha224',
      'SHA-512': 'sha512',
      'SHA3-384': 'sha3-384',
      'BLAKE2b-512': 'blake2b512',
      'BLAKE2s-256': 'blake2s256',
      'RIPEMD-160': 'ripemd160',
    } as const;
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(...(Object.keys(names) as (keyof typeof names)[])),
        (bytes, name) => {
          expect(digest(name, bytes)).toBe(createHash(names[name]).update(bytes).digest('hex'));
        },
      ),
    );
  });

  it('hashes text as UTF-8, or the bytes that it encodes', () => {
    expect([
      run({ text: 'é🌱' }).bytes,
      run({ text: '61 62:63', textIs: 'hex' }).hashes[0]?.value,
      run({ text: 'YW_-', textIs: 'base64' }).bytes,
    ]).toEqual([6, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 3]);
  });

  it('writes Base64', () => {
    expect([
      run({ text: 'abc', encoding: 'base64' }).hashes[0]?.value,
      run({ text: 'abc', encoding: 'base64url', algorithm: 'MD5' }).hashes[0]?.value,
    ]).toEqual(['ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', 'kAFQmDzST7DWlj99KOF_cg']);
  });

  it('finds which hash an expected value is', () => {
    const { hashes, matches } = run({
      text: 'abc',
      algorithm: 'all',
      expected: ' A9993E364706816ABA3E25717850C26C9CD0D89D ',
    });
    expect([hashes.length, hashes.filter((each) => each.matches).map(({ algorithm }) => algorithm), matches]).toEqual([
      23,
      ['SHA-1'],
      true,
    ]);
  });

  it.each([
    ['ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', true],
    ['ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0', true],
    ['ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFb0=', false],
    ['?', false],
  ])('compares with %s', (expected, matches) => {
    expect(run({ text: 'abc', expected }).matches).toBe(matches);
  });

  it('warns of weak ones', () => {
    expect([run({ algorithm: 'MD5' }).notes, run({ algorithm: 'CRC-32' }).notes, run({}).notes]).toEqual([
      [{ code: 'broken', values: { algorithm: 'MD5' } }],
      [{ code: 'checksum', values: { algorithm: 'CRC-32' } }],
      [],
    ]);
  });

  it.each<[Partial<Input>, string, string, Record<string, number>]>([
    [{ text: 'abc', textIs: 'hex' }, 'not_hex', '/text', {}],
    [{ text: 'a', textIs: 'base64' }, 'not_base64', '/text', {}],
    [{ text: 'a', file: { bytes: new Uint8Array() } }, 'text_and_file', '/file', {}],
    [{ file: { bytes: new Uint8Array(16_000_001) } }, 'too_large', '/file', { max: 16 }],
    [{ file: { bytes: new Uint8Array(2_000_001) }, algorithm: 'all' }, 'too_large', '/file', { max: 2 }],
  ])('rejects case %#', (input, code, pointer, values) => {
    expect(() => run(input)).toThrow(expect.objectContaining({ ...new InputFault(code, { pointer, values }) }));
  });
});
