import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackground, type Background } from './background.ts';

describe('Background work', () => {
  const log = { error: vi.fn() };
  let background: Background;
  let done: string[];

  /** Ends when it is let go. */
  function held(name: string): { readonly work: () => Promise<void>; letGo(): void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    return {
      work: async () => {
        await promise;
        done.push(name);
      },
      letGo: resolve,
    };
  }

  beforeEach(() => {
    log.error.mockReset();
    background = createBackground(log);
    done = [];
  });

  it('starts work after the current turn, and waiting also covers the work that it starts', async () => {
    background.run('outer', async () => {
      done.push('outer');
      background.run('inner', async () => void done.push('inner'));
    });
    expect(done).toEqual([]);
    await background.settled();
    expect(done).toEqual(['outer', 'inner']);
  });

  it('is all done, also where two have the same name', async () => {
    const first = held('first');
    background.run('mail', first.work);
    background.run('mail', async () => void done.push('second'));
    await expect.poll(() => done).toEqual(['second']);
    first.letGo();
    await background.settled();
    expect(done).toEqual(['second', 'first']);
  });

  it('runs work once at a time per key, and again after it ended', async () => {
    const first = held('first');
    background.runSingle('sweep', first.work);
    background.runSingle('sweep', async () => void done.push('beside it'));
    background.runSingle('other sweep', async () => void done.push('other'));
    first.letGo();
    await background.settled();
    expect(done.toSorted()).toEqual(['first', 'other']);
    background.runSingle('sweep', async () => void done.push('after it'));
    await background.settled();
    expect(done).toContain('after it');
  });

  it('runs work with the same key in order, also after a failure', async () => {
    const first = held('first');
    background.runInTurn('ann', first.work);
    background.runInTurn('ann', () => Promise.reject(new Error('no')));
    background.runInTurn('ann', async () => void done.push('third'));
    background.runInTurn('bob', async () => void done.push('of another'));
    await vi.waitFor(() => expect(done).toEqual(['of another']));
    first.letGo();
    await background.settled();
    expect(done).toEqual(['of another', 'first', 'third']);
  });

  it('can be awaited up to the work requested so far, whatever is added later', async () => {
    const [first, second] = [held('first'), held('second')];
    background.run('first', first.work);
    const soFar = background.soFar();
    background.run('second', second.work);
    first.letGo();
    await soFar;
    expect(done).toEqual(['first']);
    second.letGo();
    await background.settled();
  });

  it('logs what failed, and allows a retry', async () => {
    const error = new Error('no');
    const fails = () => Promise.reject(error);
    background.run('mail', fails);
    background.runSingle('sweep', fails);
    await background.settled();
    background.runSingle('sweep', async () => void done.push('again'));
    await background.settled();
    expect(log.error.mock.calls).toEqual([
      [{ err: error, work: 'mail' }, 'background work failed'],
      [{ err: error, work: 'sweep' }, 'background work failed'],
    ]);
    expect(done).toEqual(['again']);
  });
});
