import { sampleHealth } from '@apiyard/api/sample/seed/health';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { healthMachine, refreshEveryMs } from './health.machine.ts';

function started(fails: () => boolean = () => false) {
  const clock = new SimulatedClock();
  let asked = 0;
  let tell = (_isShown: boolean) => {};
  const actor = createActor(
    healthMachine.provide({
      actors: {
        ask: fromPromise(async () => {
          asked += 1;
          if (fails()) throw { requestId: 'r-1' };
          return { ...sampleHealth, version: String(asked) };
        }),
        sight: fromCallback(({ sendBack }) => {
          tell = (isShown) => sendBack({ type: 'shown', isShown });
        }),
      },
    }),
    { clock },
  ).start();
  const rested = () => waitFor(actor, (snapshot) => snapshot.matches('resting'));
  return { actor, clock, rested, asked: () => asked, show: (isShown: boolean) => tell(isShown) };
}

describe('the health page', () => {
  it('asks again every 15 seconds while it is in sight', async () => {
    const { actor, clock, rested } = started();
    await rested();
    clock.increment(refreshEveryMs - 1);
    expect(actor.getSnapshot().matches('resting')).toBe(true);
    clock.increment(1);
    await rested();
    expect(actor.getSnapshot().context.health?.version).toBe('2');
  });

  it('rests while it is paused or out of sight, and asks at once when somebody is back', async () => {
    const { actor, clock, rested, asked, show } = started();
    await rested();
    actor.send({ type: 'pause', isPaused: true });
    clock.increment(5 * refreshEveryMs);
    expect(asked()).toBe(1);
    actor.send({ type: 'pause', isPaused: false });
    await rested();
    expect(asked()).toBe(2);
    show(false);
    clock.increment(5 * refreshEveryMs);
    expect(asked()).toBe(2);
    show(true);
    await rested();
    expect(asked()).toBe(3);
  });

  it('keeps what it knows when an answer does not come', async () => {
    let isDown = false;
    const { actor, rested } = started(() => isDown);
    await rested();
    isDown = true;
    actor.send({ type: 'refresh' });
    await rested();
    const { health, failure } = actor.getSnapshot().context;
    expect([health?.version, failure]).toEqual(['1', { requestId: 'r-1' }]);
  });
});
