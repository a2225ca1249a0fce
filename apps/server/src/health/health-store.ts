/** Queries of the health page over tables of other domains. */
import { sql } from 'kysely';
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

const dayMs = 86_400_000;

/** Accounts by the UTC day of their creation, in days since 1970. */
export async function countSignUpsByDay(db: Connection, fromMs: number): Promise<ReadonlyMap<number, number>> {
  const day = sql<number>`${sql.ref('created_at')} / ${sql.lit(dayMs)}`;
  const rows = await db
    .selectFrom('person')
    .select(({ fn }) => [day.as('day'), fn.countAll().as('people')])
    .where('created_at', '>=', fromMs)
    .groupBy(day)
    .execute();
  return new Map(rows.map((row) => [Number(row.day), Number(row.people)]));
}

/** Successful calls of all keys by day. */
export async function countCallsByDay(db: Connection, fromDay: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('usage')
    .select(({ fn }) => ['day', fn.sum('calls').as('calls')])
    .where('day', '>=', fromDay)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, calls }) => [day, Number(calls)]));
}

/** Refused and failed calls of all keys by day. */
export async function countFailuresByDay(db: Connection, fromDay: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('failed_day')
    .select(({ fn }) => ['day', fn.sum('failed').as('failed')])
    .where('day', '>=', fromDay)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, failed }) => [day, Number(failed)]));
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
