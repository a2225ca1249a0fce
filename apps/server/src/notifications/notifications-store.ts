/** The tables `notification` and `update_read`, and what notifications are about. */
import type { Connection } from '../db/database.ts';
import type { NotificationTable } from '../db/schema/site/notification.ts';

/** Limit per person, against floods such as repeated sign-ins. */
const keptMax = 500;

/** Does nothing for a stored key, or a deleted account. The oldest are deleted beyond the limit. */
export async function insertNotification(
  db: Connection,
  { id, person_id: personId, key, data, at }: Omit<NotificationTable, 'read_at'>,
): Promise<void> {
  await db
    .insertInto('notification')
    .columns(['id', 'person_id', 'key', 'data', 'at'])
    .expression((from) =>
      from
        .selectFrom('person')
        .select((is) => [
          is.val(id).as('id'),
          'person.id as person_id',
          is.val(key).as('key'),
          is.val(data).as('data'),
          is.cast<number>(is.val(at), 'bigint').as('at'),
        ])
        .where('person.id', '=', personId),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
    .execute();
  const over = await db
    .selectFrom('notification')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(keptMax)
    .limit(100)
    .execute();
  if (over.length > 0)
    await db
      .deleteFrom('notification')
      .where(
        'id',
        'in',
        over.map(({ id: overId }) => overId),
      )
      .execute();
}

/** Where a page ended. */
interface Place {
  readonly at: number;
  readonly id: string;
}

interface PageQuery {
  /** Earliest time that is listed. */
  readonly sinceMs: number;
  readonly after: Place | null;
  readonly limit: number;
}

/** Latest first. */
export function listOwnNotifications(
  db: Connection,
  personId: string,
  { sinceMs, after, limit }: PageQuery,
): Promise<NotificationTable[]> {
  let own = db.selectFrom('notification').selectAll().where('person_id', '=', personId).where('at', '>=', sinceMs);
  if (after !== null)
    own = own.where((is) =>
      is.or([is('at', '<', after.at), is.and([is('at', '=', after.at), is('id', '<', after.id)])]),
    );
  return own.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Counts up to `max`. */
export async function countUnreadNotifications(
  db: Connection,
  personId: string,
  sinceMs: number,
  max: number,
): Promise<number> {
  const rows = await db
    .selectFrom('notification')
    .select('id')
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('at', '>=', sinceMs)
    .limit(max)
    .execute();
  return rows.length;
}

/** False when the person has no such notification. The time of an already read one is unchanged. */
export async function readOwnNotification(
  db: Connection,
  id: string,
  personId: string,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set((is) => ({ read_at: is.fn.coalesce('read_at', is.cast<number>(is.val(nowMs), 'bigint')) }))
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Everything up to `untilMs`, updates included. */
export async function readAllUntil(db: Connection, personId: string, untilMs: number, nowMs: number): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: nowMs })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('at', '<=', untilMs)
    .execute();
  await db
    .updateTable('person')
    .set({ updates_read_at: untilMs })
    .where('id', '=', personId)
    .where('updates_read_at', '<', untilMs)
    .execute();
}

/** From when on updates are news for the person. Throws when there is no such person. */
export const findReadState = (db: Connection, personId: string) =>
  db
    .selectFrom('person')
    .select(['created_at', 'updates_read_at'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();

/** Published after `sinceMs` and until now, without sample content. */
const updates = (db: Connection, sinceMs: number, nowMs: number) =>
  db
    .selectFrom('update_entry')
    .where('published', '=', 1)
    .where('published_at', '>', sinceMs)
    .where('published_at', '<=', nowMs)
    .where('deleted_at', 'is', null)
    .where('sample', '=', 0);

export async function isNewsUpdate(db: Connection, id: string, sinceMs: number, nowMs: number): Promise<boolean> {
  return (await updates(db, sinceMs, nowMs).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Latest first, with when the person read each. */
export function listNewsUpdates(db: Connection, personId: string, { sinceMs, after, limit }: PageQuery, nowMs: number) {
  let from = updates(db, sinceMs, nowMs)
    .leftJoin('update_read', (join) =>
      join.onRef('update_read.update_id', '=', 'update_entry.id').on('update_read.person_id', '=', personId),
    )
    .select(['update_entry.id', 'kind', 'title', 'published_at', 'update_read.at as read_at']);
  if (after !== null)
    from = from.where((is) =>
      is.or([
        is('published_at', '<', after.at),
        is.and([is('published_at', '=', after.at), is('update_entry.id', '<', after.id)]),
      ]),
    );
  return from.orderBy('published_at', 'desc').orderBy('update_entry.id', 'desc').limit(limit).execute();
}

/** Counts up to `max`. */
export async function countUnreadUpdates(
  db: Connection,
  personId: string,
  { sinceMs, nowMs, max }: { readonly sinceMs: number; readonly nowMs: number; readonly max: number },
): Promise<number> {
  const rows = await updates(db, sinceMs, nowMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('update_read')
            .select('update_id')
            .where('person_id', '=', personId)
            .whereRef('update_id', '=', 'update_entry.id'),
        ),
      ),
    )
    .select('update_entry.id')
    .limit(max)
    .execute();
  return rows.length;
}

export async function insertUpdateRead(
  db: Connection,
  personId: string,
  updateId: string,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('update_read')
    .values({ person_id: personId, update_id: updateId, at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteNotificationsBefore(db: Connection, untilMs: number): Promise<void> {
  await db.deleteFrom('notification').where('at', '<', untilMs).execute();
  await db.deleteFrom('update_read').where('at', '<', untilMs).execute();
}

/** Keys that end by their expiry date until `untilMs`, of accounts that are not disabled. */
export const listExpiringKeys = (db: Connection, nowMs: number, untilMs: number) =>
  db
    .selectFrom('api_key')
    .innerJoin('person', 'person.id', 'api_key.person_id')
    .select(['api_key.id', 'person_id', 'api_key.name', 'expires_at'])
    .where('expires_at', '>', nowMs)
    .where('expires_at', '<=', untilMs)
    .where('revoked_at', 'is', null)
    .where('grace_until', 'is', null)
    .where('person.disabled_at', 'is', null)
    .execute();

/** People whose plan ends until `untilMs`. */
export const listEndingPlans = (db: Connection, nowMs: number, untilMs: number) =>
  db
    .selectFrom('person')
    .select(['id', 'plan', 'premium_until'])
    .where('premium_until', '>', nowMs)
    .where('premium_until', '<=', untilMs)
    .where('plan', '!=', 'free')
    .where('disabled_at', 'is', null)
    .execute();
