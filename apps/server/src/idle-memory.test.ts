import { expect, it } from 'vitest';
import { createIdleWatch } from './idle-memory.ts';

/** One check after each interval, during which the event loop was busy for so many ms of 2000. */
function looks(isTime: ReturnType<typeof createIdleWatch>, ...busyMs: readonly number[]): boolean[] {
  let active = 0;
  let idle = 0;
  return busyMs.map((busy) => {
    active += busy;
    idle += 2000 - busy;
    return isTime({ active, idle, utilization: active / (active + idle) });
  });
}

it('is due after start-up work when the server becomes idle', () => {
  expect(looks(createIdleWatch(), 900, 10, 10, 10)).toEqual([false, false, false, true]);
});

it('is time after a start that the event loop has seen little of', () => {
  expect(looks(createIdleWatch(), 20, 5, 5, 5)).toEqual([false, false, true, false]);
});

it('is not time again until there was work', () => {
  expect(looks(createIdleWatch(), 900, 10, 10, 10, 10, 10, 10, 500, 10, 10, 10)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

it('does not run between two bursts of requests', () => {
  expect(looks(createIdleWatch(), 900, 10, 10, 900, 10, 10, 900, 10, 10)).toEqual(
    Array.from({ length: 9 }, () => false),
  );
});

it('never pauses a server that is busy', () => {
  expect(looks(createIdleWatch(), ...Array.from({ length: 10 }, () => 300))).toEqual(
    Array.from({ length: 10 }, () => false),
  );
});
