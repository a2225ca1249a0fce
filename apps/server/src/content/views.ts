/**
 * Counts how often posts are read. Reads gather in memory and are written together, so that a read costs no write:
 * a process that is killed loses the counts of its last seconds.
 */
import type { Database } from '../db/database.ts';
import type { ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import { addViews } from './posts-store.ts';

const gatherMs = 5000;

/** Disposing of it writes what gathered. */
export interface Views extends AsyncDisposable {
  add(postId: string): void;
  /** Reads that are not in the table yet. */
  pending(postId: string): number;
}

export function createViews({ kysely }: Pick<Database, 'kysely'>, scheduler: Pick<Scheduler, 'add'>): Views {
  const gathered = new Map<string, number>();
  const writing: ScheduledTask = scheduler.add({
    name: 'post views',
    everyMs: null,
    scope: 'process',
    finishWithinMs: gatherMs,
    async run() {
      try {
        for (const [id, count] of Array.from(gathered)) {
          await addViews(kysely, id, count);
          const left = (gathered.get(id) ?? 0) - count;
          if (left > 0) gathered.set(id, left);
          else gathered.delete(id);
        }
      } finally {
        // Views counted in the meantime, or not written.
        if (gathered.size > 0) writing.wake(gatherMs);
      }
    },
  });
  return {
    add(postId) {
      gathered.set(postId, (gathered.get(postId) ?? 0) + 1);
      writing.wake(gatherMs);
    },
    pending: (postId) => gathered.get(postId) ?? 0,
    [Symbol.asyncDispose]: () => writing[Symbol.asyncDispose](),
  };
}
