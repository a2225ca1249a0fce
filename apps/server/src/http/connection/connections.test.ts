import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Env } from '../../env.ts';
import type { ConnectionLimits } from './connections.ts';
import { limitConnections, limitsFor } from './connections.ts';
import { openFilesLimit } from './open-files.ts';

const given = { inAll: null, perAddress: null };

test.each([
  ['no limit', null, { inAll: 10_000, perAddress: 256 }],
  ['plenty', 1_048_576, { inAll: 10_000, perAddress: 256 }],
  ['the usual limit of a login', 1024, { inAll: 768, perAddress: 192 }],
  ['very few', 300, { inAll: 150, perAddress: 38 }],
] as const)('with %s open files connections leave room for the rest', (_, openFiles, limits) => {
  expect(limitsFor(openFiles, given)).toEqual(limits);
});

test('settings replace the limits, and are refused where there is no room for them', () => {
  expect(limitsFor(1024, { inAll: 500, perAddress: 400 })).toEqual({ inAll: 500, perAddress: 400 });
  expect(() => limitsFor(1024, { inAll: 800, perAddress: null })).toThrow(
    'CONNECTIONS_MAX is 800, but this process can have 1024 files open, which leaves room for 768 connections. Lower it, or raise the limit with "ulimit -n".',
  );
});

test('the open-file limit of this process is read', () => {
  expect(openFilesLimit()).toBeGreaterThan(100);
});

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function serve(limits: ConnectionLimits, trustProxy: Env['trustProxy'] = false) {
  const server = createServer((_, response) => response.end('ok'));
  const connections = limitConnections(server, { limits, trustProxy, log: { warn: () => {} } });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(resolve));
  });
  return { server, connections, port: (server.address() as AddressInfo).port };
}

/** Resolves with whether the server answered. */
function ask(socket: Socket): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket
    .once('data', () => resolve(true))
    .once('close', () => resolve(false))
    .on('error', () => resolve(false));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  return promise;
}

function from(port: number, localAddress?: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress === undefined ? {} : { localAddress }) });
  cleanups.push(() => socket.destroy());
  return socket;
}

const count = (server: Server) => new Promise((resolve) => void server.getConnections((_, open) => resolve(open)));

test('closes connections beyond the limit of an address until others of it are closed', async () => {
  const { server, connections, port } = await serve({ inAll: 10, perAddress: 2 });
  const first = from(port);
  expect([await ask(first), await ask(from(port)), await ask(from(port))]).toEqual([true, true, false]);
  first.destroy();
  await expect.poll(() => count(server)).toBe(1);
  expect(await ask(from(port))).toBe(true);
  expect(
    connections
      .metrics()
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  ).toEqual([
    'apiyard_connections_open 2',
    'apiyard_connections_refused_total{limit="in_all"} 0',
    'apiyard_connections_refused_total{limit="per_address"} 1',
    '',
  ]);
});

test.runIf(process.platform === 'linux')('an address at its limit does not affect others', async () => {
  const { port } = await serve({ inAll: 10, perAddress: 1 });
  expect([await ask(from(port)), await ask(from(port)), await ask(from(port, '127.0.0.2'))]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([1, ['127.0.0.1'], ['loopback']] as const)(
  'trusted proxies (%o) are exempt from the limit',
  async (trustProxy) => {
    const { port } = await serve({ inAll: 10, perAddress: 1 }, trustProxy);
    expect([await ask(from(port)), await ask(from(port)), await ask(from(port))]).toEqual([true, true, true]);
  },
);

test('at the total limit, idle connections are closed for new ones', async () => {
  const { connections, port } = await serve({ inAll: 2, perAddress: 10 });
  expect([await ask(from(port)), await ask(from(port))]).toEqual([true, true]);
  const refused = await ask(from(port));
  await expect.poll(async () => ask(from(port))).toBe(true);
  expect(refused).toBe(false);
  expect(connections.metrics()).toMatch(/refused_total\{limit="in_all"\} [1-9]/);
});
