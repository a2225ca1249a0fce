import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { TestServer } from '../../../test/test-server.ts';
import { openTestServer } from '../../../test/test-server.ts';
import { toolAsApi } from '../../hub/catalogue/registry.ts';
import type { ApiSource } from '../../hub/source.ts';
import type { Tool } from '../../tools/tool.ts';
import { field, tool } from '../../tools/tool.ts';

const repeat = toolAsApi(
  tool({
    path: 'random/repeat',
    title: 'Repeat',
    summary: 'Repeats a text.',
    output: { schema: z.looseObject({}), examples: [{}] },
    input: z.object({
      text: field({ title: 'Text', multiline: true }, z.string().max(6_000_000)),
      times: field({ title: 'Times' }, z.int().min(1).max(10_000).default(1)),
    }),
    examples: [{ name: 'Run', input: { text: 'a' } }],
    run: ({ text, times }) => ({ text: text.slice(0, 1000).repeat(times), length: text.length }),
  }) as unknown as Tool,
  { area: 'random', subject: 'chance' },
);
const source: ApiSource = {
  find: (path) => (path === repeat.path ? repeat : undefined),
  list: () => [repeat],
  version: 1,
};
const url = '/api/v1/random/repeat';

let testServer: TestServer;
let key: string;
beforeAll(async () => {
  testServer = await openTestServer('sqlite', { sources: [source] });
  key = await testServer.keyOf('caller');
});
afterAll(() => testServer.close());

const call = (payload: object | string | Buffer, headers: Record<string, string> = {}) =>
  testServer.app.fastify.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  testServer.app.fastify.inject({ url: path, headers: { host: 'localhost', ...headers } });

test('a response of an API is compressed as the client accepts', async () => {
  const input = { text: 'yes ', times: 1000 };
  const [br, gzip, identity] = [
    await call(input, { 'accept-encoding': 'gzip, deflate, br' }),
    await call(input, { 'accept-encoding': 'gzip, br;q=0' }),
    await call(input),
  ];
  expect([br, gzip, identity].map(({ headers }) => [headers['content-encoding'], headers['vary']])).toEqual([
    ['br', 'Accept-Encoding'],
    ['gzip', 'Accept-Encoding'],
    [undefined, 'Accept-Encoding'],
  ]);
  const texts = [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload), identity.rawPayload];
  expect(texts.map((bytes) => (JSON.parse(bytes.toString()) as { data: object }).data)).toEqual(
    Array.from({ length: 3 }, () => ({ text: 'yes '.repeat(1000), length: 4 })),
  );
  expect(br.rawPayload.length).toBeLessThan(500);
  expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
});

test('a short response is not compressed', async () => {
  const { headers, rawPayload } = await call({ text: 'yes' }, { 'accept-encoding': 'br' });
  expect([rawPayload.length < 1024, headers['content-encoding'], headers['vary']]).toEqual([
    true,
    undefined,
    'Accept-Encoding',
  ]);
});

test('the catalogue is compressed, with an ETag per encoding', async () => {
  const path = '/api/v1/catalogue';
  const [br, gzip, identity] = [
    await get(path, { 'accept-encoding': 'br' }),
    await get(path, { 'accept-encoding': 'gzip' }),
    await get(path),
  ];
  expect([br, gzip, identity].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect([brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual([
    identity.body,
    identity.body,
  ]);
  const etag = String(identity.headers['etag']);
  expect([br.headers['etag'], gzip.headers['etag']]).toEqual([
    etag.replace(/"$/, '-br"'),
    etag.replace(/"$/, '-gzip"'),
  ]);
  const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) });
  expect([again.statusCode, again.body, again.headers['vary']]).toEqual([304, '', 'Accept-Encoding']);
});

test('a response with a secret is never compressed, others of an account are', async () => {
  const from = { host: 'localhost', origin: 'http://localhost', 'accept-encoding': 'br, gzip' };
  const login = await testServer.app.fastify.inject({
    method: 'POST',
    url: '/api/login',
    payload: { usernameOrEmail: 'caller', password: 'seven little llamas' },
    headers: from,
  });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const created = await testServer.app.fastify.inject({
    method: 'POST',
    url: '/api/account/keys',
    payload: {
      name: 'x',
      origins: Array.from({ length: 20 }, (_, index) => `https://${'a'.repeat(60)}${index}.example`),
    },
    headers: { ...from, cookie },
  });
  expect([created.statusCode, created.rawPayload.length > 1024]).toEqual([200, true]);
  expect([login, created].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined]);
  const own = { 'accept-encoding': 'br', cookie, 'sec-fetch-site': 'same-origin' };
  expect((await get('/api/account/keys', own)).headers['content-encoding']).toBe('br');
  expect((await get('/api/account/usage', own)).headers['content-encoding']).toBe('br');
});

test('a gzip body is accepted, with and without its length', async () => {
  const packed = gzipSync(JSON.stringify({ text: 'yes'.repeat(1000) }));
  const answer = await call(packed, { 'content-encoding': 'gzip' });
  expect([answer.statusCode, answer.json<{ data: { length: number } }>().data.length]).toEqual([200, 3000]);
  const upper = await call(packed, { 'content-encoding': ' GZIP ' });
  expect(upper.statusCode).toBe(200);
});

test('a body that unpacks to more than the limit is rejected like one that is sent so', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000, 0x20), { level: 9 });
  expect(bomb.length).toBeLessThan(5_000_000);
  const before = process.memoryUsage().rss;
  const [packed, plain] = [await call(bomb, { 'content-encoding': 'gzip' }), await call(Buffer.alloc(5_000_001, 0x20))];
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  expect([packed, plain].map((answer) => [answer.statusCode, answer.json<object>()])).toEqual(
    [packed, plain].map(() => [
      413,
      expect.objectContaining({
        code: 'TooLarge',
        sizeBytesMax: 5_000_000,
        detail: 'The body is too large. The limit of this call is 5 MB.',
      }),
    ]),
  );
});

test.each([
  ['no gzip at all', Buffer.from('{"text":"a"}')],
  ['an incomplete one', gzipSync('{"text":"a"}').subarray(0, 20)],
])('%s is not readable', async (_, body) => {
  const answer = await call(body, { 'content-encoding': 'gzip' });
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    400,
    'The body is not valid gzip, or it ended too early.',
  ]);
});

test.each([
  ['deflate', 'application/json', 'gzip'],
  ['br', 'application/json', 'gzip'],
  ['gzip, gzip', 'application/json', 'gzip'],
  ['gzip', 'multipart/form-data; boundary=x', 'identity'],
])('%s of %s gets 415, and Accept-Encoding %s', async (encoding, type, accepted) => {
  const answer = await call('{"text":"a"}', { 'content-encoding': encoding, 'content-type': type });
  expect([answer.statusCode, answer.headers['accept-encoding'], answer.json<{ code: string }>().code]).toEqual([
    415,
    accepted,
    'UnsupportedMedia',
  ]);
});

test('a compressed body of another endpoint gets 415', async () => {
  const answer = await testServer.app.fastify.inject({
    method: 'POST',
    url: '/api/login',
    payload: gzipSync('{}'),
    headers: { host: 'localhost', 'content-type': 'application/json', 'content-encoding': 'gzip' },
  });
  expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
});
