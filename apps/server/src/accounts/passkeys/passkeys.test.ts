import * as OTPAuth from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import { Authenticator, cborBytes, cborText } from '../../../test/authenticator.ts';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';

const refused = {
  status: 409,
  body: {
    code: 'PasskeyRefused',
    detail: 'This passkey cannot be used here. Try again, or sign in with your password.',
  },
};

describeOnEngines('Passkeys', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });

  const optionsFor = async (visitor: Visitor) => {
    const { status, body } = await visitor.send('POST', '/api/account/passkeys/options', { password });
    expect(status).toBe(200);
    return (body as { options: Record<string, unknown> }).options;
  };
  const loginOptions = async (visitor: Visitor) =>
    ((await visitor.send('POST', '/api/login/passkey/options')).body as { options: Record<string, unknown> }).options;
  const add = async (visitor: Visitor, device: Authenticator, name = 'Phone') =>
    visitor.send('POST', '/api/account/passkeys', { name, credential: device.create(await optionsFor(visitor)) });
  const signIn = async (
    visitor: Visitor,
    device: Authenticator,
    ...rest: [lies?: object, key?: Authenticator['held'][number]]
  ) => visitor.send('POST', '/api/login/passkey', { credential: device.get(await loginOptions(visitor), ...rest) });

  it('are made on the device for this site, and sign in without name or password, second step included', async () => {
    const visitor = await member(testSite, 'ann');
    const device = new Authenticator();
    const options = await optionsFor(visitor);
    expect(options).toMatchObject({
      rp: { name: 'Apiyard', id: 'localhost' },
      user: { name: 'ann', displayName: 'ann' },
      attestation: 'none',
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const made = await visitor.send('POST', '/api/account/passkeys', {
      name: ' Phone ',
      credential: device.create(options),
    });
    expect(made).toMatchObject({
      status: 200,
      body: { name: 'Phone', createdAt: '2026-11-20T10:00:00.000Z', lastUsedAt: null },
    });
    expect((await optionsFor(visitor))['excludeCredentials']).toMatchObject([
      { id: device.held[0]?.id.toString('base64url'), transports: ['internal', 'hybrid'] },
    ]);

    const elsewhere = new Visitor(testSite, { address: '203.0.113.9' });
    const asked = await loginOptions(elsewhere);
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 });
    expect(asked['allowCredentials']).toBe(undefined);
    expect(await elsewhere.send('POST', '/api/login/passkey', { credential: device.get(asked) })).toMatchObject({
      status: 200,
      body: { success: true, user: { username: 'ann' } },
    });
    expect((await elsewhere.me()).status).toBe(200);
    expect((await visitor.send('GET', '/api/account')).body).toMatchObject({
      passkeys: [{ name: 'Phone', lastUsedAt: '2026-11-20T10:00:00.000Z' }],
    });
  });

  it('and two steps are removed when a reset confirms the address for the first time: the previous holder is signed out', async () => {
    const squatter = new Visitor(testSite);
    await squatter.register('squat');
    await squatter.logIn('squat');
    const mainKey = ((await squatter.me()).body as { user: { apiKey: string } }).user.apiKey;
    const { key } = (await squatter.send('POST', '/api/account/keys', { name: 'Kept' })).body as { key: string };
    const callerBy = async (given: string) =>
      (await new Visitor(testSite).send('GET', '/identify', undefined, { 'x-api-key': given })).body as {
        caller: { person?: { username: string } };
      };
    expect((await callerBy(key)).caller.person?.username).toBe('squat');
    const device = new Authenticator();
    expect((await add(squatter, device)).status).toBe(200);
    const started = await squatter.send('POST', '/api/account/two-steps', { password });
    const { secret } = started.body as { secret: string };
    const code = new OTPAuth.TOTP({ secret }).generate({ timestamp: testSite.clock.nowMs });
    expect((await squatter.send('PUT', '/api/account/two-steps', { code })).status).toBe(200);
    const owner = new Visitor(testSite, { address: '203.0.113.77' });
    const reset = async (chosen: string) => {
      await owner.send('POST', '/api/forgot-password', { email: 'squat@example.com' });
      await testSite.accounts.settled();
      const mail = testSite.mails.findLast(
        ({ to, subject }) => to === 'squat@example.com' && subject.startsWith('Reset your'),
      );
      const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      expect((await owner.send('POST', '/api/reset-password', { token, password: chosen })).status).toBe(200);
    };
    await reset('nine tall giraffes');
    expect(await signIn(new Visitor(testSite), device)).toMatchObject(refused);
    for (const old of [mainKey, key]) expect((await callerBy(old)).caller.person).toBeUndefined();

    expect((await owner.logIn('squat', 'nine tall giraffes')).status).toBe(200);
    expect((await owner.send('GET', '/api/account')).body).toMatchObject({ twoSteps: null });
    const codes = await on().database.kysely.selectFrom('recovery_code').selectAll().execute();
    expect(codes).toEqual([]);
    const own = new Authenticator();
    const { options } = (await owner.send('POST', '/api/account/passkeys/options', { password: 'nine tall giraffes' }))
      .body as { options: Record<string, unknown> };
    expect(
      (await owner.send('POST', '/api/account/passkeys', { name: 'Mine', credential: own.create(options) })).status,
    ).toBe(200);
    await reset('ten small elephants');
    expect((await signIn(new Visitor(testSite), own)).status).toBe(200);
  });

  it('accept a challenge once, within five minutes, and only one issued for the same purpose', async () => {
    const visitor = await member(testSite, 'bea');
    const other = await member(testSite, 'bob');
    const device = new Authenticator();
    const options = await optionsFor(visitor);
    const theirs = device.create(options);
    expect(await other.send('POST', '/api/account/passkeys', { name: 'Mine now', credential: theirs })).toMatchObject(
      refused,
    );
    expect((await visitor.send('POST', '/api/account/passkeys', { name: 'Mine', credential: theirs })).status).toBe(
      200,
    );
    expect(
      await visitor.send('POST', '/api/account/passkeys', { name: 'Again', credential: device.create(options) }),
    ).toMatchObject(refused);

    const asked = await loginOptions(visitor);
    const credential = device.get(asked, {}, device.held[0]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => new Visitor(testSite).send('POST', '/api/login/passkey', { credential })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = await loginOptions(visitor);
    testSite.clock.nowMs += 5 * 60_000;
    expect(
      await visitor.send('POST', '/api/login/passkey', { credential: device.get(late, {}, device.held[0]) }),
    ).toMatchObject(refused);
    const forAdding = await optionsFor(visitor);
    expect(
      await visitor.send('POST', '/api/login/passkey', { credential: device.get(forAdding, {}, device.held[0]) }),
    ).toMatchObject(refused);
    expect((await signIn(visitor, device, {}, device.held[0])).status).toBe(200);
  });

  it('are refused, never with a fault of ours, when anything about them is not right', async () => {
    const visitor = await member(testSite, 'cid');
    const device = new Authenticator();
    const { status } = await add(visitor, device);
    expect(status).toBe(200);
    const lies = {
      'another site': { origin: 'https://evil.example' },
      'a name that only looks like ours': { origin: 'http://localhost:3001' },
      'another relying party': { rpId: 'evil.example' },
      'a challenge of its own': { challenge: 'AAAA' },
      'an answer to something else': { type: 'webauthn.create' },
      'no user present': { flags: 0x04 },
      'no user verified': { flags: 0x01 },
      "another person's handle": { userHandle: Buffer.from('another user').toString('base64url') },
    };
    for (const [what, lie] of Object.entries(lies))
      expect([what, await signIn(new Visitor(testSite), device, lie)]).toMatchObject([what, refused]);
    for (const lie of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { type: 'webauthn.get' },
      { flags: 0x01 },
      { flags: 0x04 },
    ]) {
      const credential = device.create(await optionsFor(visitor), lie);
      expect([lie, await visitor.send('POST', '/api/account/passkeys', { name: 'Odd', credential })]).toMatchObject([
        lie,
        refused,
      ]);
    }
    const forged = device.get(await loginOptions(visitor), {}, device.held[0]);
    forged.response['signature'] = Buffer.from('not a signature').toString('base64url');
    expect(await visitor.send('POST', '/api/login/passkey', { credential: forged })).toMatchObject(refused);
    const stranger = new Authenticator();
    stranger.create({ rp: { id: 'localhost' }, user: { id: 'eA' }, challenge: 'AAAA' });
    expect(await signIn(visitor, stranger)).toMatchObject(refused);
    for (const credential of [
      {},
      { id: 1 },
      { id: 'a', rawId: 'a', type: 'public-key', response: {} },
      { ...forged, response: { clientDataJSON: 'bm90IGpzb24' } },
      { __proto__: null, id: '\u0000' },
    ]) {
      expect([credential, await visitor.send('POST', '/api/login/passkey', { credential })]).toMatchObject([
        credential,
        refused,
      ]);
      expect([
        credential,
        await visitor.send('POST', '/api/account/passkeys', { name: 'Odd', credential }),
      ]).toMatchObject([credential, refused]);
    }
    expect((await signIn(new Visitor(testSite), device, {}, device.held[0])).status).toBe(200);
  });

  it('with self-attestation are accepted like those without attestation', async () => {
    const visitor = await member(testSite, 'dot');
    const device = new Authenticator();
    const credential = device.create(await optionsFor(visitor), { isSelfAttested: true });
    expect((await visitor.send('POST', '/api/account/passkeys', { name: 'Stick', credential })).status).toBe(200);
    expect((await signIn(new Visitor(testSite), device)).status).toBe(200);
  });

  it('with attestation certificates are rejected: checking one would make the server request the URLs in it', async () => {
    const visitor = await member(testSite, 'dan');
    const device = new Authenticator();
    const attestation = Buffer.concat([
      cborText('fmt'),
      cborText('packed'),
      cborText('attStmt'),
      Buffer.from('a3', 'hex'),
      cborText('alg'),
      Buffer.from('26', 'hex'),
      cborText('sig'),
      cborBytes(Buffer.alloc(200)),
      cborText('x5c'),
      Buffer.from('81', 'hex'),
      cborBytes(Buffer.alloc(200)),
    ]);
    const credential = device.create(await optionsFor(visitor), { attestation });
    const before = testSite.logLines.length;
    expect(await visitor.send('POST', '/api/account/passkeys', { name: 'Stick', credential })).toMatchObject(refused);
    // Rejected before the library parses the certificate: the error names the reason.
    expect(testSite.logLines.slice(before).filter((line) => line.includes('a new passkey was rejected'))).toEqual([]);
  });

  it('that count are refused once a copy of them was used', async () => {
    const visitor = await member(testSite, 'eve');
    const device = new Authenticator('http://localhost:3000', { counts: true });
    await add(visitor, device);
    expect((await signIn(new Visitor(testSite), device)).status).toBe(200);
    expect((await signIn(new Visitor(testSite), device)).status).toBe(200);
    expect(await signIn(new Visitor(testSite), device, { counter: 1 })).toMatchObject(refused);
    expect(await signIn(new Visitor(testSite), device, { counter: 2 })).toMatchObject(refused);
    expect((await signIn(new Visitor(testSite), device)).status).toBe(200);
  });

  it('belong to one person: named, renamed, ten at most, and unusable immediately after removal', async () => {
    const visitor = await member(testSite, 'fay');
    const other = await member(testSite, 'fin');
    const device = new Authenticator();
    const first = (await add(visitor, device)).body as { id: string };
    expect(await other.send('PUT', `/api/account/passkeys/${first.id}`, { name: 'Mine' })).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    });
    expect(await other.send('DELETE', `/api/account/passkeys/${first.id}`, { password })).toMatchObject({
      status: 404,
    });
    expect(await visitor.send('PUT', `/api/account/passkeys/${first.id}`, { name: 'Old phone' })).toMatchObject({
      status: 200,
      body: { id: first.id, name: 'Old phone' },
    });
    for (let n = 2; n <= 10; n += 1) expect((await add(visitor, device, `Key ${n}`)).status).toBe(200);
    expect(await visitor.send('POST', '/api/account/passkeys/options', { password })).toMatchObject({
      status: 409,
      body: { code: 'TooManyPasskeys', passkeysMax: 10 },
    });
    expect(await visitor.send('DELETE', `/api/account/passkeys/${first.id}`, { password: 'not this' })).toMatchObject({
      status: 409,
      body: { code: 'WrongPassword' },
    });
    expect(await visitor.send('DELETE', `/api/account/passkeys/${first.id}`, { password })).toMatchObject({
      status: 200,
      body: { id: first.id },
    });
    expect(await signIn(new Visitor(testSite), device, {}, device.held[0])).toMatchObject(refused);
    expect((await signIn(new Visitor(testSite), device, {}, device.held[1])).status).toBe(200);
    await on().database.kysely.updateTable('person').set({ disabled_at: 1 }).where('username', '=', 'fay').execute();
    expect(await signIn(new Visitor(testSite), device, {}, device.held[1])).toMatchObject(refused);
  });

  it('are valid for the host name in the browser', async () => {
    const behindTls = await openTestSite(on().database, { publicUrl: new URL('https://yard.example') });
    const visitor = await member(behindTls, 'gus', { host: 'yard.example', address: '203.0.113.50' });
    const origin = { origin: 'https://yard.example' };
    const { body } = await visitor.send('POST', '/api/account/passkeys/options', { password }, origin);
    const { options } = body as { options: Record<string, unknown> };
    expect(options).toMatchObject({ rp: { id: 'yard.example' } });
    const device = new Authenticator('https://yard.example');
    expect(
      (await visitor.send('POST', '/api/account/passkeys', { name: 'Key', credential: device.create(options) }, origin))
        .status,
    ).toBe(200);
    await behindTls.close();
  });
});
