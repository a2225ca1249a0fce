/** The state of the installation, for admins. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Problems for the operator, worst first. */
export const healthWarnings = [
  'database-damaged',
  'disk-low',
  'files-disk-low',
  'calls-dropped',
  'mails-failed',
  'mails-delayed',
  'scrapers-failing',
  'no-backup',
  'plain-http',
  'no-public-url',
  'no-smtp',
  'secret-in-file',
] as const;
const HealthWarning = z.enum(healthWarnings);
export type HealthWarning = z.infer<typeof HealthWarning>;

const Disk = z.object({ bytesFree: z.int(), bytesTotal: z.int() });
export type Disk = z.infer<typeof Disk>;

const InternalError = z.object({
  requestId: z.string(),
  /** ISO 8601, as every time here. */
  at: z.string(),
  method: z.string(),
  /** The pattern of the address, such as `/api/keys/:id`. */
  route: z.string(),
  /** Class of the error, such as `TypeError`. */
  error: z.string(),
  message: z.string(),
});
export type InternalError = z.infer<typeof InternalError>;

/** A check of everything that is stored. */
const IntegrityCheck = z.object({
  at: z.string(),
  ms: z.int(),
  /** After an unclean shutdown, on request of an admin, or because a request met an unreadable page. */
  reason: z.enum(['start', 'admin', 'fault']),
  /**
   * `integrity_check`: every table and index of SQLite. `amcheck`: PostgreSQL's extension, every table and B-tree index.
   * `read`: every row of every table was read. Null when the check could not be made.
   */
  method: z.nullable(z.enum(['integrity_check', 'amcheck', 'read'])),
  /** In the engine's words, twenty at most; empty when nothing was found. */
  problems: z.array(z.string()),
  /** False when the time limit was reached before everything was checked. */
  isComplete: z.boolean(),
});
export type IntegrityCheck = z.infer<typeof IntegrityCheck>;

const IntegrityState = z.object({
  /** Whether a check is running in the process that responds. */ isRunning: z.boolean(),
  last: z.nullable(IntegrityCheck),
});
export type IntegrityState = z.infer<typeof IntegrityState>;

export const Health = z.object({
  /** Time of the check. */
  at: z.string(),
  version: z.string(),
  node: z.string(),
  /** Start of the process. */
  startedAt: z.string(),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    /** Response time; null when it does not respond. */
    pingMs: z.nullable(z.number()),
    sizeBytes: z.int(),
    lastMigration: z.nullable(z.object({ name: z.string(), at: z.string() })),
    /** Steps that this version has and the database has not. */
    migrationsPending: z.array(z.string()),
  }),
  /** Disks of the data folder and of uploaded files; null if the system does not report them. */
  disk: z.object({ data: z.nullable(Disk), files: z.nullable(Disk), areOne: z.boolean() }),
  process: z.object({
    /** Memory of the whole process, and of JavaScript objects. */
    memoryBytes: z.int(),
    heapBytes: z.int(),
    /** Event loop delay over the last 15 seconds: median and maximum. */
    delayMs: z.number(),
    delayMaxMs: z.number(),
  }),
  /** Buffered rows. */
  waiting: z.object({ charges: z.int(), calls: z.int(), callsDropped: z.int() }),
  /** Emails that are queued or failed; null if this process has no queue. */
  mails: z.nullable(
    z.object({
      waiting: z.int(),
      /** Queued emails that failed more than once. */ delayed: z.int(),
      failed: z.int(),
    }),
  ),
  /** Requests to other sites since the start of the process. */
  upstreams: z.object({
    requests: z.int(),
    answers: z.int(),
    cacheHits: z.int(),
    retries: z.int(),
    refused: z.int(),
    failed: z.int(),
    /** Sites that fail repeatedly. A paused one gets no requests until then. */
    troubled: z.array(z.object({ site: z.string(), failures: z.int(), restsUntil: z.nullable(z.string()) })),
  }),
  /** APIs without code whose tests fail. */
  scrapersFailing: z.array(z.object({ id: z.string(), api: z.string(), title: z.string(), failuresInRow: z.int() })),
  /** Calls of the last 24 hours. */
  lastDay: z.object({
    calls: z.int(),
    failed: z.int(),
    byCode: z.array(z.object({ code: z.string(), calls: z.int() })),
  }),
  /** Internal errors since the start of the process, latest first, at most fifty. */
  internalErrors: z.array(InternalError),
  lastBackup: z.nullable(z.string()),
  integrity: IntegrityState,
  warnings: z.array(HealthWarning),
});
export type Health = z.infer<typeof Health>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  summary: 'The health of the server, its database and the services it uses.',
  auth: 'admin',
  input: z.object({}),
  output: Health,
});

export const checkDatabase = endpoint({
  method: 'POST',
  path: '/api/admin/health/integrity',
  summary: 'Begin a check of the whole database. What it finds is in the health.',
  auth: 'admin',
  input: z.object({}),
  output: IntegrityState,
});
