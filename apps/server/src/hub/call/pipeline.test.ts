import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Engine } from '../../db/dialect.ts';
import { fail } from '@apiyard/api/contract/endpoint';
import { RawResponse, field, tool } from '../../tools/tool.ts';
import type { Tool } from '../../tools/tool.ts';
import { openTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { toolAsApi } from '../catalogue/registry.ts';
import type { ApiSource, CallableApi } from '../source.ts';

const gate = { wait: Promise.withResolvers<void>(), running: 0 };

/** Tools that end in every way a run can end. */
const trialTools: Tool[] = [
  tool({
    path: 'random/trial',
    title: 'Trial',
    summary: 'Ends as it is told.',
    output: { schema: z.looseObject({}), examples: [{}] },
    cost: 2,
    input: z.object({
      how: field(
        { title: 'How' },
        z.enum(['well', 'invalid', 'throw', 'throw later', 'unserializable', 'gate', 'large']).default('well'),
      ),
    }),
    examples: [{ name: 'Well', input: {} }],
    async run({ how }) {
      if (how === 'invalid')
        return fail('InvalidInput', 'Line 2 has 3 fields, line 1 has 2.', {
          errors: [
            { pointer: '/text', code: 'syntax', detail: 'Line 2 has 3 fields, line 1 has 2.', line: 2, column: 5 },
          ],
        });
      if (how === 'throw') throw new Error('the secret inside');
      if (how === 'unserializable') return { big: 1n };
      if (how === 'gate') {
        gate.running += 1;
        await gate.wait.promise;
      }
      if (how === 'large') return { text: 'x'.repeat(25_000_000) };
      return { ended: how };
    },
  }) as unknown as Tool,
  tool({
    path: 'random/costly',
    title: 'Costly',
    summary: 'For plans that pay.',
    output: { schema: z.looseObject({}), examples: [{}] },
    premium: true,
    input: z.object({}),
    examples: [{ name: 'Run', input: {} }],
    run: () => ({}),
  }) as unknown as Tool,
];
const apis: CallableApi[] = trialTools.map((each) => toolAsApi(each, { area: 'random', subject: 'chance' }));
apis.push({
  ...toolAsApi(trialTools[1] as Tool, { area: 'random', subject: 'chance' }),
  path: 'random/resting',
  premium: false,
  health: 'paused',
});
/** Returns the caller and the revision. */
apis.push({
  ...toolAsApi(trialTools[0] as Tool, { area: 'random', subject: 'chance' }),
  path: 'random/revised',
  run: (_, { personId }) => ({ result: { personId }, cached: true, provider: 'books.example', revision: 4 }),
});
apis.push({
  ...toolAsApi(trialTools[0] as Tool, { area: 'random', subject: 'chance' }),
  path: 'random/revised-picture',
  open: true,
  run: (_, { personId }) => ({
    result: new RawResponse({ type: 'text/plain', name: 'who.txt', bytes: Buffer.from(String(personId)) }),
    cached: false,
    provider: null,
    revision: 5,
  }),
});
const trials: ApiSource = { find: (path) => apis.find((api) => api.path === path), list: () => apis, version: 1 };

describe.each<Engine>(['sqlite', 'postgres'])('a call on %s', (engine) => {
  let testServer: TestServer;
  let key: string;
  beforeAll(async () => {
    testServer = await openTestServer(engine, { sources: [trials] });
    await testServer.app.database.kysely
      .updateTable('plan')
      .set({ calls_per_minute: 1_000_000, file_size_bytes_max: 1000 })
      .where('id', '=', 'free')
      .execute();
    key = await testServer.keyOf('caller');
  });
  afterAll(() => testServer.close());

  const get = (url: string, headers: Record<string, string> = { 'x-api-key': key }) =>
    testServer.app.fastify.inject({ method: 'GET', url, headers });
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    testServer.app.fastify.inject({ method: 'POST', url, payload, headers: { 'x-api-key': key, ...headers } });
  const listening = async () => {
    const { fastify } = testServer.app;
    if (!fastify.server.listening) await fastify.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
  };
  const limitOf = (calls: number) =>
    testServer.app.database.kysely.updateTable('plan').set({ calls_per_day: calls }).where('id', '=', 'free').execute();
  const usedBy = async (username: string) => {
    const row = await testServer.app.database.kysely
      .selectFrom('usage_day')
      .innerJoin('person', 'person.id', 'usage_day.person_id')
      .select('used')
      .where('username', '=', username)
      .executeTakeFirst();
    return Number(row?.used ?? 0);
  };

  test('a response has data and meta, and headers with the remaining quota', async () => {
    await limitOf(1000);
    const own = await testServer.keyOf('reader');
    const response = await get('/api/v1/random/uuid?count=2&version=7', { 'x-api-key': own });
    const { data, meta, ...rest } = response.json<{
      success: boolean;
      data: { uuids: string[] };
      meta: { ms: number; requestId: string };
    }>();
    expect(response.statusCode).toBe(200);
    expect(rest).toEqual({ success: true });
    expect(data.uuids).toHaveLength(2);
    expect(meta).toEqual({
      api: 'random/uuid',
      ms: meta.ms,
      cost: 1,
      cached: false,
      provider: null,
      requestId: response.headers['x-request-id'],
    });
    const {
      'x-quota-limit': limit,
      'x-quota-remaining': remaining,
      'ratelimit-limit': rate,
      'ratelimit-remaining': rateLeft,
      'ratelimit-reset': rateReset,
      'x-quota-reset': quotaReset,
      'ratelimit-policy': policy,
      ratelimit,
      'content-type': type,
    } = response.headers;
    expect({ limit, remaining, rate, rateLeft, type }).toEqual({
      limit: '1000',
      remaining: '999',
      rate: '1000000',
      rateLeft: '999999',
      type: 'application/json; charset=utf-8',
    });
    expect(policy).toBe('"minute";q=1000000;w=60, "day";q=1000;w=86400');
    expect(ratelimit).toBe(`"minute";r=999999;t=${rateReset}, "day";r=999;t=${quotaReset}`);
    expect(await usedBy('reader')).toBe(1);
  });

  test('a run receives its caller, and meta has the revision, in JSON and with a file', async () => {
    await limitOf(1000);
    const own = await testServer.keyOf('known');
    const { id } = await testServer.app.database.kysely
      .selectFrom('person')
      .select('id')
      .where('username', '=', 'known')
      .executeTakeFirstOrThrow();
    const { data, meta } = (await get('/api/v1/random/revised', { 'x-api-key': own })).json<{
      data: unknown;
      meta: { ms: number; requestId: string };
    }>();
    expect([data, meta]).toEqual([
      { personId: id },
      {
        api: 'random/revised',
        ms: meta.ms,
        cost: 2,
        cached: true,
        provider: 'books.example',
        revision: 4,
        requestId: meta.requestId,
      },
    ]);
    const byKey = await get('/api/v1/random/revised-picture', { 'x-api-key': own });
    expect([byKey.body, (JSON.parse(String(byKey.headers['x-meta'])) as { revision: number }).revision]).toEqual([
      id,
      5,
    ]);
    expect((await get('/api/v1/random/revised-picture', {})).body).toBe('null');
  });

  test('accepts a key as a bearer token too', async () => {
    expect((await get('/api/v1/random/uuid', { authorization: `Bearer ${key}` })).statusCode).toBe(200);
  });

  test('a quota of 50 allows exactly 50 of 200 parallel calls, from two processes', async () => {
    await limitOf(50);
    const own = await testServer.keyOf('hurried');
    const second = await testServer.another();
    const servers = [testServer.app.fastify, second.fastify];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const server = servers[index % 2];
        if (!server) throw new Error('There are two servers.');
        return server.inject({ method: 'GET', url: '/api/v1/random/uuid', headers: { 'x-api-key': own } });
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(150);
    expect(await usedBy('hurried')).toBe(50);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    const { code, detail } = refused?.json<{ code: string; detail: string }>() ?? {};
    expect({
      code,
      detail,
      left: refused?.headers['x-quota-remaining'],
      wait: refused?.headers['retry-after'],
    }).toEqual({
      code: 'QuotaSpent',
      detail: "You have used today's 50 calls. The quota resets at midnight UTC.",
      left: '0',
      wait: refused?.headers['x-quota-reset'],
    });
    await limitOf(1000);
  });

  test('a quota of 50 on one process lets exactly 50 of 200 parallel calls through', async () => {
    await limitOf(50);
    const own = await testServer.keyOf('single');
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => get('/api/v1/random/uuid', { 'x-api-key': own })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(150);
    expect(await usedBy('single')).toBe(50);
    await limitOf(1000);
  });

  test('a failure is not charged and reveals no internals', async () => {
    const own = await testServer.keyOf('unlucky');
    const headers = { 'x-api-key': own };
    const invalid = await post('/api/v1/random/trial', { how: 'invalid' }, headers);
    expect({ status: invalid.statusCode, errors: invalid.json<{ errors: unknown }>().errors }).toEqual({
      status: 422,
      errors: [{ pointer: '/text', code: 'syntax', detail: 'Line 2 has 3 fields, line 1 has 2.', line: 2, column: 5 }],
    });
    for (const how of ['throw', 'unserializable']) {
      const thrown = await post('/api/v1/random/trial', { how }, headers);
      expect(thrown.json()).toEqual({
        success: false,
        type: '/docs#Internal',
        title: 'Internal',
        status: 500,
        code: 'Internal',
        requestId: thrown.headers['x-request-id'],
        detail:
          'Something went wrong on the server. Try again. If it keeps happening, send the request ID to the admin.',
      });
      expect(
        testServer.logLines.some(
          (line) => line.includes('request failed') && line.includes(String(thrown.headers['x-request-id'])),
        ),
      ).toBe(true);
    }
    expect(await usedBy('unlucky')).toBe(0);
    expect((await post('/api/v1/random/trial', {}, headers)).statusCode).toBe(200);
    expect(await usedBy('unlucky')).toBe(2);
    const reported = [
      await post('/api/v1/random/trial', { how: 'invalid' }, headers),
      await post('/api/v1/random/trial', { what: 1 }, headers),
    ];
    expect(
      reported.map((answer) => [
        answer.statusCode,
        answer.headers['x-quota-limit'],
        answer.headers['x-quota-remaining'],
      ]),
    ).toEqual([
      [422, '1000', '998'],
      [422, '1000', '998'],
    ]);
  });

  test('a caller who disconnects is not charged, and frees the slot for others', async () => {
    await limitOf(2);
    const own = await testServer.keyOf('fickle');
    const origin = await listening();
    gate.wait = Promise.withResolvers();
    gate.running = 0;
    const leaving = new AbortController();
    const left = fetch(`${origin}/api/v1/random/trial?how=gate`, {
      headers: { 'x-api-key': own },
      signal: leaving.signal,
    });
    await expect.poll(() => gate.running).toBe(1);
    const waiting = post('/api/v1/random/trial', {}, { 'x-api-key': own });
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect((await waiting).statusCode).toBe(200);
    expect(await usedBy('fickle')).toBe(2);
    gate.wait.resolve();
    await limitOf(1000);
  });

  test('a caller who does not read a large response gets no further one, and is not charged for it', async () => {
    const own = await testServer.keyOf('unread');
    const url = `${await listening()}/api/v1/random/trial?how=large`;
    const headers = { 'x-api-key': own, 'accept-encoding': 'identity' };
    const leaving = new AbortController();
    const unread = await fetch(url, { headers, signal: leaving.signal });
    const refused = await fetch(url, { headers });
    expect([unread.status, refused.status, refused.headers.get('retry-after')]).toEqual([200, 503, '10']);
    expect(await refused.json()).toMatchObject({
      code: 'Maintenance',
      detail: 'Your network has too many unread responses. Try again in 10 s.',
    });
    expect(await usedBy('unread')).toBe(2);
    leaving.abort();
    await expect.poll(async () => (await get('/api/v1/random/trial?how=large', headers)).statusCode).toBe(200);
  });

  test('successes of people and visitors, and failures of the API, count for its health; those of callers do not', async () => {
    const rates = async () => {
      const { items } = (await get('/api/v1/catalogue/health', {})).json<{
        items: { path: string; days: (number | null)[] }[];
      }>();
      const rateOf = (path: string) => items.find((each) => each.path === path)?.days.at(-1);
      return ['random/judged', 'random/judged-open'].map(rateOf);
    };
    apis.push({ ...toolAsApi(trialTools[0] as Tool, { area: 'random', subject: 'chance' }), path: 'random/judged' });
    apis.push({
      ...toolAsApi(trialTools[0] as Tool, { area: 'random', subject: 'chance' }),
      path: 'random/judged-open',
      open: true,
    });
    await post('/api/v1/random/judged', { how: 'invalid' });
    await post('/api/v1/random/judged', { how: 'unknown' });
    expect(await rates()).toEqual([null, null]);
    await post('/api/v1/random/judged', {});
    await get('/api/v1/random/judged-open', {});
    expect(await rates()).toEqual([100, 100]);
    await post('/api/v1/random/judged', { how: 'throw' });
    expect(await rates()).toEqual([50, 100]);
  });

  test('a broken text is refused with its place', async () => {
    const answer = await post('/api/v1/convert/data', { text: 'a,b\n1,2\n1,"2\n', from: 'csv', to: 'json' });
    const { errors, ...problem } = answer.json<{ errors: { pointer: string; line?: number }[]; code: string }>();
    expect([answer.statusCode, problem.code, errors.map(({ pointer, line }) => [pointer, line])]).toEqual([
      422,
      'InvalidInput',
      [['/text', 3]],
    ]);
  });

  test('a call that fits only if one in progress fails is neither refused early nor run twice', async () => {
    await limitOf(2);
    const headers = { 'x-api-key': await testServer.keyOf('patient') };
    gate.wait = Promise.withResolvers();
    gate.running = 0;
    const first = post('/api/v1/random/trial', { how: 'gate' }, headers);
    const second = post('/api/v1/random/trial', { how: 'gate' }, headers);
    await expect.poll(() => gate.running).toBe(1);
    gate.wait.resolve();
    expect([(await first).statusCode, (await second).statusCode].toSorted()).toEqual([200, 429]);
    expect(gate.running).toBe(1);
    await limitOf(1000);
  });

  test('an unknown API, a paused one, and one that needs more than the plan has', async () => {
    const answers = await Promise.all([
      get('/api/v1/random/nothing'),
      post('/api/v1/random/resting', {}),
      post('/api/v1/random/costly', {}),
    ]);
    expect(
      answers.map((answer) => [
        answer.statusCode,
        answer.json<{ code: string }>().code,
        answer.json<{ detail: string }>().detail,
      ]),
    ).toEqual([
      [404, 'NotFound', 'There is no API "random/nothing". GET /api/v1/catalogue lists them all.'],
      [503, 'Paused', 'random/resting is paused. Try again later.'],
      [403, 'PremiumOnly', 'random/costly requires a plan with premium APIs. See /pricing.'],
    ]);
  });

  test('a visitor can call open APIs, and gets a hint about keys for others', async () => {
    const open = await get('/api/v1/random/uuid', {});
    expect([
      open.statusCode,
      open.headers['ratelimit-limit'],
      open.headers['x-quota-limit'],
      open.json<{ meta: { cost: number } }>().meta.cost,
    ]).toEqual([200, '30', undefined, 0]);
    const closed = await get('/api/v1/random/trial', {});
    expect([closed.statusCode, closed.headers['www-authenticate'], closed.json<{ detail: string }>().detail]).toEqual([
      401,
      'Bearer realm="Apiyard"',
      'random/trial needs an API key in the header X-Api-Key, or a signed-in browser.',
    ]);
    const unknown = await get('/api/v1/random/uuid', { 'x-api-key': `ay_${'0'.repeat(38)}` });
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([401, 'Unauthenticated']);
  });

  test('a session cookie that does not count is rejected with what to send, except by GET of an open API', async () => {
    await testServer.keyOf('browsing');
    const login = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/login',
      payload: { usernameOrEmail: 'browsing', password: 'seven little llamas' },
      headers: { host: 'localhost' },
    });
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(cookie).toMatch(/^__Host-apiyard=/);
    const call = async (method: 'GET' | 'POST', path: string, headers: Record<string, string>) => {
      const answer = await testServer.app.fastify.inject({
        method,
        url: `/api/v1/${path}`,
        headers: { host: 'localhost', cookie, ...headers },
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      const { detail } = answer.json<{ detail?: string }>();
      // Visitors have no quota.
      return [answer.statusCode, detail ?? (answer.headers['x-quota-limit'] === undefined ? 'visitor' : 'person')];
    };
    const rejected = [
      401,
      "Cookies are accepted only on this site's own pages. Send your key in the header X-Api-Key.",
    ];
    const otherSite = { origin: 'https://elsewhere.example' };
    const link = { 'sec-fetch-site': 'cross-site' };
    expect(await call('POST', 'random/trial', {})).toEqual(rejected);
    expect(await call('POST', 'random/trial', otherSite)).toEqual(rejected);
    expect(await call('GET', 'random/trial', otherSite)).toEqual(rejected);
    expect(await call('GET', 'random/trial', link)).toEqual(rejected);
    expect(await call('POST', 'random/uuid', {})).toEqual(rejected);
    expect(await call('POST', 'random/uuid', otherSite)).toEqual(rejected);
    expect(await call('GET', 'random/uuid', link)).toEqual([200, 'visitor']);
    expect(await call('GET', 'random/uuid', otherSite)).toEqual([200, 'visitor']);
    expect(await call('GET', 'random/uuid', {})).toEqual([200, 'person']);
    expect(await call('POST', 'random/trial', { origin: 'http://localhost' })).toEqual([200, 'person']);
    expect(await call('POST', 'random/trial', { 'x-api-key': key })).toEqual([200, 'person']);
    expect(await call('POST', 'random/uuid', { cookie: 'theme=dark' })).toEqual([200, 'visitor']);
    expect(await call('POST', 'random/nothing', {})).toEqual([
      404,
      'There is no API "random/nothing". GET /api/v1/catalogue lists them all.',
    ]);
  });

  test("a visitor gets an hour's allowance per address", async () => {
    const from = (remoteAddress: string) =>
      testServer.app.fastify.inject({ method: 'GET', url: '/api/v1/random/uuid', remoteAddress });
    const answers = [];
    for (let index = 0; index < 31; index++) answers.push((await from('203.0.113.7')).statusCode);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
  });

  test('a key for other areas may not call this one', async () => {
    const own = await testServer.keyOf('scoped');
    await testServer.app.database.kysely
      .updateTable('api_key')
      .set({ areas: '["convert","puzzle"]' })
      .where('person_id', 'in', (select) => select.selectFrom('person').select('id').where('username', '=', 'scoped'))
      .execute();
    const answer = await get('/api/v1/random/uuid', { 'x-api-key': own });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      403,
      'This API key can only call convert, puzzle, not random.',
    ]);
  });

  test('a key is limited to the calls of its plan', async () => {
    await testServer.app.database.kysely
      .updateTable('plan')
      .set({ calls_per_minute: 2 })
      .where('id', '=', 'free')
      .execute();
    const own = await testServer.keyOf('brisk');
    const answers = [];
    for (let index = 0; index < 3; index++) answers.push(await get('/api/v1/random/uuid', { 'x-api-key': own }));
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['ratelimit-remaining']])).toEqual([
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ]);
    expect(answers[2]?.headers['retry-after']).toBe(answers[2]?.headers['ratelimit-reset']);
    await testServer.app.database.kysely
      .updateTable('plan')
      .set({ calls_per_minute: 1_000_000 })
      .where('id', '=', 'free')
      .execute();
  });

  test('wrong input is refused with a pointer to each mistake', async () => {
    const answer = await get('/api/v1/random/uuid?count=many&speed=9');
    expect(answer.json()).toEqual({
      success: false,
      type: '/docs#InvalidInput',
      title: 'Invalid input',
      status: 422,
      code: 'InvalidInput',
      detail: 'count must be a number.',
      requestId: answer.headers['x-request-id'],
      errors: [
        { pointer: '/count', code: 'invalid_type', detail: 'count must be a number.' },
        { pointer: '/speed', code: 'unrecognized_keys', detail: 'speed is not an input of this call.' },
      ],
    });
  });

  test('a repeated parameter is refused with a sentence that says so', async () => {
    const answer = await get('/api/v1/random/uuid?version=4&version=7');
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      422,
      [{ pointer: '/version', code: 'invalid_value', detail: 'version was sent 2 times. Send it once.' }],
    ]);
  });

  test('a key does not belong in the address', async () => {
    const answer = await get(`/api/v1/random/uuid?key=${key}`, {});
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'Unauthenticated']);
    expect(testServer.logLines.filter((line) => line.includes(key))).toEqual([]);
  });

  test('every origin may read the responses, and none may send cookies', async () => {
    const headers = { origin: 'https://elsewhere.example', cookie: 'apiyard-session=whatever' };
    for (const answer of [
      await get('/api/v1/random/uuid', headers),
      await get('/api/v1/random/nothing', headers),
      await get('/api/v1/random/trial', headers),
    ]) {
      expect([
        answer.headers['access-control-allow-origin'],
        answer.headers['access-control-allow-credentials'],
      ]).toEqual(['*', undefined]);
    }
    const preflight = await testServer.app.fastify.inject({
      method: 'OPTIONS',
      url: '/api/v1/random/uuid',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    });
    const {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': allowed,
      'access-control-max-age': age,
    } = preflight.headers;
    expect([preflight.statusCode, methods, allowed, age]).toEqual([
      204,
      'GET, HEAD, POST',
      'Authorization, Content-Encoding, Content-Type, Idempotency-Key, X-Api-Key, Prefer',
      '86400',
    ]);
  });

  test('every site may read refusals too: a wrong method, a wrong escape, a key that is no good', async () => {
    const { fastify } = testServer.app;
    const answers = await Promise.all([
      fastify.inject({ method: 'DELETE', url: '/api/v1/random/uuid' }),
      fastify.inject('/api/v1/%zz'),
      fastify.inject('/api/v1/random/uuid?text=%ff'),
      get('/api/v1/random/uuid', { 'x-api-key': 'nonsense' }),
    ]);
    expect(
      answers.map(({ statusCode, headers }) => [
        statusCode,
        headers['access-control-allow-origin'],
        headers['content-type'],
      ]),
    ).toEqual([405, 400, 400, 401].map((status) => [status, '*', 'application/problem+json; charset=utf-8']));
    expect((await fastify.inject('/api/nothing')).headers['access-control-allow-origin']).toBe(undefined);
  });

  test('a key in the path is not written to the log', async () => {
    expect((await get(`/api/v1/${key}`, {})).statusCode).toBe(404);
    expect(testServer.logLines.filter((line) => line.includes(key))).toEqual([]);
    expect(testServer.logLines.some((line) => line.includes('"path":"/api/v1/[hidden]"'))).toBe(true);
  });

  test('the figures of the front page count calls', async () => {
    const stats = (await testServer.app.fastify.inject('/api/stats')).json<{ success: boolean; apis: number }>();
    expect([stats.success, stats.apis >= 6]).toEqual([true, true]);
  });
});
