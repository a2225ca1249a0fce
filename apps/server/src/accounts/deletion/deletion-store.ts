/** Deletion of accounts, over all tables with data of a person. */
import type { Transaction } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

/** False when it was already scheduled; its date is unchanged then. */
export async function scheduleDeletion(
  transaction: Transaction<Schema>,
  personId: string,
  dueAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('person')
    .set({ deletion_due_at: dueAt })
    .where('id', '=', personId)
    .where('deletion_due_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when none was scheduled. */
export async function unscheduleDeletion(db: Connection, personId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ deletion_due_at: null })
    .where('id', '=', personId)
    .where('deletion_due_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ids, longest due first. */
export async function listDue(db: Connection, nowMs: number): Promise<string[]> {
  const due = await db
    .selectFrom('person')
    .select('id')
    .where('deletion_due_at', '<=', nowMs)
    .orderBy('deletion_due_at')
    .execute();
  return due.map(({ id }) => id);
}

export const findDue = (db: Connection, personId: string) =>
  db.selectFrom('person').select(['role', 'deletion_due_at']).where('id', '=', personId).executeTakeFirst();

/**
 * Sessions, keys, favourites, passkeys and other data are deleted with the row; messages stay without their sender.
 * @param addresses in lower case; pending emails to them are deleted
 */
export async function deletePerson(
  transaction: Transaction<Schema>,
  personId: string,
  addresses: readonly string[],
  nowMs: number,
): Promise<void> {
  const theirKeys = transaction.selectFrom('api_key').select('id').where('person_id', '=', personId);
  // In the order in which charges lock them.
  await transaction.deleteFrom('usage_day').where('person_id', '=', personId).execute();
  await transaction.deleteFrom('usage').where('key_id', 'in', theirKeys).execute();
  await transaction.deleteFrom('failed_day').where('key_id', 'in', theirKeys).execute();
  if (addresses.length > 0)
    await transaction
      .deleteFrom('mail')
      .where(({ fn }) => fn('lower', ['recipient']), 'in', addresses)
      .execute();
  await transaction.insertInto('departed').values({ person_id: personId, at: nowMs }).execute();
  await transaction.deleteFrom('person').where('id', '=', personId).execute();
}

/** People whose calls may still be stored. */
export const listDeparted = (db: Connection) => db.selectFrom('departed').selectAll().execute();

export async function deleteDeparted(db: Connection, personId: string): Promise<void> {
  await db.deleteFrom('departed').where('person_id', '=', personId).execute();
}

/** Deletes up to `max` calls of the log. Returns how many. */
export async function deleteSomeCallsOf(db: Connection, personId: string, max: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('call_log')
    .where('request_id', 'in', (from) =>
      from.selectFrom('call_log').select('request_id').where('person_id', '=', personId).limit(max),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Audit entries stay, under an ID that no longer identifies the person. */
export async function deleteActorName(db: Connection, personId: string): Promise<void> {
  await db
    .updateTable('audit')
    .set({ actor_name: null })
    .where('actor_id', '=', personId)
    .where('actor_name', 'is not', null)
    .execute();
}

export async function deleteUsageDaysOf(db: Connection, personId: string): Promise<void> {
  await db.deleteFrom('usage_day').where('person_id', '=', personId).execute();
}
