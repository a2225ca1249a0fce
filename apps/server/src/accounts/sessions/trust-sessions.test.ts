import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';
import { digest } from '../secrets.ts';

const day = 86_400_000;
const cookie = '__Host-apiyard';
const next = 'nine tall giraffes';

describeOnEngines('sessions', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });
  const statusOf = async (visitor: Visitor) => (await visitor.me()).status;
  const tokenOf = (visitor: Visitor) => visitor.cookies.get(cookie) ?? '';
  /** A client with a cookie copied from another browser. */
  const thief = (token: string) => {
    const visitor = new Visitor(testSite, { address: '192.0.2.66' });
    visitor.cookies.set(cookie, token);
    return visitor;
  };
  const resetToken = async (email: string) => {
    await new Visitor(testSite).send('POST', '/api/forgot-password', { email });
    await testSite.accounts.settled();
    return (
      /reset-password\?token=([\w-]+)/.exec(
        testSite.mails.findLast(({ to, subject }) => to === email && subject.startsWith('Reset your'))?.text ?? '',
      )?.[1] ?? ''
    );
  };
  const agents = {
    firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    iphone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  };

  it('have a new token at every login, and the previous one stops working', async () => {
    const visitor = await member(testSite, 'ann');
    const before = tokenOf(visitor);
    await visitor.logIn('ann');
    expect(tokenOf(visitor)).not.toBe(before);
    expect([await statusOf(thief(before)), await statusOf(visitor)]).toEqual([401, 200]);
    const planted = new Visitor(testSite);
    planted.cookies.set(cookie, 'planted-by-somebody-else-planted-by-somebody');
    await planted.logIn('ann');
    expect(await statusOf(thief('planted-by-somebody-else-planted-by-somebody'))).toBe(401);
  });

  it('end after 14 idle days and after 60 days in any case', async () => {
    const own = await openTestSite(on().database, { startMs: testSite.clock.nowMs });
    const idle = await member(own, 'bea', { address: '192.0.2.1' });
    const busy = await member(own, 'bob', { address: '192.0.2.2' });
    const startMs = own.clock.nowMs;
    for (const days of [13, 26, 39, 52, 59]) {
      own.clock.nowMs = startMs + days * day;
      expect([days, await statusOf(busy)]).toEqual([days, 200]);
      await own.accounts.settled();
      if (days === 26) expect(await statusOf(idle)).toBe(401);
    }
    own.clock.nowMs = startMs + 60 * day;
    expect(await statusOf(busy)).toBe(401);
    await own.close();
  });

  it('end immediately with logout or when the account is disabled, and lose admin rights immediately with the role', async () => {
    const { kysely } = on().database;
    const visitor = await member(testSite, 'cid');
    const token = tokenOf(visitor);
    await visitor.send('POST', '/api/logout');
    expect(await statusOf(thief(token))).toBe(401);

    await visitor.logIn('cid');
    const { user } = (await visitor.me()).body as { user: { apiKey: string } };
    const identified = async () =>
      (
        (await visitor.send('GET', '/identify', undefined, { 'x-api-key': user.apiKey })).body as {
          caller: { code?: string; via?: string };
        }
      ).caller;
    expect(await identified()).toMatchObject({ via: 'key' });
    await kysely
      .updateTable('person')
      .set({ disabled_at: testSite.clock.nowMs })
      .where('username', '=', 'cid')
      .execute();
    expect(await statusOf(visitor)).toBe(401);
    expect(await identified()).toMatchObject({ code: 'Unauthenticated' });
    expect((await new Visitor(testSite).logIn('cid')).status).toBe(401);
    await kysely
      .updateTable('person')
      .set({ disabled_at: null, role: 'admin' })
      .where('username', '=', 'cid')
      .execute();
    expect(await visitor.send('GET', '/api/admin/invitations')).toMatchObject({ status: 200 });
    await kysely.updateTable('person').set({ role: 'user' }).where('username', '=', 'cid').execute();
    expect(await visitor.send('GET', '/api/admin/invitations')).toMatchObject({
      status: 403,
      body: { code: 'Forbidden' },
    });
  });

  it('are listed with device, address and time, this one first, and ended one by one or all but this one', async () => {
    const visitor = new Visitor(testSite, { address: '203.0.113.20' });
    await visitor.register('dan');
    const signIn = (each: Visitor, agent: string) =>
      each.send('POST', '/api/login', { usernameOrEmail: 'dan', password }, { 'user-agent': agent });
    await signIn(visitor, agents.firefox);
    const phone = new Visitor(testSite, { address: '203.0.113.21' });
    testSite.clock.nowMs += 60_000;
    await signIn(phone, agents.iphone);
    testSite.clock.nowMs += 60_000;
    const odd = new Visitor(testSite, { address: '203.0.113.22' });
    await signIn(odd, '<b>Call 0800</b>/1.0 (Nothing known)');
    const listed = async (each: Visitor) =>
      (await each.send('GET', '/api/account/sessions')).body as { items: { id: string; isCurrent: boolean }[] };
    const { items } = await listed(visitor);
    expect(items).toEqual([
      {
        id: expect.any(String),
        isCurrent: true,
        device: { browser: 'Firefox', system: 'Windows', kind: 'desktop' },
        address: '203.0.113.20',
        createdAt: expect.any(String),
        seenAt: expect.any(String),
      },
      {
        id: expect.any(String),
        isCurrent: false,
        device: { browser: '', system: '', kind: 'unknown' },
        address: '203.0.113.22',
        createdAt: expect.any(String),
        seenAt: expect.any(String),
      },
      {
        id: expect.any(String),
        isCurrent: false,
        device: { browser: 'Safari', system: 'iOS', kind: 'phone' },
        address: '203.0.113.21',
        createdAt: expect.any(String),
        seenAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(items)).not.toContain(tokenOf(visitor));
    const other = await member(testSite, 'dot');
    const id = items[2]?.id ?? '';
    expect(await other.send('DELETE', `/api/account/sessions/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    });
    expect(await statusOf(phone)).toBe(200);
    expect(await visitor.send('DELETE', `/api/account/sessions/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await visitor.send('DELETE', `/api/account/sessions/${id}`)).toMatchObject({ status: 404 });
    expect([await statusOf(phone), await statusOf(odd), await statusOf(visitor)]).toEqual([401, 200, 200]);
    await signIn(phone, agents.iphone);
    expect(await visitor.send('DELETE', '/api/account/sessions')).toMatchObject({ status: 200, body: { ended: 2 } });
    expect([await statusOf(phone), await statusOf(odd), await statusOf(visitor)]).toEqual([401, 401, 200]);
    const own = (await listed(visitor)).items[0]?.id ?? '';
    expect((await visitor.send('DELETE', `/api/account/sessions/${own}`)).status).toBe(200);
    expect([await statusOf(visitor), visitor.cookies.has(cookie)]).toEqual([401, false]);
  });

  it('are a hundred at most for one person: one more ends that which was seen longest ago', async () => {
    const first = await member(testSite, 'many');
    testSite.clock.nowMs += 60_000;
    const forgotten = new Visitor(testSite);
    await forgotten.logIn('many');
    testSite.clock.nowMs += 60_000;
    expect(await statusOf(first)).toBe(200);
    await testSite.accounts.settled();
    testSite.clock.nowMs += 60_000;
    const signedIn = async (count: number) => {
      for (let n = 0; n < count; n += 1) await new Visitor(testSite).logIn('many');
      const { items } = (await first.send('GET', '/api/account/sessions')).body as { items: unknown[] };
      return items.length;
    };
    expect(await signedIn(98)).toBe(100);
    expect(await statusOf(forgotten)).toBe(200);
    await testSite.accounts.settled();
    await on()
      .database.kysely.updateTable('session')
      .set({ seen_at: testSite.clock.nowMs - 120_000 })
      .where('token_hash', '=', digest(tokenOf(forgotten)))
      .execute();
    expect(await signedIn(1)).toBe(100);
    expect([await statusOf(forgotten), await statusOf(first)]).toEqual([401, 200]);
  });

  it('that were stolen stop working after a password change, which leaves the owner signed in with a new token', async () => {
    const owner = await member(testSite, 'eve');
    const stolen = tokenOf(owner);
    const laptop = new Visitor(testSite);
    await laptop.logIn('eve');
    expect(await owner.send('PUT', '/api/account/password', { password: 'not this', next })).toMatchObject({
      status: 409,
      body: { code: 'WrongPassword' },
    });
    expect(await owner.send('PUT', '/api/account/password', { password, next: 'password1' })).toMatchObject({
      status: 409,
      body: { code: 'WeakPassword' },
    });
    expect(await statusOf(thief(stolen))).toBe(200);
    expect(await owner.send('PUT', '/api/account/password', { password, next })).toMatchObject({
      status: 200,
      body: { username: 'eve', passwordChangedAt: expect.any(String) },
    });
    expect(tokenOf(owner)).not.toBe(stolen);
    expect([await statusOf(owner), await statusOf(laptop), await statusOf(thief(stolen))]).toEqual([200, 401, 401]);
    expect([
      (await new Visitor(testSite).logIn('eve')).status,
      (await new Visitor(testSite).logIn('eve', next)).status,
    ]).toEqual([401, 200]);
    await testSite.accounts.settled();
    expect(testSite.mails.filter(({ to }) => to === 'eve@example.com').map(({ subject }) => subject)).toContain(
      'Your password on Apiyard was changed',
    );
  });

  it('that were stolen stop working after a reset, which signs no one in', async () => {
    const owner = new Visitor(testSite);
    await owner.register('fay');
    await owner.logIn('fay');
    const stolen = tokenOf(owner);
    const first = await resetToken('fay@example.com');
    const token = await resetToken('fay@example.com');
    const reset = (given: string, chosen = next) =>
      new Visitor(testSite).send('POST', '/api/reset-password', { token: given, password: chosen });
    expect(await reset(first)).toMatchObject({ status: 409, body: { code: 'LinkSpent' } });
    expect(await reset(token, 'password1')).toMatchObject({ status: 409, body: { code: 'WeakPassword' } });
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)).toMatchObject({ body: { success: true } });
    expect([await statusOf(owner), await statusOf(thief(stolen))]).toEqual([401, 401]);
    expect((await owner.logIn('fay', next)).status).toBe(200);
    expect((await owner.send('GET', '/api/account')).body).toMatchObject({
      email: 'fay@example.com',
      pendingEmail: null,
    });
    const late = await resetToken('fay@example.com');
    testSite.clock.nowMs += 30 * 60_000;
    expect(await reset(late)).toMatchObject({ status: 409, body: { code: 'LinkSpent' } });
  });

  it('that start during a password change do not survive it', async () => {
    const owner = await member(testSite, 'gus');
    const others = Array.from({ length: 6 }, (_, n) => new Visitor(testSite, { address: `203.0.113.${100 + n}` }));
    const [changed] = await Promise.all([
      owner.send('PUT', '/api/account/password', { password, next }),
      ...others.map((other) => other.logIn('gus')),
    ]);
    expect(changed?.status).toBe(200);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await statusOf(owner)).toBe(200);
  });

  it('are shared by two tabs: both stay signed in after a new login and a password change, and both are signed out after logout', async () => {
    const tab = await member(testSite, 'hal');
    const other = new Visitor(testSite);
    const share = () => {
      other.cookies.clear();
      for (const [name, value] of tab.cookies) other.cookies.set(name, value);
    };
    share();
    expect([await statusOf(tab), await statusOf(other)]).toEqual([200, 200]);
    await tab.logIn('hal');
    share();
    expect([await statusOf(tab), await statusOf(other)]).toEqual([200, 200]);
    await tab.send('PUT', '/api/account/password', { password, next });
    share();
    expect([await statusOf(tab), await statusOf(other)]).toEqual([200, 200]);
    await other.send('POST', '/api/logout');
    expect([await statusOf(tab), await statusOf(other)]).toEqual([401, 401]);
  });

  it('in a browser that is new to the account send an email, at most once an hour, except for the first one', async () => {
    const visitor = await member(testSite, 'ivy');
    const news = () =>
      testSite.mails.filter(({ to, subject }) => to === 'ivy@example.com' && subject === 'New sign-in on Apiyard');
    await visitor.logIn('ivy');
    await testSite.accounts.settled();
    expect(news()).toEqual([]);
    const received: boolean[] = [];
    const stop = testSite.accounts.events.listen(
      (event) => event.type === 'signed in' && received.push(event.isNewDevice),
    );
    const fresh = new Visitor(testSite, { address: '203.0.113.30' });
    await fresh.send('POST', '/api/login', { usernameOrEmail: 'ivy', password }, { 'user-agent': agents.firefox });
    await new Visitor(testSite).logIn('ivy');
    await fresh.logIn('ivy');
    await testSite.accounts.settled();
    stop();
    expect(received).toEqual([true, true, false]);
    expect(news().length).toBe(1);
    expect(news()[0]?.text).toContain(
      'Browser: Firefox on Windows\nIP address: 203.0.113.30\nTime: November 20, 2026 at ',
    );
    expect(news()[0]?.text).toContain('http://localhost:3000/account/security');
    testSite.clock.nowMs += 3_600_000;
    await new Visitor(testSite).logIn('ivy');
    await testSite.accounts.settled();
    expect(news().length).toBe(2);
  });
});
