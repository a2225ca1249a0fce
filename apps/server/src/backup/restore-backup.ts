import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/list.ts';
import { openDatabase } from '../db/open.ts';
import { refillTables } from '../db/refill.ts';
import { isOurTable } from '../db/table-names.ts';
import { dropTables, hasOurTables, isConnectedElsewhere, isInUse } from '../db/whole-database.ts';
import { writeAndRemove } from '../http/storage/write-and-remove.ts';
import { uploadsIn } from '../installation/orphaned-data.ts';
import { secretFileOf } from '../installation/secret-file.ts';
import type { Manifest } from './archive.ts';
import { BackupError, secretEntry, tableEntry } from './archive.ts';
import { inFolder } from './new-folder.ts';
import { unpackBackup } from './read-backup.ts';
import { secretMarkOf, writeBackup } from './write-backup.ts';

interface RestoreOptions {
  readonly file: string;
  readonly dataDir: string;
  readonly filesDir: string;
  readonly databaseUrl: string | null;
  /** The secret in force; null where there is none yet. */
  readonly appSecret: string | null;
  /** The secret is in a file in the data folder. */
  readonly isSecretInFile: boolean;
  /** Replaces existing data, which is kept in a separate folder. */
  readonly replace: boolean;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Where the replaced data was saved; null if there was none. */
  readonly keptAside: string | null;
  /** Whether the server that starts now can read keys and sealed values. */
  readonly secret: 'restored' | 'fits' | 'missing';
}

/**
 * Restores a backup made on either engine into either engine, by this version or an older one. Existing data is not
 * changed before the whole backup was read and its tables were filled.
 * @throws BackupError with what to do
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { dataDir, filesDir } = options;
  try {
    return await inFolder(dataDir, () =>
      inFolder(filesDir, async () => {
        // Checked before anything is moved: a failure halfway would leave a site without its files.
        for (const folder of [dataDir, filesDir]) await writeAndRemove(folder);
        return restoreInto(options);
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new BackupError(
      `The backup cannot be restored to ${dataDir} and ${filesDir} (${error.message}). Check DATA_DIR, FILES_DIR and the free disk space.`,
      { cause: error },
    );
  }
}

async function restoreInto(options: RestoreOptions): Promise<Restored> {
  const { file, dataDir, databaseUrl, replace } = options;
  const folder = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const manifest = await unpackBackup(file, folder);
    const known = new Set(migrations.map(({ name }) => name));
    const unknown = manifest.migrations.find((name) => !known.has(name));
    if (unknown !== undefined)
      throw new BackupError(
        `This backup was made by a newer version of Apiyard (it has '${unknown}'). Restore it with that version.`,
      );
    const isEmpty = await isEmptyPlace(options);
    if (!isEmpty && !replace)
      throw new BackupError(
        'There is already data here. Add --replace to replace it with the backup. The current data is kept in a separate folder.',
      );
    if (!isEmpty && (await isBeingUsed(options))) throw inUse();
    const keptAside = isEmpty ? null : join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '')}`);
    const put = async () => {
      if (databaseUrl === null) await restoreSqlite(options, folder, manifest, keptAside);
      else await restorePostgres({ ...options, databaseUrl }, folder, manifest, keptAside);
      await putFiles(options, folder, keptAside);
      return putSecret(options, folder, manifest, keptAside);
    };
    const secret = keptAside === null ? await put() : await inFolder(keptAside, put);
    return { manifest, keptAside, secret };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uploaded files and a secret count: they may be all that is left. */
async function isEmptyPlace({ dataDir, filesDir, databaseUrl }: RestoreOptions): Promise<boolean> {
  if (uploadsIn(filesDir) !== null || (await exists(secretFileOf(dataDir)))) return false;
  if (databaseUrl === null) return !(await exists(join(dataDir, sqliteFiles[0])));
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return !(await hasOurTables(database));
  } finally {
    await database.close();
  }
}

async function isBeingUsed({ dataDir, databaseUrl }: RestoreOptions): Promise<boolean> {
  if (databaseUrl === null) return isInUse(join(dataDir, sqliteFiles[0]));
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    return await isConnectedElsewhere(database);
  } finally {
    await database.close();
  }
}

const inUse = () => new BackupError('A server is using this data. Stop it, then restore again.');

const sqliteFiles = ['apiyard.sqlite', 'apiyard.sqlite-wal', 'apiyard.sqlite-shm'] as const;

/** Filled in a new folder; the old one is moved away only after that. */
async function restoreSqlite(
  { dataDir }: RestoreOptions,
  folder: string,
  manifest: Manifest,
  keptAside: string | null,
): Promise<void> {
  const fresh = join(folder, 'database');
  const database = await openDatabase({ databaseUrl: null, dataDir: fresh });
  try {
    await fill(database, fresh, folder, manifest);
  } finally {
    await database.close();
  }
  // Filling can take so long that a supervisor starts the server again.
  if (isInUse(join(dataDir, sqliteFiles[0]))) throw inUse();
  for (const name of sqliteFiles)
    if (keptAside !== null && (await exists(join(dataDir, name))))
      await rename(join(dataDir, name), join(keptAside, name));
  for (const name of sqliteFiles)
    if (await exists(join(fresh, name))) await rename(join(fresh, name), join(dataDir, name));
}

/** Existing data is written to a backup first; a restore that fails after that leaves no tables, and reports it. */
async function restorePostgres(
  { dataDir, databaseUrl, appSecret }: RestoreOptions & { readonly databaseUrl: string },
  folder: string,
  manifest: Manifest,
  keptAside: string | null,
): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const before =
      keptAside !== null && (await hasOurTables(database)) ? join(keptAside, 'before-restore.tar.gz') : null;
    // A failure before this point has changed nothing.
    if (before !== null)
      await writeBackup({ database, to: before, filesDir: null, appSecret: appSecret ?? '', withSecret: false });
    if (await isConnectedElsewhere(database)) throw inUse();
    try {
      await dropTables(database);
      await fill(database, join(folder, 'database'), folder, manifest);
    } catch (error) {
      await dropTables(database);
      const back = before === null ? '' : ` The previous data is in ${before}.`;
      throw new BackupError(
        `The backup could not be restored (${error instanceof Error ? error.message : String(error)}). The database is now empty.${back}`,
        { cause: error },
      );
    }
  } finally {
    await database.close();
  }
}

/** Tables as they were, then the steps that are newer than the backup. */
async function fill(database: Database, backupsTo: string, folder: string, manifest: Manifest): Promise<void> {
  const then = new Set(manifest.migrations);
  await migrate(
    database,
    { dataDir: backupsTo },
    migrations.filter(({ name }) => then.has(name)),
  );
  await refillTables(database, manifest.tables.map(({ name }) => name).filter(isOurTable), (table) =>
    join(folder, tableEntry(table)),
  );
  await migrate(database, { dataDir: backupsTo });
}

async function putFiles({ filesDir }: RestoreOptions, folder: string, keptAside: string | null): Promise<void> {
  if (keptAside !== null && (await exists(filesDir))) await move(filesDir, join(keptAside, 'files'));
  const files = join(folder, 'files');
  await mkdir(filesDir, { recursive: true, mode: 0o700 });
  if (!(await exists(files))) return;
  for (const name of await readdir(files)) await move(join(files, name), join(filesDir, name));
}

async function putSecret(
  { dataDir, appSecret, isSecretInFile }: RestoreOptions,
  folder: string,
  manifest: Manifest,
  keptAside: string | null,
): Promise<Restored['secret']> {
  if (appSecret !== null && secretMarkOf(appSecret) === manifest.secretMark) return 'fits';
  if (!manifest.hasSecret || !isSecretInFile) return 'missing';
  const own = secretFileOf(dataDir);
  if (keptAside !== null && (await exists(own))) await rename(own, join(keptAside, 'secret'));
  await rm(own, { force: true });
  await rename(join(folder, secretEntry), own);
  return 'restored';
}

/** Also from one disk to another, where a folder cannot be renamed. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EXDEV' || error.code === 'EBUSY'))) throw error;
    await cp(from, to, { recursive: true, errorOnExist: true, force: false });
    await rm(from, { recursive: true, force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
