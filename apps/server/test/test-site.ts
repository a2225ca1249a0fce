/** The account, content, site, message, favourite and Islami routes over one database, with a clock, mails and log lines that tests read. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../src/accounts/accounts.ts';
import { createAccounts } from '../src/accounts/accounts.ts';
import { createSealer } from '../src/accounts/secrets.ts';
import type { Caller } from '../src/caller.ts';
import type { Passwords } from '../src/accounts/passwords/passwords.ts';
import type { Audit } from '../src/audit/audit.ts';
import { createAudit } from '../src/audit/audit.ts';
import type { Content } from '../src/content/content.ts';
import { createContent } from '../src/content/content.ts';
import type { Database } from '../src/db/database.ts';
import type { MailContent } from '../src/egress/mail.ts';
import { createLog } from '../src/http/logging/log.ts';
import { RateLimiter } from '../src/http/limits/rate-limit.ts';
import { createServer } from '../src/http/server.ts';
import { favouriteRoutes } from '../src/hub/catalogue/favourites.ts';
import { closeFeedThreads, feedTextInThread } from '../src/islami/feeds/feed-in-thread.ts';
import { prayerFeedRoutes } from '../src/islami/feeds/prayer-feeds.route.ts';
import { quranReadingRoutes } from '../src/islami/reading/quran-reading.route.ts';
import type { Scheduler } from '../src/jobs/scheduler.ts';
import { createScheduler } from '../src/jobs/scheduler.ts';
import { createMessages } from '../src/messages/messages.ts';
import type { Premium } from '../src/premium/premium.ts';
import { createPremium } from '../src/premium/premium.ts';
import { peopleRoutes } from '../src/people/people.route.ts';
import { mount } from '../src/route.ts';
import type { SiteService } from '../src/site/site.ts';
import { createSite } from '../src/site/site.ts';
import { siteRoutes } from '../src/site/site.route.ts';
import { cheapPasswords } from './cheap-passwords.ts';

export const appSecret = 'a secret of at least thirty-two characters';
export const password = 'seven little llamas';

export interface TestSite {
  readonly app: FastifyInstance;
  readonly accounts: Accounts;
  readonly site: SiteService;
  readonly audit: Audit;
  readonly mails: (MailContent & { to: string })[];
  readonly logLines: string[];
  readonly clock: { nowMs: number };
  /** Without sample content: suites begin with empty tables. */
  readonly content: Content;
  /** Upload folder. */
  readonly filesDir: string;
  readonly premium: Premium;
  /** Not started: periodic work runs only when a test requests it. */
  readonly scheduler: Scheduler;
  /** As if the person had opened the confirmation link. */
  confirm(...usernames: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface TestSiteOptions {
  readonly publicUrl?: URL;
  readonly appSecret?: string;
  readonly startMs?: number;
  readonly confirmFirst?: () => boolean;
  /** @default cheap ones */
  readonly passwords?: Passwords;
  /** Awaited before each email is sent. */
  readonly beforeMail?: () => Promise<void>;
}

/** 2026-11-20T10:00:00Z. */
const startMs = 1_795_168_800_000;

export async function openTestSite(database: Database, options: TestSiteOptions = {}): Promise<TestSite> {
  const clock = { nowMs: options.startMs ?? startMs };
  const now = () => clock.nowMs;
  const mails: TestSite['mails'] = [];
  const logLines: string[] = [];
  const log = createLog('info', { write: (line) => logLines.push(line) });
  const publicUrl = options.publicUrl ?? null;
  const mailer = {
    async send(mail: MailContent & { to: string }) {
      await options.beforeMail?.();
      mails.push(mail);
    },
  };
  const scheduler = createScheduler({ database, log: log.logger, now, random: () => 0.5 });
  const site = createSite({ database, scheduler, log: log.logger });
  await site.start();
  const accounts = createAccounts({
    database,
    scheduler,
    appSecret: options.appSecret ?? appSecret,
    mailer,
    log: log.logger,
    publicUrl,
    siteName: () => site.current().name,
    registration: () => site.current().registration,
    now,
    passwords: options.passwords ?? cheapPasswords(),
    ...(options.confirmFirst === undefined ? {} : { confirmFirst: options.confirmFirst }),
  });
  const audit = createAudit({ database, log: log.logger, now });
  audit.recordEvents(accounts.events);
  const filesDir = await mkdtemp(join(tmpdir(), 'apiyard-files-'));
  const content = createContent({ database, scheduler, log: log.logger, filesDir, now });
  const messages = createMessages({
    database,
    scheduler,
    site,
    log: log.logger,
    appSecret: options.appSecret ?? appSecret,
    emailAdmins: accounts.emailAdmins,
    now,
  });
  const premium = createPremium({
    database,
    scheduler,
    appSecret: options.appSecret ?? appSecret,
    mailer,
    log: log.logger,
    publicUrl,
    siteName: () => site.current().name,
    emailAdmins: accounts.emailAdmins,
    now,
  });
  audit.recordPlanEvents(premium.events);
  const app = await createServer({ log, publicUrl, trustProxy: false });
  mount(
    app,
    [
      ...accounts.routes,
      ...audit.routes,
      ...peopleRoutes({ database, accounts, flushCalls: async () => {}, now }),
      ...siteRoutes(site),
      ...content.routes,
      ...messages.routes,
      ...premium.routes,
      ...favouriteRoutes({ database, hasApi: (path) => path === 'random/uuid' || path === 'convert/data', now }),
      ...prayerFeedRoutes({
        database,
        sealer: createSealer(options.appSecret ?? appSecret, 'prayer feed'),
        publicUrl,
        textOf: feedTextInThread,
        now,
      }),
      ...quranReadingRoutes({ database, now }),
    ],
    // These tests do not cover the per-minute limits of routes.
    { limiter: unlimited(), personOf: accounts.personOf, recordAct: audit.recordAct },
  );
  app.get('/identify', async (request) => {
    const caller = await accounts.identify(request);
    audit.keyUse(request, caller);
    return { caller: caller as Caller | null };
  });
  await app.ready();
  return {
    app,
    accounts,
    site,
    audit,
    mails,
    logLines,
    clock,
    content,
    filesDir,
    premium,
    scheduler,
    async confirm(...usernames) {
      for (const username of usernames) {
        await database.kysely
          .updateTable('person')
          .set((person) => ({
            email: person.ref('pending_email'),
            email_key: person.fn<string>('lower', ['pending_email']),
            pending_email: null,
            email_confirmed_at: 1,
          }))
          .where('username', '=', username)
          .execute();
      }
    },
    async close() {
      await app.close();
      for (const part of [premium, messages, content, accounts, site]) await part[Symbol.asyncDispose]();
      await audit.settled();
      await closeFeedThreads();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

export interface TestResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** A limiter whose windows end immediately. */
function unlimited(): RateLimiter {
  let now = 0;
  return new RateLimiter(() => (now += 1e9));
}

/** A browser with a cookie store and a fixed IP address. */
export class Visitor {
  readonly #testSite: TestSite;
  readonly #address: string;
  readonly #host: string;
  readonly cookies = new Map<string, string>();

  constructor(
    testSite: TestSite,
    { address = '198.51.100.1', host = 'localhost:3000' }: { address?: string; host?: string } = {},
  ) {
    this.#testSite = testSite;
    this.#address = address;
    this.#host = host;
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#testSite.app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: { host: this.#host, ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : response.json(),
      headers: response.headers,
    };
  }

  register(username: string, more: Record<string, unknown> = {}): Promise<TestResponse> {
    return this.send('POST', '/api/register', { username, email: `${username}@example.com`, password, ...more });
  }

  logIn(usernameOrEmail: string, given = password): Promise<TestResponse> {
    return this.send('POST', '/api/login', { usernameOrEmail, password: given });
  }

  me(): Promise<TestResponse> {
    return this.send('GET', '/api/user/me');
  }
}

/** A signed-in person with a confirmed address and an account of that name. */
export async function member(
  testSite: TestSite,
  username: string,
  options: { address?: string; host?: string } = {},
): Promise<Visitor> {
  const visitor = new Visitor(testSite, options);
  const registered = await visitor.register(username);
  if (registered.status !== 200) throw new Error(`Registering ${username} failed: ${JSON.stringify(registered.body)}`);
  // The mail of the registration has left: it must not mix with those that a test expects.
  await testSite.accounts.settled();
  await testSite.confirm(username);
  return visitor;
}
