import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('a process that opens many logs flushes them with one exit listener', () => {
  createLog('silent');
  const listeners = process.listenerCount('exit');
  for (let log = 0; log < 20; log += 1) createLog('silent');
  expect(process.listenerCount('exit')).toBe(listeners);
});
