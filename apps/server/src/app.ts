/** The server put together from its parts. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuseInMaintenance } from '@apiyard/api/serving/maintenance';
import about from '../package.json' with { type: 'json' };
import { createAccounts } from './accounts/accounts.ts';
import type { Passwords } from './accounts/passwords.ts';
import { createSealer } from './accounts/secrets.ts';
import { createApps } from './apps/apps.ts';
import { createAudit } from './audit/audit.ts';
import { createContent } from './content/content.ts';
import { publishedPosts } from './content/published-posts.ts';
import type { Database } from './db/database.ts';
import { egressMetrics } from './egress/counts.ts';
import { createEgress } from './egress/create-egress.ts';
import { createMailer } from './egress/mail.ts';
import type { Env } from './env.ts';
import { createEvents } from './events.ts';
import { keepFaults } from './health/faults.ts';
import { healthRoutes } from './health/health.ts';
import { createIntegrity } from './health/integrity.ts';
import { watchLoopDelay } from './health/loop-delay.ts';
import { limitsFor } from './http/connections.ts';
import { drain } from './http/drain.ts';
import { mountHealth } from './http/health.ts';
import type { Log, LogDestination } from './http/log.ts';
import { createLog } from './http/log.ts';
import { mountMetrics } from './http/metrics.ts';
import { RateLimiter } from './http/rate-limit.ts';
import { openFilesLimit } from './http/open-files.ts';
import { createServer } from './http/server.ts';
import { serveWebApp } from './http/static.ts';
import { writeAndRemove } from './http/write-and-remove.ts';
import { CallLog } from './hub/call-log.ts';
import type { QuotaEvents } from './hub/quota-events.ts';
import { loadTools } from './hub/registry.ts';
import type { ApiSource } from './hub/source.ts';
import { usageRoutes } from './hub/usage.route.ts';
import { Registry } from './hub/which.ts';
import { closeWorkers } from './hub/worker-pool.ts';
import { createOutbox } from './mail/outbox.ts';
import { createMessages } from './messages/messages.ts';
import { createNotifications } from './notifications/notifications.ts';
import { createPremium } from './premium/premium.ts';
import { keepForgetting } from './retention.ts';
import { peopleRoutes } from './people/people.route.ts';
import { mountOpenCalls, mountOwnCalls } from './mount-calls.ts';
import type { RouteServices } from './route.ts';
import { closeExtraction, extractInWorker } from './scrapers/engine/extract-in-worker.ts';
import { createScrapers } from './scrapers/scrapers.ts';
import { mailTestRoutes } from './site/mail-test.route.ts';
import { createSite } from './site/site.ts';
import { siteRoutes } from './site/site.route.ts';
import { inOneSentence, openMigrated } from './start-database.ts';

/** What tests put in another place. */
export interface Overrides {
  /** Where log lines go. @default stdout */
  readonly logTo?: LogDestination;
  /** Folder of the built-in tools. */
  readonly toolsFolder?: string;
  /** APIs beside the built-in tools. */
  readonly sources?: readonly ApiSource[];
  /** How passwords are hashed. @default argon2id at OWASP's cost */
  readonly passwords?: Passwords;
  /** Folder of the built web app. */
  readonly webFolder?: string;
  /** The longest a run may take. */
  readonly runTimeoutMs?: number;
  /** How long a page is waited for that definitions are to be proposed for. */
  readonly suggestTimeoutMs?: number;
  /** How long closing waits for requests under way. */
  readonly drainMs?: number;
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly database: Database;
  readonly log: Log;
  /** The path of the link that makes the first admin; null when there is one. */
  readonly setUpPath: string | null;
  /** Drains and closes everything. */
  close(): Promise<void>;
}

/** Longer than a run may take, so that every answer that is due can leave. */
const drainMs = 35_000;

/** @throws SettingError when the database cannot be used, or a tool is not complete */
export async function createApp(env: Env, overrides: Overrides = {}): Promise<App> {
  const connections = limitsFor(openFilesLimit(), env.connections);
  const log = createLog(env.logLevel, overrides.logTo);
  const tools = await loadTools(overrides.toolsFolder ?? join(import.meta.dirname, 'tools'));
  const builtIn = new Registry([tools, ...(overrides.sources ?? [])]);
  const { database, checked, leftToCheck, endRunning } = await openMigrated(env, log);
  const integrity = createIntegrity({ database, checked, log: log.logger });
  const site = createSite({ database, log: log.logger });
  const siteName = () => site.current().name;
  const transport = createMailer({
    smtpUrl: env.smtpUrl,
    dataDir: env.dataDir,
    from: () => ({ name: siteName(), address: env.mailFrom ?? `no-reply@${env.publicUrl?.hostname ?? 'localhost'}` }),
    log: log.logger,
  });
  const mailer = createOutbox({
    database,
    mailer: transport,
    sealer: createSealer(env.appSecret, 'mail'),
    log: log.logger,
  });
  const accounts = createAccounts({
    database,
    mailer,
    log: log.logger,
    appSecret: env.appSecret,
    publicUrl: env.publicUrl,
    siteName,
    registration: () => site.current().registration,
    confirmFirst: () => site.settings().confirmFirst,
    ...(overrides.passwords === undefined ? {} : { passwords: overrides.passwords }),
  });
  const audit = createAudit({ database, log: log.logger });
  audit.hear(accounts.events);
  const egress = createEgress({ allow: env.egressAllow, version: about.version, log: log.logger });
  const scrapers = createScrapers({
    database,
    egress,
    extract: extractInWorker,
    sealer: createSealer(env.appSecret, 'scraper secret'),
    log: log.logger,
    publicUrl: env.publicUrl,
    testEveryS: env.scraperTestEveryS,
    isBuiltIn: (api) => builtIn.find(api) !== undefined,
    tellAdmins: accounts.tellAdmins,
    ...(overrides.suggestTimeoutMs === undefined ? {} : { suggestTimeoutMs: overrides.suggestTimeoutMs }),
  });
  const registry = new Registry([builtIn, scrapers.source]);
  const setUpPath = await inOneSentence(() => accounts.ensureAdmin(env.admin));
  await site.start();
  accounts.start();
  const content = createContent({ database, log: log.logger, filesDir: env.filesDir });
  await content.fill();
  const apps = await createApps({ database, filesDir: env.filesDir, log: log.logger });
  const messages = createMessages({
    database,
    site,
    log: log.logger,
    appSecret: env.appSecret,
    tellAdmins: accounts.tellAdmins,
  });
  const premium = createPremium({
    database,
    mailer,
    log: log.logger,
    appSecret: env.appSecret,
    publicUrl: env.publicUrl,
    siteName,
    tellAdmins: accounts.tellAdmins,
  });
  audit.hearPlans(premium.events);
  premium.start();
  const quotaEvents: QuotaEvents = createEvents();
  const notifications = createNotifications({
    database,
    log: log.logger,
    accounts: accounts.events,
    premium: premium.events,
    quota: quotaEvents,
  });
  notifications.start();
  await scrapers.start();
  mailer.start();
  const callLog = new CallLog({ write: (rows) => database.hot.writeCalls(rows), log: log.logger });
  const stopForgetting = keepForgetting({
    database,
    mailFolder: join(env.dataDir, 'mail'),
    kept: () => site.settings().retention,
    log: log.logger,
  });
  const fastify = await createServer({
    log,
    publicUrl: env.publicUrl,
    trustProxy: env.trustProxy,
    hstsSubdomains: env.hstsSubdomains,
    busyDelayMs: env.busyDelayMs,
    connections,
  });
  const faults = keepFaults(fastify);
  fastify.addHook('onError', (_request, _reply, error, done) => {
    integrity.noteError(error);
    done();
  });
  const loopDelay = watchLoopDelay();
  const limiter = new RateLimiter();
  const closedTo: RouteServices['closedTo'] = (endpoint, role) =>
    refuseInMaintenance(site.current(), { endpoint, role, nowMs: Date.now() });

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
      fastify.connections.metrics,
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
      ...integrity.routes,
      ...content.routes,
      ...apps.routes,
      ...notifications.routes,
      ...messages.routes,
      ...premium.routes,
      ...usageRoutes({ database, callLog }),
    ],
  });
  serveWebApp(fastify, {
    dist: overrides.webFolder ?? env.webDir,
    publicUrl: env.publicUrl,
    hstsSubdomains: env.hstsSubdomains,
    site,
    personOf: accounts.personOf,
    posts: () => publishedPosts(database, Date.now()),
    apis: () => registry.list().map(({ path }) => path),
  });
  await fastify.ready();
  // Too large to wait for: the health says what comes of it.
  if (leftToCheck) void integrity.check('start');

  return {
    fastify,
    database,
    log,
    setUpPath,
    async close() {
      await drain(fastify, overrides.drainMs ?? drainMs);
      loopDelay.close();
      await scrapers.close();
      await site.close();
      await content.close();
      await apps.close();
      await egress.close();
      await closeExtraction();
      // Before the accounts: what it ends with is mails that they send.
      await messages.settled();
      await premium.close();
      await notifications.close();
      await accounts.close();
      await audit.settled();
      await mailer.stop();
      await closeWorkers();
      await stopForgetting();
      await callLog.close();
      mailer.close();
      await integrity.settled();
      await database.close();
      endRunning();
      log.flush();
    },
  };
}
