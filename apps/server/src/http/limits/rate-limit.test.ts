import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import type { RateSubject } from './rate-limit.ts';
import { RateLimiter } from './rate-limit.ts';

function limited(rate = { limit: 2, windowS: 60 }) {
  const clock = { nowMs: 1_000_000 };
  const limiter = new RateLimiter(() => clock.nowMs);
  const take = (who: RateSubject | string, bucket = 'call') => {
    const headers: Record<string, unknown> = {};
    const reply = { header: (name: string, value: unknown) => (headers[name] = value) } as unknown as FastifyReply;
    const waitS = limiter.take(bucket, typeof who === 'string' ? { personId: who } : who, rate, reply);
    return [waitS, headers['ratelimit-limit'], headers['ratelimit-remaining'], headers['ratelimit-reset']];
  };
  return { clock, limiter, take };
}

test('a window allows its limit, reports the remainder, and resets when it ends', () => {
  const { clock, take } = limited();
  expect(take('ann')).toEqual([0, 2, 1, 60]);
  clock.nowMs += 20_500;
  expect(take('ann')).toEqual([0, 2, 0, 40]);
  expect(take('ann')).toEqual([40, 2, 0, 40]);
  clock.nowMs += 39_500;
  expect(take('ann')).toEqual([0, 2, 1, 60]);
});

test('a limit is reported as structured fields, by the name of its window', () => {
  const report = (windowS: number) => {
    const headers: Record<string, unknown> = {};
    const reply = { header: (name: string, value: unknown) => (headers[name] = value) } as unknown as FastifyReply;
    new RateLimiter(() => 0).take('call', { personId: 'ann' }, { limit: 30, windowS }, reply);
    return [headers['ratelimit-policy'], headers['ratelimit']];
  };
  expect(report(60)).toEqual(['"minute";q=30;w=60', '"minute";r=29;t=60']);
  expect(report(3600)).toEqual(['"hour";q=30;w=3600', '"hour";r=29;t=3600']);
});

test('callers and buckets are counted apart', () => {
  const { take } = limited({ limit: 1, windowS: 60 });
  expect([take('ann')[0], take('bob')[0], take('ann', 'login')[0], take('ann')[0]]).toEqual([0, 0, 0, 60]);
});

const at = (address: string): RateSubject => ({ address });

test('an IPv6 network counts as one, however its addresses are written', () => {
  const { take } = limited({ limit: 1, windowS: 60 });
  expect(take(at('2001:db8:0:7::1'))[0]).toBe(0);
  expect(take(at('2001:0db8:0000:0007:ffff:ffff:ffff:ffff'))[0]).toBe(60);
  expect(take(at('2001:db8:0:8::1'))[0]).toBe(0);
  expect(take(at('2001:db8::7:0:0:0:1'))[0]).toBe(60);
  expect(take(at('2001:db8::1'))[0]).toBe(0);
  expect([take(at('192.0.2.1'))[0], take(at('::ffff:192.0.2.1'))[0], take(at('::ffff:c000:201'))[0]]).toEqual([
    0, 60, 60,
  ]);
});

test('a port after an address opens no new window, and invalid addresses share one', () => {
  const { take } = limited({ limit: 1, windowS: 60 });
  expect([take(at('192.0.2.7:4711'))[0], take(at('192.0.2.7:4712'))[0], take(at('192.0.2.7'))[0]]).toEqual([0, 60, 60]);
  expect([take(at('[2001:db8::1]:80'))[0], take(at('[2001:db8::2]:81'))[0]]).toEqual([0, 60]);
  expect([take(at('made up'))[0], take(at(`made:up:${'x'.repeat(9000)}`))[0], take(at(''))[0]]).toEqual([0, 60, 60]);
});

test('the /48 around IPv6 networks is let through sixteen times the limit, however many networks it has', () => {
  const { take, limiter } = limited({ limit: 5, windowS: 60 });
  const passed = Array.from({ length: 2000 }, (_, index) => take(at(`2001:db8:1:${index.toString(16)}::1`))[0]).filter(
    (waitS) => waitS === 0,
  );
  expect(passed).toHaveLength(80);
  expect(take(at('2001:db8:2::1'))[0]).toBe(0);
  // One for each allowed network, one for each /48, one for the adjacent network.
  expect(limiter.size).toBe(80 + 2 + 1);
});

test('filling the memory with fake callers resets no limit', () => {
  const { take } = limited();
  const ownV4 = at('203.0.113.5');
  const ownV6 = at('2001:db8:ffff::1');
  const spent = () => ['ann', ownV4, ownV6].map((who) => take(who)[0]);
  expect([spent(), spent(), spent()]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [60, 60, 60],
  ]);
  for (let index = 0; index < 120_000; index += 1) {
    take(at(`2001:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`));
    take(`person ${index}`);
  }
  expect(spent()).toEqual([60, 60, 60]);
});

test('new callers share a limit with their neighbours while the memory is full, and get their own when there is room again', () => {
  const { clock, take } = limited({ limit: 3, windowS: 60 });
  for (let index = 0; index < 50_000; index += 1) take(at(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`));
  clock.nowMs += 30_000;
  expect([1, 2, 3, 4].map((last) => take(at(`198.51.100.${last}`))[0])).toEqual([0, 0, 0, 60]);
  expect(take(at('203.0.113.1'))[0]).toBe(0);
  clock.nowMs += 30_000;
  expect([take(at('198.51.100.1'))[0], take(at('10.0.0.0'))[0]]).toEqual([30, 0]);
  clock.nowMs += 30_000;
  expect(take(at('198.51.100.1'))).toEqual([0, 3, 2, 60]);
});

test('addresses do not displace people', () => {
  const { take } = limited({ limit: 1, windowS: 60 });
  for (let index = 0; index < 60_000; index += 1) take(at(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`));
  expect(Array.from({ length: 100 }, (_, index) => take(`person ${index}`)[0]).filter((waitS) => waitS !== 0)).toEqual(
    [],
  );
});

test('memory stays bounded for any number of callers', () => {
  const { clock, limiter, take } = limited();
  for (let index = 0; index < 60_000; index += 1) {
    take(`caller ${index}`);
    take(at(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`));
  }
  // 50,000 callers each; all further ones share 4,096 windows, of addresses by their /24.
  expect(limiter.size).toBeLessThanOrEqual(2 * (50_000 + 4096));
  clock.nowMs += 60_000;
  take('later');
  take(at('192.0.2.1'));
  expect(limiter.size).toBeLessThanOrEqual(2 + 2 * 4096);
});

test('a clock that was set back locks no one out for longer than a window', () => {
  const { clock, take } = limited({ limit: 1, windowS: 60 });
  expect([take('ann')[0], take('ann')[0]]).toEqual([0, 60]);
  clock.nowMs -= 3_600_000;
  expect([take('ann')[0], take('ann')[0]]).toEqual([0, 60]);
});
