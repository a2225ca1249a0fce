/** Queries of the health page over tables of other domains. */
import type { Connection } from '../db/database.ts';
import { firstIdOf } from '../db/id.ts';

/** Logged calls by failure code; null for successful ones. */
export async function countCallsByCode(
  db: Connection,
  fromMs: number,
): Promise<{ readonly code: string | null; readonly calls: number }[]> {
  const rows = await db
    .selectFrom('call_log')
    .select(({ fn }) => ['code', fn.countAll().as('calls')])
    .where('request_id', '>=', firstIdOf(fromMs))
    .groupBy('code')
    .execute();
  return rows.map(({ code, calls }) => ({ code, calls: Number(calls) }));
}

/** By path. */
export const listFailingScrapers = (db: Connection, max: number) =>
  db
    .selectFrom('scraper')
    .select(['id', 'live_api', 'title', 'failures_in_row'])
    .where('health', '=', 'failing')
    .where('deleted_at', 'is', null)
    .where('live_api', 'is not', null)
    .orderBy('live_api')
    .limit(max)
    .execute();
