import { beforeAll, expect, it } from 'vitest';
import { chargeOf } from '../../../test/charge-of.ts';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';

const day = 86_400_000;

describeOnEngines('Sessions', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });

  it('start with username or confirmed address in any case, and return the current user', async () => {
    const visitor = new Visitor(testSite);
    expect(await visitor.register('Ann.Lee', { name: '  Ann Lee 李 ' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await visitor.me()).status).toBe(200);
    expect((await new Visitor(testSite).logIn('Ann.Lee')).body).toMatchObject({
      user: { username: 'Ann.Lee', email: null },
    });
    expect((await new Visitor(testSite).logIn('ann.lee@example.com')).status).toBe(401);
    await testSite.confirm('Ann.Lee');
    const byName = await visitor.logIn('ann.LEE');
    expect(byName).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
          username: 'Ann.Lee',
          email: 'Ann.Lee@example.com',
          name: 'Ann Lee 李',
          avatar: null,
          role: 'user',
          plan: 'free',
          premiumApis: false,
          premiumUntil: null,
          apiKey: expect.stringMatching(/^ay_[0-9A-Za-z]{38}$/),
          quota: { limit: 1_000, used: 0, remaining: 1_000, resetAt: '2026-11-21T00:00:00.000Z' },
        },
      },
    });
    expect((await new Visitor(testSite).logIn('ANN.lee@EXAMPLE.com')).body).toEqual(byName.body);
    expect(await visitor.me()).toMatchObject({
      status: 200,
      body: byName.body,
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('use a cookie that scripts cannot read, with a prefix where the site is secure', async () => {
    const visitor = new Visitor(testSite);
    await visitor.register('bob');
    const cookieOf = async (host: string, given: TestSite = testSite) => {
      const { headers } = await new Visitor(given, { host }).logIn('bob');
      return [headers['set-cookie']].flat().map((cookie) => String(cookie).replace(/=[\w.-]{43,}/, '=…'));
    };
    const secure = [
      '__Host-apiyard=…; Max-Age=5184000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-apiyard-device=…; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ];
    const plain = [
      'apiyard=…; Max-Age=5184000; Path=/; HttpOnly; SameSite=Lax',
      'apiyard-device=…; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    ];
    expect(await cookieOf('localhost:3000')).toEqual(secure);
    expect(await cookieOf('127.0.0.1:3000')).toEqual(secure);
    expect(await cookieOf('[::1]:3000')).toEqual(secure);
    expect(testSite.logLines.some((line) => line.includes('plain HTTP'))).toBe(false);
    expect(await cookieOf('nas.lan:3000')).toEqual(plain);
    expect(await cookieOf('127.0.0.1.evil.example')).toEqual(plain);
    expect(testSite.logLines.filter((line) => line.includes('plain HTTP')).length).toBe(1);
    const behindTls = await openTestSite(on().database, { publicUrl: new URL('https://yard.example') });
    expect(await cookieOf('yard.example', behindTls)).toEqual(secure);
    expect(await cookieOf('nas.lan', behindTls)).toEqual(plain);
    await behindTls.close();
  });

  it('get a new token at every sign-in, and the old one stops working', async () => {
    const visitor = await member(testSite, 'cid');
    const before = visitor.cookies.get('__Host-apiyard') ?? '';
    await visitor.logIn('cid');
    const after = visitor.cookies.get('__Host-apiyard') ?? '';
    expect(after).not.toBe(before);
    visitor.cookies.set('__Host-apiyard', before);
    expect((await visitor.me()).status).toBe(401);
    visitor.cookies.set('__Host-apiyard', after);
    expect((await visitor.me()).status).toBe(200);
  });

  it('end with logout, on the server too; signing out twice is fine', async () => {
    const visitor = await member(testSite, 'dan');
    const token = visitor.cookies.get('__Host-apiyard') ?? '';
    expect(await visitor.send('POST', '/api/logout')).toMatchObject({ status: 200, body: { success: true } });
    expect(visitor.cookies.has('__Host-apiyard')).toBe(false);
    expect(await visitor.send('POST', '/api/logout')).toMatchObject({ status: 200, body: { success: true } });
    visitor.cookies.set('__Host-apiyard', token);
    expect(await visitor.me()).toMatchObject({
      status: 401,
      body: {
        success: false,
        message: 'Sign in, or send an API key with the scope account:read in the header X-Api-Key.',
        code: 'Unauthenticated',
      },
    });
  });

  it('end after 14 idle days, and after 60 days however much they are used', async () => {
    const { database } = on();
    const own = await openTestSite(database);
    const idle = await member(own, 'eve');
    const busy = await member(own, 'fay');
    own.clock.nowMs += 14 * day - 1;
    expect([(await idle.me()).status, (await busy.me()).status]).toEqual([200, 200]);
    await own.accounts.settled();
    for (let days = 14; days < 60; days += 10) {
      own.clock.nowMs += 10 * day;
      await busy.me();
      await own.accounts.settled();
      if (days === 24) expect((await idle.me()).status).toBe(401);
    }
    expect(own.clock.nowMs).toBeGreaterThan(1_795_168_800_000 + 60 * day);
    expect((await busy.me()).status).toBe(401);
    await own.close();
  });

  it('note when they were last seen, at most once a minute', async () => {
    const { database } = on();
    const own = await openTestSite(database);
    const visitor = await member(own, 'gus');
    const seen = async () => {
      await visitor.me();
      await own.accounts.settled();
      const row = await database.kysely
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person_id')
        .where('person.username', '=', 'gus')
        .select('seen_at')
        .executeTakeFirst();
      return row?.seen_at;
    };
    const start = own.clock.nowMs;
    own.clock.nowMs = start + 59_999;
    expect(await seen()).toBe(start);
    own.clock.nowMs = start + 60_000;
    expect(await seen()).toBe(start + 60_000);
    await own.close();
  });

  it('and keys stop immediately when an account is disabled, and roles change immediately', async () => {
    const { database } = on();
    const visitor = await member(testSite, 'hal');
    const { user } = (await visitor.me()).body as { user: { id: string; apiKey: string } };
    await database.kysely.updateTable('person').set({ role: 'admin' }).where('id', '=', user.id).execute();
    expect(await visitor.me()).toMatchObject({ body: { user: { role: 'admin' } } });
    await database.kysely.updateTable('person').set({ disabled_at: 1 }).where('id', '=', user.id).execute();
    expect((await visitor.me()).status).toBe(401);
    expect((await visitor.logIn('hal')).body).toMatchObject({
      message:
        'Incorrect username or password. If your email address is not confirmed yet, sign in with your username.',
      code: 'Unauthenticated',
    });
    const byKey = await visitor.send('GET', '/identify', undefined, { 'x-api-key': user.apiKey });
    expect(byKey.body).toMatchObject({ caller: { code: 'Unauthenticated' } });
    await database.kysely
      .updateTable('person')
      .set({ role: 'user', disabled_at: null })
      .where('id', '=', user.id)
      .execute();
  });

  it('show premium while it lasts, and the free plan from the moment it ends', async () => {
    const { database } = on();
    const own = await openTestSite(database);
    const visitor = await member(own, 'ida');
    const until = own.clock.nowMs + day;
    await database.kysely
      .updateTable('person')
      .set({ plan: 'premium', premium_until: until })
      .where('username', '=', 'ida')
      .execute();
    expect(await visitor.me()).toMatchObject({
      body: {
        user: {
          plan: 'premium',
          premiumApis: true,
          premiumUntil: new Date(until).toISOString(),
          quota: { limit: 50_000 },
        },
      },
    });
    own.clock.nowMs = until;
    expect(await visitor.me()).toMatchObject({
      body: { user: { plan: 'free', premiumApis: false, premiumUntil: null, quota: { limit: 1_000 } } },
    });
    await own.close();
  });

  it('count the calls of the day into the quota', async () => {
    const { database } = on();
    const visitor = await member(testSite, 'jon');
    const { user } = (await visitor.me()).body as { user: { id: string } };
    await database.hot.commitCharges([chargeOf({ personId: user.id, cost: 7 })]);
    expect(await visitor.me()).toMatchObject({
      body: { user: { quota: { limit: 1_000, used: 7, remaining: 993, resetAt: '2026-11-21T00:00:00.000Z' } } },
    });
  });

  it('that have expired are deleted, and those in use stay', async () => {
    const { database } = on();
    const own = await openTestSite(database, { startMs: 1_795_168_800_000 + 400 * day });
    await member(own, 'kim', { address: '198.51.100.2' });
    await own.accounts.sweep();
    const rows = await database.kysely
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person_id')
      .select('username')
      .execute();
    expect(rows).toEqual([{ username: 'kim' }]);
    await own.close();
  });

  it('write neither token, key nor password to the database or the log', async () => {
    const { database } = on();
    const visitor = await member(testSite, 'lea');
    const { user } = (await visitor.me()).body as { user: { apiKey: string } };
    const tables = ['person', 'session', 'api_key', 'throttle', 'setting'] as const;
    const rows = await Promise.all(tables.map((table) => database.kysely.selectFrom(table).selectAll().execute()));
    const stored = JSON.stringify(rows) + testSite.logLines.join('');
    expect(stored).toContain('"username":"lea"');
    for (const secret of [
      password,
      user.apiKey,
      visitor.cookies.get('__Host-apiyard') ?? '',
      visitor.cookies.get('__Host-apiyard-device')?.split('.')[0] ?? '',
    ]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(stored).not.toContain(secret);
    }
  });
});
