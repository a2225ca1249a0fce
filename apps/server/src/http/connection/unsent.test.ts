import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { createServer } from '../server.ts';

const bodyBytes = 20_000_000;
const shared = Buffer.alloc(bodyBytes, 's');

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function serve() {
  const app = await createServer({
    log: createLog('silent', { write: () => undefined }),
    publicUrl: null,
    trustProxy: 1,
    unsent: { perNetwork: 2.5 * bodyBytes, inAll: 5.5 * bodyBytes },
  });
  app.get('/own', () => 'x'.repeat(bodyBytes));
  app.get('/shared', () => shared);
  app.get('/half', () => 'x'.repeat(bodyBytes / 2));
  await app.listen({ port: 0, host: '127.0.0.1' });
  cleanups.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const unsent = () => Number(/^apiyard_unsent_bytes (\d+)$/m.exec(app.unsent.metrics())?.[1]) / bodyBytes;
  /** Requests without reading. */
  const hold = async (address: string, path: string): Promise<Socket> => {
    const before = unsent();
    const socket = connect(port, '127.0.0.1').pause();
    cleanups.push(() => socket.destroy());
    socket.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    await expect.poll(unsent).not.toBe(before);
    return socket;
  };
  const get = async (address: string, path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } });
    const text = await response.text();
    return response.ok ? text.length / bodyBytes : [response.status, response.headers.get('retry-after'), text];
  };
  return { unsent, hold, get };
}

test('refuses a network more than its share of unread responses, until they are read', async () => {
  const { unsent, hold, get } = await serve();
  const [first] = [await hold('2001:db8:1:1::1', '/own'), await hold('2001:db8:1:2::1', '/own')];
  const refused = await get('2001:db8:1:3::1', '/own');
  expect(refused).toEqual([503, '10', expect.stringContaining('Your network has too many unread responses.')]);
  expect(await get('2001:db8:1:3::1', '/half')).toBe(0.5);
  expect(await get('2001:db8:2:3::1', '/own')).toBe(1);
  first.resume();
  await expect.poll(unsent).toBe(1);
  expect(await get('2001:db8:1:3::1', '/own')).toBe(1);
});

test('closes the connections of those with the most unread bytes when there are too many in total', async () => {
  const { unsent, hold, get } = await serve();
  const sockets = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.3'])
    sockets.push(await hold(address, '/own'));
  const [oldest] = sockets;
  const closed = new Promise((resolve) => oldest?.once('close', resolve));
  expect(await get('192.0.2.4', '/own')).toBe(1);
  oldest?.resume();
  await closed;
  await expect.poll(unsent).toBe(4);
  await hold('192.0.2.3', '/own');
  expect(await get('192.0.2.1', '/own')).toEqual([503, '10', expect.stringContaining('The server has too many')]);
  expect(unsent()).toBe(5);
});

test('counts a file once that many clients do not read', async () => {
  const { unsent, hold, get } = await serve();
  const socket = await hold('192.0.2.1', '/shared');
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    expect(await get(address, '/shared')).toBe(1);
    expect(unsent()).toBe(1);
  }
  socket.destroy();
  await expect.poll(unsent).toBe(0);
});
