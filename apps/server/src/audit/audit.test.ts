import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '@apiyard/api/contract/site/audit';
import type { Engine } from '../db/dialect.ts';
import { newId } from '../db/id.ts';
import { describeOnEngines } from '../../test/engines/engines.ts';
import type { Admin } from '../../test/admin.ts';
import { adminOf } from '../../test/admin.ts';
import type { TestServer } from '../../test/test-server.ts';
import { openTestServer } from '../../test/test-server.ts';
import { member, openTestSite, password, Visitor, type TestSite } from '../../test/test-site.ts';
import { inBatches } from '../jobs/batches.ts';
import { deleteEntriesBefore } from './retention-store.ts';

describeOnEngines('The audit log', (on) => {
  let testSite: TestSite;
  let admin: Visitor;
  let people = 0;
  const some = async (prefix: string) => {
    people += 1;
    const username = `${prefix}${people}`;
    const address = `198.51.100.${people}`;
    return { username, address, visitor: await member(testSite, username, { address }) };
  };
  const list = async (query: string): Promise<readonly AuditEntry[]> => {
    const { status, body } = await admin.send('GET', `/api/admin/audit?${query}`);
    expect([status, status === 200 ? null : body]).toEqual([200, null]);
    return (body as { items: AuditEntry[] }).items;
  };
  const idOf = async (username: string) =>
    (
      await on()
        .database.kysely.selectFrom('person')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    admin = await member(testSite, 'keeper', { address: '198.51.100.200' });
    await on().database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', 'keeper').execute();
    return () => testSite.close();
  });

  it('records sign-ins, wrong passwords and sign-outs, with person, address and request id', async () => {
    const { username, address, visitor } = await some('ana');
    const id = await idOf(username);
    testSite.clock.nowMs += 1000;
    const refused = await new Visitor(testSite, { address: '203.0.113.9' }).logIn(username, 'not this one');
    testSite.clock.nowMs += 1000;
    const left = await visitor.send('POST', '/api/logout', {});
    const entries = await list(`person=${username}&group=sign-in`);
    expect(entries.map(({ id: _, ...entry }) => entry)).toEqual([
      {
        at: '2026-11-20T10:00:02.000Z',
        actor: { id, name: username },
        via: 'session',
        group: 'sign-in',
        action: 'signed out',
        subject: { kind: 'people', id, name: username },
        changes: [],
        data: {},
        requestId: left.headers['x-request-id'],
        address,
      },
      {
        at: '2026-11-20T10:00:01.000Z',
        actor: null,
        via: 'visitor',
        group: 'sign-in',
        action: 'sign-in refused',
        subject: { kind: 'people', id, name: username },
        changes: [],
        data: { reason: 'wrong name or password' },
        requestId: refused.headers['x-request-id'],
        address: '203.0.113.9',
      },
      expect.objectContaining({ action: 'signed in', actor: { id, name: username }, address }),
    ]);
  });

  it('records attempts for unknown names without the name, because people type passwords there', async () => {
    await new Visitor(testSite, { address: '203.0.113.10' }).logIn('hunter2 hunter2', 'whatever it is');
    const [entry] = await list('search=203.0.113.10');
    expect(entry).toMatchObject({
      action: 'sign-in refused',
      actor: null,
      subject: null,
      data: { reason: 'wrong name or password' },
    });
    expect(JSON.stringify(entry)).not.toContain('hunter2');
  });

  it('records changes to keys, never the keys', async () => {
    const { username, visitor } = await some('kim');
    const made = (await visitor.send('POST', '/api/account/keys', { name: 'Laptop' })).body as {
      id: string;
      key: string;
    };
    const call = () => {
      testSite.clock.nowMs += 1;
      return new Visitor(testSite, { address: '203.0.113.20' }).send('GET', '/identify', undefined, {
        'x-api-key': made.key,
      });
    };
    await call();
    await call();
    testSite.clock.nowMs += 1;
    await visitor.send('DELETE', `/api/account/keys/${made.id}`);
    await call();
    const entries = await list('group=keys');
    expect(
      entries
        .slice(0, 4)
        .map(({ action, via, subject, actor, data }) => ({ action, via, subject, actor: actor?.name ?? null, data })),
    ).toEqual([
      { action: 'key refused', via: 'visitor', subject: null, actor: null, data: { reason: 'Unauthenticated' } },
      {
        action: 'key revoked',
        via: 'session',
        subject: { kind: 'keys', id: made.id, name: 'Laptop' },
        actor: username,
        data: {},
      },
      {
        action: 'key used',
        via: 'key',
        subject: { kind: 'keys', id: made.id, name: 'Laptop' },
        actor: username,
        data: {},
      },
      {
        action: 'key made',
        via: 'session',
        subject: { kind: 'keys', id: made.id, name: 'Laptop' },
        actor: username,
        data: {},
      },
    ]);
    const stored = JSON.stringify(await on().database.kysely.selectFrom('audit').selectAll().execute());
    expect(stored).not.toMatch(/ay_[0-9A-Za-z]{10}/);
    expect(stored).not.toContain(password);
  });

  it('records throttled attempts once in ten minutes, not a hundred times', async () => {
    const { username } = await some('target');
    const knocker = new Visitor(testSite, { address: '203.0.113.30' });
    for (let tries = 0; tries < 30; tries += 1) await knocker.logIn(username, 'wrong again');
    const reasons = (await list(`person=${username}&group=sign-in`)).map(({ data }) => data['reason']);
    expect(reasons.filter((reason) => reason === 'too many tries')).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'wrong name or password').length).toBeGreaterThan(2);
  });

  it('is paged, and filtered by time, request id, person and any part of a word', async () => {
    const { username, visitor } = await some('pia');
    testSite.clock.nowMs += 60_000;
    const start = testSite.clock.nowMs;
    for (let count = 0; count < 60; count += 1) {
      testSite.clock.nowMs += 1;
      await visitor.send('POST', '/api/logout', {});
      testSite.clock.nowMs += 1;
      await visitor.logIn(username);
    }
    const first = (await admin.send('GET', `/api/admin/audit?person=${username.toUpperCase()}`)).body as {
      items: AuditEntry[];
      next: string;
    };
    const second = (await admin.send('GET', `/api/admin/audit?person=${username}&cursor=${first.next}`)).body as {
      items: AuditEntry[];
      next: string;
    };
    const third = (await admin.send('GET', `/api/admin/audit?person=${username}&cursor=${second.next}`)).body as {
      items: AuditEntry[];
      next: string | null;
    };
    const all = [...first.items, ...second.items, ...third.items];
    expect([first.items.length, second.items.length, third.next]).toEqual([50, 50, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ at }) => Date.parse(at) >= start)).toHaveLength(120);
    expect(
      (await list(`person=${username}&to=${encodeURIComponent(new Date(start).toISOString())}`)).every(
        ({ at }) => Date.parse(at) < start,
      ),
    ).toBe(true);
    expect(
      (await list(`person=${username}&from=${encodeURIComponent(new Date(start + 119).toISOString())}`)).map(
        ({ action }) => action,
      ),
    ).toEqual(['signed in', 'signed out']);
    const { requestId } = all[7] as AuditEntry;
    expect(await list(`requestId=${requestId}`)).toEqual([all[7]]);
    expect(
      (await list(`search=${encodeURIComponent('SIGNED OU')}`)).every(({ action }) => action === 'signed out'),
    ).toBe(true);
    expect(await list(`search=${encodeURIComponent('%')}`)).toEqual([]);
    expect((await admin.send('GET', '/api/admin/audit?cursor=anything')).status).toBe(422);
    expect((await admin.send('GET', '/api/admin/audit?from=yesterday')).status).toBe(422);
  });

  it('is exported as a table whose cells no spreadsheet runs as formulas', async () => {
    const { visitor } = await some('carl');
    await visitor.send('POST', '/api/account/keys', { name: '=HYPERLINK("http://evil.example";"x")' });
    const response = await testSite.app.inject({
      method: 'GET',
      url: '/api/admin/audit/csv?group=keys',
      headers: {
        host: 'localhost:3000',
        cookie: Array.from(admin.cookies, ([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect([response.statusCode, response.headers['content-type'], response.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="audit.csv"',
    ]);
    const [heading, line] = response.body.split('\r\n');
    expect(heading).toBe('\uFEFFat,who,via,group,action,subject kind,subject id,subject,facts,request id,address');
    expect(line).toContain(`,"'=HYPERLINK(""http://evil.example"";""x"")",{},`);
    await visitor.send('POST', '/api/account/keys', { name: '＝cmd' });
    const again = await testSite.app.inject({
      method: 'GET',
      url: '/api/admin/audit/csv?group=keys',
      headers: {
        host: 'localhost:3000',
        cookie: Array.from(admin.cookies, ([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect(again.body).toContain(",'＝cmd,");
  });

  it('records changes to a person’s plan once: changes by admins are among their actions', async () => {
    const { username, visitor } = await some('vera');
    const id = await idOf(username);
    const { items } = (await admin.send('POST', '/api/admin/vouchers', { count: 1, plan: 'premium', days: 30 }))
      .body as { items: { id: string; code: string }[] };
    const [voucher] = items;
    const record: (Record<string, unknown> | undefined)[] = [];
    for (const code of ['0000-0000-0000', voucher?.code, voucher?.code]) {
      testSite.clock.nowMs += 1;
      const { headers } = await visitor.send('POST', '/api/account/plan/voucher', { code });
      record.unshift(headers);
    }
    const redeemedUntil = testSite.clock.nowMs - 1 + 30 * 86_400_000;
    testSite.clock.nowMs += 30 * 86_400_000;
    await testSite.premium.sweep();
    // A month is longer than a session.
    await admin.logIn('keeper');
    const entries = await list(`person=${username}&group=account`);
    expect(
      entries
        .slice(0, 4)
        .map(({ action, via, actor, subject, data, requestId }) => [
          action,
          via,
          actor?.name ?? null,
          subject?.id,
          data,
          requestId,
        ]),
    ).toEqual([
      ['plan ended', 'server', null, id, { plan: 'premium' }, null],
      ['voucher refused', 'session', username, id, { reason: 'used by them' }, record[0]?.['x-request-id']],
      [
        'voucher redeemed',
        'session',
        username,
        id,
        { plan: 'premium', voucherId: voucher?.id, until: redeemedUntil },
        record[1]?.['x-request-id'],
      ],
      ['voucher refused', 'session', username, id, { reason: 'unknown' }, record[2]?.['x-request-id']],
    ]);
    expect(JSON.stringify(entries)).not.toContain(voucher?.code);
    expect(
      (await admin.send('POST', '/api/admin/premium', { person: username, plan: 'premium', until: null })).status,
    ).toBe(200);
    expect(
      (await list(`person=${username}`))
        .filter(({ action }) => /plan granted|api.admin.premium/.test(action))
        .map(({ action, group }) => [action, group]),
    ).toEqual([['POST /api/admin/premium', 'admin']]);
  });

  it('deletes exactly the entries older than the retention period', async () => {
    const { kysely } = on().database;
    const count = async () =>
      Number(
        (
          await kysely
            .selectFrom('audit')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const before = await count();
    const row = {
      actor_id: null,
      actor_name: null,
      via: 'server' as const,
      category: 'admin',
      action: 'old',
      subject_kind: null,
      subject_id: null,
      data: '{}',
      request_id: null,
      address: null,
    };
    await kysely
      .insertInto('audit')
      .values(Array.from({ length: 300 }, (_, at) => ({ ...row, id: newId(at), at })))
      .execute();
    const { transaction } = on().database;
    const deleteBefore = (ms: number) =>
      inBatches({ transaction, signal: new AbortController().signal }, (batch, rowsMax) =>
        deleteEntriesBefore(batch, ms, rowsMax),
      );
    expect(await deleteBefore(299)).toBe(299);
    expect(await count()).toBe(before + 1);
    expect(await deleteBefore(300)).toBe(1);
  });
});

describe.each<Engine>(['sqlite', 'postgres'])('audit on %s', (engine) => {
  let testServer: TestServer;
  let admin: Admin;
  const acts = async () => (await admin.ask<{ items: AuditEntry[] }>('GET', '/api/admin/audit?group=admin')).items;
  beforeAll(async () => {
    testServer = await openTestServer(engine);
    admin = await adminOf(testServer, 'keeper');
  });
  afterAll(() => testServer.close());

  it('records an admin’s action, its target and the field names of the input, but not their values', async () => {
    const definition = {
      path: 'books/list',
      title: 'Books',
      summary: 'Books of one page.',
      params: [],
      source: 'html',
      request: { url: 'https://books.example/', headers: { authorization: 'Bearer very secret' } },
      fields: [{ name: 'title', select: { css: 'h1' } }],
    };
    const made = await admin.ask<{ id: string }>('POST', '/api/admin/scrapers', definition);
    await admin.ask('POST', `/api/admin/scrapers/${made.id}/pause`, {}).catch(() => {});
    await admin.ask('DELETE', `/api/admin/scrapers/${made.id}`);
    const [removed, first] = await acts();
    expect(removed).toMatchObject({
      actor: { id: admin.id, name: 'keeper' },
      via: 'session',
      group: 'admin',
      action: 'DELETE /api/admin/scrapers/{id}',
      subject: { kind: 'scrapers', id: made.id, name: 'Books' },
      data: {},
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      address: expect.stringMatching(/^10\./),
    });
    expect(first).toMatchObject({
      action: 'POST /api/admin/scrapers',
      subject: { kind: 'scrapers', id: made.id },
      data: { sent: expect.arrayContaining(['fields', 'path', 'request', 'title']) },
    });
    expect(JSON.stringify(await acts())).not.toContain('very secret');
  });

  it('records the old and the new value of what an admin changes', async () => {
    const site = await admin.ask<{ version: number; name: string }>('GET', '/api/admin/site');
    await admin.ask('PUT', '/api/admin/site', { version: site.version, name: 'Harbour tools' });
    const [renamed] = await acts();
    expect([renamed?.action, renamed?.changes, renamed?.data]).toEqual([
      'PUT /api/admin/site',
      [{ name: 'name', before: site.name, after: 'Harbour tools' }],
      {},
    ]);
    const { items } = await admin.ask<{ items: { id: string; version: number }[] }>('GET', '/api/admin/plans');
    const premium = items.find(({ id }) => id === 'premium');
    await admin.ask('PUT', '/api/admin/plans/premium', { ...premium, callsPerMinute: 7 });
    const [saved] = await acts();
    expect(saved?.changes).toEqual([{ name: 'callsPerMinute', before: expect.any(Number), after: 7 }]);
  });

  it('records nothing of refused calls', async () => {
    const before = await acts();
    expect((await admin.send('DELETE', '/api/admin/scrapers/none')).status).toBe(404);
    expect(await acts()).toEqual(before);
  });

  it('keeps an action that could not be recorded, and logs the failure', async () => {
    const { schema } = testServer.app.database.kysely;
    await schema.alterTable('audit').renameTo('audit_away').execute();
    try {
      expect((await admin.send('DELETE', '/api/admin/sample-content')).status).toBe(200);
    } finally {
      await schema.alterTable('audit_away').renameTo('audit').execute();
    }
    expect(testServer.logLines.filter((line) => line.includes('could not be written to the audit log'))).toHaveLength(
      1,
    );
  });

  it('records the use of a key with the request id of the call', async () => {
    const key = await testServer.keyOf('caller');
    const call = (given: string) =>
      testServer.app.fastify.inject({
        method: 'GET',
        url: '/api/v1/random/uuid',
        remoteAddress: '203.0.113.40',
        headers: { 'x-api-key': given },
      });
    const called = await call(key);
    await call(key);
    const refused = await call(`${key}x`);
    const { items } = await admin.ask<{ items: AuditEntry[] }>('GET', '/api/admin/audit?search=203.0.113.40');
    expect(
      items.map(({ action, requestId, via, actor }) => ({ action, requestId, via, who: actor?.name ?? null })),
    ).toEqual([
      { action: 'key refused', requestId: refused.headers['x-request-id'], via: 'visitor', who: null },
      { action: 'key used', requestId: called.headers['x-request-id'], via: 'key', who: 'caller' },
    ]);
  });
});
