import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { TestServer } from '../../../test/test-server.ts';
import { openTestServer } from '../../../test/test-server.ts';
import { schedulerOf } from '../../../test/scheduler.ts';
import type { App } from '../../app.ts';
import type { Engine } from '../../db/dialect.ts';
import { scheduleRetention } from '../../retention.ts';
import type { Tool } from '../../tools/tool.ts';
import { field, inputFile, RawResponse, tool } from '../../tools/tool.ts';
import { toolAsApi } from '../catalogue/registry.ts';
import type { ApiSource, CallableApi } from '../source.ts';

const gate = { wait: Promise.withResolvers<void>(), runs: 0 };
const url = '/api/v1/random/counted';

const counted = tool({
  path: 'random/counted',
  title: 'Counted',
  summary: 'Counts its runs.',
  output: { schema: z.looseObject({}), examples: [{}] },
  input: z.object({
    how: field({ title: 'How' }, z.enum(['well', 'gate', 'fail', 'large']).default('well')),
    n: field({ title: 'N' }, z.int().max(100).default(0)),
  }),
  examples: [{ name: 'Run', input: {} }],
  async run({ how }) {
    gate.runs += 1;
    const run = gate.runs;
    if (how === 'gate') await gate.wait.promise;
    if (how === 'fail') throw new Error('a fault of the tool');
    return { run, ...(how === 'large' && { text: 'x'.repeat(100_001) }) };
  },
}) as unknown as Tool;
const asFile = tool({
  path: 'random/as-file',
  title: 'As file',
  summary: 'Returns a file.',
  output: ['text/plain'],
  input: z.object({}),
  examples: [],
  run: () => new RawResponse({ type: 'text/plain', name: 'n.txt', bytes: Buffer.from(`run ${(gate.runs += 1)}\0`) }),
}) as unknown as Tool;
const withFile = tool({
  path: 'random/with-file',
  title: 'File',
  summary: 'Takes a file.',
  output: { schema: z.looseObject({}), examples: [{}] },
  input: z.object({ file: field({ title: 'File', file: ['text/plain'] }, inputFile()) }),
  examples: [],
  run: ({ file }) => ({ length: file.bytes.length, run: (gate.runs += 1) }),
}) as unknown as Tool;
const apis: CallableApi[] = [
  toolAsApi(counted, { area: 'random', subject: 'chance' }),
  { ...toolAsApi(counted, { area: 'random', subject: 'chance' }), path: 'random/other', open: true },
  toolAsApi(withFile, { area: 'random', subject: 'chance' }),
  toolAsApi(asFile, { area: 'random', subject: 'chance' }),
];
const source: ApiSource = { find: (path) => apis.find((api) => api.path === path), list: () => apis, version: 1 };

describe.each<Engine>(['sqlite', 'postgres'])('Idempotency-Key on %s', (engine) => {
  let testServer: TestServer;
  let key: string;
  beforeAll(async () => {
    testServer = await openTestServer(engine, { sources: [source] });
    await testServer.app.database.kysely
      .updateTable('plan')
      .set({ calls_per_minute: 1_000_000, calls_per_day: 1_000_000 })
      .where('id', '=', 'free')
      .execute();
    key = await testServer.keyOf('caller');
  });
  afterAll(() => testServer.close());

  const call = (once: string, payload: object = {}, headers: Record<string, string> = {}, app: App = testServer.app) =>
    app.fastify.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-api-key': key, 'idempotency-key': once, ...headers },
    });
  const used = async () => {
    const rows = await testServer.app.database.kysely.selectFrom('usage_day').select('used').execute();
    return rows.reduce((sum, row) => sum + Number(row.used), 0);
  };
  const codeOf = (answer: { statusCode: number; json<T>(): T }) => [
    answer.statusCode,
    answer.json<{ code: string }>().code,
  ];

  test('the same call again gets the same response, without a run or a charge', async () => {
    const runs = gate.runs;
    const first = await call('one', { n: 1 });
    const before = await used();
    const again = await call('one', { n: 1 });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(again.headers['x-quota-remaining']).toBe(first.headers['x-quota-remaining']);
    expect([gate.runs - runs, (await used()) - before]).toEqual([1, 0]);
  });

  test('a file is returned again, byte for byte, with its headers', async () => {
    const file = () =>
      testServer.app.fastify.inject({
        method: 'POST',
        url: '/api/v1/random/as-file',
        payload: {},
        headers: { 'x-api-key': key, 'idempotency-key': 'file' },
      });
    const first = await file();
    const again = await file();
    expect([first.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.rawPayload).toEqual(first.rawPayload);
    for (const name of ['content-type', 'content-disposition', 'x-meta', 'cache-control'])
      expect(again.headers[name]).toBe(first.headers[name]);
  });

  test('another input with the same key is rejected', async () => {
    await call('two', { n: 1 });
    expect(codeOf(await call('two', { n: 2 }))).toEqual([422, 'IdempotencyMismatch']);
    expect((await call('two', { n: 1 })).statusCode).toBe(200);
  });

  test('a form is compared by its fields and files', async () => {
    const form = (text: string) =>
      ['--b', 'Content-Disposition: form-data; name="file"; filename="a.txt"', '', text, '--b--', ''].join('\r\n');
    const send = (text: string) =>
      testServer.app.fastify.inject({
        method: 'POST',
        url: '/api/v1/random/with-file',
        payload: form(text),
        headers: { 'x-api-key': key, 'idempotency-key': 'form', 'content-type': 'multipart/form-data; boundary=b' },
      });
    const first = await send('abc');
    expect([first.statusCode, (await send('abc')).body]).toEqual([200, first.body]);
    expect(codeOf(await send('abd'))).toEqual([422, 'IdempotencyMismatch']);
  });

  test('a key belongs to one API and one API key', async () => {
    const first = await call('shared');
    const other = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/v1/random/other',
      payload: { n: 5 },
      headers: { 'x-api-key': key, 'idempotency-key': 'shared' },
    });
    const someone = await call('shared', { n: 5 }, { 'x-api-key': await testServer.keyOf(`someone${engine}`) });
    expect(
      [first, other, someone].map((answer) => [answer.statusCode, answer.headers['idempotency-replayed']]),
    ).toEqual([first, other, someone].map(() => [200, undefined]));
  });

  test('two processes at the same time run a call once', async () => {
    const another = await testServer.another();
    gate.wait = Promise.withResolvers();
    const runs = gate.runs;
    const before = await used();
    const all = Array.from({ length: 10 }, (_, index) =>
      call('raced', { how: 'gate' }, {}, index % 2 === 0 ? testServer.app : another),
    );
    const refused = all.map(async (answer) => (await answer).statusCode === 409);
    await expect.poll(() => gate.runs - runs).toBe(1);
    await expect
      .poll(async () => (await call('raced', { how: 'gate' })).json<{ detail: string }>().detail)
      .toBe('A call with this Idempotency-Key is still running. Try again in a moment.');
    gate.wait.resolve();
    expect((await Promise.all(refused)).filter((each) => each).length).toBeGreaterThanOrEqual(1);
    expect((await Promise.all(all)).filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
    expect([gate.runs - runs, (await used()) - before]).toEqual([1, 1]);
    expect((await call('raced', { how: 'gate' }, {}, another)).headers['idempotency-replayed']).toBe('true');
  });

  test('a call that failed can be sent again with its key', async () => {
    const runs = gate.runs;
    expect((await call('failing', { how: 'fail' })).statusCode).toBe(500);
    expect((await call('failing', { how: 'fail' })).statusCode).toBe(500);
    expect((await call('failing', { n: 1000 })).statusCode).toBe(422);
    expect((await call('failing', {})).statusCode).toBe(200);
    expect(gate.runs - runs).toBe(3);
  });

  test('a response of more than 100 kB is not stored, and not run again', async () => {
    const runs = gate.runs;
    expect((await call('large', { how: 'large' })).statusCode).toBe(200);
    const again = await call('large', { how: 'large' });
    expect([...codeOf(again), again.json<{ detail: string }>().detail]).toEqual([
      409,
      'ResponseNotStored',
      'The call with this Idempotency-Key succeeded, but its response is larger than 100 kB and was not stored. To run it again, use a new key.',
    ]);
    expect(gate.runs - runs).toBe(1);
  });

  test('a call that a stopped server left behind is not run again', async () => {
    const { kysely } = testServer.app.database;
    await call('left');
    await kysely
      .updateTable('stored_answer')
      .set({ status: null, headers: null, body: null, at: Date.now() - 300_001 })
      .where('idempotency_key', '=', 'left')
      .execute();
    const again = await call('left');
    expect([...codeOf(again), again.json<{ detail: string }>().detail]).toEqual([
      409,
      'IdempotencyInProgress',
      'The server stopped during the call with this Idempotency-Key, so its response is unknown. Check the call log for a charge, then use a new key.',
    ]);
  });

  test('a key can be used for another call after a day', async () => {
    const { kysely } = testServer.app.database;
    await call('yesterday', { n: 1 });
    await kysely
      .updateTable('stored_answer')
      .set({ at: Date.now() - 86_400_000 })
      .where('idempotency_key', '=', 'yesterday')
      .execute();
    const next = await call('yesterday', { n: 2 });
    expect([next.statusCode, next.headers['idempotency-replayed']]).toEqual([200, undefined]);
  });

  test.each([
    ['a space', 'a b'],
    ['a quote', '"a'],
    ['no text', '""'],
    ['256 characters', 'a'.repeat(256)],
    ['text outside ASCII', 'é'],
  ])('a key with %s is rejected', async (_, once) => {
    const answer = await call(once);
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      'Idempotency-Key must have 1 to 255 printable ASCII characters without spaces, such as a UUID.',
    ]);
  });

  test('quotes around a key, as in the draft, do not belong to it', async () => {
    const first = await call('"quoted"');
    expect((await call('quoted')).body).toBe(first.body);
    expect((await call('a'.repeat(255))).statusCode).toBe(200);
  });

  test('visitors cannot use a key', async () => {
    const answer = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/v1/random/other',
      payload: {},
      headers: { 'idempotency-key': 'visitor' },
    });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      401,
      'Idempotency-Key needs an API key in the header X-Api-Key, or a signed-in browser.',
    ]);
  });

  test('stored responses are deleted after a day', async () => {
    const { database } = testServer.app;
    const ages = { 'a day old': 86_400_000, 'nearly a day old': 86_340_000 };
    for (const [name, ageMs] of Object.entries(ages)) {
      const once = name.replaceAll(' ', '-');
      await call(once);
      await database.kysely
        .updateTable('stored_answer')
        .set({ at: Date.now() - ageMs })
        .where('idempotency_key', '=', once)
        .execute();
    }
    const [rows] = scheduleRetention({
      scheduler: schedulerOf(database, Date.now),
      mailFolder: '/nowhere',
      kept: () => ({ calls: 100, audit: 100, mails: 100 }),
      log: { warn() {} },
    });
    await rows?.run();
    const left = await database.kysely
      .selectFrom('stored_answer')
      .select('idempotency_key')
      .where('idempotency_key', 'like', '%day-old')
      .execute();
    expect(left.map((row) => row.idempotency_key)).toEqual(['nearly-a-day-old']);
  });

  test('stored responses are deleted with the account', async () => {
    const { kysely } = testServer.app.database;
    const own = await testServer.keyOf(`leaving${engine}`);
    await call('mine', {}, { 'x-api-key': own });
    const rows = () => kysely.selectFrom('stored_answer').select('at').where('idempotency_key', '=', 'mine').execute();
    expect(await rows()).toHaveLength(1);
    await kysely.deleteFrom('person').where('username', '=', `leaving${engine}`).execute();
    expect(await rows()).toEqual([]);
  });
});
