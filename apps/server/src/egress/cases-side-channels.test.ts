/** Side channels of a request: the environment, error messages, shared responses. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caseTable } from '../../test/case-table.ts';
import { answer, Outside, shown } from '../../test/hostile/outside.ts';
import { failureOf } from './reason.ts';

const table = caseTable('Side channels');
const at = '203.1.0.1:80';

let outside: Outside;
beforeEach(() => {
  outside = new Outside({
    names: {
      'site.example': ['203.1.0.1'],
      'open.example': ['203.2.0.1'],
      'reset.example': ['203.3.0.1'],
      'shut.example': ['203.4.0.1'],
      'closed.example': ['203.5.0.1'],
      'nowhere.example': ['203.6.0.1'],
    },
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await outside.close();
});

const ask = (more: Parameters<Outside['ask']>[1] = {}) => outside.ask('http://site.example/', more);

test('HTTP_PROXY in the environment does not bypass the guard', async () => {
  let proxied = 0;
  const proxy = createServer(() => (proxied += 1));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']) {
    vi.stubEnv(name, address);
    vi.stubEnv(name.toLowerCase(), address);
  }
  vi.stubEnv('NODE_USE_ENV_PROXY', '1');
  vi.stubEnv('NO_PROXY', '');
  await outside.site(at, (socket) => answer(socket, 'direct'));
  const outcomes = [
    await ask(),
    await outside.ask('http://127.0.0.1/'),
    await outside.ask('http://10.0.0.1/'),
    await outside.ask(`${address}/`),
  ].map(shown);
  await new Promise((resolve) => proxy.close(resolve));
  table.saw(...outcomes);
  expect(outcomes).toEqual(['200 direct', 'AddressRefused', 'AddressRefused', 'AddressRefused']);
  expect([proxied, outside.connected]).toEqual([0, [at]]);
});

test('errors do not distinguish open from closed ports', async () => {
  await outside.listen(
    '203.2.0.1:80',
    createServer((socket) => socket.end('220 mail.example ESMTP\r\n')),
  );
  await outside.listen(
    '203.3.0.1:80',
    createServer((socket) => socket.resetAndDestroy()),
  );
  await outside.listen(
    '203.4.0.1:80',
    createServer((socket) => socket.end()),
  );
  await outside.closedPort('203.5.0.1:80');
  const outcomes: Awaited<ReturnType<Outside['ask']>>[] = [];
  for (const name of ['open', 'reset', 'shut', 'closed', 'nowhere'])
    outcomes.push(await outside.ask(`http://${name}.example/`));
  const privateOpen = await outside.site(null, (socket) => answer(socket, 'hidden'));
  const hidden = [
    await outside.ask(`http://127.0.0.1:${privateOpen}/`),
    await outside.ask('http://127.0.0.1:9/'),
    await outside.ask('http://127.0.0.1:1/'),
  ];
  table.saw(...outcomes.map(shown), ...hidden.map(shown));
  expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
  expect(outcomes[0]).toEqual(failureOf('connect'));
  expect(hidden).toEqual(hidden.map(() => failureOf('port')));
  expect(outside.connected.filter((place) => place.startsWith('127.'))).toEqual([]);
});

test('caches are separate per person where a secret is used', async () => {
  let count = 0;
  await outside.site(at, (socket) => answer(socket, `answer ${(count += 1)}`));
  const kept = { cacheS: 60, headers: { authorization: 'Bearer shared' } };
  const outcomes = [];
  for (const cacheScope of ['ann', 'ben', null, 'ann', 'ben', null, 'Ann'])
    outcomes.push(await ask({ ...kept, cacheScope }));
  table.saw(...outcomes.map(shown));
  expect(outcomes.map(shown)).toEqual([
    '200 answer 1',
    '200 answer 2',
    '200 answer 3',
    '200 answer 1',
    '200 answer 2',
    '200 answer 3',
    '200 answer 4',
  ]);
  expect(outcomes.map((outcome) => 'cached' in outcome && outcome.cached)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});
