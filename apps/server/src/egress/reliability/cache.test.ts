import { afterEach, expect, test } from 'vitest';
import { answer, Outside, shown } from '../../../test/hostile/outside.ts';
import { failureOf } from '../reason.ts';

const at = '203.1.0.1:80';
const url = 'http://site.example/';
let outside: Outside;
afterEach(() => outside.close());

/** Numbers its answers. */
async function numbering(status = '200 OK') {
  const state = { nowMs: 0, answers: 0 };
  outside = new Outside({ names: { 'site.example': ['203.1.0.1'] }, now: () => state.nowMs });
  await outside.site(at, (socket) => answer(socket, `${(state.answers += 1)}`, {}, status));
  return state;
}

test('a response is reused as long as the request allows', async () => {
  const state = await numbering();
  expect(shown(await outside.ask(url, { cacheS: 60 }))).toBe('200 1');
  state.nowMs = 59_999;
  expect(await outside.ask(url, { cacheS: 60 })).toMatchObject({ cached: true, ms: 0, status: 200, url });
  // A caller with a shorter maximum age gets a newer response.
  expect(shown(await outside.ask(url, { cacheS: 10 }))).toBe('200 2');
  expect(shown(await outside.ask(url, { cacheS: 60 }))).toBe('200 2');
  expect(shown(await outside.ask(url, { cacheS: 0 }))).toBe('200 3');
  state.nowMs = 120_000;
  expect(shown(await outside.ask(url, { cacheS: 60 }))).toBe('200 4');
  expect(outside.egress.counts()).toMatchObject({ requests: 6, exchanges: 4, answers: 6, cacheHits: 2 });
});

test('everything that can change the response is part of the cache key', async () => {
  await numbering();
  const kept = { cacheS: 60, headers: { a: '1' } };
  const outcomes = [
    await outside.ask(url, kept),
    await outside.ask(`${url}?q`, kept),
    await outside.ask(url, { ...kept, headers: { a: '2' } }),
    await outside.ask(url, { ...kept, headers: { a: '1', b: '1' } }),
    await outside.ask(url, { ...kept, cacheScope: 'ann' }),
    await outside.ask(url, { ...kept, sizeBytesMax: 999 }),
    await outside.ask(url, { ...kept, secretHeaders: ['a'] }),
    await outside.ask(url, { ...kept, sameOriginOnly: true }),
    await outside.ask(url, { ...kept, headers: { A: '1' } }),
  ];
  expect(outcomes.map(shown)).toEqual([
    '200 1',
    '200 2',
    '200 3',
    '200 4',
    '200 5',
    '200 6',
    '200 7',
    '200 8',
    '200 1',
  ]);
});

test.each(['301 Moved', '404 Not Found', '500 Bug'])('%s is not kept', async (status) => {
  await numbering(status);
  const outcomes = [await outside.ask(url, { cacheS: 60 }), await outside.ask(url, { cacheS: 60 })].map(shown);
  expect(outcomes).toEqual([`${status.slice(0, 3)} 1`, `${status.slice(0, 3)} 2`]);
});

test('neither a POST nor a failure is cached', async () => {
  const state = await numbering();
  const post = { cacheS: 60, method: 'POST', body: 'q' } as const;
  expect([await outside.ask(url, post), await outside.ask(url, post)].map(shown)).toEqual(['200 1', '200 2']);
  expect(await outside.ask(url, { cacheS: 60, sizeBytesMax: 0 })).toEqual(failureOf('too large'));
  expect(await outside.ask(url, { cacheS: 60, sizeBytesMax: 0 })).toEqual(failureOf('too large'));
  expect(state.answers).toBe(4);
});

test('equal parallel requests share one fetch, and each gets its own copy of the bytes', async () => {
  const state = await numbering();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outside.ask(url, { cacheS: 60 })));
  expect(outcomes.map(shown)).toEqual(outcomes.map(() => '200 1'));
  expect(state.answers).toBe(1);
  for (const outcome of outcomes) if ('body' in outcome) outcome.body.fill(0);
  expect(shown(await outside.ask(url, { cacheS: 60 }))).toBe('200 1');
  expect(outside.egress.counts()).toMatchObject({ requests: 21, exchanges: 1, answers: 21, cacheHits: 20 });
});

test('equal parallel requests of two people are sent twice', async () => {
  const state = await numbering();
  await Promise.all(['ann', 'ben', 'ann'].map((cacheScope) => outside.ask(url, { cacheS: 60, cacheScope })));
  expect(state.answers).toBe(2);
});

test('a caller that disconnects does not affect the shared request; the last one aborts it', async () => {
  outside = new Outside({ names: { 'site.example': ['203.1.0.1'] } });
  const ends: (() => void)[] = [];
  let closed = 0;
  await outside.site(at, (socket) => {
    socket.on('close', () => (closed += 1));
    ends.push(() => answer(socket, 'shared'));
  });
  const first = new AbortController();
  const leaving = outside.ask(url, { cacheS: 60 }, first.signal);
  const staying = outside.ask(url, { cacheS: 60 });
  await expect.poll(() => ends.length).toBe(1);
  first.abort();
  expect(await leaving).toEqual(failureOf('timeout'));
  ends[0]?.();
  expect(shown(await staying)).toBe('200 shared');

  const last = new AbortController();
  const alone = outside.ask(`${url}other`, { cacheS: 60 }, last.signal);
  await expect.poll(() => ends.length).toBe(2);
  last.abort();
  expect(await alone).toEqual(failureOf('timeout'));
  await expect.poll(() => closed).toBe(1);
});

test('the cache has a limit in bytes', async () => {
  outside = new Outside({ names: { 'site.example': ['203.1.0.1'] } });
  const asked: string[] = [];
  await outside.site(at, (socket, { path }) => {
    asked.push(path);
    answer(socket, Buffer.alloc(path === '/huge' ? 8_500_000 : 7_000_000));
  });
  const large = { cacheS: 60, sizeBytesMax: 10_000_000 };
  for (const path of ['a', 'b', 'c', 'd', 'a', 'e', 'b', 'huge', 'huge']) await outside.ask(`${url}${path}`, large);
  expect(asked).toEqual(['/a', '/b', '/c', '/d', '/e', '/b', '/huge', '/huge']);
});
