import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { Yard } from '../../../test/yard.ts';
import { member, openYard, password, Visitor } from '../../../test/yard.ts';

describeOnEngines('An address', (on) => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await openYard(on().database, { publicUrl: new URL('https://yard.example') });
    return () => yard.close();
  });
  const mailsTo = async (address: string) => {
    await yard.accounts.settled();
    return yard.mails.filter(({ to }) => to === address);
  };
  const tokenTo = async (address: string) =>
    /token=([\w-]+)/.exec((await mailsTo(address)).findLast(({ text }) => text.includes('token='))?.text ?? '')?.[1] ??
    '';
  const account = async (visitor: Visitor) => (await visitor.send('GET', '/api/account')).body;
  const change = (visitor: Visitor, email: string) => visitor.send('POST', '/api/account/email', { email, password });
  const confirm = (token: string) => new Visitor(yard).send('POST', '/api/confirm-email', { token });
  const spent = { status: 409, body: { code: 'LinkSpent' } };

  it('is changed when the link sent to the new address is opened, and the old address is notified both times', async () => {
    const visitor = await member(yard, 'ann');
    expect(
      await visitor.send('POST', '/api/account/email', { email: 'ann@new.example', password: 'not this' }),
    ).toMatchObject({ status: 409, body: { code: 'WrongPassword' } });
    expect(await change(visitor, 'Ann@new.example')).toMatchObject({
      status: 200,
      body: { email: 'ann@example.com', pendingEmail: 'Ann@new.example' },
    });
    expect((await new Visitor(yard).logIn('ann@new.example')).status).toBe(401);
    expect(await confirm(await tokenTo('Ann@new.example'))).toMatchObject({
      status: 200,
      body: { success: true, email: 'Ann@new.example' },
    });
    expect(await account(visitor)).toMatchObject({ email: 'Ann@new.example', pendingEmail: null });
    expect((await new Visitor(yard).logIn('ann@new.example')).status).toBe(200);
    expect((await new Visitor(yard).logIn('ann@example.com')).status).toBe(401);
    expect((await mailsTo('ann@example.com')).map(({ subject }) => subject).toSorted()).toEqual([
      'Confirm your email address for Apiyard',
      'Your email address on Apiyard is about to change',
      'Your email address on Apiyard was changed',
    ]);
  });

  it('that is pending can be cancelled: its link and earlier links stop working', async () => {
    const visitor = await member(yard, 'bea');
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
    await member(yard, 'cid');
    const visitor = await member(yard, 'cat');
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
    const squatter = new Visitor(yard);
    await squatter.register('sam');
    await squatter.logIn('sam');
    const owner = new Visitor(yard);
    expect((await owner.register('sue', { email: 'sam@example.com' })).status).toBe(200);
    const token = await tokenTo('sam@example.com');
    await owner.logIn('sue');
    expect(await account(owner)).toMatchObject({ email: null, pendingEmail: 'sam@example.com' });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'sam@example.com' } });
    expect(await account(owner)).toMatchObject({ email: 'sam@example.com' });
    expect(await account(squatter)).toMatchObject({ email: null, pendingEmail: 'sam@example.com' });
    expect(await new Visitor(yard).logIn('sam@example.com')).toMatchObject({ body: { user: { username: 'sue' } } });
  });

  it('that is pending can reset the password until someone confirms it, for the first account that entered it; then only the owner can', async () => {
    const first = new Visitor(yard);
    await first.register('ivy', { email: 'ivy@example.com' });
    yard.clock.nowMs += 1000;
    await new Visitor(yard).register('ivy2', { email: 'IVY@example.com' });
    const forgot = (email: string) => new Visitor(yard).send('POST', '/api/forgot-password', { email });
    await yard.accounts.settled();
    await forgot('Ivy@example.com');
    const mail = (await mailsTo('ivy@example.com')).at(-1);
    expect(mail).toMatchObject({ subject: 'Reset your password for Apiyard' });
    expect(mail?.text).toContain('“ivy”');
    const token = await tokenTo('ivy@example.com');
    expect(
      (await new Visitor(yard).send('POST', '/api/reset-password', { token, password: 'nine tall giraffes' })).status,
    ).toBe(200);
    expect((await new Visitor(yard).logIn('ivy@example.com', 'nine tall giraffes')).body).toMatchObject({
      user: { username: 'ivy', email: 'ivy@example.com' },
    });
    const second = new Visitor(yard);
    await second.logIn('ivy2');
    expect(await account(second)).toMatchObject({ email: null, pendingEmail: 'IVY@example.com' });
    await forgot('ivy@example.com');
    expect((await mailsTo('ivy@example.com')).at(-1)?.text).toContain('“ivy”');
  });

  it('goes to the account that confirms it first', async () => {
    const [one, two] = [await member(yard, 'dan'), await member(yard, 'dot')];
    await change(one, 'shared@new.example');
    const first = await tokenTo('shared@new.example');
    await change(two, 'shared@new.example');
    const second = await tokenTo('shared@new.example');
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'AddressTaken' } });
  });

  it('stops links for a new password that were sent to it when it is replaced', async () => {
    const visitor = await member(yard, 'eve');
    await new Visitor(yard).send('POST', '/api/forgot-password', { email: 'eve@example.com' });
    const reset = await tokenTo('eve@example.com');
    await change(visitor, 'eve@new.example');
    await confirm(await tokenTo('eve@new.example'));
    expect(
      await new Visitor(yard).send('POST', '/api/reset-password', { token: reset, password: 'nine tall giraffes' }),
    ).toMatchObject(spent);
  });

  it('of a new account that was in use is attached later, when its owner has released it', async () => {
    const owner = await member(yard, 'fay');
    const other = await member(yard, 'fin');
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
    const visitor = await member(yard, 'gus');
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
    await new Visitor(yard).send('POST', '/api/forgot-password', { email: 'gus@example.com' });
    expect((await mailsTo('gus@example.com')).at(-1)).toMatchObject({ subject: '重置您在 Apiyard 的密码' });
  });
});

describeOnEngines('Links of mails', (on) => {
  const forgot = (yard: Yard, host: string, headers: Record<string, string> = {}) =>
    new Visitor(yard, { host, address: `192.0.2.${(asked += 1)}` }).send(
      'POST',
      '/api/forgot-password',
      { email: `ann${asked}@example.com` },
      headers,
    );
  let asked = 0;
  const latest = async (yard: Yard) => {
    await yard.accounts.settled();
    return /(https?:\/\/\S+)\/auth\/reset-password/.exec(
      yard.mails.findLast(({ subject }) => subject.startsWith('Reset your'))?.text ?? '',
    )?.[1];
  };

  it('lead to PUBLIC_URL, else to an address where an admin signed in or to this machine, never to the Host of a request', async () => {
    const yard = await openYard(on().database);
    for (let n = 1; n <= 10; n += 1) await new Visitor(yard).register(`ann${n}`);
    await yard.accounts.settled();
    await forgot(yard, 'evil.example');
    expect(await latest(yard)).toBe(undefined);
    expect(yard.logLines.some((line) => line.includes('the address of this site is unknown'))).toBe(true);
    await forgot(yard, 'localhost:3000');
    expect(await latest(yard)).toBe('http://localhost:3000');

    const admin = new Visitor(yard, { host: 'nas.lan:3000' });
    await admin.register('ruth');
    await on().database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', 'ruth').execute();
    await admin.logIn('ruth');
    yard.mails.length = 0;
    await forgot(yard, 'evil.example');
    expect(await latest(yard)).toBe('http://nas.lan:3000');
    await forgot(yard, 'nas.lan:3000');
    expect(await latest(yard)).toBe('http://nas.lan:3000');
    await forgot(yard, 'nas.lan:3000', { 'x-forwarded-host': 'evil.example' });
    expect(await latest(yard)).toBe('http://nas.lan:3000');
    for (const host of ['localhost:3000', 'evil.localhost:99']) {
      await forgot(yard, host);
      expect([host, await latest(yard)]).toEqual([host, 'http://nas.lan:3000']);
    }
    await new Visitor(yard, { host: 'evil.example' }).logIn('ann1');
    await forgot(yard, 'evil.example');
    expect(await latest(yard)).toBe('http://nas.lan:3000');
    await yard.close();

    const named = await openYard(on().database, { publicUrl: new URL('https://yard.example') });
    await forgot(named, 'evil.example');
    expect(await latest(named)).toBe('https://yard.example');
    await named.close();
  });
});
