import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Work that goes on after the answer: mails, stamps of last use. It never fails the request, never adds to its time, and
 * is never lost silently.
 */
export interface Background {
  /** Starts `work`, always. `name` is what the log calls it if it fails. */
  run(name: string, work: () => Promise<unknown>): void;
  /**
   * Starts `work` unless work under this key is still under way. Only for work that need not be done twice: a second
   * call is forgotten, with whatever is different about it.
   */
  runSingle(key: string, work: () => Promise<unknown>): void;
  /**
   * Starts `work` once all that was asked for under this key before has ended: what is told about one thing is told in the
   * order in which it happened, however long some of it takes.
   */
  runInTurn(key: string, work: () => Promise<unknown>): void;
  /** Resolves when all work requested so far has ended. */
  soFar(): Promise<void>;
  /** Resolves when all of it has ended; before the database closes. */
  settled(): Promise<void>;
}

export function createBackground(log: Pick<Logger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  const keys = new Set<string>();
  /** The last of each key. */
  const turns = new Map<string, Promise<void>>();

  function start(name: string, work: () => Promise<unknown>, ended?: () => void): Promise<void> {
    const going = nextTurn()
      .then(work)
      .then(
        () => {},
        (error: unknown) => log.error({ err: error, work: name }, 'background work failed'),
      )
      .finally(() => {
        running.delete(going);
        ended?.();
      });
    running.add(going);
    return going;
  }

  return {
    run: (name, work) => void start(name, work),
    runSingle(key, work) {
      if (keys.has(key)) return;
      keys.add(key);
      void start(key, work, () => keys.delete(key));
    },
    runInTurn(key, work) {
      const before = turns.get(key);
      const mine = start(
        key,
        async () => {
          await before;
          await work();
        },
        () => {
          if (turns.get(key) === mine) turns.delete(key);
        },
      );
      turns.set(key, mine);
    },
    async soFar() {
      await Promise.all(running);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
