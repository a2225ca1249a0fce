import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Pack } from 'tar-stream';
import about from '../../package.json' with { type: 'json' };
import type { Database } from '../db/database.ts';
import type { Snapshot } from '../db/snapshot.ts';
import type { Manifest } from './archive.ts';
import { filePrefix, formatVersion, manifestEntry, secretEntry, tableEntry } from './archive.ts';

interface BackupOptions {
  readonly database: Database;
  /** Where the archive goes; its folder is made where it is missing. */
  readonly to: string;
  /** Uploaded files; null leaves them out. */
  readonly filesDir: string | null;
  readonly appSecret: string;
  /** Whether the secret goes in. Without it nobody can use the keys and sealed values of the backup. */
  readonly withSecret: boolean;
}

interface Written {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
}

/** Which secret it is, without telling it. */
export const secretMarkOf = (appSecret: string): string => createHmac('sha256', appSecret).update('apiyard backup').digest('hex').slice(0, 16);

/**
 * Writes everything into one new file, readable by its owner only. The tables are those of one moment, while the server
 * goes on. The file has its name once it is whole and on the disk.
 */
export async function writeBackup({ database, to, filesDir, appSecret, withSecret }: BackupOptions): Promise<Written> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const partial = `${to}.partial-${randomUUID()}`;
  const work = await mkdtemp(join(dirname(to), '.backup-'));
  try {
    const { tables, migrations, entries } = await database.snapshot((snapshot) => writeTables(snapshot, work));
    const archive = pack();
    const writing = pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600, flags: 'wx' }));
    // A failed write ends the waiting below with its own reason.
    writing.catch(() => {});
    for (const { name } of tables) await addFile(archive, tableEntry(name), join(work, `${name}.ndjson`));
    const files = filesDir === null ? [] : await filesIn(filesDir);
    for (const path of files) {
      const name = filePrefix + relative(filesDir ?? '', path).split(sep).join('/');
      const hash = await addFile(archive, name, path);
      if (hash !== null) entries[name] = hash;
    }
    if (withSecret) {
      await addText(archive, secretEntry, appSecret);
      entries[secretEntry] = createHash('sha256').update(appSecret).digest('hex');
    }
    const manifest: Manifest = {
      format: formatVersion, madeAt: new Date().toISOString(), version: about.version, engine: database.engine, migrations, tables,
      secretMark: secretMarkOf(appSecret), hasSecret: withSecret, entries,
    };
    await addText(archive, manifestEntry, JSON.stringify(manifest));
    archive.finalize();
    await writing;
    await flush(partial);
    await rename(partial, to);
    await flush(dirname(to));
    return {
      file: to,
      bytes: (await stat(to)).size,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: Object.keys(entries).filter((name) => name.startsWith(filePrefix)).length,
    };
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
}

/** A tar says an entry's length before its bytes: tables are written to files first. */
async function writeTables(snapshot: Snapshot, folder: string): Promise<Pick<Manifest, 'tables' | 'migrations' | 'entries'>> {
  const tables: { name: string; rows: number }[] = [];
  const entries: Record<string, string> = {};
  const migrations: string[] = [];
  for (const name of snapshot.tables) {
    const out = createWriteStream(join(folder, `${name}.ndjson`), { mode: 0o600 });
    const hash = createHash('sha256');
    let rows = 0;
    for await (const row of snapshot.rows(name)) {
      const line = `${JSON.stringify(row)}\n`;
      hash.update(line);
      rows += 1;
      if (name === 'migration') migrations.push(String(row['name']));
      if (!out.write(line)) await once(out, 'drain');
    }
    out.end();
    await once(out, 'close');
    tables.push({ name, rows });
    entries[tableEntry(name)] = hash.digest('hex');
  }
  return { tables, entries, migrations: migrations.sort() };
}

/** Null when the file went away meanwhile: nothing in the tables refers to it any more. */
async function addFile(archive: Pack, name: string, path: string): Promise<string | null> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    const { size, mtime } = await handle.stat();
    const hash = createHash('sha256');
    const written = Promise.withResolvers<void>();
    const entry = archive.entry({ name, size, mode: 0o600, mtime }, (error) => (error ? written.reject(error) : written.resolve()));
    if (size > 0) {
      for await (const chunk of createReadStream('', { fd: handle.fd, autoClose: false, start: 0, end: size - 1 })) {
        hash.update(chunk as Buffer);
        if (!entry.write(chunk)) await once(entry, 'drain');
      }
    }
    entry.end(null);
    await written.promise;
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}

async function addText(archive: Pack, name: string, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Whole files only: what is being written has a name that starts with a dot or ends with `.partial`. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  return found
    .filter((entry) => entry.isFile() && !relative(folder, join(entry.parentPath, entry.name)).split(sep).some((part) => part.startsWith('.')) && !entry.name.endsWith('.partial'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
