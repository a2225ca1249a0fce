/** The table `api_day`: outcomes of runs by API and day. */
import type { Connection } from '../../db/database.ts';
import type { ApiDayTable } from '../../db/schema/calls/api-day.ts';

/** The rows of that day and later ones. */
export async function listApiDays(db: Connection, fromDay: string): Promise<ApiDayTable[]> {
  const rows = await db.selectFrom('api_day').selectAll().where('day', '>=', fromDay).execute();
  return rows.map((row) => ({ ...row, succeeded: Number(row.succeeded), failed: Number(row.failed) }));
}

/** Adds to the counts. Rows in a stable order: two processes that lock the same ones cannot block each other. */
export async function addToApiDays(db: Connection, rows: readonly ApiDayTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('api_day')
    .values(rows.toSorted((a, b) => compare(a.day, b.day) || compare(a.api, b.api)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'api']).doUpdateSet(({ eb, ref }) => ({
        succeeded: eb('api_day.succeeded', '+', ref('excluded.succeeded')),
        failed: eb('api_day.failed', '+', ref('excluded.failed')),
      })),
    )
    .execute();
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export async function deleteApiDaysBefore(db: Connection, day: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('api_day').where('day', '<', day).executeTakeFirst();
  return Number(numDeletedRows);
}
