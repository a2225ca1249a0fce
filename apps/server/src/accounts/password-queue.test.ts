import { describe, expect, it } from 'vitest';
import type { Asker, QueueLimits } from './password-queue.ts';
import { createPasswordQueue } from './password-queue.ts';

/** A queue whose checks end when they are told to. */
function start(limits: Partial<QueueLimits> = {}) {
  const queue = createPasswordQueue({ atOnceMax: 2, waitingMax: 64, waitingOfOneMax: 32, ...limits });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const settled: Promise<void>[] = [];
  const ask = (name: string, asker: Asker) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    settled.push(
      queue
        .run(asker, () => {
          begun.push(name);
          return promise;
        })
        .then((result) => {
          if (result === null) refused.push(name);
        }),
    );
  };
  /** Lets what is due happen. */
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (...names: string[]) => {
    for (const name of names) {
      ends.get(name)?.();
      await turn();
    }
  };
  return { queue, begun, refused, ask, end, turn };
}

const stranger = (from: string): Asker => ({ isKnown: false, from });
const known = (from: string): Asker => ({ isKnown: true, from });

describe('the queue of password checks', () => {
  it('starts a known device at once while strangers fill their queue', async () => {
    const { begun, ask, turn, end } = start();
    for (let n = 0; n < 30; n += 1) ask(`s${n}`, stranger('one'));
    await turn();
    expect(begun).toEqual(['s0']);
    ask('owner', known('two'));
    await turn();
    expect(begun).toEqual(['s0', 'owner']);
    await end('owner', 's0');
    expect(begun).toEqual(['s0', 'owner', 's1']);
  });

  it('gives known devices every place while no stranger waits, and one place while strangers do', async () => {
    const { begun, ask, turn, end } = start();
    for (let n = 0; n < 6; n += 1) ask(`k${n}`, known(`device ${n}`));
    await turn();
    expect(begun).toEqual(['k0', 'k1']);
    ask('s0', stranger('one'));
    await end('k0', 'k1');
    expect(begun).toEqual(['k0', 'k1', 's0', 'k2']);
    await end('k2', 's0');
    expect(begun).toEqual(['k0', 'k1', 's0', 'k2', 'k3', 'k4']);
  });

  it('takes networks in turns, whoever came first', async () => {
    const { begun, ask, turn, end } = start();
    for (let n = 0; n < 4; n += 1) ask(`a${n}`, stranger('a'));
    ask('b0', stranger('b'));
    ask('c0', stranger('c'));
    ask('b1', stranger('b'));
    await turn();
    await end('a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3');
    expect(begun).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3']);
  });

  it('refuses the network that has the most waiting when it is full, and a newcomer only when all have one', async () => {
    const { begun, queue, refused, ask, turn, end } = start({ waitingMax: 4, waitingOfOneMax: 3 });
    for (let n = 0; n < 5; n += 1) ask(`a${n}`, stranger('a'));
    await turn();
    expect([begun, refused]).toEqual([['a0'], ['a4']]);
    ask('b0', stranger('b'));
    expect([queue.isFull(stranger('a')), queue.isFull(stranger('b')), queue.isFull(stranger('c'))]).toEqual([true, false, false]);
    ask('c0', stranger('c'));
    ask('d0', stranger('d'));
    await turn();
    expect(refused).toEqual(['a4', 'a3', 'a2']);
    ask('e0', stranger('e'));
    await turn();
    expect([queue.isFull(stranger('f')), queue.isFull(known('f'))]).toEqual([true, false]);
    expect(refused).toEqual(['a4', 'a3', 'a2', 'e0']);
    await end('a0', 'a1', 'b0', 'c0', 'd0');
    expect(begun).toEqual(['a0', 'a1', 'b0', 'c0', 'd0']);
  });

  it('goes on after work that failed', async () => {
    const { queue } = start();
    await expect(queue.run(stranger('a'), () => Promise.reject(new Error('No memory.')))).rejects.toThrow('No memory.');
    expect(await queue.run(stranger('a'), async () => 'done')).toBe('done');
  });
});
