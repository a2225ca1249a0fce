/** The installation's health, collected from its parts. */
import { stat, statfs } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Disk, Health, HealthWarning } from '@apiyard/api/contract/site/health';
import { getHealth, healthWarnings } from '@apiyard/api/contract/site/health';
import { isSecure } from '../accounts/sessions/cookies.ts';
import { lastBackupSetting } from '../backup/last-backup.ts';
import type { Database } from '../db/database.ts';
import { migrationState } from '../db/migrate.ts';
import { databaseSizeBytes } from '../db/size.ts';
import type { EgressCounts } from '../egress/counts.ts';
import { isRefusal, reasons } from '../egress/reason.ts';
import type { Env } from '../env.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { Faults } from './faults.ts';
import type { IntegrityService } from './integrity.ts';
import type { LoopDelay } from './loop-delay.ts';
import { countCallsByCode, listFailingScrapers } from './health-store.ts';
import { findSetting } from '../settings-store.ts';

export interface HealthSources {
  readonly database: Database;
  readonly env: Pick<Env, 'dataDir' | 'filesDir' | 'publicUrl' | 'smtpUrl' | 'isSecretInFile'>;
  readonly version: string;
  readonly loopDelay: Pick<LoopDelay, 'read'>;
  readonly faults: Faults;
  readonly integrity: Pick<IntegrityService, 'state'>;
  chargesWaiting(): number;
  readonly callLog: { readonly waiting: number; readonly dropped: number };
  readonly egress: {
    counts(): EgressCounts;
    troubled(): readonly { readonly site: string; readonly failures: number; readonly restsMs: number }[];
  };
  /** Pending and abandoned mails. */
  mails(): Promise<{ readonly waiting: number; readonly delayed: number; readonly failed: number }>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const dayMs = 86_400_000;
export const backupDueMs = 7 * dayMs;
const diskShareMin = 0.1;
/** The log may have millions of rows: admins share one cached count. */
const countedForMs = 10_000;
const codesMax = 20;
const troubledMax = 20;
const failingMax = 50;

export function healthRoutes(sources: HealthSources): Route[] {
  const { now = Date.now } = sources;
  let counted: { readonly untilMs: number; readonly calls: Promise<Health['lastDay']> } | null = null;
  const lastDay = () => {
    if (counted === null || counted.untilMs <= now()) {
      const calls = countCalls(sources.database, now() - dayMs);
      calls.catch(() => (counted = null));
      counted = { untilMs: now() + countedForMs, calls };
    }
    return counted.calls;
  };
  return [
    route(getHealth, {
      rate: perMinute(60),
      handle: async ({ request }) => gather(sources, { request, lastDay: await lastDay(), nowMs: now() }),
    }),
  ];
}

async function gather(
  sources: HealthSources,
  { request, lastDay, nowMs }: { request: FastifyRequest; lastDay: Health['lastDay']; nowMs: number },
): Promise<Health> {
  const { database, env, version, loopDelay, faults, callLog, egress } = sources;
  const [pingMs, sizeBytes, migrations, scrapersFailing, backup, mails, data, files, areOne, integrity] =
    await Promise.all([
      timed(() => database.ping()),
      databaseSizeBytes(database),
      migrationState(database),
      failingScrapers(database),
      lastBackup(database),
      sources.mails(),
      diskOf(env.dataDir),
      diskOf(env.filesDir),
      areOnOneDisk(env.dataDir, env.filesDir),
      sources.integrity.state(),
    ]);
  const { stopped, requests, answers, cacheHits, retries } = egress.counts();
  const stoppedBy = (isCounted: (reason: (typeof reasons)[number]) => boolean) =>
    reasons.filter(isCounted).reduce((sum, reason) => sum + stopped[reason], 0);
  const memory = process.memoryUsage();
  const delay = loopDelay.read();
  const iso = (ms: number) => new Date(ms).toISOString();
  const isDue = nowMs - (backup ?? migrations.firstAppliedAt ?? nowMs) > backupDueMs;
  const isPlain = !isSecure(request, env);
  const holds: Readonly<Record<HealthWarning, boolean>> = {
    'database-damaged': integrity.last !== null && integrity.last.problems.length > 0,
    'disk-low': isLow(data),
    'files-disk-low': !areOne && isLow(files),
    'calls-dropped': callLog.dropped > 0,
    'mails-failed': mails.failed > 0,
    'mails-delayed': mails.delayed > 0,
    'scrapers-failing': scrapersFailing.length > 0,
    'no-backup': isDue,
    'plain-http': isPlain,
    'no-public-url': env.publicUrl === null,
    'no-smtp': env.smtpUrl === null,
    'secret-in-file': env.isSecretInFile,
  };
  return {
    at: iso(nowMs),
    version,
    node: process.versions.node,
    startedAt: iso(Math.round(performance.timeOrigin)),
    database: {
      engine: database.engine,
      pingMs,
      sizeBytes,
      lastMigration: migrations.last && { name: migrations.last.name, at: iso(migrations.last.appliedAt) },
      migrationsPending: [...migrations.pending],
    },
    disk: { data, files, areOne },
    process: { memoryBytes: memory.rss, heapBytes: memory.heapUsed, delayMs: delay.median, delayMaxMs: delay.max },
    waiting: { charges: sources.chargesWaiting(), calls: callLog.waiting, callsDropped: callLog.dropped },
    mails,
    upstreams: {
      requests,
      answers,
      cacheHits,
      retries,
      refused: stoppedBy(isRefusal),
      failed: stoppedBy((reason) => !isRefusal(reason)),
      troubled: egress
        .troubled()
        .slice(0, troubledMax)
        .map(({ site, failures, restsMs }) => ({
          site,
          failures,
          restsUntil: restsMs > 0 ? iso(nowMs + restsMs) : null,
        })),
    },
    scrapersFailing,
    lastDay,
    internalErrors: [...faults.list()],
    lastBackup: backup === null ? null : iso(backup),
    integrity,
    warnings: healthWarnings.filter((warning) => holds[warning]),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number | null> {
  const startedMs = performance.now();
  try {
    await work();
    return Math.round((performance.now() - startedMs) * 10) / 10;
  } catch {
    return null;
  }
}

async function countCalls({ kysely }: Database, fromMs: number): Promise<Health['lastDay']> {
  const counts = await countCallsByCode(kysely, fromMs);
  const failures = counts.flatMap(({ code, calls }) => (code === null ? [] : [{ code, calls }]));
  const sum = (list: readonly { calls: number }[]) => list.reduce((total, { calls }) => total + calls, 0);
  return {
    calls: sum(counts),
    failed: sum(failures),
    byCode: failures.toSorted((a, b) => b.calls - a.calls || (a.code < b.code ? -1 : 1)).slice(0, codesMax),
  };
}

export async function failingScrapers({ kysely }: Database): Promise<Health['scrapersFailing']> {
  const rows = await listFailingScrapers(kysely, failingMax);
  return rows.map(({ id, live_api: api, title, failures_in_row: failuresInRow }) => ({
    id,
    api: api ?? '',
    title,
    failuresInRow,
  }));
}

export async function lastBackup({ kysely }: Database): Promise<number | null> {
  const value = await findSetting(kysely, lastBackupSetting);
  return value === undefined ? null : (JSON.parse(value) as { at: number }).at;
}

async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { bytesFree: bavail * bsize, bytesTotal: blocks * bsize };
  } catch {
    return null;
  }
}

async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  const [{ dev: first }, { dev: second }] = await Promise.all([stat(one), stat(other)]);
  return first === second;
}

const isLow = (disk: Disk | null): boolean =>
  disk !== null && disk.bytesTotal > 0 && disk.bytesFree / disk.bytesTotal < diskShareMin;
