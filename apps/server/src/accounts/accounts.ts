/** Assembles the accounts domain: caller identification, and the routes for sign-in and keys. */
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Registration } from '@apiyard/api/contract/site/site';
import type { Database } from '../db/database.ts';
import type { MailContent, Mailer } from '../egress/mail.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { Route } from '../route.ts';
import type { AdminHelp } from './admin-help.ts';
import { createAdminHelp } from './admin-help.ts';
import { createBackground } from './background.ts';
import type { Caller, Person } from '../caller.ts';
import { deletionRoutes } from './deletion/deletion.route.ts';
import { emailRoutes } from './mail/email.route.ts';
import type { AccountEvents } from './events.ts';
import { hasIgnoredCookie, identify, sentKey } from './identify.ts';
import { invitationRoutes } from './registration/invitations.route.ts';
import { createKeyHashes } from './keys/key-hashes.ts';
import { keyRoutes } from './keys/keys.route.ts';
import { passkeyRoutes } from './passkeys/passkeys.route.ts';
import { passwordRoutes } from './passwords/password.route.ts';
import type { Passwords } from './passwords/passwords.ts';
import { createPasswords } from './passwords/passwords.ts';
import { personFrom } from './person.ts';
import { profileRoutes } from './profile.route.ts';
import { registerRoutes } from './registration/register.route.ts';
import { createSealer, createSecrets } from './secrets.ts';
import type { AccountServices } from './services.ts';
import { sessionRoutes } from './sign-in/session.route.ts';
import { sessionOf } from './sessions/sessions.ts';
import { sessionsRoutes } from './sessions/sessions.route.ts';
import type { FirstAdmin } from './registration/set-up.ts';
import { ensureAdmin } from './registration/set-up.ts';
import { scheduleSweep } from './sweep.ts';
import { twoStepsRoutes } from './second-step/two-steps.route.ts';
import { listAdminMailboxes } from './person-store.ts';

/** Disposal waits for pending work, so it comes before the database and the outbox close. */
export interface Accounts extends AsyncDisposable {
  readonly routes: Route[];
  readonly events: AccountEvents;
  readonly help: AdminHelp;
  /** The person of the request's session cookie, or null. */
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** The id of the request's session, or null. */
  sessionIdOf(request: FastifyRequest): Promise<string | null>;
  /** The caller of an API: by key or, from our own pages, by session. A failure for an invalid key; null for a visitor. */
  identify(request: FastifyRequest): Promise<Caller | Failure | null>;
  /** Whether a visitor sent a session cookie that does not count. */
  hasIgnoredCookie(request: FastifyRequest): boolean;
  /** The caller of a request with an API key in a header; null for one without. */
  keyCallerOf(request: FastifyRequest): Promise<Caller | Failure | null>;
  /**
   * Creates the given admin if there is none. Returns the path of the set-up link to print if there is still none.
   * Throws one sentence when `given` is invalid.
   */
  ensureAdmin(given: FirstAdmin | null): Promise<string | null>;
  /** Emails every admin who has an address, after the current turn. */
  emailAdmins(letter: MailContent): void;
  /** Deletes expired data, including accounts, now. It also happens every hour. */
  sweep(): Promise<void>;
  /** Resolves when pending emails and timestamps are written. */
  settled(): Promise<void>;
}

interface AccountsOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly appSecret: string;
  readonly mailer: Mailer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly publicUrl: URL | null;
  /** What people call the site now. */
  siteName(): string;
  /** Who can create an account. @default everyone */
  registration?(): Registration;
  /** Whether an address must be confirmed before its account works. @default never */
  confirmFirst?(): boolean;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
  /** @default argon2id at OWASP's cost */
  readonly passwords?: Passwords;
}

/** A rejected address does not affect the mails to the others. */
async function sendToAdmins({ database, mailer, log }: AccountServices, letter: MailContent): Promise<void> {
  for (const { id, to } of await listAdminMailboxes(database.kysely)) {
    if (to === null) continue;
    await mailer
      .send({ to, ...letter })
      .catch((error: unknown) => log.error({ err: error, personId: id }, 'an email to an admin could not be sent'));
  }
}

export function createAccounts({
  scheduler,
  appSecret,
  registration = () => 'open',
  confirmFirst = () => false,
  now = Date.now,
  passwords = createPasswords(),
  ...given
}: AccountsOptions): Accounts {
  const events: AccountEvents = createEvents();
  logEvents(events, given.log);
  const background = createBackground(given.log);
  const secrets = createSecrets(appSecret);
  const services: AccountServices = {
    ...given,
    registration,
    confirmFirst,
    secrets,
    keyHashOf: createKeyHashes(secrets),
    stepSealer: createSealer(appSecret, 'second step'),
    passwords,
    events,
    background,
    now,
  };
  const sweep = scheduleSweep(scheduler, services);
  return {
    routes: [
      ...sessionRoutes(services),
      ...registerRoutes(services),
      ...profileRoutes(services),
      ...emailRoutes(services),
      ...passwordRoutes(services),
      ...twoStepsRoutes(services),
      ...passkeyRoutes(services),
      ...sessionsRoutes(services),
      ...deletionRoutes(services),
      ...keyRoutes(services),
      ...invitationRoutes(services),
    ],
    events,
    help: createAdminHelp(services),
    async personOf(request) {
      const session = await sessionOf(services, request);
      return session === null ? null : personFrom(session);
    },
    sessionIdOf: async (request) => (await sessionOf(services, request))?.session_id ?? null,
    identify: (request) => identify(services, request),
    hasIgnoredCookie: (request) => hasIgnoredCookie(services, request),
    keyCallerOf: async (request) => (sentKey(request) === null ? null : identify(services, request)),
    async ensureAdmin(admin) {
      const token = await ensureAdmin(services, admin);
      return token === null ? null : `/auth/register?setup=${token}`;
    },
    emailAdmins(letter) {
      background.runInTurn('mail to admins', () => sendToAdmins(services, letter));
    },
    sweep: () => sweep.run(),
    settled: () => background.settled(),
    async [Symbol.asyncDispose]() {
      await sweep[Symbol.asyncDispose]();
      await background.settled();
    },
  };
}
