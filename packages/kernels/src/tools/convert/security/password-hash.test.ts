import { argon2Sync, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import { plainBase64 } from './password/phc.ts';
import passwordHash from './password-hash.ts';

type Input = Parameters<typeof passwordHash>[0];
const run = (input: Partial<Input>) =>
  passwordHash({ action: 'make', password: 'correct horse', algorithm: 'argon2id', ...input });
const check = async (password: string, hash: string) => (await run({ action: 'check', password, hash })).matches;
const salt = '000102030405060708090a0b0c0d0e0f';

describe('making a hash', () => {
  it('gives the same as OpenSSL', async () => {
    const nonce = Buffer.from(salt, 'hex');
    const argon = argon2Sync('argon2id', {
      message: 'correct horse',
      nonce,
      parallelism: 1,
      tagLength: 32,
      memory: 64,
      passes: 3,
    });
    const derived = scryptSync('correct horse', nonce, 32, { N: 16, r: 8, p: 1 });
    expect([
      (await run({ salt, memory: 64, cost: 3 })).text,
      (await run({ salt, algorithm: 'scrypt', cost: 4, parallelism: 1 })).text,
    ]).toEqual([
      `$argon2id$v=19$m=64,t=3,p=1$AAECAwQFBgcICQoLDA0ODw$${plainBase64(argon)}`,
      `$scrypt$ln=4,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$${plainBase64(derived)}`,
    ]);
  });

  it.each(['bcrypt', 'pbkdf2-sha256', 'pbkdf2-sha512', 'scrypt', 'argon2id'] as const)(
    '%s is checked again',
    async (algorithm) => {
      const cost = { bcrypt: 4, 'pbkdf2-sha256': 1000, 'pbkdf2-sha512': 1000, scrypt: 4, argon2id: 1 }[algorithm];
      const { text, weak } = await run({ algorithm, cost, memory: 64 });
      expect([weak, await check('correct horse', text), await check('Correct horse', text)]).toEqual([
        true,
        true,
        false,
      ]);
    },
  );

  it('has another salt each time', async () => {
    const input = { algorithm: 'pbkdf2-sha256', cost: 1 } as const;
    expect((await run(input)).text).not.toBe((await run(input)).text);
  });

  it('explains the parameters', async () => {
    expect(await run({ algorithm: 'pbkdf2-sha256', salt, cost: 600_000 })).toMatchObject({
      algorithm: 'pbkdf2-sha256',
      parameters: [{ name: 'i', value: 600_000 }],
      saltBytes: 16,
      hashBytes: 32,
      memoryBytes: 0,
      weak: false,
      matches: null,
      notes: [],
    });
  });
});

const argon2Reference = `$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$${plainBase64(Buffer.from('9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe', 'hex'))}`;

describe('checking a password', () => {
  it.each([
    // The tests of jBCrypt
    ['abc', '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i'],
    ['~!@#$%^&*()      ~!@#$%^&*()PNBFRD', '$2a$06$fPIsBO8qRqkjj273rfaOI.HtSV9jLDpTbZn782DC6/t7qT67P6FfO'],
    // The tests of the reference implementation of Argon2
    ['password', argon2Reference],
    // RFC 7914, section 12
    [
      'password',
      '$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWIurzDZLiKjiG/xCSedmDDaxyevuUqD7m2DYMvfoswGQA',
    ],
    // RFC 6070, section 2, as passlib writes it
    ['password', '$pbkdf2$4096$c2FsdA$SwB5AbdlSJq.rUnZJvch0GWkKcE'],
    // The documentation of Django
    ['lètmein', 'pbkdf2_sha256$600000$seasalt$OAXyhAQ/4ZDA9V5RMExt3C1OwQdUpLZ99vm1McFlLRA='],
  ])('accepts %s with %s', async (password, hash) => {
    expect([await check(password, hash), await check(`${password}x`, hash)]).toEqual([true, false]);
  });

  it('says why a hash is weak', async () => {
    const codes = async (hash: string) => (await run({ action: 'check', hash })).notes;
    expect([
      await codes('$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i'),
      await codes(argon2Reference.replace('argon2id', 'argon2d')),
      await codes('$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4'),
      await codes('$pbkdf2$4096$c2FsdA$SwB5AbdlSJq.rUnZJvch0GWkKcE'),
    ]).toEqual([
      [{ code: 'low_cost', values: { name: 'cost', have: 6, need: 10 } }],
      [
        { code: 'low_cost', values: { name: 'm', have: 256, need: 19_456 } },
        { code: 'not_argon2id', values: { name: 'argon2d' } },
        { code: 'short_salt', values: { bytes: 8 } },
      ],
      [
        { code: 'low_cost', values: { name: 'ln', have: 10, need: 17 } },
        { code: 'short_salt', values: { bytes: 4 } },
      ],
      [
        { code: 'low_cost', values: { name: 'i', have: 4096, need: 1_300_000 } },
        { code: 'short_salt', values: { bytes: 4 } },
      ],
    ]);
  });

  it('notes that bcrypt reads only 72 bytes', async () => {
    const { notes } = await run({ algorithm: 'bcrypt', cost: 4, password: 'é'.repeat(37) });
    expect(notes[0]).toEqual({ code: 'truncated', values: { bytes: 74 } });
  });
});

it.each<[Partial<Input>, string, string]>([
  [{ action: 'check' }, 'no_hash', '/hash'],
  [{ action: 'check', hash: 'secret' }, 'not_hash', '/hash'],
  [{ action: 'check', hash: '$argon2id$v=19$m=1,t=1$AAAA$AAAA' }, 'not_hash', '/hash'],
  [{ action: 'check', hash: '$scrypt$ln=4,r=8$AAAA$AAAA' }, 'not_hash', '/hash'],
  [{ action: 'check', hash: '$pbkdf2-md5$1000$AAAA$AAAA' }, 'not_hash', '/hash'],
  [{ action: 'check', hash: 'pbkdf2_sha256$1$a$?' }, 'not_hash', '/hash'],
  [
    { action: 'check', hash: '$argon2i$v=19$m=65536,t=2,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b+dWRWJTmaaJObG' },
    'too_expensive',
    '/hash',
  ],
  [{ action: 'check', hash: '$scrypt$ln=1,r=33,p=1$AAAA$AAAA' }, 'too_expensive', '/hash'],
  [{ action: 'check', hash: '$scrypt$ln=40,r=8,p=1$AAAA$AAAA' }, 'too_expensive', '/hash'],
  [{ action: 'check', hash: '$scrypt$ln=1,r=1,p=524288$AAAA$AAAA' }, 'too_expensive', '/hash'],
  [{ action: 'check', hash: '$scrypt$ln=1,r=32,p=16384$AAAA$AAAA' }, 'too_expensive', '/hash'],
  [{ action: 'check', hash: '$scrypt$ln=2,r=8,p=32768$AAAA$AAAA' }, 'too_expensive', '/hash'],
  [{ action: 'check', hash: '$2b$31$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i' }, 'too_expensive', '/hash'],
  [{ action: 'check', hash: '$argon2id$v=19$m=8,t=1,p=4$c29tZXNhbHQ$AAAAAAAA' }, 'bad_parameters', '/hash'],
  [{ action: 'check', hash: `$pbkdf2-sha1$300000$AAAA$${'A'.repeat(160)}` }, 'too_expensive', '/hash'],
  [{ algorithm: 'bcrypt', cost: 13 }, 'too_expensive', '/cost'],
  [{ algorithm: 'bcrypt', cost: 3 }, 'bad_parameters', '/cost'],
  [{ algorithm: 'pbkdf2-sha256', cost: 1_000_001 }, 'too_expensive', '/cost'],
  [{ algorithm: 'argon2id', memory: 65_537, cost: 1 }, 'too_expensive', '/cost'],
  [{ salt: '00' }, 'bad_salt', '/salt'],
  [{ algorithm: 'bcrypt', salt: '0011223344556677' }, 'bad_salt', '/salt'],
])('rejects %j', async (input, code, pointer) => {
  await expect(run(input)).rejects.toThrow(new InputFault(code, { pointer }));
});
