import { expect, test } from 'vitest';
import { createLog } from './http/logging/log.ts';
import { RateLimiter } from './http/limits/rate-limit.ts';
import { createServer } from './http/server.ts';
import { mount } from './route.ts';
import { statsRoute } from './stats.ts';

async function serve() {
  const clock = { nowMs: 0 };
  const counts = { asked: 0, broken: false };
  const app = await createServer({
    log: createLog('silent', { write: () => undefined }),
    publicUrl: null,
    trustProxy: false,
  });
  const count = async () => {
    counts.asked += 1;
    if (counts.broken) throw new Error('no database');
    return { apis: 4, people: 2, calls: counts.asked, version: '1.2.3' };
  };
  mount(app, [statsRoute({ count, now: () => clock.nowMs })], {
    limiter: new RateLimiter(),
    personOf: async () => null,
  });
  return { app, clock, counts };
}

test('figures are counted once in ten seconds, for any number of requests', async () => {
  const { app, clock, counts } = await serve();
  const first = await Promise.all([app.inject('/api/stats'), app.inject('/api/stats')]);
  expect(first.map((answer) => answer.json<unknown>())).toEqual(
    first.map(() => ({ success: true, apis: 4, people: 2, calls: 1, version: '1.2.3' })),
  );
  clock.nowMs = 9_999;
  await app.inject('/api/stats');
  expect(counts.asked).toBe(1);
  clock.nowMs = 10_000;
  expect((await app.inject('/api/stats')).json<{ calls: number }>().calls).toBe(2);
  await app.close();
});

test('the server is not ready while figures cannot be counted, and ready again immediately after', async () => {
  const { app, counts } = await serve();
  counts.broken = true;
  const failed = await app.inject('/api/stats');
  expect([failed.statusCode, failed.json<{ success: boolean; code: string }>().code]).toEqual([500, 'Internal']);
  counts.broken = false;
  expect((await app.inject('/api/stats')).statusCode).toBe(200);
  await app.close();
});
