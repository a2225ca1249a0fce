/** The table `prayer_feed`. Revoked feeds stay for a while, so that it can be undone. */
import type { Transaction } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { PrayerFeedTable } from '../../db/schema/islami/prayer-feed.ts';

/** Latest first. */
export const listFeeds = (db: Connection, personId: string): Promise<PrayerFeedTable[]> =>
  db
    .selectFrom('prayer_feed')
    .selectAll()
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();

export async function countFeeds(db: Connection, personId: string): Promise<number> {
  return (await listFeeds(db, personId)).length;
}

export async function insertFeed(transaction: Transaction<Schema>, row: PrayerFeedTable): Promise<void> {
  await transaction.insertInto('prayer_feed').values(row).execute();
}

/** Null for an unknown link, and for one that was revoked or whose owner is disabled. */
export async function findFeedByToken(
  db: Connection,
  tokenHash: string,
): Promise<Pick<PrayerFeedTable, 'id' | 'person_id' | 'settings'> | null> {
  const row = await db
    .selectFrom('prayer_feed')
    .innerJoin('person', 'person.id', 'prayer_feed.person_id')
    .select(['prayer_feed.id', 'prayer_feed.person_id', 'prayer_feed.settings'])
    .where('prayer_feed.token_hash', '=', tokenHash)
    .where('prayer_feed.revoked_at', 'is', null)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** False when the person has none with this id that works. */
export async function revokeFeed(db: Connection, id: string, personId: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('prayer_feed')
    .set({ revoked_at: nowMs })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One that works stays as it is. Null when the person has none with this id. */
export async function restoreFeed(
  transaction: Transaction<Schema>,
  id: string,
  personId: string,
): Promise<PrayerFeedTable | null> {
  const row = await transaction
    .updateTable('prayer_feed')
    .set({ revoked_at: null })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes up to `rowsMax` feeds that were revoked before that time. Resolves with the number of rows. */
export async function deleteFeedsRevokedBefore(db: Connection, beforeMs: number, rowsMax: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('prayer_feed')
    .where('id', 'in', (from) =>
      from.selectFrom('prayer_feed').select('id').where('revoked_at', '<', beforeMs).orderBy('id').limit(rowsMax),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
