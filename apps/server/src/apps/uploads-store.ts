/** The table `app_upload`. */
import type { Transaction } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { AppUploadTable } from '../db/schema/apps/app-upload.ts';

export type UploadRow = AppUploadTable;

export const findUpload = (db: Connection, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('app_upload').selectAll().where('id', '=', id).executeTakeFirst();

/** What limits on unfinished uploads count. */
export const listUploadSizes = (db: Connection) =>
  db.selectFrom('app_upload').select(['begun_by', 'size_bytes']).execute();

export async function listUploadIds(db: Connection): Promise<string[]> {
  return (await db.selectFrom('app_upload').select('id').execute()).map(({ id }) => id);
}

/** IDs of those that received nothing since. */
export async function listAbandoned(db: Connection, sinceMs: number): Promise<string[]> {
  const rows = await db.selectFrom('app_upload').select('id').where('touched_at', '<', sinceMs).execute();
  return rows.map(({ id }) => id);
}

export async function insertUpload(transaction: Transaction<Schema>, row: UploadRow): Promise<void> {
  await transaction.insertInto('app_upload').values(row).execute();
}

/** Of two requests for the same place one counts; the bytes are the same ones of the same file. */
export async function advanceUpload(
  db: Connection,
  id: string,
  { from, to, nowMs }: { readonly from: number; readonly to: number; readonly nowMs: number },
): Promise<void> {
  await db
    .updateTable('app_upload')
    .set({ received: to, touched_at: nowMs })
    .where('id', '=', id)
    .where('received', '=', from)
    .execute();
}

export async function setFacts(db: Connection, id: string, facts: string, nowMs: number): Promise<void> {
  await db.updateTable('app_upload').set({ facts, touched_at: nowMs }).where('id', '=', id).execute();
}

/** False when there is no such upload. */
export async function deleteUpload(db: Connection, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('app_upload').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False when it received something since. */
export async function deleteAbandoned(db: Connection, id: string, sinceMs: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('app_upload')
    .where('id', '=', id)
    .where('touched_at', '<', sinceMs)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
