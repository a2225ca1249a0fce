/** The table `message`. */
import { sql } from 'kysely';
import type { Insertable, Transaction, Updateable } from 'kysely';
import type { Message } from '@apiyard/api/contract/site/messages';
import type { Connection } from '../db/database.ts';
import { firstIdOf } from '../db/id.ts';
import type { Schema } from '../db/schema.ts';
import type { MessageTable } from '../db/schema/content/message.ts';

const hourMs = 3_600_000;
const dayMs = 86_400_000;

const withUsername = (db: Connection) =>
  db
    .selectFrom('message')
    .leftJoin('person', 'person.id', 'message.person_id')
    .selectAll('message')
    .select('person.username');

export type MessageRow = Awaited<ReturnType<ReturnType<typeof withUsername>['execute']>>[number];

export const findMessage = (db: Connection, id: string): Promise<MessageRow | undefined> =>
  withUsername(db).where('message.id', '=', id).executeTakeFirst();

/** A message that is not removed. */
export const findPresentMessage = (db: Connection, id: string): Promise<MessageRow | undefined> =>
  withUsername(db).where('message.id', '=', id).where('removed_at', 'is', null).executeTakeFirst();

interface MessageQuery {
  readonly kind: Message['kind'] | undefined;
  readonly state: Message['state'] | undefined;
  readonly search: string | undefined;
  /** From after the message with this id on. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** Latest first. */
export function listMessageRows(
  db: Connection,
  { kind, state, search, before, limit }: MessageQuery,
): Promise<MessageRow[]> {
  let from = withUsername(db)
    .where('removed_at', state === 'removed' ? 'is not' : 'is', null)
    .orderBy('message.id', 'desc')
    .limit(limit);
  if (before !== undefined) from = from.where('message.id', '<', before);
  if (kind !== undefined) from = from.where('kind', '=', kind);
  if (state === 'open' || state === 'done') from = from.where('done_at', state === 'done' ? 'is not' : 'is', null);
  if (search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const columns = [
      'message.reference',
      'message.name',
      'message.email',
      'message.subject',
      'message.text',
      'message.request_id',
      'person.username',
    ];
    from = from.where((is) =>
      is.or(columns.map((column) => sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`)),
    );
  }
  return from.execute();
}

export async function countMessages(db: Connection): Promise<{ readonly open: number; readonly unread: number }> {
  const { open, unread } = await db
    .selectFrom('message')
    .where('removed_at', 'is', null)
    .select(({ fn, case: when }) => [
      fn.sum(when().when('done_at', 'is', null).then(1).else(0).end()).as('open'),
      fn.sum(when().when('read_at', 'is', null).then(1).else(0).end()).as('unread'),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(open ?? 0), unread: Number(unread ?? 0) };
}

/** Messages of the last day by people without a confirmed address, and those of one kind. */
export async function countOfVisitors(db: Connection, kind: Message['kind'], nowMs: number) {
  const row = await db
    .selectFrom('message')
    .leftJoin('person', 'person.id', 'message.person_id')
    // The ID starts with the time and is indexed; it may come from a clock that was wrong, so `created_at` is checked too.
    .where('message.id', '>=', firstIdOf(nowMs - dayMs))
    .where('message.created_at', '>', nowMs - dayMs)
    .where('message.created_at', '<=', nowMs)
    .where('person.email', 'is', null)
    .select(({ fn, ref, case: when, and, eb }) => {
      // Account deletion requests, confirmed or not, have separate limits and do not count here.
      const isCounted = and([
        eb('message.kind', '=', kind),
        ...(kind === 'data-deletion' ? [eb('message.person_id', 'is', null)] : []),
      ]);
      return [
        fn.countAll().as('rows'),
        fn
          .sum(
            when()
              .when('message.created_at', '>', nowMs - hourMs)
              .then(1)
              .else(0)
              .end(),
          )
          .as('hour'),
        fn.sum(when().when(isCounted).then(1).else(0).end()).as('day'),
        fn.min(when().when(isCounted).then(ref('message.created_at')).end()).as('oldest'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    rows: Number(row.rows),
    hour: Number(row.hour ?? 0),
    day: Number(row.day ?? 0),
    oldestAt: Number(row.oldest ?? nowMs),
  };
}

/** False when the reference exists. */
export async function insertMessage(db: Connection, row: Insertable<MessageTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('message')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateMessage(
  transaction: Transaction<Schema>,
  id: string,
  changes: Updateable<MessageTable>,
): Promise<void> {
  await transaction.updateTable('message').set(changes).where('id', '=', id).execute();
}

/** The time of an already read one is unchanged. */
export async function setMessageRead(db: Connection, id: string, isRead: boolean, nowMs: number): Promise<void> {
  await db
    .updateTable('message')
    .set((is) => ({ read_at: isRead ? is.fn.coalesce('read_at', is.val(nowMs)) : null }))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}

/** Removes with a time, restores with null. False when it is so already, or there is no such message. */
export async function setMessageRemoved(db: Connection, id: string, removedAt: number | null): Promise<boolean> {
  const row = await db
    .updateTable('message')
    .set({ removed_at: removedAt })
    .where('id', '=', id)
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Permanently deletes messages removed before that time. */
export async function deleteRemovedMessages(db: Connection, untilMs: number): Promise<void> {
  await db.deleteFrom('message').where('removed_at', '<=', untilMs).execute();
}
