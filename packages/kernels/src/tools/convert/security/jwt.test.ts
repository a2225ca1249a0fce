import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import jwtDecode from './jwt-decode.ts';
import jwtSign from './jwt-sign.ts';
import jwtVerify from './jwt-verify.ts';

type SignInput = Parameters<typeof jwtSign>[0];
type VerifyInput = Parameters<typeof jwtVerify>[0];

/** The claims of the examples of RFC 7515, which expire at 2011-03-22T18:43:00Z. */
const payload = 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
const rfcClaims = { iss: 'joe', exp: 1_300_819_380, 'http://example.com/is_root': true };
const secret =
  '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}';
const rsa =
  '{"kty":"RSA","e":"AQAB","n":"ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ"}';
const elliptic =
  '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0","d":"jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI"}';
const hs256 = `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${payload}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`;
const rs256 = `eyJhbGciOiJSUzI1NiJ9.${payload}.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw`;
const es256 = `eyJhbGciOiJFUzI1NiJ9.${payload}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`;
const unsecured = `eyJhbGciOiJub25lIn0.${payload}.`;

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown, header: unknown = { alg: 'HS256' }, signature = 'AA') =>
  `${base64Url(header)}.${base64Url(claims)}.${signature}`;
const codesOf = ({ notes }: { readonly notes: readonly { readonly code: string }[] }) => notes.map(({ code }) => code);

describe('decoding', () => {
  const decode = (token: string, date = '2011-03-22T18:00:00Z') => jwtDecode({ token, date });

  it('reads the example of RFC 7519', () => {
    expect(decode(`Authorization: Bearer ${hs256.slice(0, 50)}\n ${hs256.slice(50)}`)).toEqual({
      header: { typ: 'JWT', alg: 'HS256' },
      claims: rfcClaims,
      algorithm: 'HS256',
      times: [{ claim: 'exp', time: '2011-03-22T18:43:00.000Z', seconds: 2580, past: false }],
      date: '2011-03-22T18:00:00.000Z',
      expired: false,
      signatureBytes: 32,
      notes: [{ code: 'unverified' }],
    });
  });

  it('finds an expired token, from the second on that it expires', () => {
    expect([decode(hs256, '2011-03-22T18:42:59Z').expired, decode(hs256, '2011-03-22T18:43:00Z').expired]).toEqual([
      false,
      true,
    ]);
  });

  it.each<[string, unknown[]]>([
    [unsecured, ['alg_none']],
    [tokenOf({ exp: 2e9 }, { alg: 'HS256' }, ''), ['no_signature']],
    [tokenOf({ exp: 2e9 }, {}), ['no_alg']],
    [tokenOf({ exp: 2e9 }, { alg: 'RS256', jku: 'https://e.example/', x5c: [] }), ['embedded_key']],
    [tokenOf({ exp: 2e9 }, { alg: 'RS256', crit: ['b64'] }), ['crit']],
    [tokenOf({}), ['no_expiry']],
    [tokenOf({ exp: 'soon' }), ['bad_time']],
    [tokenOf({ exp: 1e300 }), ['rounded_number', 'bad_time']],
    [tokenOf({ exp: 2e9, nbf: 1_900_000_000 }), ['not_yet_valid']],
    [tokenOf({ exp: 2e9, iat: 1_400_000_000 }), ['issued_later', 'long_lived']],
    [
      `${base64Url({ alg: 'HS256' })}.${Buffer.from('{"exp":2000000000,"id":9007199254740993}').toString('base64url')}.AA`,
      ['rounded_number'],
    ],
  ])('notes what is unusual about %.40s…', (token, codes) => {
    expect(codesOf(decode(token))).toEqual(['unverified', ...codes]);
  });

  it('uses the current time without a date, and returns it', () => {
    const before = Date.now();
    expect(Date.parse(jwtDecode({ token: hs256 }).date)).toBeGreaterThanOrEqual(before);
  });

  it.each([
    [' ', 'empty', '/token', {}],
    ['a.b', 'not_jwt', '/token', {}],
    ['a.b.c', 'not_jwt', '/token', {}],
    [`${hs256}!`, 'not_jwt', '/token', {}],
    ['a.b.c.d.e', 'encrypted', '/token', {}],
    [tokenOf([1]), 'not_json', '/token', { part: 'claims' }],
    [
      `${base64Url({})}.${Buffer.from(`{"a":${'['.repeat(10_000)}`).toString('base64url')}.AA`,
      'not_json',
      '/token',
      { part: 'claims' },
    ],
    [`AAAA.${payload}.AA`, 'not_json', '/token', { part: 'header' }],
  ])('rejects %.20s', (token, code, pointer, values) => {
    expect(() => decode(token)).toThrow(expect.objectContaining({ ...new InputFault(code, { pointer, values }) }));
  });

  it('rejects a date that is none', () => {
    expect(() => decode(hs256, 'soon')).toThrow(new InputFault('not_date', { pointer: '/date' }));
  });
});

const verify = (input: Partial<VerifyInput>) =>
  jwtVerify({
    token: hs256,
    key: secret,
    keyIs: 'auto',
    algorithm: 'any',
    tolerance: 0,
    date: '2011-03-22T18:00:00Z',
    ...input,
  });

describe('verifying', () => {
  it.each([
    ['A.1', hs256, secret],
    ['A.2', rs256, rsa],
    ['A.3', es256, elliptic],
  ])('accepts the example of RFC 7515, %s', async (_, token, key) => {
    expect(await verify({ token, key })).toMatchObject({
      valid: true,
      signatureValid: true,
      claims: rfcClaims,
      notes: [],
    });
    const forged = token.replace(payload, base64Url({ ...rfcClaims, iss: 'eve' }));
    expect(await verify({ token: forged, key })).toMatchObject({
      valid: false,
      signatureValid: false,
      notes: [{ code: 'bad_signature' }],
    });
  });

  it.each<[Partial<VerifyInput>, boolean, unknown[]]>([
    [
      { date: '2011-03-22T18:43:30Z' },
      true,
      [{ code: 'expired', pointer: '/claims/exp', values: { time: '2011-03-22T18:43:00.000Z' } }],
    ],
    [{ date: '2011-03-22T18:43:30Z', tolerance: 60 }, true, []],
    [{ issuer: 'joe' }, true, []],
    [{ issuer: 'ann' }, true, [{ code: 'wrong_issuer', pointer: '/claims/iss' }]],
    [{ audience: 'shop' }, true, [{ code: 'wrong_audience', pointer: '/claims/aud' }]],
    [{ token: unsecured }, false, [{ code: 'alg_none', pointer: '/header/alg' }]],
    [
      { algorithm: 'RS256' },
      false,
      [{ code: 'wrong_algorithm', pointer: '/header/alg', values: { algorithm: 'HS256', wanted: 'RS256' } }],
    ],
    [{ key: 'short' }, false, [{ code: 'bad_signature' }, { code: 'short_secret', values: { have: 5, need: 32 } }]],
  ])('checks with %j', async (input, signatureValid, notes) => {
    expect(await verify(input)).toMatchObject({ valid: notes.length === 0, signatureValid, notes });
  });

  it('chooses the key of a set by its ID', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const keys = JSON.stringify({
      keys: [JSON.parse(elliptic) as unknown, { ...publicKey.export({ format: 'jwk' }), kid: 'b' }],
    });
    const { text } = await sign({
      algorithm: 'EdDSA',
      key: JSON.stringify(privateKey.export({ format: 'jwk' })),
      keyId: 'b',
    });
    expect((await verify({ token: text, key: keys })).signatureValid).toBe(true);
    await expect(verify({ token: rs256, key: keys })).rejects.toThrow(
      new InputFault('no_such_key', { pointer: '/key' }),
    );
  });

  const small = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({
    format: 'pem',
    type: 'spki',
  }) as string;
  const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  it.each<[Partial<VerifyInput>, string, string]>([
    [{ key: '' }, 'no_key', '/key'],
    [{ key: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' }, 'key_mismatch', '/key'],
    [{ token: rs256, key: 'secret' }, 'key_mismatch', '/key'],
    [{ token: rs256, key: secret }, 'key_mismatch', '/key'],
    [{ key: '{"kty":"oct","k":"AAAA","alg":"HS512"}' }, 'key_mismatch', '/key'],
    [{ token: es256, key: JSON.stringify(p384.publicKey.export({ format: 'jwk' })) }, 'bad_key', '/key'],
    [{ token: es256, key: p384.publicKey.export({ format: 'pem', type: 'spki' }) as string }, 'bad_key', '/key'],
    [{ key: '{' }, 'bad_key', '/key'],
    [{ key: '{"kty":"oct"}' }, 'bad_key', '/key'],
    [{ token: rs256, key: '{"kty":"RSA","e":"AQAB"}' }, 'bad_key', '/key'],
    [{ token: rs256, key: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' }, 'bad_key', '/key'],
    [{ token: rs256, key: '-----BEGIN RSA PUBLIC KEY-----\nAAAA\n-----END RSA PUBLIC KEY-----' }, 'old_pem', '/key'],
    [
      { token: rs256, key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----' },
      'public_key_needed',
      '/key',
    ],
    [{ token: rs256, key: small }, 'key_size', '/key'],
    [{ key: '?', keyIs: 'base64' }, 'not_base64', '/key'],
    [{ token: tokenOf({}, { alg: 'HS1' }) }, 'unknown_algorithm', '/token'],
    [{ token: tokenOf({}, { alg: 'HS256', crit: ['x'], x: 1 }) }, 'unknown_crit', '/token'],
  ])('rejects case %#', async (input, code, pointer) => {
    await expect(verify(input)).rejects.toThrow(expect.objectContaining({ code, pointer }));
  });
});

const sign = (input: Partial<SignInput>) =>
  jwtSign({
    claims: '{"sub":"ann"}',
    algorithm: 'HS256',
    key: 's'.repeat(64),
    keyIs: 'auto',
    issuedAt: true,
    expiresIn: 3600,
    date: '2026-01-01T00:00:00Z',
    ...input,
  });

describe('signing', () => {
  it('signs with the key of RFC 7515, A.1', async () => {
    const { text, header, claims, times } = await sign({ key: secret, keyId: '1' });
    expect([header, claims, times.map(({ claim, seconds }) => [claim, seconds])]).toEqual([
      { alg: 'HS256', typ: 'JWT', kid: '1' },
      { sub: 'ann', iat: 1_767_225_600, exp: 1_767_229_200 },
      [
        ['iat', 0],
        ['exp', 3600],
      ],
    ]);
    expect((await verify({ token: text, key: secret, date: '2026-01-01T00:30:00Z' })).valid).toBe(true);
  });

  it('gives a known signature', async () => {
    const { text } = await sign({
      claims: '{"sub":"1234567890","name":"John Doe","iat":1516239022}',
      key: 'your-256-bit-secret',
      issuedAt: false,
      expiresIn: undefined,
    });
    expect(text).toBe(
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    );
  });

  it('signs with each algorithm', async () => {
    const rsaKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pairs = {
      R: rsaKeys,
      P: rsaKeys,
      ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
      ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
      ES512: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
      EdDSA: generateKeyPairSync('ed25519'),
    };
    for (const algorithm of [
      'RS256',
      'RS384',
      'RS512',
      'PS256',
      'PS384',
      'PS512',
      'ES256',
      'ES384',
      'ES512',
      'EdDSA',
    ] as const) {
      const { publicKey, privateKey } =
        pairs[(algorithm.startsWith('E') ? algorithm : algorithm.charAt(0)) as keyof typeof pairs];
      const key = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
      const { text } = await sign({ algorithm, key });
      const publicPem = publicKey.export({ format: 'pem', type: 'spki' }) as string;
      expect([algorithm, (await verify({ token: text, key: publicPem, date: '2026-01-01T00:30:00Z' })).valid]).toEqual([
        algorithm,
        true,
      ]);
    }
  });

  it('reads a secret in Base64, and warns of a short one and of no expiry', async () => {
    const { text, notes } = await sign({ key: 'c2VjcmV0', keyIs: 'base64', expiresIn: undefined });
    expect([notes, (await verify({ token: text, key: 'secret', date: '2026-01-01' })).signatureValid]).toEqual([
      [{ code: 'short_secret', values: { have: 6, need: 32 } }, { code: 'no_expiry' }],
      true,
    ]);
  });

  it.each<[Partial<SignInput>, string, string]>([
    [{ claims: '[]' }, 'not_json', '/claims'],
    [{ claims: '{' }, 'not_json', '/claims'],
    [{ algorithm: 'RS256', key: rsa }, 'private_key_needed', '/key'],
    [
      { algorithm: 'RS256', key: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' },
      'private_key_needed',
      '/key',
    ],
    [
      { algorithm: 'ES256', key: '-----BEGIN EC PRIVATE KEY-----\nAAAA\n-----END EC PRIVATE KEY-----' },
      'old_pem',
      '/key',
    ],
    [{ date: 'soon' }, 'not_date', '/date'],
  ])('rejects case %#', async (input, code, pointer) => {
    await expect(sign(input)).rejects.toThrow(expect.objectContaining({ code, pointer }));
  });
});
