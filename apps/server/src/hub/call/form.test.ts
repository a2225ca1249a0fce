import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Engine } from '../../db/dialect.ts';
import { openTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { field, inputFile, InputFile, RawResponse, tool } from '../../tools/tool.ts';
import type { Tool } from '../../tools/tool.ts';
import { toolAsApi } from '../catalogue/registry.ts';
import type { ApiSource } from '../source.ts';

const echo = toolAsApi(
  tool({
    path: 'random/file',
    title: 'File',
    summary: 'Gives a file back.',
    output: ['text/plain', 'image/svg+xml', 'application/octet-stream'],
    open: true,
    input: z.object({
      file: field({ title: 'File', file: [] }, inputFile()),
      times: field({ title: 'Times' }, z.int().default(1)),
    }),
    examples: [{ name: 'A file', input: { file: new InputFile('a.txt', 'text/plain', new Uint8Array()) } }],
    run: ({ file, times }) =>
      new RawResponse({
        type: file.type,
        name: file.name,
        bytes: Buffer.concat(Array.from({ length: times }, () => file.bytes)),
      }),
  }) as unknown as Tool,
  { area: 'random', subject: 'chance' },
);
const source: ApiSource = { find: (path) => (path === echo.path ? echo : undefined), list: () => [echo], version: 1 };

/** A plain client: writes the whole body before it looks at the answer. */
function sendAll(port: number, path: string, headers: Record<string, string>, body: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const lines = Object.entries({ host: 'localhost', 'content-length': String(body.length), ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
      socket.write(body, () => {
        let answer = '';
        socket
          .setEncoding('utf8')
          .on('data', (part: string) => (answer += part))
          .on('end', () => resolve(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))));
      });
    });
    socket.on('error', reject);
  });
}

const boundary = 'the-boundary';
const form = (...parts: string[]) =>
  `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const filePart = (name: string, text: string, type = 'text/plain') =>
  `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${text}`;
const fieldPart = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe.each<Engine>(['sqlite', 'postgres'])('the body of a call on %s', (engine) => {
  let testServer: TestServer;
  let key: string;
  beforeAll(async () => {
    testServer = await openTestServer(engine, { sources: [source] });
    await testServer.app.database.kysely
      .updateTable('plan')
      .set({ calls_per_minute: 1_000_000, file_size_bytes_max: 1000 })
      .where('id', '=', 'free')
      .execute();
    key = await testServer.keyOf('sender');
  });
  afterAll(() => testServer.close());

  const get = (url: string) => testServer.app.fastify.inject({ method: 'GET', url, headers: { 'x-api-key': key } });
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    testServer.app.fastify.inject({ method: 'POST', url, payload, headers: { 'x-api-key': key, ...headers } });

  test('files arrive as multipart, and files leave raw with a name', async () => {
    const answer = await post(
      '/api/v1/random/file',
      form(filePart('naïve π.txt', 'abc'), fieldPart('times', '3')),
      multipart,
    );
    expect([
      answer.statusCode,
      answer.body,
      answer.headers['content-type'],
      answer.headers['content-disposition'],
    ]).toEqual([
      200,
      'abcabcabc',
      'text/plain',
      `inline; filename="na?ve ?.txt"; filename*=UTF-8''na%C3%AFve%20%CF%80.txt`,
    ]);
    expect(JSON.parse(String(answer.headers['x-meta']))).toEqual({
      api: 'random/file',
      ms: expect.any(Number),
      cost: 1,
      cached: false,
      provider: null,
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
    );
  });

  test('files over the limit of the plan, wrong forms and files in JSON are refused', async () => {
    const answers = await Promise.all([
      post('/api/v1/random/file', form(filePart('a.txt', 'x'.repeat(1001))), multipart),
      post('/api/v1/random/file', form(filePart('a.txt', 'x'), fieldPart('__proto__', '1')), multipart),
      post('/api/v1/random/file', `--${boundary}\r\n${filePart('a.txt', 'cut')}`, multipart),
      post('/api/v1/random/file', { file: 'text' }),
      post('/api/v1/random/file', form(fieldPart('times', '2')), multipart),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ detail: string }>().detail])).toEqual([
      [413, 'Your plan allows files of up to 1 kB, and four times that for all files of a call.'],
      [400, 'The form has a field whose name is not allowed.'],
      [400, 'The form ended too early or is not valid multipart/form-data (RFC 7578).'],
      [422, 'Send a file as multipart/form-data.'],
      [422, 'Send a file as multipart/form-data.'],
    ]);
  });

  test('bytes of a file go in and out unchanged', async () => {
    const bytes = randomBytes(900);
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="b.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/v1/random/file',
      payload,
      headers: { 'x-api-key': key, ...multipart },
    });
    const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    expect(hash(answer.rawPayload)).toBe(hash(bytes));
    expect(answer.headers['content-disposition']).toBe('attachment; filename=b.bin');
  });

  test('text that is not UTF-8 is refused, never changed', async () => {
    const raw = (before: string, after: string) =>
      Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]);
    const send = (payload: Buffer, type: string) =>
      testServer.app.fastify.inject({
        method: 'POST',
        url: '/api/v1/convert/data',
        payload,
        headers: { 'x-api-key': key, 'content-type': type },
      });
    const answers = await Promise.all([
      send(raw('{"from":"json","to":"yaml","text":"\\"', '\\""}'), 'application/json'),
      send(
        raw(
          `--${boundary}\r\n${fieldPart('text', '"')}`,
          `"\r\n--${boundary}\r\n${fieldPart('to', 'yaml')}\r\n--${boundary}--\r\n`,
        ),
        multipart['content-type'],
      ),
      get('/api/v1/random/uuid?version=%ff'),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ detail: string }>().detail])).toEqual([
      [400, 'The body is not valid UTF-8. Send it as UTF-8 text.'],
      [400, 'The field "text" is not UTF-8 text.'],
      [400, 'The URL contains a percent sign that is not followed by two hexadecimal digits of UTF-8 text.'],
    ]);
  });

  test.each(['form-data', 'form-data; filename="a.txt"', 'form-data; name=""'])(
    'a part without a name is refused: %s',
    async (disposition) => {
      const answer = await post(
        '/api/v1/random/file',
        form(`Content-Disposition: ${disposition}\r\n\r\nvalue`),
        multipart,
      );
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        400,
        'A part of the form has no name. Give each part name="…" in its Content-Disposition.',
      ]);
    },
  );

  test('a file of 100 MB is rejected with a reason, also when it is sent completely', async () => {
    const { fastify } = testServer.app;
    if (!fastify.server.listening) await fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = fastify.server.address() as AddressInfo;
    const head = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="b.bin"\r\n\r\n`);
    for (const [type, body, sizeBytesMax] of [
      [multipart['content-type'], Buffer.concat([head, Buffer.alloc(100_000_000, 0x20)]), 1000],
      ['application/json', Buffer.alloc(100_000_000, 0x20), 5_000_000],
    ] as const) {
      const answer = await sendAll(port, '/api/v1/random/file', { 'x-api-key': key, 'content-type': type }, body);
      expect(answer).toMatchObject({ status: 413, code: 'TooLarge', sizeBytesMax });
    }
  });

  test('an API whose input does not fit a URL accepts no GET', async () => {
    const answer = await get('/api/v1/random/file');
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      405,
      'The input of random/file does not fit in a URL. Send it as the JSON body of a POST request.',
    ]);
  });
});
