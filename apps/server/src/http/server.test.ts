import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, fail } from '@apiyard/api/contract/endpoint';
import { mount, perMinute, route } from '../route.ts';
import { drain } from './connection/drain.ts';
import { mountHealth } from './health.ts';
import { createLog } from './logging/log.ts';
import { RateLimiter } from './limits/rate-limit.ts';
import { createServer } from './server.ts';

const opened: Awaited<ReturnType<typeof createServer>>[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

const save = endpoint({
  method: 'POST',
  path: '/api/save/{id}',
  summary: 'Save.',
  auth: 'caller',
  input: z.object({ id: z.string(), size: z._default(z.int(), 1) }),
  output: z.object({ id: z.string(), size: z.int() }),
});
const plain = endpoint({
  method: 'GET',
  path: '/api/plain',
  summary: 'Fails.',
  auth: 'anyone',
  failures: 'message',
  input: z.object({}),
  output: z.object({}),
  errors: { OutOfStock: z.object({ available: z.int() }) },
});
const broken = endpoint({
  method: 'GET',
  path: '/api/broken',
  summary: 'Throws.',
  auth: 'anyone',
  input: z.object({}),
  output: z.object({}),
});
const slow = endpoint({
  method: 'GET',
  path: '/api/slow',
  summary: 'Waits.',
  auth: 'anyone',
  input: z.object({}),
  output: z.object({ done: z.boolean() }),
});
const mine = endpoint({
  method: 'GET',
  path: '/api/mine',
  summary: 'For people.',
  auth: 'person',
  input: z.object({}),
  output: z.object({}),
});

async function serve(publicUrl: URL | null = null) {
  const lines: string[] = [];
  const app = await createServer({
    log: createLog('info', { write: (line) => lines.push(line) }),
    publicUrl,
    trustProxy: false,
  });
  opened.push(app);
  const gate = { entered: Promise.withResolvers<void>(), open: Promise.withResolvers<void>() };
  mount(
    app,
    [
      route(save, { rate: perMinute(1000), handle: ({ input }) => input }),
      route(plain, { rate: perMinute(2), handle: () => fail('OutOfStock', 'Two are left.', { available: 2 }) }),
      route(broken, {
        rate: perMinute(1000),
        handle: () => {
          throw new Error('password=hunter2');
        },
      }),
      route(slow, {
        rate: perMinute(1000),
        handle: async () => {
          gate.entered.resolve();
          await gate.open.promise;
          return { done: true };
        },
      }),
      route(mine, { rate: perMinute(1000), handle: () => ({}) }),
    ],
    { limiter: new RateLimiter(), personOf: async () => null },
  );
  return { app, lines, gate };
}

async function listening(app: Awaited<ReturnType<typeof createServer>>): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends bytes as they are and reads until the connection ends, or `until` has come. */
function raw(port: number, text: string, until?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
      if (until !== undefined && answer.includes(until)) socket.destroy();
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

const post = (app: Awaited<ReturnType<typeof createServer>>, payload: string, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/api/save/a',
    payload: payload === '\xff' ? Buffer.from(payload, 'latin1') : payload,
    headers: { 'content-type': type },
  });

const bodies: [string, string, string, number, string, string][] = [
  [
    'broken JSON',
    'application/json',
    '{\n "size": 1,\n}',
    400,
    'Unparsable',
    'The body is not valid JSON. The error is at line 3, column 1.',
  ],
  [
    'JSON that ends too early',
    'application/json',
    '{"size":',
    400,
    'Unparsable',
    'The body is not valid JSON. The error is at line 1, column 9.',
  ],
  [
    'a __proto__ key',
    'application/json',
    '{"__proto__": {"admin": true}}',
    400,
    'Unparsable',
    'The body has a key named "__proto__" or "constructor.prototype", which is not allowed.',
  ],
  [
    'a nested constructor key',
    'application/json',
    '{"a": [{"constructor": {"prototype": {}}}]}',
    400,
    'Unparsable',
    'The body has a key named "__proto__" or "constructor.prototype", which is not allowed.',
  ],
  [
    'another content type',
    'text/xml',
    '<a/>',
    415,
    'UnsupportedMedia',
    'Send the body as JSON with the header "Content-Type: application/json".',
  ],
  [
    'plain text',
    'text/plain',
    '{}',
    415,
    'UnsupportedMedia',
    'Send the body as JSON with the header "Content-Type: application/json".',
  ],
  [
    'bytes that are not UTF-8',
    'application/json',
    '\xff',
    400,
    'Unparsable',
    'The body is not valid UTF-8. Send it as UTF-8 text.',
  ],
  [
    'a long text that is not JSON',
    'application/json',
    `[${'0,'.repeat(60_000)}]`,
    400,
    'Unparsable',
    'The body is not valid JSON. Check it with a JSON formatter. The position is reported only for shorter bodies.',
  ],
  ['a list instead of an object', 'application/json', '[1]', 422, 'InvalidInput', 'The input must be an object.'],
  ['a wrong type', 'application/json', '{"size": "big"}', 422, 'InvalidInput', 'size must be a number.'],
];

test.each(bodies)('%s is refused with a sentence', async (_, type, body, status, code, detail) => {
  const { app } = await serve();
  const answer = await post(app, body, type);
  const problem = answer.json<{ code: string; detail: string; success: boolean; requestId: string }>();
  expect([answer.statusCode, problem.code, problem.detail, problem.success]).toEqual([status, code, detail, false]);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(problem.requestId).toBe(answer.headers['x-request-id']);
});

test('the position of a JSON mistake is returned with the message', async () => {
  const { app } = await serve();
  expect((await post(app, '{"a" 1}')).json<{ errors: unknown }>().errors).toEqual([
    {
      pointer: '',
      code: 'syntax',
      detail: 'The body is not valid JSON. The error is at line 1, column 6.',
      line: 1,
      column: 6,
    },
  ]);
});

test('a body of thousands of levels is rejected with the position where they start, one of 200 is read', async () => {
  const { app } = await serve();
  const nested = (levels: number) => `{"size": 1, "more": {"a/b": ${'['.repeat(levels)}${']'.repeat(levels)}}}`;
  const answer = await post(app, nested(10_000));
  const { code, detail, errors } = answer.json<{ code: string; detail: string; errors: unknown }>();
  const sentence = 'The body is nested deeper than 200 levels. Reduce the nesting.';
  expect([answer.statusCode, code, detail, errors]).toEqual([
    422,
    'InvalidInput',
    sentence,
    [{ pointer: '/more/a~1b/0/0/0/0/0/0/0/0/0/0', code: 'too_deep', detail: sentence }],
  ]);
  expect((await post(app, nested(199))).statusCode).toBe(422);
  expect((await post(app, nested(198))).json<object>()).toMatchObject({ id: 'a', size: 1 });
});

test('large bodies that arrive together are read one after the other, with turns of the event loop for others in between', async () => {
  const { app } = await serve();
  const turns: number[] = [];
  let turn = 0;
  app.post('/turns', () => {
    turns.push(turn);
    return 'read';
  });
  const count = () => {
    turn += 1;
    if (turns.length < 8) setImmediate(count);
  };
  count();
  const payload = JSON.stringify(Array.from({ length: 300_000 }, () => 0));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.inject({ method: 'POST', url: '/turns', payload, headers: { 'content-type': 'application/json' } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  // A new client needs about four: its connection, its request, its response.
  expect(Math.min(...turns.slice(1).map((at, index) => at - (turns[index] ?? 0)))).toBeGreaterThan(4);
});

test('a body may be left out, also with a content type', async () => {
  const { app } = await serve();
  expect((await post(app, '')).json()).toEqual({ id: 'a', size: 1 });
  expect((await app.inject({ method: 'POST', url: '/api/save/a' })).json()).toEqual({ id: 'a', size: 1 });
});

test('the address wins over the body', async () => {
  const { app } = await serve();
  expect((await post(app, '{"id": "b", "size": 2}')).json()).toEqual({ id: 'a', size: 2 });
});

test('a body of 100 MB is refused before it is read', async () => {
  const { app } = await serve();
  const port = await listening(app);
  const answer = await raw(
    port,
    'POST /api/save/a HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n{"a":"',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"detail":"The body is too large. The limit of this call is 1 MB."');
  expect(answer).toContain('"sizeBytesMax":1000000');
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

test('a client that disconnects in the middle of a body is not logged as an error', async () => {
  const { app, lines } = await serve();
  const port = await listening(app);
  const arrived = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  app.server.once('request', (_, response) => {
    response.once('close', () => gone.resolve());
    arrived.resolve();
  });
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      'POST /api/save/a HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"a":"',
    ),
  );
  await arrived.promise;
  socket.resetAndDestroy();
  await gone.promise;
  // An error would be logged before the next response.
  expect((await post(app, '{}')).statusCode).toBe(200);
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('a client that sends all of 100 MB gets to read why it was refused', async () => {
  const { app } = await serve();
  const port = await listening(app);
  const before = process.memoryUsage().rss;
  const chunk = new Uint8Array(1_000_000).fill(0x20);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === 100) return controller.close();
      sent += 1;
      return controller.enqueue(chunk);
    },
  });
  const answer = await fetch(`http://127.0.0.1:${port}/api/save/a`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'TooLarge']);
  expect(sent).toBeLessThan(100);
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
});

test('what fails by the rules of the specification is said its way', async () => {
  const { app } = await serve();
  const answer = await app.inject('/api/plain');
  expect([answer.statusCode, answer.json(), answer.headers['content-type']]).toEqual([
    409,
    {
      success: false,
      message: 'Two are left.',
      code: 'OutOfStock',
      available: 2,
      requestId: answer.headers['x-request-id'],
    },
    'application/json; charset=utf-8',
  ]);
  await app.inject('/api/plain');
  const third = await app.inject('/api/plain');
  expect([
    third.statusCode,
    third.headers['retry-after'],
    third.headers['ratelimit-remaining'],
    third.json<{ message: string }>().message,
  ]).toEqual([429, '60', '0', 'Too many requests. Try again in 60 s.']);
});

test('an internal error reveals nothing, and the log has the cause', async () => {
  const { app, lines } = await serve();
  const answer = await app.inject('/api/broken');
  expect([answer.statusCode, answer.body.includes('hunter2')]).toEqual([500, false]);
  const line = lines.find((each) => each.includes('hunter2'));
  expect(line).toContain(String(answer.headers['x-request-id']));
});

test('an unknown address, a wrong method and a wrong escape are problems', async () => {
  const { app } = await serve();
  const answers = await Promise.all([
    app.inject('/api/nothing?a=1'),
    app.inject({ method: 'DELETE', url: '/api/plain' }),
    app.inject('/api/%zz'),
  ]);
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ detail: string }>().detail])).toEqual([
    [404, 'No endpoint matches GET /api/nothing.'],
    [405, '/api/plain does not accept DELETE. Use GET or HEAD.'],
    [400, 'The URL contains a percent sign that is not followed by two hexadecimal digits of UTF-8 text.'],
  ]);
});

test('an HTTP method that no endpoint has is not an internal error', async () => {
  const { app } = await serve();
  const answer = await raw(await listening(app), 'QUERY /api/plain HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nallow: GET, HEAD\r\n/);
});

test('an unavailable database is distinguished from an internal error, without details', async () => {
  const { app, lines } = await serve();
  app.get('/api/full', () =>
    Promise.reject(Object.assign(new Error('database or disk is full: /srv/data'), { errcode: 10 })),
  );
  const answer = await app.inject('/api/full');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json<{ code: string; detail: string }>()]).toEqual([
    503,
    '5',
    expect.objectContaining({
      code: 'Maintenance',
      detail:
        'The server cannot use its database right now. Try again in a moment. If it keeps happening, send the request ID to the admin.',
    }),
  ]);
  expect(
    lines.some((line) => line.includes('/srv/data') && line.includes(String(answer.headers['x-request-id']))),
  ).toBe(true);
});

test('every response has the security headers', async () => {
  const { app } = await serve(new URL('https://apiyard.example'));
  const port = await listening(app);
  const wanted = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
  };
  for (const path of ['/api/plain', '/api/nothing', '/api/broken', '/api/%zz', '/api/mine']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]))).toEqual(wanted);
    expect(headers.get('x-request-id')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
  const broken = await raw(port, 'GET / HTTP/1.1\r\nno colon here\r\n\r\n');
  expect(broken).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  const unexpected = await raw(port, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n');
  expect(unexpected).toMatch(/^HTTP\/1\.1 417 Expectation Failed\r\n/);
  expect(unexpected).toMatch(/\r\nx-request-id: [0-9a-f]{8}-[0-9a-f]{4}-7/);
  for (const [name, value] of Object.entries(wanted)) {
    expect(broken).toContain(`${name}: ${value}\r\n`);
    expect(unexpected).toContain(`${name}: ${value}\r\n`);
  }
});

test('headers beyond 16 kB are refused with a sentence', async () => {
  const { app } = await serve();
  const answer = await raw(await listening(app), `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(answer).toContain('"detail":"The headers are too large. The limit is 16 kB."');
});

test('a request ID from the client is ignored', async () => {
  const { app } = await serve();
  const answer = await app.inject({ url: '/api/plain', headers: { 'x-request-id': 'mine' } });
  expect(answer.headers['x-request-id']).not.toBe('mine');
});

test('each request is one line, without its query', async () => {
  const { app, lines } = await serve();
  const port = await listening(app);
  lines.length = 0;
  await fetch(`http://127.0.0.1:${port}/api/plain?apiKey=ay_secret`, {
    headers: { 'x-api-key': 'ay_secret', cookie: 'apiyard-session=secret' },
  });
  await expect.poll(() => lines.length).toBe(1);
  const { time, requestId, ms, ...rest } = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  expect([typeof time, typeof requestId, typeof ms]).toEqual(['number', 'string', 'number']);
  expect(rest).toEqual({ level: 30, method: 'GET', path: '/api/plain', status: 409, address: '127.0.0.1' });
});

test('a key in the path is redacted in every encoding', async () => {
  const { app, lines } = await serve();
  const port = await listening(app);
  lines.length = 0;
  const rest = 'k'.repeat(38);
  for (const written of [`ay_${rest}`, `ay%5F${rest}`, `%61y%5f${'%6B'.repeat(38)}`, `ay%5f${rest}/%C3%A9`])
    await fetch(`http://127.0.0.1:${port}/x/${written}/y`);
  await expect.poll(() => lines.length).toBe(4);
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/x/[hidden]/y',
    '/x/[hidden]/y',
    '/x/[hidden]/y',
    '/x/[hidden]/%C3%A9/y',
  ]);
});

test('secrets in logged objects are hidden', () => {
  const lines: string[] = [];
  const { logger } = createLog('info', { write: (line) => lines.push(line) });
  logger.info(
    {
      apiKey: 'a-secret',
      password: 'a-secret',
      headers: { authorization: 'a-secret', 'x-api-key': 'a-secret', cookie: 'a-secret' },
      req: { headers: { cookie: 'a-secret' } },
    },
    'seen',
  );
  expect(lines.join('')).not.toContain('a-secret');
  expect(lines.join('').match(/\[hidden\]/g)).toHaveLength(6);
});

test('draining finishes calls in progress, closes keep-alive connections, and ends', async () => {
  const { app, gate } = await serve();
  const port = await listening(app);
  // A kept connection that is idle, and one that waits for its answer.
  const idle = connect(port, '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  idle.write('GET /api/plain HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => idle.once('data', resolve));
  const idleClosed = new Promise((resolve) => idle.once('close', resolve));
  const waiting = raw(port, 'GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await gate.entered.promise;
  const drained = drain(app, 10_000);
  await idleClosed;
  await expect(fetch(`http://127.0.0.1:${port}/api/plain`)).rejects.toThrow();
  gate.open.resolve();
  const answer = await waiting;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain('{"done":true}');
  await drained;
});

test('draining ends at its deadline, even with waiting callers', async () => {
  const { app, gate } = await serve();
  const port = await listening(app);
  const waiting = raw(port, 'GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await gate.entered.promise;
  await drain(app, 50);
  expect(await waiting).toBe('');
  gate.open.resolve();
});

test('an overloaded server rejects requests, and is still alive', async () => {
  const app = await createServer({
    log: createLog('silent', { write: () => undefined }),
    publicUrl: null,
    trustProxy: false,
    busyDelayMs: 20,
  });
  opened.push(app);
  mountHealth(app, []);
  const stall = setInterval(() => {
    const until = performance.now() + 200;
    while (performance.now() < until);
  }, 1);
  await expect.poll(async () => (await app.inject('/api/nothing')).statusCode, { timeout: 15_000 }).toBe(503);
  const busy = await app.inject('/api/nothing');
  const open = await app.inject('/api/v1/nothing');
  const live = await app.inject('/livez');
  clearInterval(stall);
  expect([busy.headers['retry-after'], busy.json<{ code: string; detail: string }>()]).toEqual([
    '5',
    expect.objectContaining({
      code: 'Maintenance',
      detail: 'The server is busy. Try again in 5 s.',
      status: 503,
      retryAfterS: 5,
    }),
  ]);
  expect([live.statusCode, live.json()]).toEqual([200, { live: true }]);
  expect([open.statusCode, open.headers['access-control-allow-origin']]).toEqual([503, '*']);
});

test('readiness reports what fails, and the log has the cause', async () => {
  const { app, lines } = await serve();
  mountHealth(app, [
    {
      name: 'database',
      check: async () => {
        throw new Error('disk on fire');
      },
    },
    { name: 'disk', check: async () => undefined },
  ]);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { ready: false, draining: false, database: 'failing', disk: 'ok' },
  ]);
  expect(lines.some((line) => line.includes('disk on fire'))).toBe(true);
  expect((await app.inject('/livez')).json()).toEqual({ live: true });
});

test('readiness is checked once for requests within a second', async () => {
  const { app } = await serve();
  let checks = 0;
  mountHealth(app, [{ name: 'disk', check: async () => (checks += 1) }]);
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
  expect(checks).toBe(1);
});
