/** Accounts, assembled: who is asking, and the routes that people sign in and manage keys with. */
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Registration } from '@apiyard/api/contract/site';
import type { Database } from '../db/database.ts';
import type { Letter, Mailer } from '../egress/mail.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Route } from '../route.ts';
import type { AdminHelp } from './admin-help.ts';
import { createAdminHelp } from './admin-help.ts';
import { createBackground } from './background.ts';
import type { Caller, Person } from './caller.ts';
import { deletionRoutes } from './deletion.route.ts';
import { emailRoutes } from './email.route.ts';
import type { AccountEvents } from './events.ts';
import { identify } from './identify.ts';
import { invitationRoutes } from './invitations.route.ts';
import { createKeyHashes } from './key-hashes.ts';
import { keyRoutes } from './keys.route.ts';
import { mailbox } from './mailbox.ts';
import { passkeyRoutes } from './passkeys.route.ts';
import { passwordRoutes } from './password.route.ts';
import type { Passwords } from './passwords.ts';
import { createPasswords } from './passwords.ts';
import { personFrom } from './person.ts';
import { profileRoutes } from './profile.route.ts';
import { registerRoutes } from './register.route.ts';
import { createSealer, createSecrets } from './secrets.ts';
import type { AccountServices } from './services.ts';
import { sessionRoutes } from './session.route.ts';
import { sessionOf } from './sessions.ts';
import { sessionsRoutes } from './sessions.route.ts';
import type { FirstAdmin } from './set-up.ts';
import { ensureAdmin } from './set-up.ts';
import { keepSweeping, sweep } from './sweep.ts';
import { twoStepsRoutes } from './two-steps.route.ts';

export interface Accounts {
  readonly routes: Route[];
  readonly events: AccountEvents;
  readonly help: AdminHelp;
  /** The person of the request's session cookie, or null. */
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** The id of the request's session, or null. */
  sessionIdOf(request: FastifyRequest): Promise<string | null>;
  /** Who is calling an API: by key or, from pages of ours, by session. A failure when the key is no good; null for a visitor. */
  identify(request: FastifyRequest): Promise<Caller | Failure | null>;
  /**
   * Makes the given admin when there is none. Returns the path of the set-up link to print when there is still none.
   * Throws one sentence when `given` cannot be made.
   */
  ensureAdmin(given: FirstAdmin | null): Promise<string | null>;
  /** Writes to every admin who has an address, after the present work. */
  tellAdmins(letter: Letter): void;
  /** Takes away what is over, once. */
  sweep(): Promise<void>;
  /** Begins to take away what is over, accounts among it: now, and every hour. */
  start(): void;
  /** Resolves when mails and stamps under way are done. */
  settled(): Promise<void>;
  /** Ends what `start` began, and waits for the rest; before the database closes. */
  close(): Promise<void>;
}

interface AccountsOptions {
  readonly database: Database;
  readonly appSecret: string;
  readonly mailer: Mailer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly publicUrl: URL | null;
  /** What people call the site now. */
  siteName(): string;
  /** Who may make an account now. @default everybody */
  registration?(): Registration;
  /** Whether an address must be confirmed before its account works. @default never */
  confirmFirst?(): boolean;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
  /** @default argon2id at OWASP's cost */
  readonly passwords?: Passwords;
}

/** A refused address does not keep the others from their mail. */
async function writeToAdmins({ database, mailer, log }: AccountServices, letter: Letter): Promise<void> {
  const admins = await database.kysely
    .selectFrom('person')
    .select(['id', mailbox.as('to')])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, to } of admins) {
    if (to === null) continue;
    await mailer
      .send({ to, ...letter })
      .catch((error: unknown) => log.error({ err: error, personId: id }, 'a mail to an admin could not be sent'));
  }
}

export function createAccounts({
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
  let stopSweeping = async () => {};
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
    async ensureAdmin(admin) {
      const token = await ensureAdmin(services, admin);
      return token === null ? null : `/auth/register?setup=${token}`;
    },
    tellAdmins(letter) {
      background.runInTurn('mail to admins', () => writeToAdmins(services, letter));
    },
    sweep: () => sweep(services),
    start() {
      stopSweeping = keepSweeping(services);
    },
    settled: () => background.settled(),
    async close() {
      await stopSweeping();
      await background.settled();
    },
  };
}
