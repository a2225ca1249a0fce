import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Pack } from 'tar-stream';
import about from '../../package.json' with { type: 'json' };
import type { Database } from '../db/database.ts';
import type { Snapshot, SnapshotRow } from '../db/snapshot.ts';
import type { Manifest } from './archive.ts';
import { BackupError, filePrefix, formatVersion, manifestEntry, secretEntry, tableEntry } from './archive.ts';
import { lastBackupSetting } from './last-backup.ts';
import { inFolder } from './new-folder.ts';
import { upsertSetting } from '../settings-store.ts';

interface BackupOptions {
  readonly database: Database;
  /** Path of the archive; its folder is created if missing. */
  readonly to: string;
  /** Uploaded files; null omits them. */
  readonly filesDir: string | null;
  readonly appSecret: string;
  /** Whether to include the secret. Without it the keys and sealed values of the backup cannot be used. */
  readonly withSecret: boolean;
  /** Whether to record the time of this backup in the database and in the backup itself. @default false */
  readonly isNoted?: boolean;
}

interface Written {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
}

/** Identifies the secret without revealing it. */
export const secretMarkOf = (appSecret: string): string =>
  createHmac('sha256', appSecret).update('apiyard backup').digest('hex').slice(0, 16);

/**
 * Writes everything into one new file, readable by its owner only. The tables are a consistent snapshot, while the server
 * keeps running. The file gets its final name once it is complete and on disk; after a failure no file is left.
 * @throws BackupError when it cannot be written there
 */
export async function writeBackup(options: BackupOptions): Promise<Written> {
  const { database, to, isNoted = false } = options;
  const madeAtMs = Date.now();
  const note = isNoted ? { name: lastBackupSetting, value: JSON.stringify({ at: madeAtMs }) } : null;
  const written = await inFolder(dirname(to), () => writeArchive(options, madeAtMs, note)).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new BackupError(
      `The backup cannot be written to ${to} (${error.message}). No backup was made. Free up space there, or choose another location with --to.`,
      { cause: error },
    );
  });
  if (note !== null) await upsertSetting(database.kysely, note.name, note.value);
  return written;
}

async function writeArchive(
  { database, to, filesDir, appSecret, withSecret }: BackupOptions,
  madeAtMs: number,
  note: SnapshotRow | null,
): Promise<Written> {
  const partial = `${to}.partial-${randomUUID()}`;
  const work = await mkdtemp(join(dirname(to), '.backup-'));
  try {
    const { tables, migrations, entries } = await database.snapshot((snapshot) => writeTables(snapshot, work, note));
    const archive = pack();
    const writing = pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600, flags: 'wx' }));
    // A failed write also fails the producer; this error has the cause.
    const filling = fillArchive(archive, {
      filesDir,
      work,
      tables,
      entries,
      secret: withSecret ? appSecret : null,
    }).then((files) => {
      const manifest: Manifest = {
        format: formatVersion,
        madeAt: new Date(madeAtMs).toISOString(),
        version: about.version,
        engine: database.engine,
        migrations,
        tables,
        secretMark: secretMarkOf(appSecret),
        hasSecret: withSecret,
        entries,
      };
      return addText(archive, manifestEntry, JSON.stringify(manifest)).then(() => {
        archive.finalize();
        return files;
      });
    });
    const [files] = await Promise.all([filling, writing]).catch(async (error: unknown) => {
      archive.destroy();
      const [filled, wrote] = await Promise.allSettled([filling, writing]);
      throw wrote.status === 'rejected' && isFromSystem(wrote.reason)
        ? wrote.reason
        : filled.status === 'rejected'
          ? filled.reason
          : error;
    });
    await flush(partial);
    await rename(partial, to);
    await flush(dirname(to));
    return { file: to, bytes: (await stat(to)).size, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
}

const isFromSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

interface Content {
  readonly filesDir: string | null;
  /** The folder of the tables' rows. */
  readonly work: string;
  readonly tables: Manifest['tables'];
  /** Computes the hash of every entry. */
  readonly entries: Manifest['entries'];
  readonly secret: string | null;
}

/** Adds everything but the manifest; the number of uploaded files. */
async function fillArchive(archive: Pack, { filesDir, work, tables, entries, secret }: Content): Promise<number> {
  for (const { name } of tables) await addFile(archive, tableEntry(name), join(work, `${name}.ndjson`));
  for (const path of filesDir === null ? [] : await filesIn(filesDir)) {
    const name =
      filePrefix +
      relative(filesDir ?? '', path)
        .split(sep)
        .join('/');
    const hash = await addFile(archive, name, path);
    if (hash !== null) entries[name] = hash;
  }
  if (secret !== null) {
    await addText(archive, secretEntry, secret);
    entries[secretEntry] = createHash('sha256').update(secret).digest('hex');
  }
  return Object.keys(entries).filter((name) => name.startsWith(filePrefix)).length;
}

/**
 * A tar has an entry's length before its content: tables are written to temporary files first.
 * @param note a row of the settings that replaces the stored one
 */
async function writeTables(
  snapshot: Snapshot,
  folder: string,
  note: SnapshotRow | null,
): Promise<Pick<Manifest, 'tables' | 'migrations' | 'entries'>> {
  const tables: { name: string; rows: number }[] = [];
  const entries: Record<string, string> = {};
  const migrations: string[] = [];
  for (const name of snapshot.tables) {
    const out = new TableFile(await open(join(folder, `${name}.ndjson`), 'wx', 0o600));
    try {
      for await (const row of snapshot.rows(name)) {
        if (name === 'migration') migrations.push(String(row['name']));
        if (!(name === 'setting' && note !== null && row['name'] === note['name'])) await out.add(row);
      }
      if (name === 'setting' && note !== null) await out.add(note);
      entries[tableEntry(name)] = await out.end();
    } finally {
      await out.close();
    }
    tables.push({ name, rows: out.rows });
  }
  return { tables, entries, migrations: migrations.sort() };
}

const bufferedChars = 65_536;

/** One JSON object per line. A file handle instead of a stream: a stream's write error with no listener would end the process. */
class TableFile {
  readonly #handle: FileHandle;
  readonly #hash = createHash('sha256');
  #text = '';
  rows = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  async add(row: SnapshotRow): Promise<void> {
    this.#text += `${JSON.stringify(row)}\n`;
    this.rows += 1;
    if (this.#text.length >= bufferedChars) await this.#write();
  }

  /** The SHA-256 of all of it, hex. */
  async end(): Promise<string> {
    await this.#write();
    return this.#hash.digest('hex');
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  async #write(): Promise<void> {
    this.#hash.update(this.#text);
    await this.#handle.appendFile(this.#text);
    this.#text = '';
  }
}

/** Null when the file was deleted during the backup: no row in the tables refers to it any more. */
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
    // A failed write also rejects the `drain` wait below, which reports it.
    written.promise.catch(() => {});
    const entry = archive.entry({ name, size, mode: 0o600, mtime }, (error) =>
      error ? written.reject(error) : written.resolve(),
    );
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

/** Complete files only: partial ones have a name that starts with a dot or ends with `.partial`. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  return found
    .filter(
      (entry) =>
        entry.isFile() &&
        !relative(folder, join(entry.parentPath, entry.name))
          .split(sep)
          .some((part) => part.startsWith('.')) &&
        !entry.name.endsWith('.partial'),
    )
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
