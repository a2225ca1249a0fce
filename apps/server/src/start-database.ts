import { rmSync, statSync } from 'node:fs';
import type { IntegrityCheck } from '@apiyard/api/contract/site/health';
import type { Database } from './db/database.ts';
import { checkSqliteNow } from './db/integrity/sqlite-integrity.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { isDamaged } from './db/unavailable.ts';
import type { Env } from './env.ts';
import { ifSecretIsLost, SettingError } from './env.ts';
import { hasOurTables } from './db/whole-database.ts';
import type { Log } from './http/logging/log.ts';
import {
  hasSqliteFile,
  findDataWithoutDatabase,
  markInstallation,
  sqliteFileOf,
} from './installation/orphaned-data.ts';
import { leftRunning, RunningMark } from './installation/running.ts';
import { checkSecret, storeSecretCheck } from './accounts/secret-check.ts';
import { secretFileOf, settleSecret } from './installation/secret-file.ts';

/** Up to this size a start waits for the check: 64 MB take well under a second. */
const checkedAtStartBytesMax = 64_000_000;

interface Started {
  readonly database: Database;
  /** What was found where the start waited for it. */
  readonly checked: IntegrityCheck | null;
  /** The last end was not clean, and the database was not checked yet. */
  readonly leftToCheck: boolean;
  /** To be called once a check has begun that was left. */
  forgetLeft(): void;
}

/**
 * The database, migrated to this version, and checked after an unclean shutdown. Opened resources are put on `stack`.
 * @throws SettingError when it cannot be used
 */
export async function openMigrated(stack: AsyncDisposableStack, env: Env, log: Log): Promise<Started> {
  return inOneSentence(async () => {
    const left = leftRunning(env.dataDir);
    const isSqlite = env.databaseUrl === null;
    // Checked before the database: a process that starts in parallel creates that first.
    const remains = findDataWithoutDatabase(env, isSqlite);
    if (isSqlite && remains !== null && !hasSqliteFile(env.dataDir)) throw lostDatabase(env, remains);
    const mark = stack.use(new RunningMark(env.dataDir));
    const database = stack.adopt(await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir }), (opened) =>
      opened.close(),
    );
    let checked: IntegrityCheck | null = null;
    if (left.length > 0 && isSqlite && statSync(sqliteFileOf(env.dataDir)).size <= checkedAtStartBytesMax) {
      // Before anything is written to it.
      const startedMs = performance.now();
      const found = checkSqliteNow(sqliteFileOf(env.dataDir), { timeoutMs: Infinity, quick: true });
      if (found.problems[0] !== undefined) throw new SettingError(damagedDatabase(found.problems[0]));
      checked = {
        ...found,
        problems: [],
        at: new Date().toISOString(),
        ms: Math.round(performance.now() - startedMs),
        reason: 'start',
      };
      log.logger.info({ integrity: checked }, 'the last shutdown was not clean; the database was checked');
    }
    const isNew = !(await hasOurTables(database));
    if (isNew && remains !== null) throw lostDatabase(env, remains);
    if (!isNew) await verifySecret(database, env);
    const { applied, backup } = await migrate(database, {
      dataDir: env.dataDir,
      // Imported only for the first start of a new version.
      backUp: async (to) =>
        (await import('./backup/write-backup.ts')).writeBackup({
          database,
          to,
          filesDir: null,
          appSecret: env.appSecret,
          withSecret: false,
        }),
    });
    if (applied.length > 0) log.logger.info({ applied, backup }, 'database migrated to this version');
    await verifySecret(database, env);
    await storeSecretCheck(database, env.appSecret);
    // Another process may have kept its own between the two.
    await verifySecret(database, env);
    if (isSqlite) markInstallation(env.dataDir);
    if (env.isSecretInFile) settleSecret(env.dataDir);
    mark.begin();
    const forgetLeft = () => {
      for (const file of left) rmSync(file, { force: true });
    };
    const leftToCheck = left.length > 0 && checked === null;
    if (!leftToCheck) forgetLeft();
    return { database, leftToCheck, checked, forgetLeft };
  });
}

/** @param finding what does not hold, in the engine's words */
export const damagedDatabase = (finding: string): string =>
  `The database is damaged (${finding}). Restore the latest backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace". The damaged files are kept in a separate folder.`;

/** For code that reads the database after it was opened. @throws the given error; a damaged database as a sentence */
export function rethrowStartError(error: unknown): never {
  throw isDamaged(error) ? new SettingError(damagedDatabase((error as Error).message), { cause: error }) : error;
}

function lostDatabase({ databaseUrl, dataDir }: Env, remains: string): SettingError {
  const what =
    databaseUrl === null
      ? `there is no data in ${sqliteFileOf(dataDir)}`
      : 'the database in DATABASE_URL has no tables';
  return new SettingError(
    `The database is missing: ${what}, but there is ${remains}. Restore a backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace"` +
      `${databaseUrl === null ? '' : ', or correct DATABASE_URL'}. To start with an empty site, move ${remains} away.`,
  );
}

async function verifySecret(database: Database, { appSecret, isSecretInFile, dataDir }: Env): Promise<void> {
  if ((await checkSecret(database, appSecret)) !== 'other') return;
  const where = isSecretInFile
    ? `Restore ${secretFileOf(dataDir)} from a backup, or set APP_SECRET to its previous value.`
    : 'Set APP_SECRET to its previous value.';
  throw new SettingError(`The secret does not match this database. ${where} ${ifSecretIsLost}`);
}

/** Start errors are shown to the operator: no stack, and errors of an engine come with what to do. */
export async function inOneSentence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isDamaged(error)) throw new SettingError(damagedDatabase(error.message), { cause: error });
    if ('code' in error)
      throw new SettingError(
        `The database cannot be used (${error.message || String(error.code)}). Check DATABASE_URL and DATA_DIR, then start again.`,
        { cause: error },
      );
    throw new SettingError(error.message, { cause: error });
  }
}
