import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { createServer } from '../server.ts';
import { holdBody } from './held-bodies.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function serve() {
  const app = await createServer({
    log: createLog('silent', { write: () => undefined }),
    publicUrl: null,
    trustProxy: 1,
    bodies: { perNetwork: 2_500_000, inAll: 5_500_000 },
  });
  app.post('/body', {
    preParsing: async (_request, reply, payload) => {
      const refusal = holdBody(reply, 1_000_000);
      if (refusal !== null) await reply.code(503).send(refusal.detail);
      return payload;
    },
    handler: () => 'taken',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  cleanups.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const held = () => Number(/^apiyard_bodies_bytes (\d+)$/m.exec(app.bodies.metrics())?.[1]) / 1_000_000;
  /** Announces a body and sends nothing of it. */
  const hold = async (address: string, headers: string): Promise<Socket> => {
    const before = held();
    const socket = connect(port, '127.0.0.1');
    cleanups.push(() => socket.destroy());
    socket.on('error', () => {});
    socket.write(`POST /body HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n${headers}\r\n\r\n`);
    await expect.poll(held).not.toBe(before);
    return socket;
  };
  const post = async (address: string, length: number, type = 'application/json') => {
    const response = await fetch(`http://127.0.0.1:${port}/body`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body: `"${'x'.repeat(length - 2)}"`,
    });
    return [response.status, await response.text()];
  };
  return { held, hold, post };
}

test('counts a body by the length that its caller announces, as text twice, and otherwise by the largest', async () => {
  const { held, hold } = await serve();
  await hold('192.0.2.1', 'Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 300000');
  expect(held()).toBe(0.3);
  await hold('192.0.2.2', 'Content-Type: application/json\r\nContent-Length: 300000');
  expect(held()).toBe(0.9);
  await hold('192.0.2.3', 'Content-Type: multipart/form-data; boundary=a\r\nTransfer-Encoding: chunked');
  expect(held()).toBe(1.9);
  await hold('192.0.2.4', 'Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 300');
  expect(held()).toBe(3.9);
});

test('refuses large bodies of a network that sends too many, until one has ended', async () => {
  const { held, hold, post } = await serve();
  const first = await hold('192.0.2.1', 'Content-Type: application/json\r\nContent-Length: 1000000');
  const refused = 'Your network has too many large requests in progress. Try again in 10 s.';
  expect(await post('192.0.2.1', 500_000)).toEqual([503, refused]);
  expect(await post('192.0.2.1', 5000)).toEqual([200, 'taken']);
  expect(await post('192.0.2.2', 500_000)).toEqual([200, 'taken']);
  first.destroy();
  await expect.poll(held).toBe(0);
  expect(await post('192.0.2.1', 500_000)).toEqual([200, 'taken']);
});

test('closes the connections of those with the most when there are too many in total', async () => {
  const { held, hold, post } = await serve();
  const large = 'Content-Type: application/json\r\nContent-Length: 1000000';
  const first = await hold('192.0.2.1', large);
  const closed = new Promise((resolve) => first.once('close', resolve));
  await hold('192.0.2.2', large);
  expect(await post('192.0.2.3', 900_000)).toEqual([200, 'taken']);
  await closed;
  expect(held()).toBe(2);
});
