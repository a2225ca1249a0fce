/** The tables `usage` and `failed_day`: calls of keys by day and API. */
import type { Connection } from '../../db/database.ts';

/** Days as `2026-11-20`, both included: after a clock was set back, there may be days in the future. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Also ended keys: calls were counted on them. */
export const listCountedKeys = (db: Connection, personId: string) =>
  db
    .selectFrom('api_key')
    .select(['id', 'name', 'masked', 'main', 'revoked_at', 'expires_at', 'grace_until'])
    .where('person_id', '=', personId)
    .execute();

/** PostgreSQL accepts no empty list. */
const oneOf = (ids: readonly string[]) => (ids.length === 0 ? [''] : ids);

const used = (db: Connection, keyIds: readonly string[], { from, to }: Days) =>
  db.selectFrom('usage').where('key_id', 'in', oneOf(keyIds)).where('day', '>=', from).where('day', '<=', to);
const failed = (db: Connection, keyIds: readonly string[], { from, to }: Days) =>
  db.selectFrom('failed_day').where('key_id', 'in', oneOf(keyIds)).where('day', '>=', from).where('day', '<=', to);

export const countUsageByDay = (db: Connection, keyIds: readonly string[], days: Days) =>
  used(db, keyIds, days)
    .groupBy('day')
    .select(({ fn }) => ['day', fn.sum('calls').as('calls'), fn.sum('cost').as('cost')])
    .execute();

export const countUsageByApi = (db: Connection, keyIds: readonly string[], days: Days) =>
  used(db, keyIds, days)
    .groupBy('api')
    .select(({ fn }) => ['api', fn.sum('calls').as('calls'), fn.sum('cost').as('cost')])
    .execute();

export const countUsageByKey = (db: Connection, keyIds: readonly string[], days: Days) =>
  used(db, keyIds, days)
    .groupBy('key_id')
    .select(({ fn }) => ['key_id', fn.sum('calls').as('calls'), fn.sum('cost').as('cost')])
    .execute();

export const countFailedByDay = (db: Connection, keyIds: readonly string[], days: Days) =>
  failed(db, keyIds, days)
    .groupBy('day')
    .select(({ fn }) => ['day', fn.sum('failed').as('failed')])
    .execute();

export const countFailedByKey = (db: Connection, keyIds: readonly string[], days: Days) =>
  failed(db, keyIds, days)
    .groupBy('key_id')
    .select(({ fn }) => ['key_id', fn.sum('failed').as('failed')])
    .execute();

/** For all people, all time. */
export async function countAllCalls(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('usage')
    .select(({ fn }) => fn.sum('calls').as('count'))
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
