import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../test/test-server.ts';
import { openTestServer } from '../../test/test-server.ts';

const origin = { host: 'localhost:3000', origin: 'http://localhost:3000' };
let testServer: TestServer;
let folder: string;
let key: string;
let cookie: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'apiyard-methods-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Yard</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  testServer = await openTestServer('sqlite', { webFolder: folder });
  key = await testServer.keyOf('caller');
  const { cookies } = await ask('POST', '/api/login', {
    payload: { usernameOrEmail: 'caller', password: 'seven little llamas' },
  });
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

function ask(
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
  url: string,
  { headers, payload }: Asked = {},
) {
  return testServer.app.fastify.inject({
    method,
    url,
    headers: { ...origin, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

test.each<[url: string, status: number]>([
  ['/', 200],
  ['/icon.svg', 200],
  ['/robots.txt', 200],
  ['/livez', 200],
  ['/readyz', 200],
  ['/api/stats', 200],
  ['/api/plans', 200],
  ['/api/v1/catalogue', 200],
  ['/api/v1/openapi.json', 200],
  ['/api/user/me', 200],
  ['/api/account/calls', 200],
  ['/api/account/calls.csv', 200],
  ['/api/data/gallery', 200],
  ['/api/v1/random/nothing', 404],
  ['/api/nothing', 404],
  ['/api/login', 405],
  ['/api/v1/convert/data', 405],
])('HEAD %s has the status and headers of GET, and no body', async (url, status) => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const got = await ask('GET', url, { headers });
  const asked = await ask('HEAD', url, { headers });
  expect([got.statusCode, asked.statusCode, asked.body]).toEqual([status, status, '']);
  const changing = /^(?:date|x-request-id|ratelimit.*|content-length|transfer-encoding|etag)$/;
  const steady = ({ headers: all }: typeof got) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !changing.test(name)));
  expect(steady(asked)).toEqual(steady(got));
});

test('HEAD runs an API as GET does: charged, logged as GET, with the length of the body', async () => {
  const headers = { 'x-api-key': key };
  const got = await ask('GET', '/api/v1/random/uuid', { headers });
  const asked = await ask('HEAD', '/api/v1/random/uuid', { headers });
  expect([asked.statusCode, asked.body, Number(asked.headers['content-length']) > 100]).toEqual([200, '', true]);
  expect(Number(got.headers['x-quota-remaining']) - Number(asked.headers['x-quota-remaining'])).toBe(1);
  const log = await ask('GET', '/api/account/calls?limit=2', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  expect(log.json<{ items: { method: string; cost: number }[] }>().items).toMatchObject([
    { method: 'GET', cost: 1 },
    { method: 'GET', cost: 1 },
  ]);
});

test.each<[method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, allow: string]>([
  ['GET', '/api/login', 'POST'],
  ['DELETE', '/api/stats', 'GET, HEAD'],
  ['PATCH', '/api/account/keys', 'GET, HEAD, POST'],
  ['POST', '/api/account/keys/some-id', 'DELETE, PUT'],
  ['POST', '/api/v1/catalogue', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/v1/random/uuid', 'GET, HEAD, OPTIONS, POST'],
  ['GET', '/api/v1/convert/data', 'OPTIONS, POST'],
  ['POST', '/livez', 'GET, HEAD'],
  ['POST', '/hub', 'GET, HEAD'],
  ['DELETE', '/icon.svg', 'GET, HEAD'],
])('%s %s gets 405, and Allow lists %s', async (method, url, allow) => {
  const answer = await ask(method, url, { headers: { 'x-api-key': key } });
  expect([answer.statusCode, answer.headers['allow'], answer.headers['content-type']]).toEqual([
    405,
    allow,
    'application/problem+json; charset=utf-8',
  ]);
  expect(answer.json()).toMatchObject({ code: 'MethodNotAllowed', status: 405, allow: allow.split(', ') });
});

test.each<['GET' | 'POST' | 'PUT' | 'DELETE', string]>([
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['POST', '/api/nothing'],
  ['PUT', '/api/v1/random/nothing'],
  ['POST', '/api/v1/random/nothing'],
  ['GET', '/none.js'],
])('%s %s gets 404 as a problem', async (method, url) => {
  const answer = await ask(method, url, { headers: { 'x-api-key': key } });
  expect([answer.statusCode, answer.headers['allow'], answer.json<{ code: string }>().code]).toEqual([
    404,
    undefined,
    'NotFound',
  ]);
});
