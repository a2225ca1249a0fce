import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '@apiyard/api/contract/site/audit';
import type { ListedPerson, PersonDetails } from '@apiyard/api/contract/accounts/people';
import type { App } from '../app.ts';
import type { Engine } from '../db/dialect.ts';
import type { Admin } from '../../test/admin.ts';
import { adminOf } from '../../test/admin.ts';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import type { TestServer } from '../../test/test-server.ts';
import { openTestServer } from '../../test/test-server.ts';
import { member, openTestSite, password, Visitor, type TestSite } from '../../test/test-site.ts';

describeOnEngines('Users in the admin area', (on) => {
  let testSite: TestSite;
  let admin: Visitor;
  let people = 0;
  const some = async (prefix: string, address = `198.51.100.${(people += 1)}`) => {
    const username = `${prefix}${people}`;
    const visitor = await member(testSite, username, { address });
    const { id } = await on()
      .database.kysely.selectFrom('person')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return { id, username, visitor };
  };
  const promoted = async (prefix: string) => {
    const made = await some(prefix);
    await on().database.kysely.updateTable('person').set({ role: 'admin' }).where('id', '=', made.id).execute();
    return made;
  };
  const find = async (query: string) =>
    (await admin.send('GET', `/api/admin/people?${query}`)).body as {
      items: ListedPerson[];
      next: string | null;
      count: number;
    };
  const details = async (id: string) => (await admin.send('GET', `/api/admin/people/${id}`)).body as PersonDetails;
  const put = (visitor: Visitor, id: string, what: 'role' | 'state', body: object) =>
    visitor.send('PUT', `/api/admin/people/${id}/${what}`, body);

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    admin = (await promoted('keeper')).visitor;
    return () => testSite.close();
  });

  it('are found by any part of their name, sorted, by state and by the plan in force, a page at a time', async () => {
    const names: string[] = [];
    for (const name of ['zoe', 'Adam', 'mia']) {
      testSite.clock.nowMs += 60_000;
      names.push((await some(`find-${name}`)).username);
    }
    const [zoe, adam, mia] = names as [string, string, string];
    await on()
      .database.kysely.updateTable('person')
      .set({ plan: 'premium', premium_until: testSite.clock.nowMs - 1 })
      .where('username', '=', zoe)
      .execute();
    await on()
      .database.kysely.updateTable('person')
      .set({ plan: 'premium', premium_until: testSite.clock.nowMs + 1000 })
      .where('username', '=', mia)
      .execute();
    await on()
      .database.kysely.updateTable('person')
      .set({ deletion_due_at: testSite.clock.nowMs + 1000 })
      .where('username', '=', adam)
      .execute();
    const listed = async (query: string) => (await find(`search=FIND-&${query}`)).items.map(({ username }) => username);
    expect(await listed('')).toEqual([mia, adam, zoe]);
    expect(await listed('sort=username')).toEqual([adam, mia, zoe]);
    expect(await listed('sort=-seen')).toEqual([mia, adam, zoe]);
    expect([
      await listed('plan=premium'),
      await listed('plan=free&sort=created'),
      await listed('state=deletion'),
      await listed('state=active&sort=created'),
    ]).toEqual([[mia], [zoe, adam], [adam], [zoe, mia]]);
    const page = await find('search=find-&rows=2&page=2');
    expect([page.items.map(({ username }) => username), page.next, page.count]).toEqual([[zoe], null, 3]);
    expect((await find('search=find-&page=9')).items).toEqual([]);
    for (const wrong of ['page=0', 'rows=101', 'sort=password_hash', 'role=root', 'state=gone', 'search=a%00b']) {
      expect([wrong, (await admin.send('GET', `/api/admin/people?${wrong}`)).status]).toEqual([wrong, 422]);
    }
  });

  it('can be searched for any text, in which no character has a special meaning', async () => {
    for (const text of naughtyTexts) {
      const { status } = await admin.send('GET', `/api/admin/people?search=${encodeURIComponent(text.toWellFormed())}`);
      expect([text, status === 200 || status === 422]).toEqual([text, true]);
    }
    for (const text of ['%', '_', '\\', "' or 1=1 --"])
      expect([text, (await find(`search=${encodeURIComponent(text)}`)).count]).toEqual([text, 0]);
  });

  it('stop at their next request once disabled, with sessions and keys; once enabled, keys work again and people must sign in', async () => {
    const { id, username, visitor } = await some('mid');
    const me = (await visitor.me()).body as { user: { apiKey: string } };
    const call = () => new Visitor(testSite).send('GET', '/identify', undefined, { 'x-api-key': me.user.apiKey });
    expect((await call()).body).toMatchObject({ caller: { via: 'key' } });
    expect((await put(admin, id, 'state', { isDisabled: true, version: 1 })).body).toMatchObject({
      state: 'disabled',
      version: 2,
      disabledAt: new Date(testSite.clock.nowMs).toISOString(),
    });
    expect((await visitor.me()).status).toBe(401);
    expect((await call()).body).toMatchObject({ caller: { code: 'Unauthenticated' } });
    expect((await new Visitor(testSite, { address: '192.0.2.77' }).logIn(username)).status).toBe(401);
    expect((await put(admin, id, 'state', { isDisabled: false, version: 2 })).body).toMatchObject({
      state: 'active',
      version: 3,
      disabledAt: null,
    });
    expect((await visitor.me()).status).toBe(401);
    expect((await call()).body).toMatchObject({ caller: { via: 'key' } });
  });

  it('have another role with their next request, in the same session', async () => {
    const { id, visitor } = await some('role');
    expect((await visitor.send('GET', '/api/admin/people')).status).toBe(403);
    await put(admin, id, 'role', { role: 'admin', version: 1 });
    expect((await visitor.send('GET', '/api/admin/people')).status).toBe(200);
    await put(admin, id, 'role', { role: 'user', version: 2 });
    expect((await visitor.send('GET', '/api/admin/people')).status).toBe(403);
  });

  it('are changed by the first of two admins; the second gets Stale, and nothing is overwritten', async () => {
    const { id } = await some('both');
    const other = (await promoted('second')).visitor;
    const answers = await Promise.all([
      put(admin, id, 'state', { isDisabled: true, version: 1 }),
      put(other, id, 'role', { role: 'admin', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'Stale', version: 2 });
    const now = await details(id);
    expect([now.version, now.state === 'disabled' && now.role === 'admin']).toEqual([2, false]);
  });

  it('keep at least one admin when two admins demote or disable each other', async () => {
    const { kysely } = on().database;
    const one = await promoted('one');
    const two = await promoted('two');
    const before = await kysely
      .selectFrom('person')
      .select('id')
      .where('role', '=', 'admin')
      .where('id', 'not in', [one.id, two.id])
      .execute();
    const others = before.map(({ id }) => id);
    await kysely.updateTable('person').set({ role: 'user' }).where('id', 'in', others).execute();
    const answers = await Promise.all([
      put(one.visitor, two.id, 'role', { role: 'user', version: 1 }),
      put(two.visitor, one.id, 'state', { isDisabled: true, version: 1 }),
    ]);
    const left = await kysely
      .selectFrom('person')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute();
    await kysely.updateTable('person').set({ role: 'admin' }).where('id', 'in', others).execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200)?.body as { code: string } | undefined;
    expect(['LastAdmin', 'Forbidden', 'Unauthenticated']).toContain(refused?.code);
  });

  it('have their sessions ended, one or all, and the requester keeps theirs', async () => {
    const { id, visitor, username } = await some('ends');
    const phone = new Visitor(testSite, { address: '192.0.2.50' });
    await phone.logIn(username);
    const { sessions } = await details(id);
    expect(
      sessions
        .map(({ address, isCurrent }) => ({ address, isCurrent }))
        .toSorted((a, b) => (a.address < b.address ? -1 : 1)),
    ).toEqual([
      { address: '192.0.2.50', isCurrent: false },
      { address: `198.51.100.${people}`, isCurrent: false },
    ]);
    const ofPhone = sessions.find(({ address }) => address === '192.0.2.50')?.id;
    expect((await admin.send('DELETE', `/api/admin/people/${id}/sessions/${ofPhone}`)).body).toEqual({ id: ofPhone });
    expect([(await phone.me()).status, (await visitor.me()).status]).toEqual([401, 200]);
    expect((await admin.send('DELETE', `/api/admin/people/${id}/sessions`)).body).toEqual({ ended: 1 });
    expect((await visitor.me()).status).toBe(401);
    const own = (
      await on()
        .database.kysely.selectFrom('person')
        .select('id')
        .where('username', '=', 'keeper1')
        .executeTakeFirstOrThrow()
    ).id;
    await admin.send('DELETE', `/api/admin/people/${own}/sessions`);
    expect((await admin.me()).status).toBe(200);
  });

  it('get into an account whose second step is lost, and a mail about it that names no admin', async () => {
    const { id, username, visitor } = await some('lost');
    const { secret } = (await visitor.send('POST', '/api/account/two-steps', { password })).body as { secret: string };
    await visitor.send('PUT', '/api/account/two-steps', {
      code: new TOTP({ secret }).generate({ timestamp: testSite.clock.nowMs }),
    });
    const fresh = () => new Visitor(testSite, { address: '192.0.2.60' });
    expect((await fresh().logIn(username)).body).toMatchObject({ code: 'SecondStep' });
    expect((await details(id)).twoStepsSince).toBe(new Date(testSite.clock.nowMs).toISOString());
    testSite.mails.length = 0;
    expect((await admin.send('DELETE', `/api/admin/people/${id}/two-steps`)).body).toMatchObject({
      twoStepsSince: null,
    });
    expect((await fresh().logIn(username)).status).toBe(200);
    const reported = () =>
      testSite.mails.filter(({ to, subject }) => to === `${username}@example.com` && subject.startsWith('Two-step'));
    await expect.poll(reported).toHaveLength(1);
    expect(reported()[0]?.text).not.toContain('198.51.100.');
    expect((await admin.send('DELETE', `/api/admin/people/${id}/two-steps`)).body).toMatchObject({
      code: 'NoTwoSteps',
    });
  });

  it('get a link for a new password, which works', async () => {
    const { id, username } = await some('reset');
    testSite.mails.length = 0;
    expect((await admin.send('POST', `/api/admin/people/${id}/reset-link`)).body).toEqual({
      email: `${username}@example.com`,
    });
    await expect.poll(() => testSite.mails).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(testSite.mails[0]?.text ?? '')?.[1];
    expect(
      (
        await new Visitor(testSite, { address: '192.0.2.61' }).send('POST', '/api/reset-password', {
          token,
          password: 'nine brown horses run',
        })
      ).status,
    ).toBe(200);
    expect(
      (await new Visitor(testSite, { address: '192.0.2.61' }).logIn(username, 'nine brown horses run')).status,
    ).toBe(200);
    await put(admin, id, 'state', { isDisabled: true, version: 1 });
    expect((await admin.send('POST', `/api/admin/people/${id}/reset-link`)).body).toMatchObject({ code: 'NoAddress' });
  });

  it('audit: each of these is in the log with actor, subject, result and request id', async () => {
    const { id, username } = await some('told');
    testSite.clock.nowMs += 1000;
    const acts = [
      await put(admin, id, 'role', { role: 'admin', version: 1 }),
      await put(admin, id, 'state', { isDisabled: true, version: 2 }),
    ];
    const { items } = (await admin.send('GET', `/api/admin/audit?group=admin&person=${username}`)).body as {
      items: AuditEntry[];
    };
    const byRequest = new Map(items.map((entry) => [entry.requestId, entry]));
    expect(acts.map(({ headers }) => byRequest.get(String(headers['x-request-id'])))).toEqual([
      expect.objectContaining({
        action: 'PUT /api/admin/people/{id}/role',
        actor: { id: expect.any(String), name: 'keeper1' },
        subject: { kind: 'people', id, name: username },
        changes: [{ name: 'role', before: 'user', after: 'admin' }],
        data: { role: 'admin' },
      }),
      expect.objectContaining({
        action: 'PUT /api/admin/people/{id}/state',
        subject: { kind: 'people', id, name: username },
        changes: [{ name: 'state', before: 'active', after: 'disabled' }],
        data: { isDisabled: true },
      }),
    ]);
  });
});

describe.each<Engine>(['sqlite', 'postgres'])('A disabled person, on %s', (engine) => {
  let testServer: TestServer;
  let other: App;
  let admin: Admin;
  beforeAll(async () => {
    testServer = await openTestServer(engine);
    other = await testServer.another();
    admin = await adminOf(testServer, 'keeper');
  });
  afterAll(() => testServer.close());

  it('is refused immediately by every process on the same database', async () => {
    const key = await testServer.keyOf('gone');
    const call = async (app: App) =>
      (await app.fastify.inject({ method: 'GET', url: '/api/v1/random/uuid', headers: { 'x-api-key': key } }))
        .statusCode;
    expect([await call(testServer.app), await call(other)]).toEqual([200, 200]);
    const { items } = await admin.ask<{ items: ListedPerson[] }>('GET', '/api/admin/people?search=gone');
    await admin.ask('PUT', `/api/admin/people/${items[0]?.id}/state`, { isDisabled: true, version: 1 });
    expect([await call(testServer.app), await call(other)]).toEqual([401, 401]);
  });
});
