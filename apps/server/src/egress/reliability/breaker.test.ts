import { afterEach, expect, test } from 'vitest';
import { answer, Outside, shown } from '../../../test/hostile/outside.ts';
import { failureOf } from '../reason.ts';

const at = '203.1.0.1:80';
let outside: Outside;
afterEach(() => outside.close());

/** A site that is up or down as said, and a clock. */
async function switched() {
  const state = { status: '503 Away' as string | null, nowMs: 0, asked: 0, onSilence: () => {} };
  outside = new Outside({
    names: { 'site.example': ['203.1.0.1'], 'twin.example': ['203.1.0.1'] },
    now: () => state.nowMs,
  });
  await outside.site(at, (socket) => {
    state.asked += 1;
    if (state.status === null) socket.destroy();
    else if (state.status === 'silent') state.onSilence();
    else answer(socket, '', {}, state.status);
  });
  const ask = (host = 'site.example') => outside.ask(`http://${host}/`);
  const fail = async (times: number) => {
    for (let index = 0; index < times; index += 1) await ask();
  };
  return { state, ask, fail };
}

test('a site that failed five times in a row gets no requests for 30 s, other sites do', async () => {
  const { state, ask, fail } = await switched();
  await fail(5);
  expect(await ask()).toEqual(failureOf('host resting'));
  expect(shown(await ask('twin.example'))).toBe('503 ');
  state.nowMs = 29_999;
  expect(await ask()).toEqual(failureOf('host resting'));
  expect([state.asked, outside.egress.counts().stopped['host resting']]).toEqual([6, 2]);
});

test('then one request tries it: success closes the breaker, failure opens it again', async () => {
  const { state, ask, fail } = await switched();
  await fail(5);
  state.nowMs = 30_000;
  expect((await Promise.all([ask(), ask(), ask()])).map(shown)).toEqual(['503 ', 'UpstreamFailed', 'UpstreamFailed']);
  state.nowMs = 59_999;
  expect(await ask()).toEqual(failureOf('host resting'));
  state.nowMs = 60_000;
  state.status = '200 OK';
  expect((await Promise.all([ask(), ask()])).map(shown)).toEqual(['200 ', 'UpstreamFailed']);
  expect((await Promise.all([ask(), ask(), ask()])).map(shown)).toEqual(['200 ', '200 ', '200 ']);
});

test('an aborted attempt does not block the next one', async () => {
  const { state, ask, fail } = await switched();
  await fail(5);
  state.nowMs = 30_000;
  state.status = 'silent';
  const caller = new AbortController();
  state.onSilence = () => caller.abort();
  expect(await outside.ask('http://site.example/', {}, caller.signal)).toEqual(failureOf('timeout'));
  state.status = '200 OK';
  expect(shown(await ask())).toBe('200 ');
});

test('only failures in a row count, and broken connections are failures', async () => {
  const { state, ask, fail } = await switched();
  state.status = null;
  await fail(4);
  state.status = '500 Bug';
  expect(shown(await ask())).toBe('500 ');
  state.status = null;
  await fail(4);
  expect(await ask()).toEqual(failureOf('protocol'));
  expect(await ask()).toEqual(failureOf('host resting'));
});

test('refused addresses, error responses and timeouts of the caller do not count', async () => {
  const { state, ask } = await switched();
  for (let index = 0; index < 6; index += 1) {
    await outside.ask('http://site.example:81/');
    await outside.ask('http://site.example/', { headers: { host: 'x' } });
  }
  for (const status of ['404 Not Found', '429 Slow down', '500 Bug', '403 No', '401 Who', '410 Gone']) {
    state.status = status;
    await ask();
  }
  expect(outside.egress.counts().stopped['host resting']).toBe(0);
  await outside.close();

  outside = new Outside({ names: { 'site.example': ['203.1.0.1'] } });
  let asked = 0;
  await outside.site(at, (socket) => (asked += 1) > 6 && answer(socket, 'at last'));
  for (let index = 0; index < 6; index += 1) await outside.ask('http://site.example/', { timeoutMs: 15 });
  expect(shown(await outside.ask('http://site.example/'))).toBe('200 at last');
});

test('failing sites are listed, the worst first, with the remaining time of their pause', async () => {
  const { state, ask, fail } = await switched();
  await fail(5);
  await ask('twin.example');
  state.nowMs = 10_000;
  expect(outside.egress.troubled().map(({ failures, restsMs }) => [failures, restsMs])).toEqual([
    [5, 20_000],
    [1, 0],
  ]);
  state.status = '200 Fine';
  await ask('twin.example');
  expect(outside.egress.troubled()).toHaveLength(1);
});
