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
  /** Resolves when all of it has ended; before the database closes. */
  settled(): Promise<void>;
}

export function createBackground(log: Pick<Logger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  const keys = new Set<string>();

  function start(name: string, work: () => Promise<unknown>, ended?: () => void): void {
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
  }

  return {
    run: start,
    runSingle(key, work) {
      if (keys.has(key)) return;
      keys.add(key);
      start(key, work, () => keys.delete(key));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
