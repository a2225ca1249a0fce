/** The result of the latest call of each API. Buffered in memory and written in batches: calls do not wait for it, and a kill may lose the last seconds. */
import type { Database } from '../db/database.ts';
import type { ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import { setLastRun } from './scrapers-store.ts';
import type { LastRun } from './stored.ts';

const gatherMs = 5000;
const detailMax = 500;

interface Noted extends LastRun {
  /** Unix milliseconds. */
  readonly at: number;
}

/** Disposing of it writes what was noted. */
export interface LastRuns extends AsyncDisposable {
  note(scraperId: string, run: Noted): void;
}

export function createLastRuns(database: Pick<Database, 'transaction'>, scheduler: Pick<Scheduler, 'add'>): LastRuns {
  let noted = new Map<string, Noted>();
  const writing: ScheduledTask = scheduler.add({
    name: 'last runs of scrapers',
    everyMs: null,
    scope: 'process',
    finishWithinMs: gatherMs,
    async run() {
      const batch = noted;
      noted = new Map();
      await database.transaction(async (transaction) => {
        for (const [id, { at, ...run }] of batch) await setLastRun(transaction, id, JSON.stringify(run), at);
      });
    },
  });
  return {
    note(scraperId, { detail, ...run }) {
      noted.set(scraperId, { ...run, detail: detail === null ? null : detail.slice(0, detailMax) });
      writing.wake(gatherMs);
    },
    [Symbol.asyncDispose]: () => writing[Symbol.asyncDispose](),
  };
}
