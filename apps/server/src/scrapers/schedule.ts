/**
 * The definitions' own tests, tried again and again, and what was deleted long ago taken away for good. Of several
 * processes one runs each: whoever moves the due time first has claimed it, and holds it until a lease ends.
 */
import { setMaxListeners } from 'node:events';
import { runOwnTests } from './run/own-tests.ts';
import type { ScraperServices } from './services.ts';
import { readDefinition } from './stored.ts';
import { keepTestRun } from './test-runs.ts';

/** At once, in this process. */
const runsMax = 2;
/** Of one run, all its tests together. */
const runWithinMs = 300_000;
/** From then on another process may take a run over whose process was killed. */
const leaseMs = 600_000;
const lookEveryMsMax = 15_000;
const dayMs = 86_400_000;
const restorableDays = 30;

export interface Schedule {
  /** Claims what is due and starts it, as far as there is room. Never rejects. */
  look(): Promise<void>;
  /** Resolves when no run is under way. */
  settled(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

interface Claim {
  readonly scraperId: string;
  readonly revision: number;
  readonly definition: string;
  readonly until: number;
}

/** @param everyS between two runs of one definition; 0 runs none */
export function createSchedule(
  services: ScraperServices,
  { everyS, random = Math.random }: { everyS: number; random?: () => number },
): Schedule {
  const { database, runner, events, log, now } = services;
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let purgedAt = -Infinity;
  let isTold = false;

  /** A tenth earlier or later, so that many that began together drift apart. */
  const nextAt = () => now() + Math.round(everyS * 1000 * (0.9 + random() * 0.2));

  async function claimNext(): Promise<Claim | null> {
    for (;;) {
      const due = await database.kysely
        .selectFrom('scraper')
        .innerJoin('scraper_revision as live', (join) =>
          join.onRef('live.scraper_id', '=', 'scraper.id').onRef('live.revision', '=', 'scraper.live_revision'),
        )
        .select(['scraper.id', 'scraper.next_test_at', 'live.revision', 'live.definition'])
        .where('scraper.deleted_at', 'is', null)
        .where('scraper.paused', '=', 0)
        .where('scraper.next_test_at', '<=', now())
        .orderBy('scraper.next_test_at')
        .orderBy('scraper.id')
        .limit(1)
        .executeTakeFirst();
      if (!due) return null;
      const until = now() + leaseMs;
      const { numUpdatedRows } = await database.kysely
        .updateTable('scraper')
        .set({ next_test_at: until })
        .where('id', '=', due.id)
        .where('next_test_at', '=', due.next_test_at)
        .executeTakeFirst();
      if (numUpdatedRows === 1n)
        return { scraperId: due.id, revision: due.revision, definition: due.definition, until };
    }
  }

  async function run({ scraperId, revision, definition: text, until }: Claim): Promise<void> {
    const definition = readDefinition(text);
    const giveUp = (at: number) =>
      database.kysely
        .updateTable('scraper')
        .set({ next_test_at: at })
        .where('id', '=', scraperId)
        .where('next_test_at', '=', until)
        .execute();
    // Shown as failing already: there is nothing that could be run.
    if (definition === null) return void (await giveUp(nextAt()));
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(runWithinMs)]);
    const result = await runOwnTests(runner, { definition, scraperId, of: 'live', signal });
    // Cut short by our own end: whoever looks next runs it.
    if (closing.signal.aborted) return void (await giveUp(now()));
    return keepTestRun(services, { scraperId, revision, run: result, claim: { until, nextAt: nextAt() } });
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
          if (!closing.signal.aborted) void look();
        });
      running.add(work);
    }
  }

  async function purge(): Promise<void> {
    if (now() < purgedAt + dayMs / 24) return;
    purgedAt = now();
    const { numDeletedRows } = await database.kysely
      .deleteFrom('scraper')
      .where('deleted_at', '<', now() - restorableDays * dayMs)
      .executeTakeFirst();
    if (numDeletedRows > 0n) events.emit({ type: 'scrapers purged', from: null, count: Number(numDeletedRows) });
  }

  function look(): Promise<void> {
    looking ??= Promise.resolve()
      .then(purge)
      .then(() => (everyS > 0 ? claimAll() : undefined))
      .then(
        () => {
          isTold = false;
        },
        (error: unknown) => {
          if (!isTold) log.warn({ err: error }, 'cannot look for tests of scrapers that are due; trying on');
          isTold = true;
        },
      )
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  async function settled(): Promise<void> {
    await Promise.all([looking, ...running]);
    if (looking !== null || running.size > 0) await settled();
  }

  return {
    look,
    settled,
    start() {
      const everyMs = everyS > 0 ? Math.min(lookEveryMsMax, Math.max(250, everyS * 250)) : lookEveryMsMax;
      timer = setInterval(() => void look(), everyMs).unref();
    },
    async close() {
      clearInterval(timer);
      closing.abort(new Error('The server is stopping.'));
      await looking;
      await Promise.all(running);
    },
  };
}
