/** The table `stored_answer`. */
import type { Connection } from '../../db/database.ts';
import type { StoredResponseTable } from '../../db/schema/calls/stored-response.ts';

export type ResponseName = Pick<StoredResponseTable, 'key_id' | 'api' | 'idempotency_key'>;

const namedRow = (db: Connection, name: ResponseName) =>
  db
    .selectFrom('stored_answer')
    .selectAll()
    .where('key_id', '=', name.key_id)
    .where('api', '=', name.api)
    .where('idempotency_key', '=', name.idempotency_key);

export const findResponse = (db: Connection, name: ResponseName): Promise<StoredResponseTable | undefined> =>
  namedRow(db, name).executeTakeFirst();

/** False when there is one already: of all processes, one inserts it. */
export async function insertRunning(
  db: Connection,
  row: ResponseName & Pick<StoredResponseTable, 'person_id' | 'input_hash' | 'at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stored_answer')
    .values({ ...row, status: null, headers: null, body: null })
    .onConflict((conflict) => conflict.columns(['key_id', 'api', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Of the request at that time: a later one can have taken its place. */
export async function storeResponse(
  db: Connection,
  name: ResponseName & Pick<StoredResponseTable, 'at'>,
  answer: { readonly status: number; readonly headers: string; readonly body: string | null },
): Promise<void> {
  await db
    .updateTable('stored_answer')
    .set(answer)
    .where('key_id', '=', name.key_id)
    .where('api', '=', name.api)
    .where('idempotency_key', '=', name.idempotency_key)
    .where('at', '=', name.at)
    .execute();
}

export async function deleteResponse(
  db: Connection,
  name: ResponseName & Pick<StoredResponseTable, 'at'>,
): Promise<void> {
  await db
    .deleteFrom('stored_answer')
    .where('key_id', '=', name.key_id)
    .where('api', '=', name.api)
    .where('idempotency_key', '=', name.idempotency_key)
    .where('at', '=', name.at)
    .execute();
}

/** Deletes up to `rowsMax` of the oldest. Resolves with the number of rows. */
export async function deleteResponsesBefore(db: Connection, beforeMs: number, rowsMax: number): Promise<number> {
  const old = await db
    .selectFrom('stored_answer')
    .select(['key_id', 'api', 'idempotency_key', 'at'])
    .where('at', '<=', beforeMs)
    .orderBy('at')
    .limit(rowsMax)
    .execute();
  for (const row of old) await deleteResponse(db, row);
  return old.length;
}
