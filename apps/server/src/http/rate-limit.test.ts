import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limit.ts';

function limited(rate = { limit: 2, windowS: 60 }) {
  const clock = { nowMs: 1_000_000 };
  const limiter = new RateLimiter(() => clock.nowMs);
  const take = (who: string, bucket = 'call') => {
    const headers: Record<string, unknown> = {};
    const reply = { header: (name: string, value: unknown) => (headers[name] = value) } as unknown as FastifyReply;
    const waitS = limiter.take(bucket, who, rate, reply);
    return [waitS, headers['ratelimit-limit'], headers['ratelimit-remaining'], headers['ratelimit-reset']];
  };
  return { clock, limiter, take };
}

test('a window lets its limit through, says what is left, and starts anew when it is over', () => {
  const { clock, take } = limited();
  expect(take('ann')).toEqual([0, 2, 1, 60]);
  clock.nowMs += 20_500;
  expect(take('ann')).toEqual([0, 2, 0, 40]);
  expect(take('ann')).toEqual([40, 2, 0, 40]);
  clock.nowMs += 39_500;
  expect(take('ann')).toEqual([0, 2, 1, 60]);
});

test('callers and buckets are counted apart', () => {
  const { take } = limited({ limit: 1, windowS: 60 });
  expect([take('ann')[0], take('bob')[0], take('ann', 'login')[0], take('ann')[0]]).toEqual([0, 0, 0, 60]);
});

test('an IPv6 network counts as one, however its addresses are written', () => {
  const { take } = limited({ limit: 1, windowS: 60 });
  expect(take('2001:db8:0:7::1')[0]).toBe(0);
  expect(take('2001:0db8:0000:0007:ffff:ffff:ffff:ffff')[0]).toBe(60);
  expect(take('2001:db8:0:8::1')[0]).toBe(0);
  expect(take('2001:db8::7:0:0:0:1')[0]).toBe(60);
  expect(take('2001:db8::1')[0]).toBe(0);
  expect([take('192.0.2.1')[0], take('::ffff:192.0.2.1')[0]]).toEqual([0, 60]);
});

test('memory stays bounded, however many callers come', () => {
  const { limiter, take } = limited();
  for (let index = 0; index < 60_000; index++) take(`caller ${index}`);
  expect(limiter.size).toBe(50_000);
});
