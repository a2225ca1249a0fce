import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoggedCall } from '@apiyard/api/contract/usage';
import type { Engine } from '../db/dialect.ts';
import { newId } from '../db/id.ts';
import type { CallLogTable } from '../db/schema.ts';
import { openWhole } from '../../test/whole.ts';
import type { Whole } from '../../test/whole.ts';
import { field, tool } from '../tools/tool.ts';
import type { Tool } from '../tools/tool.ts';
import * as z from 'zod';
import { forgetCalls } from './calls-kept.ts';
import { dayOf } from './day.ts';
import { toolAsApi } from './registry.ts';
import type { ApiSource } from './source.ts';

const dayMs = 86_400_000;
const password = 'seven little llamas';

const throwing = toolAsApi(
  tool({
    path: 'random/throwing', title: 'Throwing', summary: 'Has a fault.', output: 'json', cost: 3,
    input: z.object({ well: field({ title: 'Well' }, z.boolean().default(false)) }),
    examples: [{ name: 'Run', input: {} }],
    run: ({ well }) => {
      if (!well) throw new Error('a fault');
      return {};
    },
  }) as unknown as Tool,
  'random',
);
const source: ApiSource = { find: (path) => (path === throwing.path ? throwing : undefined), list: () => [throwing], version: 1 };

describe.each<Engine>(['sqlite', 'postgres'])('usage on %s', (engine) => {
  let whole: Whole;
  beforeAll(async () => {
    whole = await openWhole(engine, { sources: [source] });
  });
  afterAll(() => whole.close());

  async function signedIn(username: string) {
    const key = await whole.keyOf(username);
    const answer = await whole.app.fastify.inject({ method: 'POST', url: '/api/login', payload: { usernameOrEmail: username, password }, remoteAddress: '198.51.100.7' });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const person = await whole.app.database.kysely.selectFrom('person').select('id').where('username', '=', username).executeTakeFirstOrThrow();
    const get = async <Body>(url: string) => {
      const response = await whole.app.fastify.inject({ url, headers: { cookie } });
      return { status: response.statusCode, body: response.json<Body>() };
    };
    const headersOf = async (url: string) => {
      const { statusCode, headers } = await whole.app.fastify.inject({ url, headers: { cookie } });
      return { status: statusCode, headers };
    };
    return {
      key,
      id: person.id,
      get,
      headersOf,
      call: (url: string, options: { method?: 'GET' | 'POST'; payload?: string | object; headers?: Record<string, string> } = {}) =>
        whole.app.fastify.inject({ url, ...options, headers: { 'x-api-key': key, ...options.headers } }),
      calls: async (query = '') => (await get<{ items: LoggedCall[]; next: string | null }>(`/api/account/calls${query}`)).body,
    };
  }

  const rowOf = (personId: string, at: number, more: Partial<CallLogTable> = {}): CallLogTable => ({
    request_id: newId(at), person_id: personId, key_id: 'k', api: 'random/uuid', method: 'GET', status: 200, code: null, us: 1500, cost: 1, at, ...more,
  });

  test('every call of a known person is logged, however it ended, and seen at once', async () => {
    const { call, calls } = await signedIn('logged');
    const before = Date.now();
    const answers = [
      await call('/api/v1/random/uuid'),
      await call('/api/v1/random/uuid?count=never'),
      await call('/api/v1/no/such', { method: 'POST', payload: {} }),
      await call('/api/v1/no/%00such'),
      await call('/api/v1/random/throwing', { method: 'POST', payload: {} }),
      await call('/api/v1/random/throwing', { method: 'POST', payload: '{', headers: { 'content-type': 'application/json' } }),
      await call('/api/v1/random/throwing', { method: 'POST', payload: { well: true } }),
    ];
    const { items, next } = await calls();
    expect(next).toBeNull();
    expect(items.toReversed().map(({ ms: _, at: __, ...item }) => item)).toEqual(
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
    const { kysely } = whole.app.database;
    const free = await kysely.selectFrom('plan').selectAll().where('id', '=', 'free').executeTakeFirstOrThrow();
    await kysely.insertInto('plan').values({ ...free, id: 'hasty', calls_per_day: 1, calls_per_minute: 2 }).execute();
    await kysely.updateTable('person').set({ plan: 'hasty' }).where('id', '=', id).execute();
    for (let time = 0; time < 3; time++) await call('/api/v1/random/uuid');
    expect((await calls()).items.map(({ status, code }) => [status, code])).toEqual([[429, 'RateLimited'], [429, 'QuotaSpent'], [200, null]]);
    const logged = async () => Number((await kysely.selectFrom('call_log').select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
    const before = await logged();
    await whole.app.fastify.inject('/api/v1/random/uuid');
    await calls();
    expect(await logged()).toBe(before);
  });

  test('a key that somebody wrote into the path is not kept, nor a part of it', async () => {
    const { key, call, calls } = await signedIn('careless');
    await call(`/api/v1/random/${key}`);
    await call(`/api/v1/random/${key.replace('_', '%5F')}`);
    await call(`/api/v1/${'x'.repeat(180)}/${key}`);
    expect((await calls()).items.map(({ api }) => api)).toEqual([`${'x'.repeat(180)}/[hidden]`, 'random/[hidden]', 'random/[hidden]']);
  });

  test('what a person is told is kept by no cache', async () => {
    const { headersOf } = await signedIn('private');
    const addresses = ['/api/user/me', '/api/account/usage', '/api/account/calls', '/api/account/keys', '/api/account/favourites', '/api/account/usage?days=0'];
    const told = await Promise.all(addresses.map(headersOf));
    expect(told.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([[200, 'no-store'], [200, 'no-store'], [200, 'no-store'], [200, 'no-store'], [200, 'no-store'], [422, 'no-store']]);
  });

  test("a list goes on where the last one ended, and holds nobody else's calls", async () => {
    const [ann, bob] = [await signedIn('ann'), await signedIn('bob')];
    const at = Date.now() - dayMs;
    const rows = Array.from({ length: 25 }, (_, index) => rowOf(index % 5 === 0 ? bob.id : ann.id, at + index));
    await whole.app.database.hot.writeCalls(rows);
    const idsOf = (list: { items: LoggedCall[] }) => list.items.map(({ requestId }) => requestId);
    const first = await ann.calls('?limit=8');
    const second = await ann.calls(`?limit=8&cursor=${first.next ?? ''}`);
    const third = await ann.calls(`?limit=8&cursor=${second.next ?? ''}`);
    const own = rows.filter(({ person_id }) => person_id === ann.id).map(({ request_id }) => request_id).toReversed();
    expect([idsOf(first), idsOf(second), idsOf(third), third.next]).toEqual([own.slice(0, 8), own.slice(8, 16), own.slice(16), null]);
    expect(idsOf(await bob.calls())).toHaveLength(5);
  });

  test.each(['x', '', "' or 1=1", '01a200ed-f348-72f0-8a76-f13fe1534424x'])('a cursor %j that no list gave is refused', async (cursor) => {
    const { get } = await signedIn(`cursor-${cursor.length}`);
    const { status, body } = await get<{ errors: object[] }>(`/api/account/calls?cursor=${encodeURIComponent(cursor)}`);
    expect([status, body.errors]).toEqual([422, [{ pointer: '/cursor', code: 'invalid_format', detail: 'cursor is not one that this list gave.' }]]);
  });

  test('a row that is there already is no fault, and none of the others is lost', async () => {
    const { id, calls } = await signedIn('twice');
    const [one, two] = [rowOf(id, 1000), rowOf(id, 2000)];
    await whole.app.database.hot.writeCalls([one]);
    await whole.app.database.hot.writeCalls([one, two]);
    expect((await calls()).items.map(({ requestId }) => requestId)).toEqual([two.request_id, one.request_id]);
  });

  test('usage is told for each day and each API, of all keys, days without calls included', async () => {
    const { id, get } = await signedIn('counted');
    const { kysely } = whole.app.database;
    const now = Date.now();
    const key = { person_id: id, name: 'Laptop', main: 0, key_hash: 'counted', masked: '', cipher: null, areas: null, created_at: 0, expires_at: null, grace_until: null, revoked_at: 1, last_used_at: null };
    await kysely.insertInto('api_key').values({ ...key, id: 'counted-laptop' }).execute();
    const main = await kysely.selectFrom('api_key').select('id').where('person_id', '=', id).where('main', '=', 1).executeTakeFirstOrThrow();
    const used = (key_id: string, api: string, daysAgo: number, calls: number, cost: number) => ({ key_id, api, day: dayOf(now - daysAgo * dayMs), calls, cost });
    await kysely
      .insertInto('usage')
      .values([
        used(main.id, 'random/uuid', 0, 3, 3), used('counted-laptop', 'random/uuid', 0, 2, 2), used(main.id, 'convert/data', 2, 9, 18),
        used(main.id, 'random/qr', 3, 100, 100), used('of somebody else', 'random/uuid', 0, 50, 50),
      ])
      .execute();
    expect((await get('/api/account/usage?days=3')).body).toEqual({
      days: [
        { day: dayOf(now - 2 * dayMs), calls: 9, cost: 18 },
        { day: dayOf(now - dayMs), calls: 0, cost: 0 },
        { day: dayOf(now), calls: 5, cost: 5 },
      ],
      apis: [{ api: 'convert/data', calls: 9, cost: 18 }, { api: 'random/uuid', calls: 5, cost: 5 }],
    });
    expect((await get<{ days: object[] }>('/api/account/usage')).body.days).toHaveLength(30);
    expect((await get('/api/account/usage?days=91')).status).toBe(422);
  });

  test('calls are forgotten after 30 days, in steps', async () => {
    const { id } = await signedIn('old');
    const now = Date.now();
    const rows = [...Array.from({ length: 1200 }, (_, index) => rowOf(id, now - 30 * dayMs - 1 - index)), rowOf(id, now - 30 * dayMs), rowOf(id, now)];
    await whole.app.database.hot.writeCalls(rows);
    expect(await forgetCalls(whole.app.database, now - 30 * 86_400_000)).toBeGreaterThanOrEqual(1200);
    const left = await whole.app.database.kysely.selectFrom('call_log').select('at').where('person_id', '=', id).orderBy('request_id').execute();
    expect(left.map(({ at }) => at)).toEqual([now - 30 * dayMs, now]);
  });

  test('closing writes what was called before', async () => {
    const other = await whole.another();
    const { key, calls } = await signedIn('closing');
    const { headers } = await other.fastify.inject({ url: '/api/v1/random/uuid', headers: { 'x-api-key': key } });
    await other.close();
    expect((await calls()).items.map(({ requestId }) => requestId)).toEqual([headers['x-request-id']]);
  });

  test('metrics say what waits and what was dropped', async () => {
    const { key, id, calls } = await signedIn('watching');
    await calls();
    await whole.app.database.kysely.updateTable('person').set({ role: 'admin' }).where('id', '=', id).execute();
    const { body } = await whole.app.fastify.inject({ url: '/metrics', headers: { 'x-api-key': key } });
    expect(body.match(/^apiyard_call_log_.*$/gm)).toEqual(['apiyard_call_log_waiting 0', 'apiyard_call_log_dropped_total 0']);
  });
});
