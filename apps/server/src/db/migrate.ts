import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations as all } from './migrations/list.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

interface MigrationTable {
  name: string;
  applied_at: number;
}

/** An arbitrary ID for Apiyard's migration among PostgreSQL's advisory locks. */
const advisoryLock = 4_203_117_760;

interface Migrated {
  /** Names of what was applied now. */
  readonly applied: readonly string[];
  /** The backup of the data before; null when there was none. */
  readonly backup: string | null;
}

interface MigrateOptions {
  readonly dataDir: string;
  /** Writes a backup for an engine without `copyTo` into a new file. */
  readonly backUp?: (file: string) => Promise<unknown>;
}

/**
 * Migrates the tables to this version: all steps or none. Processes that start in parallel wait for each other. Existing
 * data are backed up to `dataDir/backups` first. Throws when the database was migrated by a newer version.
 */
export async function migrate(
  database: Database,
  options: MigrateOptions,
  migrations: readonly Migration[] = all,
): Promise<Migrated> {
  const dialect = dialectOf(database.engine);
  return database.migration(async (transaction) => {
    if (database.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(transaction);
    const db = transaction as Transaction<Schema & { migration: MigrationTable }>;
    await db.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', dialect.text, (column) => column.primaryKey())
      .addColumn('applied_at', dialect.bigint, (column) => column.notNull())
      .modifyEnd(dialect.tableEnd)
      .execute();
    const rows = await db.selectFrom('migration').select('name').orderBy('name').execute();
    const known = new Set(migrations.map((migration) => migration.name));
    const unknown = rows.find((row) => !known.has(row.name));
    if (unknown) {
      throw new Error(
        `This database was used by a newer version of Apiyard (it has '${unknown.name}', which this version does not support). ` +
          'Start the newer version again, or restore the backup that it made before the upgrade.',
      );
    }
    const done = new Set(rows.map((row) => row.name));
    const pending = migrations.filter((migration) => !done.has(migration.name));
    const first = pending[0];
    if (!first) return { applied: [], backup: null };
    const backup = done.size > 0 ? await keep(database, options, first.name) : null;
    for (const migration of pending) {
      await migration.up(transaction, dialect);
      await db.insertInto('migration').values({ name: migration.name, applied_at: Date.now() }).execute();
    }
    return { applied: pending.map((migration) => migration.name), backup };
  });
}

export interface MigrationState {
  /** Null before the first. */
  readonly last: { readonly name: string; readonly appliedAt: number } | null;
  readonly firstAppliedAt: number | null;
  /** Known to this version and not done. */
  readonly pending: readonly string[];
  /** Done by a newer version, and not known to this one. */
  readonly unknown: readonly string[];
}

export async function migrationState(
  { kysely }: Pick<Database, 'kysely'>,
  migrations: readonly Migration[] = all,
): Promise<MigrationState> {
  const rows = await (kysely as unknown as Kysely<{ migration: MigrationTable }>)
    .selectFrom('migration')
    .selectAll()
    .orderBy('name')
    .execute();
  const done = new Set(rows.map((row) => row.name));
  const last = rows.toSorted((a, b) => a.applied_at - b.applied_at || (a.name < b.name ? -1 : 1)).at(-1);
  return {
    last: last ? { name: last.name, appliedAt: last.applied_at } : null,
    firstAppliedAt: rows.length === 0 ? null : Math.min(...rows.map((row) => row.applied_at)),
    pending: migrations.filter((migration) => !done.has(migration.name)).map((migration) => migration.name),
    unknown: rows.map(({ name }) => name).filter((name) => !migrations.some((migration) => migration.name === name)),
  };
}

async function keep({ copyTo }: Database, { dataDir, backUp }: MigrateOptions, before: string): Promise<string | null> {
  if (!copyTo && !backUp) return null;
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = join(folder, `${new Date().toISOString().replaceAll(':', '')}-before-${before}`);
  const file = copyTo ? `${name}.sqlite` : `${name}.tar.gz`;
  await (copyTo ?? backUp)?.(file);
  return file;
}
