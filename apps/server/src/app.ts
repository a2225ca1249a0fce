/** The server put together from its parts. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { checkMaintenance } from './site/maintenance.ts';
import about from '../package.json' with { type: 'json' };
import { createAccounts } from './accounts/accounts.ts';
import type { Passwords } from './accounts/passwords/passwords.ts';
import { createSealer } from './accounts/secrets.ts';
import { createApps } from './apps/apps.ts';
import { createAudit } from './audit/audit.ts';
import { createContent } from './content/content.ts';
import { listPublishedNames } from './apps/versions-store.ts';
import { listPublishedSlugs } from './content/posts-store.ts';
import type { Database } from './db/database.ts';
import { egressMetrics } from './egress/counts.ts';
import { createEgress } from './egress/create-egress.ts';
import { createMailer } from './egress/mail.ts';
import type { Env } from './env.ts';
import { createEvents } from './events.ts';
import { recordFaults } from './health/faults.ts';
import { healthRoutes } from './health/health.ts';
import { overviewRoutes } from './health/overview.ts';
import { createIntegrity } from './health/integrity.ts';
import { watchLoopDelay } from './health/loop-delay.ts';
import { limitsFor } from './http/connection/connections.ts';
import { drain } from './http/connection/drain.ts';
import { mountHealth } from './http/health.ts';
import type { Log, LogDestination } from './http/logging/log.ts';
import { createLog } from './http/logging/log.ts';
import { mountMetrics } from './http/logging/metrics.ts';
import { RateLimiter } from './http/limits/rate-limit.ts';
import { openFilesLimit } from './http/connection/open-files.ts';
import { createServer } from './http/server.ts';
import { serveWebApp } from './pages/web-app.ts';
import { writeAndRemove } from './http/storage/write-and-remove.ts';
import { ApiHealth } from './hub/health/api-health.ts';
import { CallLog } from './hub/history/call-log.ts';
import { createScheduler } from './jobs/scheduler.ts';
import type { QuotaEvents } from './hub/quota-events.ts';
import { loadTools } from './hub/catalogue/registry.ts';
import type { ApiSource } from './hub/source.ts';
import { usageRoutes } from './hub/usage.route.ts';
import { Registry } from './hub/call/resolve-api.ts';
import { closeWorkers } from './hub/threads/worker-pool.ts';
import { createOutbox } from './mail/outbox.ts';
import { createMessages } from './messages/messages.ts';
import { createNotifications } from './notifications/notifications.ts';
import { createPremium } from './premium/premium.ts';
import { scheduleRetention } from './retention.ts';
import { peopleRoutes } from './people/people.route.ts';
import { mountOpenCalls, mountOwnCalls } from './mount-calls.ts';
import type { RouteServices } from './route.ts';
import { closeExtraction, extractInWorker } from './scrapers/engine/extract-in-worker.ts';
import { createScrapers } from './scrapers/scrapers.ts';
import { mailTestRoutes } from './site/mail-test.route.ts';
import { createSite } from './site/site.ts';
import { closeFeedThreads, feedTextInThread } from './islami/feeds/feed-in-thread.ts';
import { prayerFeedRoutes } from './islami/feeds/prayer-feeds.route.ts';
import { quranReadingRoutes } from './islami/reading/quran-reading.route.ts';
import { siteRoutes } from './site/site.route.ts';
import { inOneSentence, openMigrated } from './start-database.ts';

/** What tests put in another place. */
export interface Overrides {
  /** Where log lines go. @default stdout */
  readonly logTo?: LogDestination;
  /** Folder of the built-in tools. */
  readonly toolsFolder?: string;
  /** APIs other than the built-in tools. */
  readonly sources?: readonly ApiSource[];
  /** How passwords are hashed. @default argon2id at OWASP's cost */
  readonly passwords?: Passwords;
  /** Folder of the built web app. */
  readonly webFolder?: string;
  /** Time limit of a run. */
  readonly runTimeoutMs?: number;
  /** How long a page is waited for that definitions are to be proposed for. */
  readonly suggestTimeoutMs?: number;
  /** How long closing waits for requests in progress. */
  readonly drainMs?: number;
}

/** Disposing of it drains and closes everything, latest opened first. */
export interface App extends AsyncDisposable {
  readonly fastify: FastifyInstance;
  readonly database: Database;
  readonly log: Log;
  /** The path of the link that creates the first admin; null when there is one. */
  readonly setUpPath: string | null;
}

/** Longer than the time limit of a run, so that every response can be sent. */
const drainMs = 35_000;

/**
 * Resources are closed in reverse order of opening, also when the start fails, so a sender of events or emails is opened
 * after their receiver.
 * @throws SettingError when the database cannot be used, or a tool is not complete
 */
export async function createApp(env: Env, overrides: Overrides = {}): Promise<App> {
  await using opening = new AsyncDisposableStack();
  const connections = limitsFor(openFilesLimit(), env.connections);
  const log = createLog(env.logLevel, overrides.logTo);
  opening.defer(() => log.flush());
  const tools = await loadTools(overrides.toolsFolder ?? join(import.meta.dirname, 'tools'));
  const builtIn = new Registry([tools, ...(overrides.sources ?? [])]);
  const { database, checked, leftToCheck, forgetLeft } = await openMigrated(opening, env, log);
  const integrity = createIntegrity({ database, checked, log: log.logger });
  opening.defer(() => integrity.settled());
  const scheduler = createScheduler({ database, log: log.logger });
  const callLog = opening.use(
    new CallLog({ scheduler, write: (rows) => database.hot.writeCalls(rows), log: log.logger }),
  );
  const apiHealth = opening.use(new ApiHealth({ database, scheduler, log: log.logger }));
  await apiHealth.load();
  opening.defer(closeWorkers);
  const site = opening.use(createSite({ database, scheduler, log: log.logger }));
  const siteName = () => site.current().name;
  const retention = scheduleRetention({
    scheduler,
    mailFolder: join(env.dataDir, 'mail'),
    kept: () => site.settings().retention,
    log: log.logger,
  });
  for (const task of retention) opening.use(task);
  const transport = createMailer({
    smtpUrl: env.smtpUrl,
    dataDir: env.dataDir,
    from: () => ({ name: siteName(), address: env.mailFrom ?? `no-reply@${env.publicUrl?.hostname ?? 'localhost'}` }),
    log: log.logger,
  });
  opening.defer(() => transport.close());
  const mailer = opening.use(
    createOutbox({
      database,
      scheduler,
      mailer: transport,
      sealer: createSealer(env.appSecret, 'mail'),
      log: log.logger,
    }),
  );
  const audit = createAudit({ database, log: log.logger });
  opening.defer(() => audit.settled());
  const notifications = opening.use(createNotifications({ database, scheduler, log: log.logger }));
  const accounts = opening.use(
    createAccounts({
      database,
      scheduler,
      mailer,
      log: log.logger,
      appSecret: env.appSecret,
      publicUrl: env.publicUrl,
      siteName,
      registration: () => site.current().registration,
      confirmFirst: () => site.settings().confirmFirst,
      ...(overrides.passwords === undefined ? {} : { passwords: overrides.passwords }),
    }),
  );
  audit.recordEvents(accounts.events);
  const egress = createEgress({ allow: env.egressAllow, version: about.version, log: log.logger });
  opening.defer(() => egress.close());
  opening.defer(closeExtraction);
  opening.defer(closeFeedThreads);
  const scrapers = opening.use(
    createScrapers({
      database,
      scheduler,
      egress,
      extract: extractInWorker,
      sealer: createSealer(env.appSecret, 'scraper secret'),
      log: log.logger,
      publicUrl: env.publicUrl,
      testEveryS: env.scraperTestEveryS,
      isBuiltIn: (api) => builtIn.find(api) !== undefined,
      emailAdmins: accounts.emailAdmins,
      ...(overrides.suggestTimeoutMs === undefined ? {} : { suggestTimeoutMs: overrides.suggestTimeoutMs }),
    }),
  );
  const registry = new Registry([builtIn, scrapers.source]);
  const setUpPath = await inOneSentence(() => accounts.ensureAdmin(env.admin));
  await site.start();
  const content = opening.use(createContent({ database, scheduler, log: log.logger, filesDir: env.filesDir }));
  await content.fill();
  const apps = opening.use(await createApps({ database, scheduler, filesDir: env.filesDir, log: log.logger }));
  const messages = opening.use(
    createMessages({
      database,
      scheduler,
      site,
      log: log.logger,
      appSecret: env.appSecret,
      emailAdmins: accounts.emailAdmins,
    }),
  );
  const premium = opening.use(
    createPremium({
      database,
      scheduler,
      mailer,
      log: log.logger,
      appSecret: env.appSecret,
      publicUrl: env.publicUrl,
      siteName,
      emailAdmins: accounts.emailAdmins,
    }),
  );
  audit.recordPlanEvents(premium.events);
  const quotaEvents: QuotaEvents = createEvents();
  notifications.listenTo({
    accounts: accounts.events,
    premium: premium.events,
    quota: quotaEvents,
    scrapers: scrapers.events,
  });
  await scrapers.start();
  const fastify = await createServer({
    log,
    publicUrl: env.publicUrl,
    trustProxy: env.trustProxy,
    hstsSubdomains: env.hstsSubdomains,
    busyDelayMs: env.busyDelayMs,
    connections,
  });
  opening.defer(() => drain(fastify, overrides.drainMs ?? drainMs));
  const faults = recordFaults(fastify);
  fastify.addHook('onError', (_request, _reply, error, done) => {
    integrity.noteError(error);
    done();
  });
  const loopDelay = opening.use(watchLoopDelay());
  const limiter = new RateLimiter();
  const closedTo: RouteServices['closedTo'] = (endpoint, role) =>
    checkMaintenance(site.current(), { endpoint, role, nowMs: Date.now() });

  mountHealth(fastify, [
    {
      name: 'database',
      async check() {
        await database.ping().catch((error: unknown) => {
          integrity.noteError(error);
          throw error;
        });
        integrity.demandSound();
      },
    },
    { name: 'disk', check: () => writeAndRemove(env.dataDir) },
    { name: 'files', check: () => writeAndRemove(env.filesDir) },
  ]);
  mountMetrics(fastify, {
    identify: accounts.identify,
    sources: [
      log.metrics,
      fastify.connections.metrics,
      () => fastify.bodies.metrics(),
      () => fastify.unsent.metrics(),
      () => egressMetrics(egress.counts()),
      scrapers.metrics,
      () => callLog.metrics(),
    ],
  });
  const { chargesWaiting } = mountOpenCalls(fastify, {
    env,
    database,
    accounts,
    audit,
    limiter,
    registry,
    siteName,
    callLog,
    apiHealth,
    closedTo,
    quotaEvents,
    ...(overrides.runTimeoutMs === undefined ? {} : { runTimeoutMs: overrides.runTimeoutMs }),
  });
  mountOwnCalls(fastify, {
    env,
    database,
    accounts,
    audit,
    limiter,
    registry,
    closedTo,
    siteName,
    routes: [
      ...audit.routes,
      ...peopleRoutes({ database, accounts, flushCalls: () => callLog.flush() }),
      ...scrapers.routes,
      ...siteRoutes(site),
      ...mailTestRoutes({ mailer: transport, smtpUrl: env.smtpUrl, dataDir: env.dataDir, siteName }),
      ...healthRoutes({
        database,
        env,
        version: about.version,
        loopDelay,
        faults,
        integrity,
        chargesWaiting,
        callLog,
        egress,
        mails: mailer.counts,
      }),
      ...overviewRoutes({ database, env, siteName, flushCalls: () => callLog.flush() }),
      ...integrity.routes,
      ...content.routes,
      ...apps.routes,
      ...notifications.routes,
      ...messages.routes,
      ...premium.routes,
      ...prayerFeedRoutes({
        database,
        sealer: createSealer(env.appSecret, 'prayer feed'),
        publicUrl: env.publicUrl,
        textOf: feedTextInThread,
        now: Date.now,
      }),
      ...quranReadingRoutes({ database, now: Date.now }),
      ...usageRoutes({ database, callLog }),
    ],
  });
  const webApp = serveWebApp(fastify, {
    dist: overrides.webFolder ?? env.webDir,
    publicUrl: env.publicUrl,
    hstsSubdomains: env.hstsSubdomains,
    site,
    personOf: accounts.personOf,
    posts: () => listPublishedSlugs(database.kysely, Date.now()),
    apps: () => listPublishedNames(database.kysely),
    apis: () => registry.list().map(({ path }) => path),
  });
  opening.use(webApp);
  await fastify.ready();
  scheduler.start();
  mailer.start();
  if (leftToCheck) {
    // Runs after the start because it can take long; `health` reports the outcome.
    void integrity.check('start');
    forgetLeft();
  }
  const opened = opening.move();
  return { fastify, database, log, setUpPath, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
