import * as OTPAuth from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';
import { totpStep } from './totp.ts';

const wrongCode = { status: 409, body: { code: 'WrongCode' } };
const over = { status: 409, body: { code: 'StepOver' } };

describeOnEngines('two steps', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });

  /** What an app shows, some steps of 30 seconds from now. */
  const codeOf = (secret: string, stepsLater = 0) =>
    new OTPAuth.TOTP({ secret }).generate({ timestamp: testSite.clock.nowMs + stepsLater * 30_000 });
  const start = async (visitor: Visitor) =>
    ((await visitor.send('POST', '/api/account/two-steps', { password })).body as { secret: string }).secret;
  const turnOn = async (visitor: Visitor) => {
    const secret = await start(visitor);
    const { status, body } = await visitor.send('PUT', '/api/account/two-steps', { code: codeOf(secret) });
    expect(status).toBe(200);
    testSite.clock.nowMs += 30_000;
    return { secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
  };
  const step = (visitor: Visitor, code: string, kind = 'code') =>
    visitor.send('POST', '/api/login/second-step', { kind, code });
  const begun = async (username: string, address?: string) => {
    const visitor = new Visitor(testSite, address === undefined ? {} : { address });
    expect(await visitor.logIn(username)).toMatchObject({
      status: 409,
      body: { success: false, code: 'SecondStep', method: 'app' },
    });
    return visitor;
  };

  it('start with a secret as text and URL, and take effect with the first code from the app', async () => {
    const visitor = await member(testSite, 'ann');
    const other = new Visitor(testSite);
    await other.logIn('ann');
    const { body } = await visitor.send('POST', '/api/account/two-steps', { password });
    const { secret, uri } = body as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/Apiyard:ann?issuer=Apiyard&secret=${secret}&algorithm=SHA1&digits=6&period=30`);
    expect(JSON.stringify(await on().database.kysely.selectFrom('second_step').selectAll().execute())).not.toContain(
      secret,
    );
    expect((await visitor.send('GET', '/api/account')).body).toMatchObject({ twoSteps: null });
    expect((await new Visitor(testSite).logIn('ann')).status).toBe(200);
    expect(await visitor.send('PUT', '/api/account/two-steps', { code: '000000' })).toMatchObject(wrongCode);
    const confirmed = await visitor.send('PUT', '/api/account/two-steps', {
      code: ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`,
    });
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{5}-[2-9a-hjkmnp-tv-z]{5}$/);
    expect((await visitor.send('GET', '/api/account')).body).toMatchObject({
      twoSteps: { since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 10 },
    });
    expect([(await visitor.me()).status, (await other.me()).status]).toEqual([200, 401]);
    expect(await visitor.send('POST', '/api/account/two-steps', { password })).toMatchObject({
      status: 409,
      body: { code: 'Conflict' },
    });
    expect(await visitor.send('PUT', '/api/account/two-steps', { code: codeOf(secret, 1) })).toMatchObject(over);
    testSite.clock.nowMs += 30_000;
  });

  it('require a code after the correct password, and signs in with it', async () => {
    const { secret } = await turnOn(await member(testSite, 'bea'));
    const visitor = new Visitor(testSite);
    const { headers } = await visitor.logIn('bea');
    expect(String(headers['set-cookie']).replace(/=[\w.-]{80,}/, '=…')).toBe(
      '__Host-apiyard-step=…; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect((await visitor.me()).status).toBe(401);
    expect(await step(visitor, codeOf(secret))).toMatchObject({
      status: 200,
      body: { success: true, user: { username: 'bea' } },
    });
    expect((await visitor.me()).status).toBe(200);
    expect(visitor.cookies.has('__Host-apiyard-step')).toBe(false);
  });

  it('accept each code once, however many parallel requests use it', async () => {
    const { secret } = await turnOn(await member(testSite, 'cid'));
    const code = codeOf(secret);
    const visitors = await Promise.all(Array.from({ length: 4 }, (_, n) => begun('cid', `203.0.113.${n}`)));
    const answers = await Promise.all(visitors.map((visitor) => step(visitor, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await step(await begun('cid'), code)).toMatchObject(wrongCode);
    testSite.clock.nowMs += 30_000;
    expect(await step(await begun('cid'), code)).toMatchObject(wrongCode);
    expect((await step(await begun('cid'), codeOf(secret))).status).toBe(200);
  });

  it('accept the code of the step before and after, and none further away or earlier than a used one', async () => {
    const { secret } = await turnOn(await member(testSite, 'dan'));
    testSite.clock.nowMs += 300_000;
    expect(await step(await begun('dan'), codeOf(secret, -2))).toMatchObject(wrongCode);
    expect(await step(await begun('dan'), codeOf(secret, 2))).toMatchObject(wrongCode);
    expect((await step(await begun('dan'), codeOf(secret, -1))).status).toBe(200);
    expect((await step(await begun('dan'), codeOf(secret, 1))).status).toBe(200);
    expect(await step(await begun('dan'), codeOf(secret))).toMatchObject(wrongCode);
  });

  it('accept the code that enabled them for nothing else', async () => {
    const visitor = await member(testSite, 'eve');
    const secret = await start(visitor);
    const code = codeOf(secret);
    expect((await visitor.send('PUT', '/api/account/two-steps', { code })).status).toBe(200);
    expect(await step(await begun('eve'), code)).toMatchObject(wrongCode);
  });

  it('accept each recovery code once, however many parallel requests use it, and report how many are left', async () => {
    const visitor = await member(testSite, 'fay');
    const { recoveryCodes } = await turnOn(visitor);
    const [first = '', second = '', third = '', fourth = ''] = recoveryCodes;
    const visitors = await Promise.all(Array.from({ length: 5 }, (_, n) => begun('fay', `203.0.113.${n}`)));
    const answers = await Promise.all(visitors.map((each) => step(each, first, 'recovery code')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await step(await begun('fay'), first, 'recovery code')).toMatchObject(wrongCode);
    expect(
      (await step(await begun('fay'), ` ${second.toUpperCase().replace('-', ' ')} `, 'recovery code')).status,
    ).toBe(200);
    expect((await visitor.send('GET', '/api/account')).body).toMatchObject({ twoSteps: { recoveryCodesLeft: 8 } });
    await testSite.accounts.settled();
    const news = testSite.mails.filter(
      ({ to, subject }) => to === 'fay@example.com' && subject === 'A recovery code was used on Apiyard',
    );
    expect(news.map(({ text }) => /Codes left: \d+\./.exec(text)?.[0]).toSorted()).toEqual([
      'Codes left: 8.',
      'Codes left: 9.',
    ]);
    const renewed = await visitor.send('POST', '/api/account/two-steps/recovery-codes', { password, code: third });
    const [fresh = ''] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(await step(await begun('fay'), fourth, 'recovery code')).toMatchObject(wrongCode);
    expect((await step(await begun('fay'), fresh, 'recovery code')).status).toBe(200);
    const stored = JSON.stringify(await on().database.kysely.selectFrom('recovery_code').selectAll().execute());
    expect(stored.length).toBeGreaterThan(500);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  it('are not skipped by a password reset', async () => {
    const { secret } = await turnOn(await member(testSite, 'gus'));
    await new Visitor(testSite, { address: '203.0.113.40' }).send('POST', '/api/forgot-password', {
      email: 'gus@example.com',
    });
    await testSite.accounts.settled();
    const token =
      /reset-password\?token=([\w-]+)/.exec(
        testSite.mails.findLast(({ subject }) => subject.startsWith('Reset your'))?.text ?? '',
      )?.[1] ?? '';
    const visitor = new Visitor(testSite);
    expect(await visitor.send('POST', '/api/reset-password', { token, password: 'nine tall giraffes' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await visitor.me()).status).toBe(401);
    expect(await visitor.logIn('gus', 'nine tall giraffes')).toMatchObject({
      status: 409,
      body: { code: 'SecondStep' },
    });
    expect((await step(visitor, codeOf(secret))).status).toBe(200);
  });

  it('expire after ten minutes and after a password change, and reject forged cookies', async () => {
    const owner = await member(testSite, 'hal');
    const { secret } = await turnOn(owner);
    const slow = await begun('hal');
    testSite.clock.nowMs += 600_000;
    slow.cookies.set(
      '__Host-apiyard-step',
      (await begun('hal')).cookies
        .get('__Host-apiyard-step')
        ?.replace(/\.(\d+)\./, (_, at: string) => `.${Number(at) + 60_000}.`) ?? '',
    );
    expect(await step(slow, codeOf(secret))).toMatchObject(over);
    const late = await begun('hal');
    testSite.clock.nowMs += 600_000;
    expect(await step(late, codeOf(secret))).toMatchObject(over);
    const parallel = await begun('hal');
    expect((await owner.send('PUT', '/api/account/password', { password, next: 'nine tall giraffes' })).status).toBe(
      200,
    );
    expect(await step(parallel, codeOf(secret))).toMatchObject(over);
    expect(await step(new Visitor(testSite), codeOf(secret))).toMatchObject(over);
  });

  it('expire once completed: a copied cookie signs no one in, with any code', async () => {
    const { secret, recoveryCodes } = await turnOn(await member(testSite, 'lea'));
    const visitor = await begun('lea');
    const copies = Array.from({ length: 4 }, () => new Visitor(testSite));
    for (const copy of copies)
      copy.cookies.set('__Host-apiyard-step', visitor.cookies.get('__Host-apiyard-step') ?? '');
    expect((await step(visitor, codeOf(secret))).status).toBe(200);
    testSite.clock.nowMs += 30_000;
    expect(await step(copies[0] ?? visitor, codeOf(secret))).toMatchObject(over);
    expect(await step(copies[1] ?? visitor, recoveryCodes[0] ?? '', 'recovery code')).toMatchObject(over);
    // A refused code is not used up.
    expect((await step(await begun('lea'), codeOf(secret))).status).toBe(200);
    // Of two parallel requests with it, one signs in.
    const shared = await begun('lea');
    for (const copy of copies) copy.cookies.set('__Host-apiyard-step', shared.cookies.get('__Host-apiyard-step') ?? '');
    const answers = await Promise.all(copies.map((copy, n) => step(copy, recoveryCodes[n + 1] ?? '', 'recovery code')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('end the sign-in after six incorrect codes and require the password again', async () => {
    const owner = await member(testSite, 'mia', { address: '203.0.113.60' });
    const { secret } = await turnOn(owner);
    await owner.send('POST', '/api/logout');
    await owner.logIn('mia');
    const codes: unknown[] = [];
    for (let n = 0; n < 7; n += 1) codes.push(((await step(owner, '000000')).body as { code: string }).code);
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 'WrongCode'), 'RateLimited']);
    testSite.clock.nowMs += 30_000;
    expect(await step(owner, codeOf(secret))).toMatchObject(over);
    testSite.clock.nowMs += 30_000;
    expect(await owner.logIn('mia')).toMatchObject({ body: { code: 'SecondStep' } });
    expect((await step(owner, codeOf(secret))).status).toBe(200);
  });

  it('limit guesses at codes, notify the owner, and let a known browser sign in', async () => {
    const owner = await member(testSite, 'ivy', { address: '203.0.113.70' });
    const { secret } = await turnOn(owner);
    await owner.send('POST', '/api/logout');
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await step(await begun('ivy', `203.0.113.${80 + n}`), '000000')).status);
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 409), ...Array.from({ length: 6 }, () => 429)]);
    expect(await owner.logIn('ivy')).toMatchObject({ body: { code: 'SecondStep' } });
    expect((await step(owner, codeOf(secret))).status).toBe(200);
    await testSite.accounts.settled();
    expect(
      testSite.mails.filter(
        ({ to, subject }) => to === 'ivy@example.com' && subject === 'Someone has your password for Apiyard',
      ).length,
    ).toBe(1);
  });

  it('are turned off with the password and a code, and send an email', async () => {
    const visitor = await member(testSite, 'jan');
    const { secret, recoveryCodes } = await turnOn(visitor);
    const stop = (more: object) => visitor.send('DELETE', '/api/account/two-steps', more);
    expect(await stop({ password })).toMatchObject({
      status: 422,
      body: { code: 'InvalidInput', errors: [{ pointer: '/code' }] },
    });
    expect(await stop({ password: 'not this one', code: codeOf(secret) })).toMatchObject({
      status: 409,
      body: { code: 'WrongPassword' },
    });
    for (const code of ['000000', codeOf(secret, 5), 'zzzzz-zzzzz'])
      expect(await stop({ password, code })).toMatchObject(wrongCode);
    // One that was used to sign in is used up.
    expect((await step(await begun('jan'), codeOf(secret))).status).toBe(200);
    expect(await stop({ password, code: codeOf(secret) })).toMatchObject(wrongCode);
    // Nor is there a way round by new recovery codes.
    expect(
      await visitor.send('POST', '/api/account/two-steps/recovery-codes', { password, code: '000000' }),
    ).toMatchObject(wrongCode);
    expect((await visitor.send('GET', '/api/account')).body).toMatchObject({ twoSteps: { recoveryCodesLeft: 10 } });
    testSite.clock.nowMs += 60_000;
    expect(await stop({ password, code: recoveryCodes[0] ?? '' })).toMatchObject({
      status: 200,
      body: { twoSteps: null },
    });
    expect((await new Visitor(testSite).logIn('jan')).status).toBe(200);
    await testSite.accounts.settled();
    expect(
      testSite.mails
        .filter(({ to }) => to === 'jan@example.com')
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([
      'Confirm your email address for Apiyard',
      'New sign-in on Apiyard',
      'Two-step verification is off for Apiyard',
      'Two-step verification is on for Apiyard',
    ]);
    expect(
      await visitor.send('POST', '/api/account/two-steps/recovery-codes', { password, code: '000000' }),
    ).toMatchObject({ status: 409, body: { code: 'Conflict' } });
  });

  it('expire after a quarter of an hour without completion', async () => {
    const visitor = await member(testSite, 'kim');
    const secret = await start(visitor);
    testSite.clock.nowMs += 15 * 60_000;
    expect(await visitor.send('PUT', '/api/account/two-steps', { code: codeOf(secret) })).toMatchObject(over);
  });

  it('count the codes of browsers that only had the password together', async () => {
    const owner = await member(testSite, 'zoe');
    const thieves: Visitor[] = [];
    for (let n = 0; n < 6; n += 1) {
      const thief = new Visitor(testSite, { address: `203.0.113.${100 + n}` });
      expect((await thief.logIn('zoe')).status).toBe(200);
      thieves.push(thief);
    }
    const { secret } = await turnOn(owner);
    const statuses: number[] = [];
    for (const thief of thieves) {
      expect((await thief.logIn('zoe')).status).toBe(409);
      statuses.push((await step(thief, '000000')).status);
    }
    // The sixth reaches the account's limit for codes; the next attempt has to wait, in any browser.
    expect(statuses).toEqual([409, 409, 409, 409, 409, 409]);
    const late = await begun('zoe', '203.0.113.110');
    expect((await step(late, '000000')).status).toBe(429);
    testSite.clock.nowMs += 3_600_000;
    expect((await step(await begun('zoe', '203.0.113.111'), codeOf(secret))).status).toBe(200);
  });
});

describe('two steps: codes', () => {
  it('are those of RFC 6238, appendix B', () => {
    // Its eight digits end with the six that apps show.
    const secret = new OTPAuth.Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    const vectors = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_111_111_111, '050471'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
      [20_000_000_000, '353130'],
    ] as const;
    for (const [atS, code] of vectors)
      expect([atS, totpStep(secret, code, atS * 1000)]).toEqual([atS, Math.floor(atS / 30)]);
    expect(totpStep(secret, '287083', 59_000)).toBe(null);
    expect(totpStep(secret, '', 59_000)).toBe(null);
  });
});
