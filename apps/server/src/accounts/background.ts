import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Work that goes on after the answer: mails, stamps of last use. It never fails the request, never adds to its time, and
 * is never lost silently.
 */
export interface Background {
  /** Starts `work` unless work of that name is still under way. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when all of it has ended; before the database closes. */
  settled(): Promise<void>;
}

export function createBackground(log: Pick<Logger, 'error'>): Background {
  const running = new Map<string, Promise<void>>();
  return {
    run(name, work) {
      if (running.has(name)) return;
      running.set(
        name,
        nextTurn()
          .then(work)
          .then(
            () => {},
            (error: unknown) => log.error({ err: error, work: name }, 'background work failed'),
          )
          .finally(() => running.delete(name)),
      );
    },
    async settled() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
