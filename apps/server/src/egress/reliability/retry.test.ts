import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, Outside, shown } from '../../../test/hostile/outside.ts';
import { failureOf } from '../reason.ts';

const at = '203.1.0.1:80';
const names = { 'site.example': ['203.1.0.1'] };
let outside: Outside;
let pauses: number[];

afterEach(async () => {
  vi.restoreAllMocks();
  await outside.close();
});

/** Responds with these statuses in order, then 200. */
async function site(
  ...statuses: readonly (readonly [status: string, head?: Readonly<Record<string, string>>])[]
): Promise<void> {
  pauses = [];
  const left = [...statuses];
  outside = new Outside({ names, pauses });
  await outside.site(at, (socket) => {
    const [status, head] = left.shift() ?? ['200 OK', {}];
    answer(socket, status, head, status);
  });
}

const ask = (more: Parameters<Outside['ask']>[1]) => outside.ask('http://site.example/', more);

describe('a GET', () => {
  test.each(['429 Too Many Requests', '502 Bad Gateway', '503 Service Unavailable', '504 Gateway Timeout'])(
    'is repeated after %s',
    async (status) => {
      await site([status]);
      expect(shown(await ask({ retries: 1 }))).toBe('200 200 OK');
      expect(outside.egress.counts()).toMatchObject({ requests: 1, exchanges: 2, answers: 1, retries: 1 });
    },
  );

  test.each([
    '400 Bad Request',
    '401 Unauthorized',
    '404 Not Found',
    '410 Gone',
    '500 Internal Server Error',
    '501 Not Implemented',
  ])('is not repeated after %s', async (status) => {
    await site([status]);
    expect(shown(await ask({ retries: 3 }))).toBe(`${status.slice(0, 3)} ${status}`);
    expect(pauses).toEqual([]);
  });

  test('keeps the last response when all attempts fail', async () => {
    await site(['503 A'], ['503 B'], ['503 C']);
    expect(shown(await ask({ retries: 2 }))).toBe('503 503 C');
  });

  test('is repeated after a broken connection and a cut body, with pauses that double and jitter', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    pauses = [];
    outside = new Outside({ names, pauses });
    let asked = 0;
    await outside.site(at, (socket) => {
      asked += 1;
      if (asked === 1) socket.destroy();
      else if (asked === 2) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\ncut');
      else if (asked === 3) socket.end('what?');
      else answer(socket, 'fourth');
    });
    expect(shown(await ask({ retries: 3 }))).toBe('200 fourth');
    expect(pauses).toEqual([187.5, 375, 750]);
  });

  test('is not repeated when the guard rejects, the response is too large or the time is up', async () => {
    pauses = [];
    outside = new Outside({ names, pauses });
    await outside.site(at, (socket, { path }) => path === '/large' && answer(socket, 'x'.repeat(2000)));
    expect([
      await outside.ask('http://127.0.0.1/', { retries: 3 }),
      await outside.ask('http://site.example/large', { retries: 3, sizeBytesMax: 1000 }),
      await ask({ retries: 3, timeoutMs: 30 }),
    ]).toEqual([failureOf('private address'), failureOf('too large'), failureOf('timeout')]);
    expect(pauses).toEqual([]);
  });
});

describe('Retry-After', () => {
  test('in seconds is waited for', async () => {
    await site(['503 Busy', { 'retry-after': '3' }]);
    expect(shown(await ask({ retries: 1, timeoutMs: 5000 }))).toBe('200 200 OK');
    expect(pauses).toEqual([3000]);
  });

  test('as a date is waited for', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12, 0, 0));
    await site(['429 Slow down', { 'retry-after': 'Fri, 20 Nov 2026 12:00:02 GMT' }]);
    expect(shown(await ask({ retries: 1, timeoutMs: 5000 }))).toBe('200 200 OK');
    expect(pauses).toEqual([2000]);
  });

  test('past the deadline ends the attempts with the last response', async () => {
    await site(['503 Busy', { 'retry-after': '60' }]);
    expect(shown(await ask({ retries: 3, timeoutMs: 5000 }))).toBe('503 503 Busy');
    expect(pauses).toEqual([]);
  });
});

describe('a POST', () => {
  test('is repeated when no connection came up', async () => {
    pauses = [];
    let asked = 0;
    outside = new Outside({
      names: { 'site.example': async () => ((asked += 1) === 1 ? ['203.5.0.1'] : ['203.1.0.1']) },
      pauses,
    });
    await outside.closedPort('203.5.0.1:80');
    await outside.site(at, (socket, { body }) => answer(socket, body));
    expect(shown(await ask({ method: 'POST', body: 'order', retries: 1 }))).toBe('200 order');
    expect(pauses.length).toBe(1);
  });

  test('is repeated when the site rejected it, not when it may have been executed', async () => {
    await site(['429 Slow down'], ['503 Lost']);
    expect(shown(await ask({ method: 'POST', body: 'order', retries: 3 }))).toBe('503 503 Lost');
    expect(pauses.length).toBe(1);
  });

  test('is not repeated after a broken connection', async () => {
    pauses = [];
    outside = new Outside({ names, pauses });
    let orders = 0;
    await outside.site(at, (socket) => {
      orders += 1;
      socket.destroy();
    });
    expect(await ask({ method: 'POST', body: 'order', retries: 3 })).toEqual(failureOf('protocol'));
    expect([orders, pauses]).toEqual([1, []]);
  });
});
