import { firstIdOf } from '../../db/id.ts';
import type { Connection } from '../../db/database.ts';

/** Deletes up to `rowsMax` of the oldest calls before that time. Resolves with the number of rows. */
export async function deleteCallsBefore(db: Connection, beforeMs: number, rowsMax: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('call_log')
    .where('request_id', 'in', (from) =>
      from
        .selectFrom('call_log')
        .select('request_id')
        .where('request_id', '<', firstIdOf(beforeMs))
        .orderBy('request_id')
        .limit(rowsMax),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Inputs of people who turned off storing them: those of calls that were running at that time. */
export async function deleteUnwantedInputs(db: Connection): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('call_log')
    .set({ input: null })
    .where('input', 'is not', null)
    .where('person_id', 'in', (from) => from.selectFrom('person').select('id').where('keep_inputs', '=', 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
