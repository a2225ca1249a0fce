import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('a process that opens many logs passes on what they wrote with one listener to its end', () => {
  createLog('silent');
  const listeners = process.listenerCount('exit');
  for (let log = 0; log < 20; log += 1) createLog('silent');
  expect(process.listenerCount('exit')).toBe(listeners);
});
