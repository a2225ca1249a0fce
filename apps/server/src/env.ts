/** Every setting of the server, read from the environment and checked in one place before anything starts. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { passwordLengthMax, passwordLengthMin, usernamePattern } from '@apiyard/api/contract/accounts/session';
import { findDataWithoutSecret } from './installation/orphaned-data.ts';
import { makeSecret, readSecret, secretFileOf } from './installation/secret-file.ts';

/** Why the server cannot start: one sentence for the operator, with what to do. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Characters. */
const secretLengthMin = 32;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Env {
  /** TCP port; 0 takes any free one. `PORT`, 3000 when not given. */
  readonly port: number;
  /** Address to listen on. `HOST`, default 127.0.0.1, which other machines cannot reach. */
  readonly host: string;
  /** Absolute folder of the database, the secret and what else must survive a restart. `DATA_DIR`, ./data when not given. */
  readonly dataDir: string;
  /** Absolute folder of uploaded files, shared by all processes. `FILES_DIR`, files inside the data folder when not given. */
  readonly filesDir: string;
  /** Absolute folder of the built web app. `WEB_DIR`, that of this repository when not given. */
  readonly webDir: string;
  /** PostgreSQL; null keeps everything in SQLite inside the data folder. `DATABASE_URL`. */
  readonly databaseUrl: string | null;
  /** The public URL, including the path below which the site is served, if any; null takes the origin from each request. `PUBLIC_URL`. */
  readonly publicUrl: URL | null;
  /** What keys and stored secrets are derived from. `APP_SECRET`; made and kept in the data folder when not given. */
  readonly appSecret: string;
  /** The secret was not given, so it is in a file in the data folder. */
  readonly isSecretInFile: boolean;
  /** The first admin, made when there is none. `ADMIN_USERNAME`, `ADMIN_EMAIL`, `ADMIN_PASSWORD`. */
  readonly admin: { readonly username: string; readonly email: string; readonly password: string } | null;
  /** Addresses that outgoing requests may reach although the guard would refuse them. `EGRESS_ALLOW`, `host:port` with commas. */
  readonly egressAllow: readonly { readonly host: string; readonly port: number }[];
  /** Seconds between two runs of a published definition's own tests; 0 runs none by itself. `SCRAPER_TEST_EVERY_S`, 3600 when not given. */
  readonly scraperTestEveryS: number;
  /** Where mails go; null writes them to files in the data folder. `SMTP_URL`. */
  readonly smtpUrl: string | null;
  /** The sender address of mails; null derives one from `PUBLIC_URL`'s host. Mail servers accept only addresses they are configured for. `MAIL_FROM`. */
  readonly mailFrom: string | null;
  /** Proxies whose `X-Forwarded-*` headers are trusted: a number of proxies, or their addresses; false trusts none. `TRUST_PROXY`. */
  readonly trustProxy: false | number | readonly string[];
  /** Browsers use TLS for every host below that of `PUBLIC_URL` too. `HSTS_SUBDOMAINS`, 0 when not given. */
  readonly hstsSubdomains: boolean;
  /** Event loop delay in ms above which API calls are rejected; 0 rejects none. `BUSY_DELAY_MS`, default 1000. */
  readonly busyDelayMs: number;
  /** The most connections in all and from one address; null leaves it to the open-file limit. `CONNECTIONS_MAX`, `CONNECTIONS_PER_ADDRESS_MAX`. */
  readonly connections: { readonly inAll: number | null; readonly perAddress: number | null };
  /** `LOG_LEVEL`, info when not given. */
  readonly logLevel: (typeof logLevels)[number];
}

const url = (name: string, protocols: readonly string[], example: string) =>
  z.string().transform((text, context) => {
    const parsed = URL.parse(text);
    if (parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== '') return parsed;
    // The value itself stays out: it may hold a password.
    context.addIssue({ code: 'custom', message: `${name} must be an address such as ${example}.` });
    return z.NEVER;
  });

const connectionCount = (name: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, `${name} must be a whole number of connections, at least 1.`)
    .transform(Number)
    .optional();

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: (issue) => portSentence(issue.input) })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: (issue) => portSentence(issue.input) })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'HOST must be one address to listen on, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  FILES_DIR: z.string().optional(),
  WEB_DIR: z.string().optional(),
  DATABASE_URL: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/apiyard',
  ).optional(),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://apiyard.example')
    .refine(
      (address) =>
        /^(?:\/[\w.~-]+)*\/?$/.test(address.pathname) &&
        address.search === '' &&
        address.hash === '' &&
        address.username === '',
      {
        error: 'PUBLIC_URL must be an address such as https://apiyard.example or https://example.org/tools.',
      },
    )
    .optional(),
  APP_SECRET: z
    .string()
    .min(secretLengthMin, 'APP_SECRET must have at least 32 characters. Generate one with "openssl rand -base64 48".')
    .optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(
      usernamePattern,
      'ADMIN_USERNAME must have 3 to 32 letters, digits, dots, dashes or underscores, and start with a letter or digit.',
    )
    .optional(),
  ADMIN_EMAIL: z
    .email('ADMIN_EMAIL must be an email address.')
    .max(254, 'ADMIN_EMAIL must be an email address.')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLengthMin, `ADMIN_PASSWORD must have at least ${passwordLengthMin} characters.`)
    .max(passwordLengthMax, `ADMIN_PASSWORD must have at most ${passwordLengthMax} characters.`)
    .optional(),
  EGRESS_ALLOW: z.string().default('').transform(hostsAndPorts),
  SCRAPER_TEST_EVERY_S: z
    .string()
    .regex(/^\d{1,7}$/, 'SCRAPER_TEST_EVERY_S must be a whole number of seconds, or 0 to turn off scheduled tests.')
    .transform(Number)
    .default(3600),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .email('MAIL_FROM must be an email address, without a name.')
    .max(254, 'MAIL_FROM must be an email address, without a name.')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:\d{1,2}|[0-9A-Fa-f.:/]+(?:,[0-9A-Fa-f.:/]+)*|(?:loopback|linklocal|uniquelocal)(?:,(?:loopback|linklocal|uniquelocal))*)$/,
      'TRUST_PROXY must be the number of proxies in front of the server, or their addresses separated by commas, such as 10.0.0.0/8.',
    )
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['0', '1'], 'HSTS_SUBDOMAINS must be 1 or 0.').default('0'),
  BUSY_DELAY_MS: z
    .string()
    .regex(/^\d{1,6}$/, 'BUSY_DELAY_MS must be a whole number of milliseconds, or 0 to never reject requests.')
    .transform(Number)
    .default(1000),
  CONNECTIONS_MAX: connectionCount('CONNECTIONS_MAX'),
  CONNECTIONS_PER_ADDRESS_MAX: connectionCount('CONNECTIONS_PER_ADDRESS_MAX'),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
});

function portSentence(given: unknown): string {
  return `PORT must be a whole number from 0 to 65535; it is "${String(given)}".`;
}

function hostsAndPorts(text: string, context: z.core.$RefinementCtx<string>): { host: string; port: number }[] {
  const entries: { host: string; port: number }[] = [];
  for (const part of text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')) {
    const match = /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9.-]+)):(\d{1,5})$/.exec(part);
    const host = match?.[1] ?? match?.[2];
    const port = Number(match?.[3]);
    if (host === undefined || port < 1 || port > 65_535) {
      context.addIssue({
        code: 'custom',
        message: `EGRESS_ALLOW must be a list of host:port separated by commas, such as intranet.example:8080; "${part}" is not valid.`,
      });
      return [];
    }
    entries.push({ host: host.toLowerCase(), port });
  }
  return entries;
}

/** What to do when the secret is lost. */
export const ifSecretIsLost =
  'If it is permanently lost, run "npx -y pnpm@12.21.0 secret:accept". API keys, authenticator apps and stored secrets must then be created again.';

/** As `Env`, where nothing was made: the folders may be missing, and so may the secret. */
export interface CommandEnv extends Omit<Env, 'appSecret'> {
  readonly appSecret: string | null;
}

/**
 * Reads all settings for the server; an empty one counts as not given. Makes the data folder and the files folder where
 * they are missing, and the secret where nothing is there yet.
 * @throws SettingError
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const { given, ...env } = readSettings(source);
  makeWritable('DATA_DIR', env.dataDir);
  makeWritable('FILES_DIR', env.filesDir);
  return { ...env, appSecret: given ?? secretOf(env.dataDir, env.filesDir) };
}

/**
 * Reads all settings for a command, which must leave nothing behind where it fails.
 * @throws SettingError
 */
export function readCommandEnv(source: Readonly<Record<string, string | undefined>>): CommandEnv {
  const { given, ...env } = readSettings(source);
  return { ...env, appSecret: given ?? secretIn(env.dataDir) };
}

function readSettings(
  source: Readonly<Record<string, string | undefined>>,
): Omit<Env, 'appSecret'> & { readonly given: string | null } {
  const given = Object.fromEntries(
    Object.keys(settings.shape).map((name) => [name, source[name]?.trim() === '' ? undefined : source[name]?.trim()]),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new SettingError(parsed.error.issues[0]?.message);
  const values = parsed.data;
  const admin = adminOf(values);
  const dataDir = resolve(values.DATA_DIR);
  if (values.DATABASE_URL !== undefined && values.APP_SECRET === undefined) {
    throw new SettingError(
      'DATABASE_URL requires APP_SECRET, the same for every process. Generate one with "openssl rand -base64 48".',
    );
  }
  if (values.HSTS_SUBDOMAINS === '1' && values.PUBLIC_URL?.protocol !== 'https:') {
    throw new SettingError('HSTS_SUBDOMAINS=1 requires a PUBLIC_URL that starts with https://.');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    filesDir: values.FILES_DIR === undefined ? join(dataDir, 'files') : resolve(values.FILES_DIR),
    webDir: values.WEB_DIR === undefined ? join(import.meta.dirname, '../../web/dist') : resolve(values.WEB_DIR),
    databaseUrl: values.DATABASE_URL?.href ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    given: values.APP_SECRET ?? null,
    isSecretInFile: values.APP_SECRET === undefined,
    admin,
    egressAllow: values.EGRESS_ALLOW,
    scraperTestEveryS: values.SCRAPER_TEST_EVERY_S,
    smtpUrl: values.SMTP_URL?.href ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    trustProxy: trustOf(values.TRUST_PROXY),
    hstsSubdomains: values.HSTS_SUBDOMAINS === '1',
    busyDelayMs: values.BUSY_DELAY_MS,
    connections: { inAll: values.CONNECTIONS_MAX ?? null, perAddress: values.CONNECTIONS_PER_ADDRESS_MAX ?? null },
    logLevel: values.LOG_LEVEL,
  };
}

/** The base path: `/tools`, or an empty string. */
export const basePathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

/** The address that people reach the site at, without a slash at its end: paths of the site come after it. */
export const addressOf = (publicUrl: URL): string => publicUrl.origin + basePathOf(publicUrl);

function adminOf(values: z.output<typeof settings>): Env['admin'] {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (username !== undefined && email !== undefined && password !== undefined) return { username, email, password };
  const missing = (['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const).filter(
    (name) => values[name] === undefined,
  );
  if (missing.length === 3) return null;
  throw new SettingError(
    `ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together. Set ${missing.join(' and ')} too.`,
  );
}

function trustOf(text: string | undefined): Env['trustProxy'] {
  if (text === undefined) return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(',');
}

/** Tries a real write: permission bits do not show read-only disks, and do not apply to root. */
function makeWritable(name: string, folder: string): void {
  // Not named by our number: in containers that share the folder every process has the same.
  const probe = join(folder, `.write-test-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new SettingError(
      `${name} is ${folder}, which this user cannot write to. Make it writable, or set ${name} to another folder.`,
    );
  }
}

/** Null when there is none yet. @throws SettingError when it is too short to be one */
function secretIn(dataDir: string): string | null {
  const secret = readSecret(dataDir);
  if (secret === null || secret.length >= secretLengthMin) return secret;
  throw new SettingError(
    `The secret in ${secretFileOf(dataDir)} is too short. Restore the file from a backup, or set APP_SECRET to its previous value. ${ifSecretIsLost}`,
  );
}

/** One is made only where nothing was made under another. */
function secretOf(dataDir: string, filesDir: string): string {
  // In this order: a process that starts in parallel creates the secret first.
  const remains = findDataWithoutSecret({ dataDir, filesDir });
  const secret = secretIn(dataDir);
  if (secret !== null) return secret;
  if (remains === null) return makeSecret(dataDir);
  throw new SettingError(
    `The secret is missing: there is no ${secretFileOf(dataDir)}, but there is ${remains}. Restore the file from a backup (tar -xzf BACKUP.tar.gz -C ${dataDir} secret), ` +
      `or set APP_SECRET to its previous value. ${ifSecretIsLost} To start with an empty site, move ${remains} away.`,
  );
}
