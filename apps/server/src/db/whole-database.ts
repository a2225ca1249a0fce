/** Operations on a whole database: whether it is one of ours, whether it is open elsewhere, and deleting all of it. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { connectionsOfOurs, connectionsOfThis } from './postgres.ts';
import { isDamaged } from './unavailable.ts';

/** Whether a server of ours has used it: a PostgreSQL database may contain tables of other programs. */
export async function hasOurTables({ kysely }: Database): Promise<boolean> {
  return (await kysely.introspection.getTables()).some(({ name }) => name === 'setting');
}

/** Drops every table of ours. */
export async function dropTables(database: Database): Promise<void> {
  const tables = await database.snapshot(async (snapshot) => snapshot.tables);
  await database.migration(async (transaction) => {
    for (const table of tables.toReversed()) await sql`drop table if exists ${sql.table(table)}`.execute(transaction);
  });
}

/** Whether another process has this SQLite file open, even an idle one. */
export function isInUse(file: string): boolean {
  // Opening it would create it.
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Under WAL each open connection holds a shared lock; this requests an exclusive one.
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
    return false;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return true;
    // A damaged file is a common reason for a restore.
    if (isDamaged(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

/** Whether another process of ours is connected to this PostgreSQL database. A server queries it every second, so its connection stays open. */
export async function isConnectedElsewhere({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name like ${`${connectionsOfOurs}%`} and application_name <> ${connectionsOfThis}
    limit 1`.execute(kysely);
  return rows.length > 0;
}
