/** The table `stored_answer`. */
import type { Connection } from '../../db/database.ts';
import type { StoredAnswerTable } from '../../db/schema/calls/stored-answer.ts';

export type AnswerName = Pick<StoredAnswerTable, 'key_id' | 'api' | 'idempotency_key'>;

const namedRow = (db: Connection, name: AnswerName) =>
  db
    .selectFrom('stored_answer')
    .selectAll()
    .where('key_id', '=', name.key_id)
    .where('api', '=', name.api)
    .where('idempotency_key', '=', name.idempotency_key);

export const findAnswer = (db: Connection, name: AnswerName): Promise<StoredAnswerTable | undefined> =>
  namedRow(db, name).executeTakeFirst();

/** False when there is one already: of all processes, one inserts it. */
export async function insertRunning(
  db: Connection,
  row: AnswerName & Pick<StoredAnswerTable, 'person_id' | 'input_hash' | 'at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stored_answer')
    .values({ ...row, status: null, headers: null, body: null })
    .onConflict((conflict) => conflict.columns(['key_id', 'api', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Of the request at that time: a later one can have taken its place. */
export async function storeAnswer(
  db: Connection,
  name: AnswerName & Pick<StoredAnswerTable, 'at'>,
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

export async function deleteAnswer(db: Connection, name: AnswerName & Pick<StoredAnswerTable, 'at'>): Promise<void> {
  await db
    .deleteFrom('stored_answer')
    .where('key_id', '=', name.key_id)
    .where('api', '=', name.api)
    .where('idempotency_key', '=', name.idempotency_key)
    .where('at', '=', name.at)
    .execute();
}

/** Deletes up to `rowsMax` of the oldest. Resolves with the number of rows. */
export async function deleteAnswersBefore(db: Connection, beforeMs: number, rowsMax: number): Promise<number> {
  const old = await db
    .selectFrom('stored_answer')
    .select(['key_id', 'api', 'idempotency_key', 'at'])
    .where('at', '<=', beforeMs)
    .orderBy('at')
    .limit(rowsMax)
    .execute();
  for (const row of old) await deleteAnswer(db, row);
  return old.length;
}
