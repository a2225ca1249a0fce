/** Authorization and rate limits are decided from the headers alone: a rejected request's body is not read. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '@apiyard/api/contract/endpoint';
import { fillPath, pathNames } from '@apiyard/api/contract/endpoint';
import { named, ownEntries } from '../entries.ts';
import type { TestServer } from '../test-server.ts';
import { openTestServer } from '../test-server.ts';

let testServer: TestServer;
let port = 0;
let ann = '';

beforeAll(async () => {
  testServer = await openTestServer('sqlite', {}, { TRUST_PROXY: '1' });
  await testServer.keyOf('ann');
  const { cookies } = await testServer.app.fastify.inject({
    method: 'POST',
    url: '/api/login',
    headers: { host: 'localhost' },
    payload: { usernameOrEmail: 'ann', password: 'seven little llamas' },
  });
  ann = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  port = Number(new URL(await testServer.app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => testServer.close());

let callers = 0;

/** Announces a body and sends none of it. Resolves with the status and error code once the response is complete. */
function announce(
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<[status: number, code: unknown]> {
  const lines = {
    host: 'localhost',
    origin: 'http://localhost',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-forwarded-for': `198.18.${(callers += 1) >> 8}.${callers & 255}`,
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${method} ${path} HTTP/1.1\r\n${Object.entries(lines)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}\r\n`,
      ),
    );
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Infinity);
      if (Buffer.byteLength(body) < length) return;
      socket.destroy();
      resolve([Number(head.split(' ')[1]), (JSON.parse(body) as { code?: unknown }).code]);
    });
    socket.on('error', reject).on('end', () => reject(new Error(`Closed after: ${answer}`)));
  });
}

const sizes: readonly Record<string, string>[] = [
  { 'content-length': '200000000' },
  { 'content-length': '200' },
  { 'transfer-encoding': 'chunked' },
];
const placeOf = ({ path }: Endpoint) =>
  fillPath(path, Object.fromEntries(pathNames(path).map((name) => [name, 'nowhere'])));
const typeOf = (entry: Endpoint) => ({
  'content-type': entry.body === 'binary' ? 'application/octet-stream' : 'application/json',
});
const writes = ownEntries.filter(({ method }) => method !== 'GET');

it.each(named(writes.filter(({ auth }) => auth !== 'anyone')))(
  '%s rejects a visitor before the body arrives',
  async (_, entry) => {
    for (const size of sizes)
      expect(await announce(entry.method, placeOf(entry), { ...typeOf(entry), ...size })).toEqual([
        401,
        'Unauthenticated',
      ]);
  },
);

it.each(named(writes.filter(({ auth }) => auth === 'admin')))(
  '%s rejects a user before the body arrives',
  async (_, entry) => {
    for (const size of sizes)
      expect(await announce(entry.method, placeOf(entry), { ...typeOf(entry), ...size, cookie: ann })).toEqual([
        403,
        'Forbidden',
      ]);
  },
);

it.each(named(writes))('%s rejects requests of another site before the body arrives', async (_, entry) => {
  for (const size of sizes)
    expect(
      await announce(entry.method, placeOf(entry), {
        ...typeOf(entry),
        ...size,
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      }),
    ).toEqual([403, 'Forbidden']);
});

it('responds to calls with an invalid key, an unknown API or an invalid path before the body arrives', async () => {
  for (const size of sizes) {
    expect(await announce('POST', '/api/v1/random/uuid', { ...size, 'x-api-key': `ay_${'x'.repeat(38)}` })).toEqual([
      401,
      'Unauthenticated',
    ]);
    expect(await announce('POST', '/api/v1/nothing/here', size)).toEqual([404, 'NotFound']);
    expect(await announce('POST', '/api/nothing', size)).toEqual([404, 'NotFound']);
    expect(await announce('PUT', '/nothing', size)).toEqual([404, 'NotFound']);
  }
});

it('a rate-limited caller is rejected before the body arrives', async () => {
  const from = { 'x-forwarded-for': '203.0.113.5', cookie: ann };
  let last: [number, unknown] = [0, ''];
  for (let n = 0; n < 200 && last[0] !== 429; n += 1) {
    const { statusCode } = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/account/two-steps',
      headers: { host: 'localhost', origin: 'http://localhost', ...from },
      payload: {},
    });
    if (statusCode === 429)
      last = await announce('POST', '/api/account/two-steps', { ...from, 'content-length': '200000000' });
  }
  expect(last).toEqual([429, 'RateLimited']);
});

it('a short body that was rejected unread does not close the connection', async () => {
  const answers = await new Promise<string>((resolve, reject) => {
    const body = '{"password":"none of yours"}';
    const one = `POST /api/account/two-steps HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(one + one));
    socket
      .setEncoding('utf8')
      .on('error', reject)
      .on('data', (more: string) => {
        text += more;
        if (text.split('HTTP/1.1 ').length < 3 || !text.endsWith('}')) return;
        socket.destroy();
        resolve(text);
      });
  });
  expect(answers.match(/HTTP\/1\.1 401/g)?.length).toBe(2);
});
