import { mkdirSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { ChargeThread } from './charges/charge-thread.ts';
import { sqliteHot } from './charges/hot-sqlite.ts';
import type { Database } from './database.ts';
import { sqliteIntegrity } from './integrity/sqlite-integrity.ts';
import { demandMigration, latestMigration } from './latest-migration.ts';
import type { Schema } from './schema.ts';
import { SqliteDialect, StatementCache } from './sqlite-dialect.ts';
import { sqliteSnapshot } from './snapshot.ts';
import { busyTimeoutMs, durable, stillMs } from './sqlite-settings.ts';
import { Turnstile } from './charges/turnstile.ts';

/** A migration may have to wait for another process's backup and migration. */
const migrationTimeoutMs = 60_000;

export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'apiyard.sqlite');
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  database.exec(durable);
  database.exec(`pragma busy_timeout = ${stillMs}`);
  const reader = new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs });
  const identity = identityOf(file);
  const writer = { database, statements: new StatementCache(database), turnstile: new Turnstile(), changes: 0 };
  const charges = new ChargeThread(file);
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect(writer) });

  const hot = sqliteHot(kysely, reader, writer, charges);

  return {
    engine: 'sqlite',
    kysely,
    hot,
    transaction: (work) => kysely.transaction().execute(work),
    async migration(work) {
      database.exec(`pragma busy_timeout = ${migrationTimeoutMs}`);
      try {
        return await kysely.transaction().execute(work);
      } finally {
        database.exec(`pragma busy_timeout = ${stillMs}`);
        writer.statements.clear();
      }
    },
    async copyTo(target) {
      // Another connection than the writer: a copy may be made while a transaction is open.
      const partial = `${target}.partial`;
      const source = new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs });
      try {
        source.prepare('vacuum into ?').run(partial);
      } finally {
        source.close();
      }
      await flush(partial);
      await rename(partial, target);
      await flush(dirname(target));
    },
    snapshot: (work) => sqliteSnapshot(file, work),
    async ping() {
      readSome(file, identity);
      // Acquires the write lock, which another process may hold indefinitely.
      await hot.commitCharges([]);
    },
    checkIntegrity: (timeoutMs) => sqliteIntegrity(file, timeoutMs),
    async close() {
      await writer.turnstile.enter();
      await charges.close();
      reader.close();
      database.close();
      // Later callers get an error that the database is closed, instead of waiting forever.
      writer.turnstile.leave();
    },
  };
}

const identityOf = (file: string): string | null => {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
};

/**
 * Reads a row of every table over a new connection to the file name: open connections continue to work after the file
 * was deleted, and with cached pages.
 */
function readSome(file: string, identity: string | null): void {
  if (identityOf(file) !== identity)
    throw new Error(
      `${file} is no longer the file that this server opened. It was deleted or replaced. Restart the server.`,
    );
  const reader = new DatabaseSync(file, { readOnly: true, timeout: stillMs });
  try {
    const tables = reader
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!'")
      .all();
    for (const { name } of tables) reader.prepare(`select * from "${String(name)}" limit 1`).get();
    demandMigration(reader.prepare('select 1 from migration where name = ?').get(latestMigration) !== undefined);
  } finally {
    reader.close();
  }
}

/** Syncs a file, or the entries of a folder, to disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
