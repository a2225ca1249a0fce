import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, createClient } from './client.ts';

interface Sent {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const meta = { api: 'random/uuid', ms: 1, cost: 1, cached: false, provider: null, requestId: 'r1' };
const success = (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: true, data: { n: 1 }, meta }));
const problem =
  (status: number, code: string, extras: object = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ success: false, status, code, detail: `${code}.`, requestId: 'r2', ...extras }));
const broken = (response: ServerResponse) => response.destroy();

let received: Sent[];
/** What the next calls get, in turn. */
let responses: ((response: ServerResponse) => unknown)[];
let origin: string;
let close: () => void;

beforeEach(async () => {
  received = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({
        url: `${request.method} ${request.url}`,
        headers: request.headers,
        body: body.toString('latin1'),
      });
      responses.shift()?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => close());

test('a call is JSON with the key, the language and a key of its own against repetition', async () => {
  responses = [success, success];
  const api = createClient({ origin, key: 'secret', language: 'fr' });
  expect(await api.call('random/uuid', { count: 2 })).toEqual({ data: { n: 1 }, meta });
  await api.call('random/uuid', {}, { idempotencyKey: 'mine' });
  const [first, second] = received;
  expect([first?.url, first?.body, second?.body]).toEqual(['POST /api/v1/random/uuid', '{"count":2}', '{}']);
  expect(first?.headers).toMatchObject({
    'x-api-key': 'secret',
    'accept-language': 'fr',
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(second?.headers['idempotency-key']).toBe('mine');
});

test('a call without an API key has no idempotency key', async () => {
  responses = [success];
  await createClient({ origin }).call('random/uuid');
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);
});

test('files are sent as a form, several under one name, other values as text or JSON', async () => {
  responses = [success];
  await createClient({ origin }).call('photoeditor/collage', {
    files: [new File(['one'], 'one.png', { type: 'image/png' }), new Blob(['two'])],
    title: 'A b',
    columns: 2,
    left: undefined,
  });
  const [{ headers, body }] = received as [Sent];
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const parts = body.split(/--+[\w-]+(?:--)?\r\n/).slice(1, -1);
  expect(parts.map((part) => part.replaceAll('\r\n', '|'))).toEqual([
    'Content-Disposition: form-data; name="files"; filename="one.png"|Content-Type: image/png||one|',
    'Content-Disposition: form-data; name="files"; filename="blob"|Content-Type: application/octet-stream||two|',
    'Content-Disposition: form-data; name="title"||A b|',
    'Content-Disposition: form-data; name="columns"||2|',
  ]);
});

test.each([
  ['inline; filename=qr.png', 'qr.png'],
  ['inline; filename="my \\"qr\\".png"', 'my "qr".png'],
  ['attachment; filename="?.png"; filename*=UTF-8\'\'%C3%A9t%C3%A9.png', 'été.png'],
  ['inline', 'file'],
])('a file in the response has its name and type: %s', async (disposition, name) => {
  responses = [
    (response) =>
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-disposition': disposition,
          'x-meta': JSON.stringify(meta),
        })
        .end('picture'),
  ];
  const { data, meta: returned } = await createClient({ origin }).call('random/qr', { text: 'x' });
  const file = data as File;
  expect([file.name, file.type, await file.text(), returned]).toEqual([name, 'image/png', 'picture', meta]);
});

test('an error has its code, places, request ID and what to do', async () => {
  const errors = [{ pointer: '/count', code: 'too_big', detail: 'count must be at most 1000.' }];
  responses = [problem(422, 'InvalidInput', { errors })];
  const error = await createClient({ origin })
    .call('random/uuid', { count: 5000 })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'InvalidInput.', status: 422, code: 'InvalidInput', errors, requestId: 'r2' });
  expect(received).toHaveLength(1);
});

test('a page of a proxy is an error too', async () => {
  responses = [(response) => response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>No</h1>')];
  await expect(createClient({ origin }).call('random/uuid')).rejects.toMatchObject({
    message: 'The server responded with status 403 and no description.',
    code: 'NotReadable',
    errors: [],
    requestId: '',
  });
});

describe('a call is sent again with the same idempotency key', () => {
  test.each([
    ['a broken connection', broken],
    ['503 with the time to wait', problem(503, 'Paused', { retryAfterS: 0 })],
    ['429 with the time to wait', problem(429, 'RateLimited', { retryAfterS: 0 })],
    ['an attempt that is still running', problem(409, 'IdempotencyInProgress')],
  ])('after %s', async (_, failure) => {
    responses = [failure, success];
    expect(await createClient({ origin, key: 'secret' }).call('random/uuid')).toEqual({ data: { n: 1 }, meta });
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('no more often than set', async () => {
    responses = [broken, broken, success];
    await expect(createClient({ origin, retries: 1 }).call('random/uuid')).rejects.toThrow(TypeError);
    expect(received).toHaveLength(2);
  });

  test.each([
    ['an error of the input', problem(422, 'InvalidInput')],
    ['a spent quota that resets in hours', problem(429, 'QuotaSpent', { retryAfterS: 7200 })],
  ])('but not after %s', async (_, failure) => {
    responses = [failure, success];
    await expect(createClient({ origin }).call('random/uuid')).rejects.toThrow(ApiError);
    expect(received).toHaveLength(1);
  });
});

test('an attempt that takes too long fails', async () => {
  responses = [() => {}];
  await expect(createClient({ origin, timeoutMs: 50 }).call('random/uuid')).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('a cancelled call stops, also while it waits to be sent again', async () => {
  const stop = new AbortController();
  responses = [
    (response) => {
      problem(503, 'Paused', { retryAfterS: 30 })(response);
      setTimeout(() => stop.abort(), 50);
    },
  ];
  await expect(createClient({ origin }).call('random/uuid', {}, { signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
