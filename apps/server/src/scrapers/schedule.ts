/**
 * Periodic runs of the definitions' own tests, and permanent deletion of old deleted ones. Of several processes one runs
 * each: the first to move the due time has claimed it, until the lease ends.
 */
import { setMaxListeners } from 'node:events';
import type { ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import { runOwnTests } from './run/own-tests.ts';
import { deleteScrapersDeletedBefore, findDueTest, moveDueTest } from './scrapers-store.ts';
import type { ScraperServices } from './services.ts';
import { readDefinition } from './stored.ts';
import { storeTestRun } from './test-runs.ts';

/** Immediately, in this process. */
const runsMax = 2;
/** Of one run, all its tests together. */
const runWithinMs = 300_000;
/** Lease time, after which another process may take over a run of a killed one. */
const leaseMs = 600_000;
const lookEveryMsMax = 15_000;
const hourMs = 3_600_000;
const restorableMs = 30 * 24 * hourMs;

/** Disposing of it ends runs under way. */
export interface Schedule extends AsyncDisposable {
  /** Claims due tests and starts them, up to the limit. */
  look(): Promise<void>;
  /** Permanently deletes definitions that were deleted 30 days ago. */
  purge(): Promise<void>;
  /** Resolves when no run is under way. */
  settled(): Promise<void>;
}

interface Claim {
  readonly scraperId: string;
  readonly revision: number;
  readonly definition: string;
  /** Unix milliseconds. Also the fencing token: a process that takes over the run writes a later one. */
  readonly until: number;
}

/** @param everyS between two runs of one definition; 0 runs none */
export function createSchedule(
  scheduler: Pick<Scheduler, 'add'>,
  services: ScraperServices,
  { everyS, random = Math.random }: { everyS: number; random?: () => number },
): Schedule {
  const {
    database: { kysely },
    runner,
    events,
    log,
    now,
  } = services;
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const running = new Set<Promise<void>>();

  /** 10% jitter, so that runs with the same start spread out. */
  const nextAt = () => now() + Math.round(everyS * 1000 * (0.9 + random() * 0.2));

  async function claimNext(): Promise<Claim | null> {
    for (;;) {
      const due = await findDueTest(kysely, now());
      if (!due) return null;
      const until = now() + leaseMs;
      if (await moveDueTest(kysely, due.id, due.next_test_at, until))
        return { scraperId: due.id, revision: due.revision, definition: due.definition, until };
    }
  }

  async function run({ scraperId, revision, definition: text, until }: Claim): Promise<void> {
    const definition = readDefinition(text);
    const giveUp = (at: number) => moveDueTest(kysely, scraperId, until, at);
    // Already shown as failing: there is nothing to run.
    if (definition === null) return void (await giveUp(nextAt()));
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(runWithinMs)]);
    const result = await runOwnTests(runner, { definition, scraperId, of: 'live', signal });
    // Aborted by our own shutdown: another process will run it.
    if (closing.signal.aborted) return void (await giveUp(now()));
    return storeTestRun(services, { scraperId, revision, run: result, claim: { until, nextAt: nextAt() } });
  }

  async function claimAll(): Promise<void> {
    while (running.size < runsMax && !closing.signal.aborted) {
      const claim = await claimNext();
      if (claim === null) return;
      const work: Promise<void> = run(claim)
        .catch((error: unknown) =>
          log.error({ err: error, scraperId: claim.scraperId }, 'the tests of a scraper could not be run'),
        )
        .finally(() => {
          running.delete(work);
          if (!closing.signal.aborted) looking.wake();
        });
      running.add(work);
    }
  }

  const looking: ScheduledTask = scheduler.add({
    name: 'tests of scrapers',
    everyMs: everyS > 0 ? Math.min(lookEveryMsMax, Math.max(250, everyS * 250)) : null,
    scope: 'process',
    run: async () => (everyS > 0 ? claimAll() : undefined),
  });
  const purging = scheduler.add({
    name: 'deleted scrapers',
    everyMs: hourMs,
    scope: 'installation',
    async run({ transaction }) {
      const count = await transaction((within) => deleteScrapersDeletedBefore(within, now() - restorableMs));
      if (count > 0) events.emit({ type: 'scrapers purged', from: null, count });
    },
  });

  async function settled(): Promise<void> {
    await looking.settled();
    while (running.size > 0) {
      await Promise.all(running);
      await looking.settled();
    }
  }

  return {
    look: () => looking.run(),
    purge: () => purging.run(),
    settled,
    async [Symbol.asyncDispose]() {
      closing.abort(new Error('The server is stopping.'));
      await purging[Symbol.asyncDispose]();
      await looking[Symbol.asyncDispose]();
      await Promise.all(running);
    },
  };
}
