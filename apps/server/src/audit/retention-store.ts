import { firstIdOf } from '../db/id.ts';
import type { Connection } from '../db/database.ts';

/** Deletes up to `rowsMax` of the oldest entries before that time. Resolves with the number of rows. */
export async function deleteEntriesBefore(db: Connection, beforeMs: number, rowsMax: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit')
    .where('id', 'in', (from) =>
      from.selectFrom('audit').select('id').where('id', '<', firstIdOf(beforeMs)).orderBy('id').limit(rowsMax),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
