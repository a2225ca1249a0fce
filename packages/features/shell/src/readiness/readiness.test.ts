import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { readinessMachine } from './readiness.machine.ts';

/** Lets pending promises settle; no time passes. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

function start(up: (ms: number) => boolean) {
  const clock = new SimulatedClock();
  const asked: number[] = [];
  const actor = createActor(
    readinessMachine.provide({
      actors: {
        probe: fromPromise(async () => {
          asked.push(clock.now());
          if (!up(clock.now())) throw new Error('down');
        }),
      },
    }),
    { clock, input: { now: () => clock.now() } },
  ).start();
  return {
    actor,
    asked,
    /** Advances in steps of 100 ms, so that responses arrive between timers. */
    async walkTo(ms: number) {
      await settle();
      while (clock.now() < ms) {
        clock.increment(100);
        await settle();
      }
    },
    ready: () => actor.getSnapshot().hasTag('ready'),
  };
}

describe('readiness', () => {
  const warn = vi.fn();
  beforeEach(() => {
    warn.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });
  afterEach(() => vi.restoreAllMocks());

  it('polls every 2 s while the server is down, with a warning each time', async () => {
    const { asked, walkTo, ready } = start((ms) => ms >= 6000);
    await walkTo(5900);
    expect(ready()).toBe(false);
    await walkTo(6000);
    expect(ready()).toBe(true);
    expect(asked).toEqual([0, 2000, 4000, 6000]);
    expect(warn.mock.calls).toEqual([
      ['The API is not ready. Trying again in 2 s.'],
      ['The API is not ready. Trying again in 2 s.'],
      ['The API is not ready. Trying again in 2 s.'],
    ]);
  });

  it('once ready, skips the checks at 10 s and 20 s and polls every 30 s', async () => {
    const { asked, walkTo } = start(() => true);
    await walkTo(95_000);
    expect(asked).toEqual([0, 30_000, 60_000, 90_000]);
  });

  it('goes down when a later check fails, and polls every 2 s again', async () => {
    const { asked, walkTo, ready, actor } = start((ms) => ms < 30_000 || ms >= 34_000);
    await walkTo(30_000);
    expect(ready()).toBe(false);
    expect(actor.getSnapshot().context.lastSuccessMs).toBe(0);
    await walkTo(64_000);
    expect(ready()).toBe(true);
    expect(asked).toEqual([0, 30_000, 32_000, 34_000, 64_000]);
  });

  it.each(['came online', 'call failed', 'retry'] as const)(
    '"%s" forces a check although the last success is young',
    async (type) => {
      const { asked, walkTo, actor } = start(() => true);
      await walkTo(3000);
      actor.send({ type });
      await walkTo(20_000);
      expect(asked).toEqual([0, 3000]);
    },
  );

  it('returning to the window checks only if the last success is 30 s old', async () => {
    const { asked, walkTo, actor } = start(() => true);
    await walkTo(29_900);
    actor.send({ type: 'focused' });
    await settle();
    expect(asked).toEqual([0]);
    await walkTo(30_000);
    expect(asked).toEqual([0, 30_000]);
  });

  it('a call that fails during a check does not start another', async () => {
    const { asked, walkTo, actor } = start(() => true);
    await walkTo(3000);
    actor.send({ type: 'retry' });
    actor.send({ type: 'call failed' });
    actor.send({ type: 'call failed' });
    await walkTo(4000);
    expect(asked).toEqual([0, 3000]);
  });

  it('while the server is down, only the person triggers an early retry, not a failed call', async () => {
    const { asked, walkTo, actor } = start((ms) => ms > 1000);
    await walkTo(500);
    actor.send({ type: 'call failed' });
    await settle();
    expect(asked).toEqual([0]);
    await walkTo(1500);
    actor.send({ type: 'retry' });
    await settle();
    expect(asked).toEqual([0, 1500]);
  });
});
