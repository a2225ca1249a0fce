import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { cutStalled } from './stalled.ts';

const idleMs = 300;
const workMs = 900;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function connected(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<{ socket: Socket; open: () => Promise<number> }> {
  const server = createServer((request, response) => void handle(request, response));
  server.timeout = idleMs;
  cutStalled(server, workMs);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  cleanups.push(() => {
    socket.destroy();
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(resolve));
  });
  return {
    socket,
    open: () => new Promise((resolve) => void server.getConnections((_, count) => resolve(count))),
  };
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test('closes the connection of a client that does not read its response', async () => {
  const { socket, open } = await connected((_, response) => response.end('x'.repeat(20_000_000)));
  socket.pause();
  socket.write(get);
  await expect.poll(open).toBe(1);
  await expect.poll(open).toBe(0);
});

test('cuts a caller whose body stops', async () => {
  const { socket, open } = await connected((request) => request.resume());
  socket.resume().write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf');
  await expect.poll(open).toBe(1);
  await expect.poll(open).toBe(0);
});

test('waits for work longer than for clients, but not forever', async () => {
  const { socket } = await connected(async (_, response) => {
    await after(idleMs * 2);
    response.end('done');
  });
  const answer = new Promise<string>((resolve) => void socket.setEncoding('latin1').once('data', resolve));
  socket.write(get);
  expect((await answer).endsWith('done')).toBe(true);

  const never = await connected(() => {});
  never.socket.resume().write(get);
  await expect.poll(never.open).toBe(1);
  await expect.poll(never.open).toBe(0);
});
