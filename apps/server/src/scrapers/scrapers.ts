/** APIs from a form, assembled: the source of live ones for the hub, and the routes by which admins manage them. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Egress } from '../egress/egress.ts';
import type { MailContent } from '../egress/mail.ts';
import { createEvents, logEvents } from '../events.ts';
import type { ApiSource } from '../hub/source.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { Route } from '../route.ts';
import { draftRoutes } from './publishing/drafts.route.ts';
import type { ScraperEvents } from './events.ts';
import { createLastRuns } from './last-runs.ts';
import { LazySource } from './lazy-source.ts';
import { createLiveSet } from './live.ts';
import { publishingRoutes } from './publishing/publishing.route.ts';
import type { Extract } from './run/run.ts';
import { createRunner } from './run/run.ts';
import { createRunCounts } from './run-counts.ts';
import type { Schedule } from './schedule.ts';
import { createSchedule } from './schedule.ts';
import { secretRoutes } from './secrets.route.ts';
import { secretsOf } from './secrets.ts';
import type { ScraperServices, Sealer } from './services.ts';
import { transferRoutes } from './publishing/transfer.route.ts';
import { tryingRoutes } from './publishing/trying.route.ts';

/** Disposal ends running tests and writes pending data, so it comes before the database closes. */
export interface Scrapers extends AsyncDisposable {
  /** Published APIs. Empty until `start`. */
  readonly source: ApiSource;
  readonly routes: Route[];
  readonly schedule: Schedule;
  readonly events: ScraperEvents;
  /** In the text format of Prometheus. */
  metrics(): string;
  /** Loads the published definitions. */
  start(): Promise<void>;
}

interface ScrapersOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly egress: Egress;
  readonly extract: Extract;
  readonly sealer: Sealer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly publicUrl: URL | null;
  /** Seconds between two runs of a definition's own tests; 0 turns scheduled runs off. */
  readonly testEveryS: number;
  isBuiltIn(api: string): boolean;
  /** Writes to every admin. */
  emailAdmins(letter: MailContent): void;
  /** How long a page is waited for that definitions are to be proposed for. @default 10000 */
  readonly suggestTimeoutMs?: number;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const awayEveryMs = 3_600_000;

export function createScrapers({
  scheduler,
  testEveryS,
  extract,
  suggestTimeoutMs = 10_000,
  now = Date.now,
  ...given
}: ScrapersOptions): Scrapers {
  const { database, egress, log } = given;
  const events: ScraperEvents = createEvents();
  logEvents(events, log);
  const counts = createRunCounts();
  const runner = counts.counted(
    createRunner({ egress, extract: counts.timed(extract), secretsOf: (scraperId) => secretsOf(given, scraperId) }),
  );
  const lastRuns = createLastRuns(database, scheduler);
  const notified = new Map<string, number>();
  /** Whether admins were notified within the hour. */
  const isRecent = (scraperId: string): boolean => {
    const at = notified.get(scraperId);
    if (at !== undefined && at + awayEveryMs > now()) return true;
    notified.set(scraperId, now());
    return false;
  };
  const source = new LazySource({
    runner,
    log,
    onSourceAway(away) {
      if (isRecent(away.scraperId)) return;
      events.emit({ type: 'scraper source away', from: null, ...away });
    },
    onRun: (run) => lastRuns.note(run.scraperId, { at: run.atMs, passed: run.passed, ms: run.ms, detail: run.detail }),
  });
  const live = createLiveSet({ database, scheduler, log, replace: (lives) => source.replace(lives) });
  const services: ScraperServices = { ...given, runner, live, events, suggestTimeoutMs, now };
  const schedule = createSchedule(scheduler, services, { everyS: testEveryS });
  return {
    source,
    routes: [
      ...draftRoutes(services),
      ...publishingRoutes(services),
      ...tryingRoutes(services),
      ...secretRoutes(services),
      ...transferRoutes(services),
    ],
    schedule,
    events,
    metrics: counts.metrics,
    start: () => live.refresh(),
    async [Symbol.asyncDispose]() {
      await schedule[Symbol.asyncDispose]();
      await live[Symbol.asyncDispose]();
      await lastRuns[Symbol.asyncDispose]();
    },
  };
}
