import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NameServer } from '../../test/hostile/name-server.ts';
import { startNameServer } from '../../test/hostile/name-server.ts';
import { Stopped } from './reason.ts';
import { addressesOf, queryNameServers } from './resolve.ts';
import { readTarget } from './target.ts';

let server: NameServer;
beforeEach(async () => {
  server = await startNameServer({
    'both.example': ['203.1.0.1', '203.2.0.1', '2606:4700::1111'],
    'six.example': ['2606:4700::1111'],
    'empty.example': [],
    'broken.example': 'fails',
    'silent.example': null,
  });
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const forever = new AbortController().signal;
const ask = (host: string, signal = forever) => queryNameServers(host, signal, [server.address]);

test('a name resolves to the addresses of both families; to none when it has none or does not exist', async () => {
  expect(await ask('both.example')).toEqual(['203.1.0.1', '203.2.0.1', '2606:4700::1111']);
  expect(await ask('six.example')).toEqual(['2606:4700::1111']);
  expect(await ask('empty.example')).toEqual([]);
  expect(await ask('unknown.example')).toEqual([]);
});

test('a failing name server is distinguished from an unknown name', async () => {
  await expect(ask('broken.example')).rejects.toThrow('ESERVFAIL');
});

test('a lookup that no one waits for is cancelled', async () => {
  const gone = new AbortController();
  const asking = ask('silent.example', gone.signal);
  await expect.poll(() => server.asked.length).toBeGreaterThan(0);
  gone.abort();
  await expect(asking).rejects.toThrow('ECANCELLED');
});

test('a lookup that hangs is aborted after 5 s, even if the request may take longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const target = readTarget('http://site.example/', null, []);
  const outcome = addressesOf(target, () => new Promise(() => {}), forever).catch((error: unknown) => error);
  let isDone = false;
  void outcome.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(4999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ reason: 'name server', unsent: true });
  expect(await outcome).toBeInstanceOf(Stopped);
});

test('four addresses are tried, all are checked', async () => {
  const target = readTarget('http://site.example/', null, []);
  const six = ['203.1.0.1', '203.1.0.2', '203.1.0.3', '203.1.0.4', '203.1.0.5'];
  expect(await addressesOf(target, async () => six, forever)).toEqual(six.slice(0, 4));
  await expect(addressesOf(target, async () => [...six, '10.0.0.1'], forever)).rejects.toMatchObject({
    reason: 'private address',
  });
});

test('both families are among the addresses that are tried', async () => {
  const target = readTarget('http://site.example/', null, []);
  const tried = (...addresses: readonly string[]) => addressesOf(target, async () => addresses, forever);
  expect(await tried('203.1.0.1', '203.1.0.2', '203.1.0.3', '203.1.0.4', '2606:4700::1', '2606:4700::2')).toEqual([
    '203.1.0.1',
    '2606:4700::1',
    '203.1.0.2',
    '2606:4700::2',
  ]);
  expect(await tried('2606:4700::1', '203.1.0.1', '203.1.0.2', '203.1.0.3')).toEqual([
    '2606:4700::1',
    '203.1.0.1',
    '203.1.0.2',
    '203.1.0.3',
  ]);
});

test('a place of EGRESS_ALLOW is found as the system finds it', async () => {
  const target = readTarget('http://localhost:8080/', null, [{ host: 'localhost', port: 8080 }]);
  expect(await addressesOf(target, null, forever)).toContain('127.0.0.1');
  const literal = readTarget('http://[::1]:8080/', null, [{ host: '0:0:0:0:0:0:0:1', port: 8080 }]);
  expect(await addressesOf(literal, null, forever)).toEqual(['::1']);
});
