/** Detects that an installation existed here, although a part of it is missing. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createDurably } from './durable-file.ts';
import { secretFileOf } from './secret-file.ts';

interface Folders {
  readonly dataDir: string;
  readonly filesDir: string;
}

export const sqliteFileOf = (dataDir: string): string => join(dataDir, 'apiyard.sqlite');

/** Whether the file holds anything: SQLite takes an empty one for a new database. */
export const hasSqliteFile = (dataDir: string): boolean =>
  (statSync(sqliteFileOf(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0;

const installationFileOf = (dataDir: string): string => join(dataDir, 'installation.txt');

/** Call this once the SQLite file has tables. With `APP_SECRET` nothing else in the folder shows that there was one. */
export function markInstallation(dataDir: string): void {
  const file = installationFileOf(dataDir);
  if (existsSync(file)) return;
  createDurably(
    file,
    `The database of this Apiyard site was created in this folder, before ${new Date().toISOString()}.\n` +
      'The server does not start without it. To start with an empty site, move this folder away.\n',
  );
}

/** The folder of uploads that has files in it. */
export function uploadsIn(filesDir: string): string | null {
  return (
    ['apps', 'pictures']
      .map((name) => join(filesDir, name))
      .find((folder) => existsSync(folder) && readdirSync(folder).length > 0) ?? null
  );
}

/**
 * What only a server that had a database leaves behind; null where there is nothing.
 * @param isSqlite whether the data folder belongs to the database: with PostgreSQL several servers may share one
 */
export function findDataWithoutDatabase({ dataDir, filesDir }: Folders, isSqlite: boolean): string | null {
  const uploads = uploadsIn(filesDir);
  if (uploads !== null || !isSqlite) return uploads;
  const candidates = [secretFileOf(dataDir), join(dataDir, 'backups'), installationFileOf(dataDir)];
  // An interrupted first start leaves such a WAL too, next to a file without tables.
  if (!hasSqliteFile(dataDir)) candidates.push(`${sqliteFileOf(dataDir)}-wal`);
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** What was made under a secret that is in no file; null where there is nothing. */
export function findDataWithoutSecret({ dataDir, filesDir }: Folders): string | null {
  return hasSqliteFile(dataDir) ? sqliteFileOf(dataDir) : uploadsIn(filesDir);
}
