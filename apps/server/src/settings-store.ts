/** The table `setting`: values by name, for all domains. */
import type { Transaction } from 'kysely';
import type { Connection } from './db/database.ts';
import type { Schema } from './db/schema.ts';

export async function findSetting(db: Connection, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Existing values by name, read in one query. */
export async function findSettings(db: Connection, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('setting').selectAll().where('name', 'in', names).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Throws when there is one of this name. */
export async function insertSetting(transaction: Transaction<Schema>, name: string, value: string): Promise<void> {
  await transaction.insertInto('setting').values({ name, value }).execute();
}

/** Keeps the first stored value. */
export async function insertSettingOnce(db: Connection, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function upsertSetting(db: Connection, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function deleteSetting(db: Connection, name: string): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', name).execute();
}
