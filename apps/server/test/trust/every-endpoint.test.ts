/** Every entry of the contract, called in every role: the sections on authorization and cross-site requests of `trust.md`. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@apiyard/api/contract/endpoint';
import { fillPath, pathNames } from '@apiyard/api/contract/endpoint';
import type { Engine } from '../../src/db/dialect.ts';
import { newId } from '../../src/db/id.ts';
import type { Admin } from '../admin.ts';
import { adminOf } from '../admin.ts';
import { entries, named, ownEntries } from '../entries.ts';
import type { TestServer } from '../test-server.ts';
import { openTestServer } from '../test-server.ts';

const own = ownEntries;
const ofAdmins = own.filter(({ auth }) => auth === 'admin');
const ofPeople = own.filter(({ auth }) => auth === 'person');
const writes = own.filter(({ method }) => method !== 'GET');

const site = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const password = 'seven little llamas';

/** Valid values for every entry with an ID of an account's item; each entry uses the ones it declares. */
const fitting = {
  name: 'Renamed',
  password,
  version: 1,
  graceS: 0,
  areas: null,
  expiresAt: null,
  addresses: [],
  origins: [],
  inQuery: false,
  isRead: true,
};

interface Sent {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

describe.each<Engine>(['sqlite', 'postgres'])('Every endpoint on %s', (engine) => {
  let testServer: TestServer;
  let admin: Admin;
  let ann = '';
  let ben = '';
  let addresses = 0;

  async function cookieOf(username: string): Promise<string> {
    await testServer.keyOf(username);
    const { cookies } = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: `192.0.2.${++addresses}`,
      payload: { usernameOrEmail: username, password },
    });
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** @param given the path parameters; a missing one gets an ID that does not exist */
  async function send(
    entry: Endpoint,
    cookie: string | null,
    {
      given = {},
      body,
      headers = {},
    }: { given?: Record<string, string>; body?: object | string; headers?: Record<string, string> } = {},
  ): Promise<Sent> {
    const inPath = Object.fromEntries(pathNames(entry.path).map((part) => [part, given[part] ?? 'nowhere']));
    const isBinary = (entry as { readonly body?: string }).body === 'binary';
    const payload = entry.method === 'GET' ? undefined : (body ?? (isBinary ? 'x' : {}));
    const response = await testServer.app.fastify.inject({
      method: entry.method,
      url: fillPath(entry.path, inPath),
      remoteAddress: `198.18.${addresses >> 8}.${(addresses += 1) & 255}`,
      headers: {
        ...site,
        ...(cookie === null ? {} : { cookie }),
        ...(isBinary && payload !== undefined ? { 'content-type': 'application/octet-stream' } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = response.headers['content-type']?.toString().includes('json') === true;
    return { status: response.statusCode, body: isJson ? response.json<Record<string, unknown>>() : {} };
  }

  beforeAll(async () => {
    testServer = await openTestServer(engine);
    admin = await adminOf(testServer, 'keeper');
    ann = await cookieOf('ann');
    ben = await cookieOf('ben');
    await testServer.app.database.kysely
      .updateTable('person')
      .set({ role: 'admin' })
      .where('id', '=', admin.id)
      .execute();
    await furnish();
  });

  /** Creates one of each item that belongs to an account and has an ID, for Ann. */
  async function furnish(): Promise<void> {
    const { kysely } = testServer.app.database;
    const { id } = await kysely
      .selectFrom('person')
      .select('id')
      .where('username', '=', 'ann')
      .executeTakeFirstOrThrow();
    const asAnn = async (url: string, payload: object) => {
      const answer = await testServer.app.fastify.inject({
        method: 'POST',
        url,
        remoteAddress: '192.0.2.240',
        headers: { ...site, cookie: ann },
        payload,
      });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    };
    await asAnn('/api/account/plan/requests', { plan: 'premium', message: 'For the harbour.' });
    const {
      items: [voucher],
    } = await admin.ask<{ items: { code: string }[] }>('POST', '/api/admin/vouchers', {
      count: 1,
      plan: 'premium',
      days: 30,
    });
    await asAnn('/api/account/plan/voucher', { code: voucher?.code });
    await asAnn('/api/account/keys', { name: 'Second' });
    const nowMs = Date.now();
    await kysely
      .insertInto('notification')
      .values({
        id: newId(),
        person_id: id,
        key: 'a sign-in',
        data: JSON.stringify({ kind: 'new sign-in', browser: 'Firefox', system: 'Linux', address: '192.0.2.1' }),
        at: nowMs,
        read_at: null,
      })
      .execute();
    await kysely
      .insertInto('passkey')
      .values({
        id: newId(),
        person_id: id,
        credential_id: 'anns',
        public_key: 'a key',
        counter: 0,
        transports: '[]',
        name: 'Laptop',
        created_at: nowMs,
        last_used_at: null,
      })
      .execute();
    expect(
      (
        await testServer.app.fastify.inject({
          url: '/api/v1/random/uuid',
          remoteAddress: '192.0.2.241',
          headers: { ...site, cookie: ann },
        })
      ).statusCode,
    ).toBe(200);
    expect(
      (
        await testServer.app.fastify.inject({
          url: '/api/account/calls',
          remoteAddress: '192.0.2.240',
          headers: { ...site, cookie: ann },
        })
      ).statusCode,
    ).toBe(200);
  }
  afterAll(() => testServer.close());

  it('is found: none of the contract’s files is left out, and the server has a route for each entry', async () => {
    expect(entries.length).toBeGreaterThan(120);
    const unrouted: string[] = [];
    for (const { method, path } of own) {
      const url = path.replace(/\{([A-Za-z]+)\}/g, ':$1').replace(/\{([A-Za-z]+)\+\}/g, '*');
      if (!testServer.app.fastify.hasRoute({ method, url })) unrouted.push(`${method} ${path}`);
    }
    expect(unrouted).toEqual([]);
  });

  it.each(named(ofAdmins))('authorization: %s returns 401 to a visitor and 403 to a user', async (_, entry) => {
    expect((await send(entry, null)).status).toBe(401);
    const asUser = await send(entry, ann);
    expect([asUser.status, asUser.body['code']]).toEqual([403, 'Forbidden']);
  });

  it.each(named(ofPeople))('authorization: %s returns 401 to a visitor', async (_, entry) => {
    const { status, body } = await send(entry, null);
    expect([status, body['code']]).toEqual([401, 'Unauthenticated']);
  });

  /** The path names a kind of puzzle, which everybody has. */
  const isOfKind = ({ path }: { readonly path: string }) => path.startsWith('/api/account/puzzles/');
  const ofOneThing = ofPeople.filter((entry) => pathNames(entry.path).length > 0 && !isOfKind(entry));

  it.each(named(ofOneThing))(
    'authorization: %s gives the same response for the ID of another account as for an unknown ID',
    async (_, entry) => {
      const { kysely } = testServer.app.database;
      const { id } = await kysely
        .selectFrom('person')
        .select('id')
        .where('username', '=', 'ann')
        .executeTakeFirstOrThrow();
      const theirs = [id];
      for (const table of ['api_key', 'session', 'passkey', 'notification', 'premium_request'] as const) {
        const rows = await kysely
          .selectFrom(table as 'api_key')
          .select('id')
          .where('person_id', '=', id)
          .execute();
        expect([table, rows.length > 0]).toEqual([table, true]);
        theirs.push(...rows.map((row) => row.id));
      }
      const calls = await kysely.selectFrom('call_log').select('request_id').where('person_id', '=', id).execute();
      const uses = await kysely.selectFrom('voucher_use').select('voucher_id').where('person_id', '=', id).execute();
      expect([calls.length, uses.length]).toEqual([1, 1]);
      theirs.push(...calls.map(({ request_id }) => request_id), ...uses.map(({ voucher_id }) => voucher_id));
      const ask = async (value: string) => {
        const { status, body } = await send(entry, ben, {
          given: Object.fromEntries(pathNames(entry.path).map((part) => [part, value])),
          body: fitting,
        });
        const { requestId: _id, ...rest } = body;
        return { status, rest };
      };
      const never = await ask(randomUUID());
      expect(never.status).toBe(404);
      for (const value of theirs) expect(await ask(value)).toEqual(never);
    },
  );

  it.each(named(writes))(
    'cross-site: %s rejects requests of another site, and those of a browser without an Origin',
    async (_, entry) => {
      const who = entry.auth === 'admin' ? await adminCookie() : ann;
      for (const headers of [
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'null', 'sec-fetch-site': 'cross-site' },
        { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
        { origin: '', 'sec-fetch-site': 'cross-site' },
      ]) {
        const { status, body } = await send(entry, who, { headers });
        expect([headers.origin, status, body['code']]).toEqual([headers.origin, 403, 'Forbidden']);
      }
    },
  );

  const readingJson = writes.filter((entry) => (entry as { readonly body?: string }).body !== 'binary');

  it.each(named(readingJson))(
    'cross-site: %s takes no body that a form of another site could send',
    async (_, entry) => {
      const who = entry.auth === 'admin' ? await adminCookie() : ann;
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
        const { status } = await send(entry, who, { body: 'a=b', headers: { 'content-type': type } });
        expect([type, status]).toEqual([type, 415]);
      }
    },
  );

  it('cross-site: GET changes nothing, for any caller', async () => {
    await adminCookie();
    // Work started by the sign-in, such as emails, ends after the response.
    let last = '';
    await expect
      .poll(
        async () => {
          const now = JSON.stringify(await digest());
          const isStill = now === last;
          last = now;
          return isStill;
        },
        { interval: 500, timeout: 20_000 },
      )
      .toBe(true);
    const before = await digest();
    for (const entry of own.filter(({ method }) => method === 'GET')) {
      for (const who of [null, ann, await adminCookie()])
        expect((await send(entry, who)).status, entry.path).toBeLessThan(500);
    }
    expect(await digest()).toEqual(before);
  });

  let keeper: Promise<string> | undefined;
  function adminCookie(): Promise<string> {
    return (keeper ??= (async () => {
      const { cookies } = await testServer.app.fastify.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: '192.0.2.250',
        payload: { usernameOrEmail: 'keeper', password },
      });
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    })());
  }

  /** Of each table, except for the times of last use. */
  async function digest(): Promise<Record<string, string>> {
    const { kysely } = testServer.app.database;
    const stamps = new Set(['seen_at', 'last_used_at', 'views']);
    const tables = (await kysely.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('kysely'))
      .toSorted();
    const digests: Record<string, string> = {};
    for (const table of tables) {
      const rows = await kysely
        .selectFrom(table as 'person')
        .selectAll()
        .execute();
      const lines = rows
        .map((row) => JSON.stringify(Object.entries(row).filter(([name]) => !stamps.has(name))))
        .toSorted();
      digests[table] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
    }
    return digests;
  }
});
