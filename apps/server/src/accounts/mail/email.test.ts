import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';

describeOnEngines('An address', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database, { publicUrl: new URL('https://yard.example') });
    return () => testSite.close();
  });
  const mailsTo = async (address: string) => {
    await testSite.accounts.settled();
    return testSite.mails.filter(({ to }) => to === address);
  };
  const tokenTo = async (address: string) =>
    /token=([\w-]+)/.exec((await mailsTo(address)).findLast(({ text }) => text.includes('token='))?.text ?? '')?.[1] ??
    '';
  const account = async (visitor: Visitor) => (await visitor.send('GET', '/api/account')).body;
  const change = (visitor: Visitor, email: string) => visitor.send('POST', '/api/account/email', { email, password });
  const confirm = (token: string) => new Visitor(testSite).send('POST', '/api/confirm-email', { token });
  const spent = { status: 409, body: { code: 'LinkSpent' } };

  it('is changed when the link sent to the new address is opened, and the old address is notified both times', async () => {
    const visitor = await member(testSite, 'ann');
    expect(
      await visitor.send('POST', '/api/account/email', { email: 'ann@new.example', password: 'not this' }),
    ).toMatchObject({ status: 409, body: { code: 'WrongPassword' } });
    expect(await change(visitor, 'Ann@new.example')).toMatchObject({
      status: 200,
      body: { email: 'ann@example.com', pendingEmail: 'Ann@new.example' },
    });
    expect((await new Visitor(testSite).logIn('ann@new.example')).status).toBe(401);
    expect(await confirm(await tokenTo('Ann@new.example'))).toMatchObject({
      status: 200,
      body: { success: true, email: 'Ann@new.example' },
    });
    expect(await account(visitor)).toMatchObject({ email: 'Ann@new.example', pendingEmail: null });
    expect((await new Visitor(testSite).logIn('ann@new.example')).status).toBe(200);
    expect((await new Visitor(testSite).logIn('ann@example.com')).status).toBe(401);
    expect((await mailsTo('ann@example.com')).map(({ subject }) => subject).toSorted()).toEqual([
      'Confirm your email address for Apiyard',
      'Your email address on Apiyard is about to change',
      'Your email address on Apiyard was changed',
    ]);
  });

  it('that is pending can be cancelled: its link and earlier links stop working', async () => {
    const visitor = await member(testSite, 'bea');
    await change(visitor, 'one@new.example');
    const one = await tokenTo('one@new.example');
    await change(visitor, 'two@new.example');
    const two = await tokenTo('two@new.example');
    expect(await confirm(one)).toMatchObject(spent);
    expect(await visitor.send('DELETE', '/api/account/email/pending')).toMatchObject({
      status: 200,
      body: { email: 'bea@example.com', pendingEmail: null },
    });
    expect(await confirm(two)).toMatchObject(spent);
    expect(await visitor.send('DELETE', '/api/account/email/pending')).toMatchObject({ status: 200 });
  });

  it('that is confirmed by another account is not revealed: its owner is notified, and the requester sees no difference', async () => {
    await member(testSite, 'cid');
    const visitor = await member(testSite, 'cat');
    expect(await change(visitor, 'cid@example.com')).toMatchObject({
      status: 200,
      body: { email: 'cat@example.com', pendingEmail: 'cid@example.com' },
    });
    expect((await mailsTo('cid@example.com')).at(-1)).toMatchObject({
      subject: 'Another account requested your email address on Apiyard',
    });
    expect((await mailsTo('cid@example.com')).at(-1)?.text).not.toContain('token=');
  });

  it('that is unconfirmed does not block others: it goes to the account that confirms it', async () => {
    const squatter = new Visitor(testSite);
    await squatter.register('sam');
    await squatter.logIn('sam');
    // Otherwise the squatter's mail may come after the owner's.
    await testSite.accounts.settled();
    const owner = new Visitor(testSite);
    expect((await owner.register('sue', { email: 'sam@example.com' })).status).toBe(200);
    const token = await tokenTo('sam@example.com');
    await owner.logIn('sue');
    expect(await account(owner)).toMatchObject({ email: null, pendingEmail: 'sam@example.com' });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'sam@example.com' } });
    expect(await account(owner)).toMatchObject({ email: 'sam@example.com' });
    expect(await account(squatter)).toMatchObject({ email: null, pendingEmail: 'sam@example.com' });
    expect(await new Visitor(testSite).logIn('sam@example.com')).toMatchObject({ body: { user: { username: 'sue' } } });
  });

  it('that is pending can reset the password until someone confirms it, for the first account that entered it; then only the owner can', async () => {
    const first = new Visitor(testSite);
    await first.register('ivy', { email: 'ivy@example.com' });
    testSite.clock.nowMs += 1000;
    await new Visitor(testSite).register('ivy2', { email: 'IVY@example.com' });
    const forgot = (email: string) => new Visitor(testSite).send('POST', '/api/forgot-password', { email });
    await testSite.accounts.settled();
    await forgot('Ivy@example.com');
    const mail = (await mailsTo('ivy@example.com')).at(-1);
    expect(mail).toMatchObject({ subject: 'Reset your password for Apiyard' });
    expect(mail?.text).toContain('“ivy”');
    const token = await tokenTo('ivy@example.com');
    expect(
      (await new Visitor(testSite).send('POST', '/api/reset-password', { token, password: 'nine tall giraffes' }))
        .status,
    ).toBe(200);
    expect((await new Visitor(testSite).logIn('ivy@example.com', 'nine tall giraffes')).body).toMatchObject({
      user: { username: 'ivy', email: 'ivy@example.com' },
    });
    const second = new Visitor(testSite);
    await second.logIn('ivy2');
    expect(await account(second)).toMatchObject({ email: null, pendingEmail: 'IVY@example.com' });
    await forgot('ivy@example.com');
    expect((await mailsTo('ivy@example.com')).at(-1)?.text).toContain('“ivy”');
  });

  it('goes to the account that confirms it first', async () => {
    const [one, two] = [await member(testSite, 'dan'), await member(testSite, 'dot')];
    await change(one, 'shared@new.example');
    const first = await tokenTo('shared@new.example');
    await change(two, 'shared@new.example');
    const second = await tokenTo('shared@new.example');
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'AddressTaken' } });
  });

  it('stops links for a new password that were sent to it when it is replaced', async () => {
    const visitor = await member(testSite, 'eve');
    await new Visitor(testSite).send('POST', '/api/forgot-password', { email: 'eve@example.com' });
    const reset = await tokenTo('eve@example.com');
    await change(visitor, 'eve@new.example');
    await confirm(await tokenTo('eve@new.example'));
    expect(
      await new Visitor(testSite).send('POST', '/api/reset-password', { token: reset, password: 'nine tall giraffes' }),
    ).toMatchObject(spent);
  });

  it('of a new account that was in use is attached later, when its owner has released it', async () => {
    const owner = await member(testSite, 'fay');
    const other = await member(testSite, 'fin');
    const { status } = await other.send('POST', '/api/account/email', { email: 'fay@example.com', password });
    expect(status).toBe(200);
    await change(owner, 'fay@new.example');
    await confirm(await tokenTo('fay@new.example'));
    expect((await other.send('POST', '/api/account/email/confirmation')).status).toBe(200);
    expect(await confirm(await tokenTo('fay@example.com'))).toMatchObject({
      status: 200,
      body: { email: 'fay@example.com' },
    });
    expect(await account(other)).toMatchObject({ email: 'fay@example.com' });
  });

  it('and also name and email language can be changed', async () => {
    const visitor = await member(testSite, 'gus');
    expect(await visitor.send('PUT', '/api/account/profile', { name: '  Gus 李  ', language: 'ch' })).toMatchObject({
      status: 200,
      body: { name: 'Gus 李', language: 'ch' },
    });
    expect(await visitor.send('PUT', '/api/account/profile', {})).toMatchObject({
      status: 200,
      body: { name: 'Gus 李', language: 'ch' },
    });
    for (const bad of [{ name: ' ' }, { name: 'a\u0000b' }, { name: 'x'.repeat(81) }, { language: 'xx' }]) {
      expect([bad, (await visitor.send('PUT', '/api/account/profile', bad)).status]).toEqual([bad, 422]);
    }
    await new Visitor(testSite).send('POST', '/api/forgot-password', { email: 'gus@example.com' });
    expect((await mailsTo('gus@example.com')).at(-1)).toMatchObject({ subject: '重置您在 Apiyard 的密码' });
  });
});

describeOnEngines('Links of mails', (on) => {
  const forgot = (testSite: TestSite, host: string, headers: Record<string, string> = {}) =>
    new Visitor(testSite, { host, address: `192.0.2.${(asked += 1)}` }).send(
      'POST',
      '/api/forgot-password',
      { email: `ann${asked}@example.com` },
      headers,
    );
  let asked = 0;
  const latest = async (testSite: TestSite) => {
    await testSite.accounts.settled();
    return /(https?:\/\/\S+)\/auth\/reset-password/.exec(
      testSite.mails.findLast(({ subject }) => subject.startsWith('Reset your'))?.text ?? '',
    )?.[1];
  };

  it('lead to PUBLIC_URL, else to an address where an admin signed in or to this machine, never to the Host of a request', async () => {
    const testSite = await openTestSite(on().database);
    for (let n = 1; n <= 10; n += 1) await new Visitor(testSite).register(`ann${n}`);
    await testSite.accounts.settled();
    await forgot(testSite, 'evil.example');
    expect(await latest(testSite)).toBe(undefined);
    expect(testSite.logLines.some((line) => line.includes('the address of this site is unknown'))).toBe(true);
    await forgot(testSite, 'localhost:3000');
    expect(await latest(testSite)).toBe('http://localhost:3000');

    const admin = new Visitor(testSite, { host: 'nas.lan:3000' });
    await admin.register('ruth');
    await on().database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', 'ruth').execute();
    await admin.logIn('ruth');
    testSite.mails.length = 0;
    await forgot(testSite, 'evil.example');
    expect(await latest(testSite)).toBe('http://nas.lan:3000');
    await forgot(testSite, 'nas.lan:3000');
    expect(await latest(testSite)).toBe('http://nas.lan:3000');
    await forgot(testSite, 'nas.lan:3000', { 'x-forwarded-host': 'evil.example' });
    expect(await latest(testSite)).toBe('http://nas.lan:3000');
    for (const host of ['localhost:3000', 'evil.localhost:99']) {
      await forgot(testSite, host);
      expect([host, await latest(testSite)]).toEqual([host, 'http://nas.lan:3000']);
    }
    await new Visitor(testSite, { host: 'evil.example' }).logIn('ann1');
    await forgot(testSite, 'evil.example');
    expect(await latest(testSite)).toBe('http://nas.lan:3000');
    await testSite.close();

    const named = await openTestSite(on().database, { publicUrl: new URL('https://yard.example') });
    await forgot(named, 'evil.example');
    expect(await latest(named)).toBe('https://yard.example');
    await named.close();
  });
});
