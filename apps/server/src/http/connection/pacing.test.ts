import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { paceRequests } from './pacing.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => void handle(request, response));
  paceRequests(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(resolve));
  });
  return { server, port: (server.address() as AddressInfo).port };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  cleanups.push(() => socket.destroy());
  await new Promise<void>((resolve) => void socket.once('connect', resolve));
  return socket;
}

/** Reads until `count` bodies such as `<1>` have come. */
function bodies(socket: Socket, count: number): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const found: string[] = [];
  let tail = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    const came = tail + part;
    found.push(...Array.from(came.matchAll(/<(\w+)>/g), ([, body = '']) => body));
    tail = came.slice(came.lastIndexOf('<')).includes('>') ? '' : came.slice(came.lastIndexOf('<'));
    if (found.length >= count) resolve(found);
  });
  return promise;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('handles four pipelined requests of a connection at a time and responds to all of them in order', async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const { port } = await serve((request, response) => {
    waiting.push(() => response.end(`<${request.url?.slice(1) ?? ''}>`));
    most = Math.max(most, waiting.length);
  });
  const socket = await open(port);
  const read = bodies(socket, 500);
  socket.write(
    numbers(500)
      .map((number) => `GET /${number} HTTP/1.1\r\nHost: a\r\n\r\n`)
      .join(''),
  );
  await expect.poll(() => waiting.length).toBe(4);
  const answering = setInterval(() => waiting.shift()?.(), 0);
  cleanups.push(() => clearInterval(answering));
  expect(await read).toEqual(numbers(500));
  expect(most).toBe(4);
});

test('starts eight requests in a turn of the event loop, from all connections together', async () => {
  const begun: number[] = [0];
  const { port } = await serve((_, response) => {
    begun[begun.length - 1] = (begun.at(-1) ?? 0) + 1;
    response.end('<done>');
  });
  let isOver = false;
  const count = () => {
    if (begun.at(-1) !== 0) begun.push(0);
    if (!isOver) setImmediate(count);
  };
  cleanups.push(() => (isOver = true));
  const sockets = await Promise.all(numbers(60).map(() => open(port)));
  count();
  const read = sockets.map((socket) => bodies(socket, 3));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  await Promise.all(read);
  // What the test counts as a turn may begin in the middle of one.
  expect(Math.max(...begun)).toBeLessThanOrEqual(16);
  expect(begun.reduce((sum, each) => sum + each, 0)).toBe(180);
});

test.each([1, 7, 100_000])(
  'bodies full of line ends arrive whole between pipelined requests, %i bytes at a time',
  async (step) => {
    const body = 'a\r\n\r\nGET / HTTP/1.1\r\n\r\n'.repeat(20);
    const { port } = await serve(async (request, response) => {
      response.end((await text(request)) === (request.method === 'POST' ? body : '') ? '<same>' : '<other>');
    });
    const socket = await open(port);
    socket.setNoDelay();
    const read = bodies(socket, 6);
    const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const chunked = `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const all = Buffer.from(
      `${post}GET / HTTP/1.1\r\nHost: a\r\n\r\n${chunked}${post}${chunked}GET / HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    for (let at = 0; at < all.length; at += step) {
      socket.write(all.subarray(at, at + step));
      if (step > 1) await nextTurn();
    }
    expect(await read).toEqual(['same', 'same', 'same', 'same', 'same', 'same']);
  },
);

test('continues where Node stopped reading because responses were not read', async () => {
  const large = 'x'.repeat(1_000_000);
  let begun = 0;
  const { port } = await serve((request, response) => {
    begun += 1;
    response.end(`${large}<${request.url?.slice(1) ?? ''}>`);
  });
  const socket = await open(port);
  socket.pause();
  socket.write(
    numbers(60)
      .map((number) => `GET /${number} HTTP/1.1\r\nHost: a\r\n\r\n`)
      .join(''),
  );
  await expect.poll(() => begun).toBeGreaterThan(0);
  // Far fewer than were sent: the rest stays unread until responses are read.
  for (let turn = 0; turn < 100; turn++) await nextTurn();
  expect(begun).toBeLessThan(30);
  const read = bodies(socket, 60);
  socket.resume();
  expect(await read).toEqual(numbers(60));
});

test('a request that cannot be read ends the connection', async () => {
  const { port } = await serve((request, response) => response.end(`<${request.url?.slice(1) ?? ''}>`));
  const socket = await open(port);
  const all = text(socket);
  socket.write('GET /one HTTP/1.1\r\nHost: a\r\n\r\nthis is no request\r\n\r\nGET /two HTTP/1.1\r\nHost: a\r\n\r\n');
  const answers = await all;
  expect([answers.includes('<one>'), answers.includes('<two>')]).toEqual([true, false]);
});

test('a half-closed connection is released', async () => {
  const { server, port } = await serve((_, response) => response.end('<done>'));
  const socket = await open(port);
  socket.resume().end('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500));
  await expect.poll(() => new Promise((resolve) => void server.getConnections((_, count) => resolve(count)))).toBe(0);
});

test('responds to everything that a client sent before it closed its side', async () => {
  const { port } = await serve(async (request, response) => {
    await nextTurn();
    response.end(`<${request.url?.slice(1) ?? ''}>`);
  });
  const socket = await open(port);
  const read = text(socket);
  socket.end(
    numbers(500)
      .map((number) => `GET /${number} HTTP/1.1\r\nHost: a\r\n\r\n`)
      .join(''),
  );
  expect(Array.from((await read).matchAll(/<(\w+)>/g), ([, body]) => body)).toEqual(numbers(500));
});

test('ends a request that takes long after its client has closed its side', async () => {
  const closed = Promise.withResolvers<void>();
  const { port } = await serve((_, response) => response.once('close', closed.resolve));
  (await open(port)).resume().end('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect(closed.promise).resolves.toBeUndefined();
});

test('ends a connection whose client closes its side in the middle of a body', async () => {
  const { port } = await serve(() => {});
  const socket = await open(port);
  const read = text(socket);
  socket.end('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf');
  expect(await read).toMatch(/^(?:HTTP\/1\.1 400 |$)/);
});

test('responds 417 to an unknown expectation, and counts the request like any other', async () => {
  const { port } = await serve((request, response) => response.end(`<${request.url?.slice(1) ?? ''}>`));
  const socket = await open(port);
  const all = text(socket);
  socket.write(
    `${'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n\r\n'.repeat(20)}GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  const answers = await all;
  expect([answers.match(/HTTP\/1\.1 417 /g)?.length, answers.includes('<last>')]).toEqual([20, true]);
});

test('sends 100 Continue to a request that waits for it', async () => {
  const { port } = await serve(async (request, response) => response.end(`<${await text(request)}>`));
  const socket = await open(port);
  const read = bodies(socket, 1);
  socket.once('data', () => socket.write('body'));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n');
  expect(await read).toEqual(['body']);
});
