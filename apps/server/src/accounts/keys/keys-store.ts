/** The table `api_key`. Ended keys stay: calls were counted on them. */
import type { ExpressionBuilder, Transaction, Updateable } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { ApiKeyTable } from '../../db/schema/accounts/api-key.ts';

/** As `isKeyActive`, for the engine. */
const unended = (is: ExpressionBuilder<Schema, 'api_key'>, nowMs: number) =>
  is.and([
    is('revoked_at', 'is', null),
    is.or([is('expires_at', 'is', null), is('expires_at', '>', nowMs)]),
    is.or([is('grace_until', 'is', null), is('grace_until', '>', nowMs)]),
  ]);

const keysOf = (db: Connection, personId: string) =>
  db.selectFrom('api_key').selectAll().where('person_id', '=', personId);

/** The main key first, then the latest. */
export const listActiveKeys = (db: Connection, personId: string, nowMs: number): Promise<ApiKeyTable[]> =>
  keysOf(db, personId)
    .where((is) => unended(is, nowMs))
    .orderBy('main', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Latest first, from after the key `before` on. */
export function listEndedKeys(
  db: Connection,
  personId: string,
  nowMs: number,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<ApiKeyTable[]> {
  const ended = keysOf(db, personId)
    .where((is) =>
      is.or([is('revoked_at', 'is not', null), is('expires_at', '<=', nowMs), is('grace_until', '<=', nowMs)]),
    )
    .orderBy('id', 'desc')
    .limit(limit);
  return (before === undefined ? ended : ended.where('id', '<', before)).execute();
}

/** Active keys, without replaced ones that work for a while. */
export async function countKeys(db: Connection, personId: string, nowMs: number): Promise<number> {
  const rows = await db
    .selectFrom('api_key')
    .select(['grace_until'])
    .where('person_id', '=', personId)
    .where((is) => unended(is, nowMs))
    .execute();
  return rows.filter((row) => row.grace_until === null).length;
}

export const findKey = (db: Connection, id: string, personId: string): Promise<ApiKeyTable | undefined> =>
  keysOf(db, personId).where('id', '=', id).executeTakeFirst();

/** Throws when the person has none. */
export const findMainKey = (db: Connection, personId: string): Promise<ApiKeyTable> =>
  keysOf(db, personId).where('main', '=', 1).executeTakeFirstOrThrow();

/** Sealed texts of the latest main keys. */
export const listLastCiphers = (
  db: Connection,
  max: number,
): Promise<{ readonly id: string; readonly cipher: string }[]> =>
  db
    .selectFrom('api_key')
    .select(['id', 'cipher'])
    .where('cipher', 'is not', null)
    .orderBy('id', 'desc')
    .limit(max)
    .$narrowType<{ cipher: string }>()
    .execute();

export async function insertKey(transaction: Transaction<Schema>, row: ApiKeyTable): Promise<void> {
  await transaction.insertInto('api_key').values(row).execute();
}

/** False when the key has another version by now. */
export async function updateKey(
  transaction: Transaction<Schema>,
  { id, version }: Pick<ApiKeyTable, 'id' | 'version'>,
  changes: Updateable<ApiKeyTable>,
): Promise<boolean> {
  // Without the version in the condition two processes could both find theirs the present one.
  const result = await transaction
    .updateTable('api_key')
    .set(changes)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function stampKeyUse(db: Connection, id: string, atMs: number): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: atMs }).where('id', '=', id).execute();
}

/** A replaced key is no main key, and works until `graceUntil`. */
export async function endKeyLater(transaction: Transaction<Schema>, id: string, graceUntil: number): Promise<void> {
  await transaction
    .updateTable('api_key')
    .set({ main: 0, cipher: null, grace_until: graceUntil })
    .where('id', '=', id)
    .execute();
}

/** Replaced keys of one person that still work. */
const replacedMax = 20;

/** Called before another key is replaced: repeated rotation must not create keys beyond the limit of the plan. */
export async function endEarliestReplaced(
  transaction: Transaction<Schema>,
  personId: string,
  nowMs: number,
): Promise<void> {
  const replaced = await transaction
    .selectFrom('api_key')
    .select('id')
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('grace_until', '>', nowMs)
    .orderBy('grace_until', 'desc')
    .orderBy('id', 'desc')
    .offset(replacedMax - 1)
    .limit(1000)
    .execute();
  if (replaced.length > 0)
    await transaction
      .updateTable('api_key')
      .set({ grace_until: nowMs })
      .where(
        'id',
        'in',
        replaced.map(({ id }) => id),
      )
      .execute();
}

/** Neither an unknown key nor the main one is revoked. */
export async function revokeKeyOf(
  transaction: Transaction<Schema>,
  id: string,
  personId: string,
  nowMs: number,
): Promise<'unknown' | 'main' | 'ended'> {
  const key = await transaction
    .selectFrom('api_key')
    .select(['main'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!key) return 'unknown';
  if (key.main === 1) return 'main';
  await transaction.updateTable('api_key').set({ revoked_at: nowMs }).where('id', '=', id).execute();
  return 'ended';
}

export async function revokeKeysButMain(
  transaction: Transaction<Schema>,
  personId: string,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('api_key')
    .set({ revoked_at: nowMs })
    .where('person_id', '=', personId)
    .where('main', '=', 0)
    .where('revoked_at', 'is', null)
    .execute();
}
