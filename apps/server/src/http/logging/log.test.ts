import { expect, it } from 'vitest';
import { createLog, loggedPathOf } from './log.ts';

it('a process that opens many logs flushes them with one exit listener', () => {
  createLog('silent');
  const listeners = process.listenerCount('exit');
  for (let log = 0; log < 20; log += 1) createLog('silent');
  expect(process.listenerCount('exit')).toBe(listeners);
});

it.each([
  ['/hub/convert/data?text=secret', '/hub/convert/data'],
  ['/api/feeds/prayer-times/cjK7-_oZ.ics', '/api/feeds/prayer-times/[hidden]'],
  ['/tools/%61pi/feeds/prayer-times/cjK7-_oZ.ics/more?x', '/tools/api/feeds/prayer-times/[hidden]'],
])('logs %s as %s', (url, logged) => {
  expect(loggedPathOf(url)).toBe(logged);
});
