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
  { readBytesMin = 1, timeoutMs = idleMs } = {},
): Promise<{ socket: Socket; open: () => Promise<number> }> {
  const server = createServer((request, response) => void handle(request, response));
  server.timeout = timeoutMs;
  cutStalled(server, { workMs, readBytesMin });
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

const pieceBytes = 65_536;
const pieceMs = 5;

/** Requests a response and reads a piece of it at a time. */
function drip(socket: Socket): { readBytes: number } {
  const seen = { readBytes: 0 };
  socket.on('readable', () => {}).write(get);
  const reading = setInterval(() => {
    seen.readBytes += (socket.read(pieceBytes) as Buffer | null)?.length ?? 0;
  }, pieceMs);
  cleanups.push(() => clearInterval(reading));
  return seen;
}

test('closes the connection of a client that reads less than the minimum, although it always reads', async () => {
  const large = Buffer.alloc(200_000_000);
  const slow = await connected((_, response) => response.end(large), { readBytesMin: 100_000_000 });
  drip(slow.socket);
  await expect.poll(slow.open).toBe(1);
  await expect.poll(slow.open).toBe(0);
  // Long enough for a busy machine.
  const timeoutMs = 1500;
  const faster = await connected((_, response) => response.end(large), { readBytesMin: 100_000, timeoutMs });
  const seen = drip(faster.socket);
  await expect.poll(() => seen.readBytes).toBeGreaterThan((1.5 * timeoutMs * pieceBytes) / pieceMs);
  expect(await faster.open()).toBe(1);
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
