import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import type { Engine } from '../db/dialect.ts';
import { newId } from '../db/id.ts';
import type { CallLogTable } from '../db/schema/calls/call-log.ts';
import { openTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { field, tool } from '../tools/tool.ts';
import type { Tool } from '../tools/tool.ts';
import * as z from 'zod';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import { inBatches } from '../jobs/batches.ts';
import { deleteCallsBefore, deleteUnwantedInputs } from './history/retention-store.ts';
import { dayOf } from '../day.ts';
import { toolAsApi } from './catalogue/registry.ts';
import type { ApiSource } from './source.ts';

const dayMs = 86_400_000;
const password = 'seven little llamas';

const throwing = toolAsApi(
  tool({
    path: 'random/throwing',
    title: 'Throwing',
    summary: 'Has a fault.',
    output: { schema: z.looseObject({}), examples: [{}] },
    cost: 3,
    input: z.object({ well: field({ title: 'Well' }, z.boolean().default(false)) }),
    examples: [{ name: 'Run', input: {} }],
    run: ({ well }) => {
      if (!well) throw new Error('a fault');
      return {};
    },
  }) as unknown as Tool,
  { area: 'random', subject: 'chance' },
);
const source: ApiSource = {
  find: (path) => (path === throwing.path ? throwing : undefined),
  list: () => [throwing],
  version: 1,
};

describe.each<Engine>(['sqlite', 'postgres'])('usage on %s', (engine) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer(engine, { sources: [source] });
  });
  afterAll(() => testServer.close());

  async function signedIn(username: string) {
    const key = await testServer.keyOf(username);
    const answer = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/login',
      payload: { usernameOrEmail: username, password },
      remoteAddress: '198.51.100.7',
    });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const person = await testServer.app.database.kysely
      .selectFrom('person')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const get = async <Body>(url: string) => {
      const response = await testServer.app.fastify.inject({ url, headers: { cookie } });
      return { status: response.statusCode, body: response.json<Body>() };
    };
    const headersOf = async (url: string) => {
      const { statusCode, headers } = await testServer.app.fastify.inject({ url, headers: { cookie } });
      return { status: statusCode, headers };
    };
    return {
      key,
      id: person.id,
      get,
      headersOf,
      text: async (url: string) => (await testServer.app.fastify.inject({ url, headers: { cookie } })).body,
      put: async (url: string, payload: object) => {
        const response = await testServer.app.fastify.inject({
          method: 'PUT',
          url,
          payload,
          headers: { cookie, origin: 'http://localhost', host: 'localhost' },
        });
        return { status: response.statusCode, body: response.json<object>() };
      },
      call: (
        url: string,
        options: { method?: 'GET' | 'POST'; payload?: string | Buffer | object; headers?: Record<string, string> } = {},
      ) => testServer.app.fastify.inject({ url, ...options, headers: { 'x-api-key': key, ...options.headers } }),
      calls: async (query = '') =>
        (await get<{ items: LoggedCall[]; next: string | null }>(`/api/account/calls${query}`)).body,
    };
  }

  const rowOf = (personId: string, at: number, more: Partial<CallLogTable> = {}): CallLogTable => ({
    request_id: newId(at),
    person_id: personId,
    key_id: 'k',
    api: 'random/uuid',
    method: 'GET',
    status: 200,
    code: null,
    us: 1500,
    cost: 1,
    at,
    input: null,
    ...more,
  });

  test('every call of an identified person is logged with any outcome, and visible immediately', async () => {
    const { call, calls } = await signedIn('logged');
    const before = Date.now();
    const answers = [
      await call('/api/v1/random/uuid'),
      await call('/api/v1/random/uuid?count=never'),
      await call('/api/v1/no/such', { method: 'POST', payload: {} }),
      await call('/api/v1/no/%00such'),
      await call('/api/v1/random/throwing', { method: 'POST', payload: {} }),
      await call('/api/v1/random/throwing', {
        method: 'POST',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
      await call('/api/v1/random/throwing', { method: 'POST', payload: { well: true } }),
    ];
    const { items, next } = await calls();
    expect(next).toBeNull();
    expect(
      items.toReversed().map(({ ms: _, at: __, keyId: ___, keyName: ____, hasInput: _____, ...item }) => item),
    ).toEqual(
      [
        { api: 'random/uuid', method: 'GET', status: 200, code: null, cost: 1 },
        { api: 'random/uuid', method: 'GET', status: 422, code: 'InvalidInput', cost: 0 },
        { api: 'no/such', method: 'POST', status: 404, code: 'NotFound', cost: 0 },
        { api: 'no/such', method: 'GET', status: 404, code: 'NotFound', cost: 0 },
        { api: 'random/throwing', method: 'POST', status: 500, code: 'Internal', cost: 0 },
        { api: 'random/throwing', method: 'POST', status: 400, code: 'Unparsable', cost: 0 },
        { api: 'random/throwing', method: 'POST', status: 200, code: null, cost: 3 },
      ].map((item, index) => ({ ...item, requestId: answers[index]?.headers['x-request-id'] })),
    );
    for (const { ms, at } of items) {
      expect(ms).toBeGreaterThan(0);
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
    }
  });

  test('a call that is refused for its haste or its quota is logged too, one of a visitor is not', async () => {
    const { call, calls, id } = await signedIn('hasty');
    const { kysely } = testServer.app.database;
    const free = await kysely.selectFrom('plan').selectAll().where('id', '=', 'free').executeTakeFirstOrThrow();
    await kysely
      .insertInto('plan')
      .values({ ...free, id: 'hasty', calls_per_day: 1, calls_per_minute: 2 })
      .execute();
    await kysely.updateTable('person').set({ plan: 'hasty' }).where('id', '=', id).execute();
    for (let time = 0; time < 3; time++) await call('/api/v1/random/uuid');
    expect((await calls()).items.map(({ status, code }) => [status, code])).toEqual([
      [429, 'RateLimited'],
      [429, 'QuotaSpent'],
      [200, null],
    ]);
    const logged = async () =>
      Number(
        (
          await kysely
            .selectFrom('call_log')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const before = await logged();
    await testServer.app.fastify.inject('/api/v1/random/uuid');
    await calls();
    expect(await logged()).toBe(before);
  });

  test('a key in the path is not stored, not even a part of it', async () => {
    const { key, call, calls } = await signedIn('careless');
    await call(`/api/v1/random/${key}`);
    await call(`/api/v1/random/${key.replace('_', '%5F')}`);
    await call(`/api/v1/${'x'.repeat(180)}/${key}`);
    expect((await calls()).items.map(({ api }) => api)).toEqual([
      `${'x'.repeat(180)}/[hidden]`,
      'random/[hidden]',
      'random/[hidden]',
    ]);
  });

  test('personal responses are not cached', async () => {
    const { headersOf } = await signedIn('private');
    const addresses = [
      '/api/user/me',
      '/api/account/usage',
      '/api/account/calls',
      '/api/account/keys',
      '/api/account/favourites',
      '/api/account/usage?days=0',
    ];
    const reported = await Promise.all(addresses.map(headersOf));
    expect(reported.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
      [200, 'no-store'],
      [200, 'no-store'],
      [200, 'no-store'],
      [422, 'no-store'],
    ]);
  });

  test("a page continues where the last one ended, and has only the person's own calls", async () => {
    const [ann, bob] = [await signedIn('ann'), await signedIn('bob')];
    const at = Date.now() - dayMs;
    const rows = Array.from({ length: 25 }, (_, index) => rowOf(index % 5 === 0 ? bob.id : ann.id, at + index));
    await testServer.app.database.hot.writeCalls(rows);
    const idsOf = (list: { items: LoggedCall[] }) => list.items.map(({ requestId }) => requestId);
    const first = await ann.calls('?limit=8');
    const second = await ann.calls(`?limit=8&cursor=${first.next ?? ''}`);
    const third = await ann.calls(`?limit=8&cursor=${second.next ?? ''}`);
    const own = rows
      .filter(({ person_id }) => person_id === ann.id)
      .map(({ request_id }) => request_id)
      .toReversed();
    expect([idsOf(first), idsOf(second), idsOf(third), third.next]).toEqual([
      own.slice(0, 8),
      own.slice(8, 16),
      own.slice(16),
      null,
    ]);
    expect(idsOf(await bob.calls())).toHaveLength(5);
  });

  test.each(['x', '', "' or 1=1", '01a200ed-f348-72f0-8a76-f13fe1534424x'])(
    'a cursor %j that no list gave is refused',
    async (cursor) => {
      const { get } = await signedIn(`cursor-${cursor.length}`);
      const { status, body } = await get<{ errors: object[] }>(
        `/api/account/calls?cursor=${encodeURIComponent(cursor)}`,
      );
      expect([status, body.errors]).toEqual([
        422,
        [{ pointer: '/cursor', code: 'invalid_format', detail: 'cursor is not valid for this list.' }],
      ]);
    },
  );

  test('a row that is there already is no fault, and none of the others is lost', async () => {
    const { id, calls } = await signedIn('twice');
    const [one, two] = [rowOf(id, 1000), rowOf(id, 2000)];
    await testServer.app.database.hot.writeCalls([one]);
    await testServer.app.database.hot.writeCalls([one, two]);
    expect((await calls()).items.map(({ requestId }) => requestId)).toEqual([two.request_id, one.request_id]);
  });

  test('usage is reported per day and per API, for all keys together, including days without calls', async () => {
    const { id, get } = await signedIn('counted');
    const { kysely } = testServer.app.database;
    const now = Date.now();
    const key = {
      person_id: id,
      name: 'Laptop',
      main: 0,
      key_hash: 'counted',
      masked: '',
      cipher: null,
      areas: null,
      rules: null,
      version: 1,
      created_at: 0,
      expires_at: null,
      grace_until: null,
      revoked_at: 1,
      last_used_at: null,
    };
    await kysely
      .insertInto('api_key')
      .values({ ...key, id: 'counted-laptop' })
      .execute();
    const main = await kysely
      .selectFrom('api_key')
      .select(['id', 'masked'])
      .where('person_id', '=', id)
      .where('main', '=', 1)
      .executeTakeFirstOrThrow();
    const used = (key_id: string, api: string, daysAgo: number, calls: number, cost: number) => ({
      key_id,
      api,
      day: dayOf(now - daysAgo * dayMs),
      calls,
      cost,
    });
    await kysely
      .insertInto('usage')
      .values([
        used(main.id, 'random/uuid', 0, 3, 3),
        used('counted-laptop', 'random/uuid', 0, 2, 2),
        used(main.id, 'convert/data', 2, 9, 18),
        used(main.id, 'random/qr', 3, 100, 100),
        used('of another person', 'random/uuid', 0, 50, 50),
      ])
      .execute();
    expect((await get('/api/account/usage?days=3')).body).toEqual({
      days: [
        { day: dayOf(now - 2 * dayMs), calls: 9, cost: 18, failed: 0 },
        { day: dayOf(now - dayMs), calls: 0, cost: 0, failed: 0 },
        { day: dayOf(now), calls: 5, cost: 5, failed: 0 },
      ],
      apis: [
        { api: 'convert/data', calls: 9, cost: 18 },
        { api: 'random/uuid', calls: 5, cost: 5 },
      ],
      keys: [
        { id: main.id, name: 'Main', masked: main.masked, main: true, ended: false, calls: 12, cost: 21, failed: 0 },
        { id: 'counted-laptop', name: 'Laptop', masked: '', main: false, ended: true, calls: 2, cost: 2, failed: 0 },
      ],
    });
    expect((await get('/api/account/usage?days=3&keyId=counted-laptop')).body).toMatchObject({
      apis: [{ api: 'random/uuid', calls: 2, cost: 2 }],
    });
    expect((await get('/api/account/usage?days=3&keyId=of-somebody-else')).body).toMatchObject({ apis: [] });
    expect((await get<{ days: object[] }>('/api/account/usage')).body.days).toHaveLength(30);
    expect((await get('/api/account/usage?days=91')).status).toBe(422);
  });

  test('failures are counted once each, however often their rows arrive, and stay when the rows are deleted', async () => {
    const { id, get } = await signedIn('failing');
    const main = await testServer.app.database.kysely
      .selectFrom('api_key')
      .select('id')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow();
    const at = Date.now();
    const failed = { key_id: main.id, status: 404, code: 'NotFound', cost: 0 };
    const rows = [
      rowOf(id, at, failed),
      rowOf(id, at, failed),
      rowOf(id, at, { key_id: main.id }),
      rowOf(id, at - dayMs, failed),
    ];
    await testServer.app.database.hot.writeCalls(rows);
    await testServer.app.database.hot.writeCalls(rows);
    await testServer.app.database.kysely.deleteFrom('call_log').where('person_id', '=', id).execute();
    const { days, keys } = (
      await get<{ days: { failed: number }[]; keys: { failed: number }[] }>('/api/account/usage?days=2')
    ).body;
    expect([days.map((day) => day.failed), keys.map((key) => key.failed)]).toEqual([[1, 2], [3]]);
  });

  test('a rare call is found among many, a bounded number of them at a time', async () => {
    const { id, calls } = await signedIn('rare');
    const at = Date.now() - dayMs;
    const rare = [rowOf(id, at, { api: 'random/qr' }), rowOf(id, at + 4500, { api: 'random/qr' })];
    const rows = [...rare, ...Array.from({ length: 9000 }, (_, index) => rowOf(id, at + 1 + index))];
    for (let start = 0; start < rows.length; start += 250)
      await testServer.app.database.hot.writeCalls(rows.slice(start, start + 250));
    const found: string[] = [];
    const pages: number[] = [];
    for (let cursor = ''; ;) {
      const { items, next } = await calls(`?api=random/qr${cursor}`);
      pages.push(items.length);
      found.push(...items.map(({ requestId }) => requestId));
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    expect(found).toEqual(rare.map(({ request_id }) => request_id).toReversed());
    expect(pages).toEqual([0, 1, 1]);
  });

  test('a refused use of a key is logged for its owner', async () => {
    const { id, calls } = await signedIn('ruled');
    const { kysely } = testServer.app.database;
    await kysely
      .updateTable('api_key')
      .set({ rules: JSON.stringify({ addresses: ['203.0.113.9'], origins: [], inQuery: true }) })
      .where('person_id', '=', id)
      .execute();
    const key = await testServer.app.fastify
      .inject({
        method: 'POST',
        url: '/api/login',
        payload: { usernameOrEmail: 'ruled', password },
        remoteAddress: '198.51.100.7',
      })
      .then((answer) => answer.json<{ user: { apiKey: string } }>().user.apiKey);
    const from = (remoteAddress: string) =>
      testServer.app.fastify.inject({ url: `/api/v1/random/uuid?key=${key}`, remoteAddress });
    expect([(await from('203.0.113.9')).statusCode, (await from('203.0.113.8')).json<{ code: string }>().code]).toEqual(
      [200, 'Forbidden'],
    );
    expect((await calls()).items.map(({ status, code, keyName, cost }) => [status, code, keyName, cost])).toEqual([
      [403, 'Forbidden', 'Main', 0],
      [200, null, 'Main', 1],
    ]);
    expect(testServer.logLines.join('')).not.toContain(key);
    expect(
      JSON.stringify(await kysely.selectFrom('call_log').selectAll().where('person_id', '=', id).execute()),
    ).not.toContain(key);
  });

  test('inputs are stored on request: no files, no keys, nothing large; and deleted when the person turns it off', async () => {
    const { id, key, call, calls, get, put } = await signedIn('keeping');
    await call('/api/v1/convert/data', { method: 'POST', payload: { text: '[0]', to: 'csv' } });
    expect((await put('/api/account/usage/keeping', { keepInputs: true })).body).toEqual({ keepInputs: true });
    await call('/api/v1/convert/data', { method: 'POST', payload: { text: '[1]', to: 'csv' } });
    await call(`/api/v1/random/uuid?count=never`);
    await call('/api/v1/convert/data', { method: 'POST', payload: { text: `my key is ${key}`, to: 'csv' } });
    await call('/api/v1/convert/data', { method: 'POST', payload: { text: `"${'x'.repeat(3000)}"`, to: 'yaml' } });
    const form = new FormData();
    form.set('to', 'csv');
    form.set('file', new File(['[1,2]'], 'a.json', { type: 'application/json' }));
    const request = new Request('http://x/', { method: 'POST', body: form });
    await call('/api/v1/convert/data', {
      method: 'POST',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
    const { items } = await calls();
    const inputs = await Promise.all(
      items.map(async ({ requestId }) => (await get<{ input: unknown }>(`/api/account/calls/${requestId}`)).body.input),
    );
    expect(inputs).toEqual([
      { to: 'csv' },
      null,
      { text: 'my key is [hidden]', to: 'csv' },
      { count: 'never' },
      { text: '[1]', to: 'csv' },
      null,
    ]);
    expect(items.map(({ hasInput }) => hasInput)).toEqual([true, false, true, true, true, false]);
    await put('/api/account/usage/keeping', { keepInputs: false });
    // As written by a call that was running at that time.
    await testServer.app.database.hot.writeCalls([rowOf(id, Date.now(), { input: '{"late":1}' })]);
    expect((await calls()).items.filter(({ hasInput }) => hasInput)).toEqual([]);
    expect(await testServer.app.database.transaction(deleteUnwantedInputs)).toBe(1);
    expect(
      await testServer.app.database.kysely
        .selectFrom('call_log')
        .select('request_id')
        .where('person_id', '=', id)
        .where('input', 'is not', null)
        .execute(),
    ).toEqual([]);
  });

  test('thousands of calls are exported as a table, latest first, none twice', async () => {
    const { id, headersOf, text } = await signedIn('exporting');
    const at = Date.now() - dayMs;
    const rows = Array.from({ length: 1234 }, (_, index) =>
      rowOf(id, at + index, { api: index === 0 ? '=1+1' : 'random/uuid' }),
    );
    for (let start = 0; start < rows.length; start += 250)
      await testServer.app.database.hot.writeCalls(rows.slice(start, start + 250));
    const lines = (await text('/api/account/calls.csv')).trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(rows.map(({ request_id }) => request_id).toReversed());
    expect(lines.at(-1)).toContain(",'=1+1,");
    expect((await headersOf('/api/account/calls.csv')).headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(await text('/api/account/calls.csv?api=none')).toBe(
      '\ufeffTime (UTC),API,Key,Key ID,Method,Status,Code,Milliseconds,Cost,Request ID\r\n',
    );
  });

  test('for any filter values, the response is a list or a validation error', async () => {
    for (const name of ['api', 'keyId', 'outcome', 'from', 'to', 'cursor']) {
      const { headersOf } = await signedIn(`odd-${name}`);
      for (const text of naughtyTexts) {
        const { status } = await headersOf(`/api/account/calls?${name}=${encodeURIComponent(text)}`);
        expect([name, text, status === 200 || status === 422]).toEqual([name, text, true]);
      }
    }
  });

  test('calls are deleted after 30 days, in steps', async () => {
    const { id } = await signedIn('old');
    const now = Date.now();
    const rows = [
      ...Array.from({ length: 1200 }, (_, index) => rowOf(id, now - 30 * dayMs - 1 - index)),
      rowOf(id, now - 30 * dayMs),
      rowOf(id, now),
    ];
    await testServer.app.database.hot.writeCalls(rows);
    const { transaction } = testServer.app.database;
    const deleted = await inBatches({ transaction, signal: new AbortController().signal }, (batch, rowsMax) =>
      deleteCallsBefore(batch, now - 30 * dayMs, rowsMax),
    );
    expect(deleted).toBeGreaterThanOrEqual(1200);
    const left = await testServer.app.database.kysely
      .selectFrom('call_log')
      .select('at')
      .where('person_id', '=', id)
      .orderBy('request_id')
      .execute();
    expect(left.map(({ at }) => at)).toEqual([now - 30 * dayMs, now]);
  });

  test('closing writes what was called before', async () => {
    const other = await testServer.another();
    const { key, calls } = await signedIn('closing');
    const { headers } = await other.fastify.inject({ url: '/api/v1/random/uuid', headers: { 'x-api-key': key } });
    await other[Symbol.asyncDispose]();
    expect((await calls()).items.map(({ requestId }) => requestId)).toEqual([headers['x-request-id']]);
  });

  test('metrics count waiting and dropped calls', async () => {
    const { key, id, calls } = await signedIn('watching');
    await calls();
    await testServer.app.database.kysely.updateTable('person').set({ role: 'admin' }).where('id', '=', id).execute();
    const { body } = await testServer.app.fastify.inject({ url: '/metrics', headers: { 'x-api-key': key } });
    expect(body.match(/^apiyard_call_log_.*$/gm)).toEqual([
      'apiyard_call_log_waiting 0',
      'apiyard_call_log_dropped_total 0',
    ]);
  });
});
