import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Work that runs after the response: mails, last-use timestamps. It neither fails nor delays the request, and its errors
 * are logged.
 */
export interface Background {
  /** Starts `work`, always. `name` is used in the log if it fails. */
  run(name: string, work: () => Promise<unknown>): void;
  /**
   * Starts `work` unless work with this key is running. Only for work that need not run twice: a second call is dropped,
   * including any different arguments.
   */
  runSingle(key: string, work: () => Promise<unknown>): void;
  /**
   * Starts `work` after all earlier work with this key has ended, so notifications about one subject keep their order
   * regardless of how long each takes.
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
