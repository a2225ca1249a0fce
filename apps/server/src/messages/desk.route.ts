/** What admins do with messages: find, open, answer by mail, call done, remove, bring back. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { fail } from '@apiyard/api/contract/endpoint';
import {
  changeMessage,
  getMessage,
  listMessages,
  markMessage,
  removeMessage,
  restoreMessage,
} from '@apiyard/api/contract/messages';
import type { Message } from '@apiyard/api/contract/messages';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';

interface DeskServices {
  readonly database: Database;
  /** Unix milliseconds. */
  now(): number;
}

const pageSize = 50;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export function deskRoutes({ database, now }: DeskServices): Route[] {
  const { kysely } = database;
  const find = async (id: string) => {
    const row = await selectMessages(kysely).where('message.id', '=', id).executeTakeFirst();
    return row ? shownMessage(row) : unknown();
  };
  return [
    route(listMessages, {
      rate: perMinute(240),
      handle: async ({ input: { cursor, kind, state, search } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) {
          const detail = 'cursor is not one that this list gave.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
        }
        let from = selectMessages(kysely)
          .where('removed_at', state === 'removed' ? 'is not' : 'is', null)
          .orderBy('message.id', 'desc')
          .limit(pageSize + 1);
        if (cursor !== undefined) from = from.where('message.id', '<', cursor);
        if (kind !== undefined) from = from.where('kind', '=', kind);
        if (state === 'open' || state === 'done')
          from = from.where('done_at', state === 'done' ? 'is not' : 'is', null);
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
        const rows = await from.execute();
        const { open, unread } = await kysely
          .selectFrom('message')
          .where('removed_at', 'is', null)
          .select(({ fn, case: when }) => [
            fn.sum(when().when('done_at', 'is', null).then(1).else(0).end()).as('open'),
            fn.sum(when().when('read_at', 'is', null).then(1).else(0).end()).as('unread'),
          ])
          .executeTakeFirstOrThrow();
        const items = rows.slice(0, pageSize).map(shownMessage);
        return {
          items,
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
          counts: { open: Number(open ?? 0), unread: Number(unread ?? 0) },
        };
      },
    }),

    route(getMessage, { rate: perMinute(240), handle: ({ input }) => find(input.id) }),

    route(changeMessage, {
      rate: perMinute(120),
      handle: async ({ input: { id, isDone, version }, note }) => {
        const outcome = await database.transaction(async (transaction) => {
          const row = await selectMessages(transaction)
            .where('message.id', '=', id)
            .where('removed_at', 'is', null)
            .executeTakeFirst();
          if (!row) return unknown();
          if (row.version !== version) {
            return fail('Stale', 'Somebody else changed this message meanwhile. Look at it again.', {
              version: row.version,
            });
          }
          const changes = { done_at: isDone ? (row.done_at ?? now()) : null, version: version + 1 };
          await transaction.updateTable('message').set(changes).where('id', '=', id).execute();
          return shownMessage({ ...row, ...changes });
        });
        note({ isDone });
        return outcome;
      },
    }),

    route(markMessage, {
      rate: perMinute(240),
      handle: async ({ input: { id, isRead }, note }) => {
        await kysely
          .updateTable('message')
          .set((is) => ({ read_at: isRead ? is.fn.coalesce('read_at', is.val(now())) : null }))
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .execute();
        note({ isRead });
        return find(id);
      },
    }),

    route(removeMessage, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => {
        const removed = await kysely
          .updateTable('message')
          .set({ removed_at: now() })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        return removed ? { id } : unknown();
      },
    }),

    route(restoreMessage, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => {
        const restored = await kysely
          .updateTable('message')
          .set({ removed_at: null })
          .where('id', '=', id)
          .where('removed_at', 'is not', null)
          .returning('id')
          .executeTakeFirst();
        return restored ? find(id) : unknown();
      },
    }),
  ];
}

const unknown = () => fail('NotFound', 'There is no such message. Load the list again.');

export const selectMessages = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('message')
    .leftJoin('person', 'person.id', 'message.person_id')
    .selectAll('message')
    .select('person.username');

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

export const shownMessage = (row: MessageRow): Message => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  name: row.name,
  email: row.email,
  subject: row.subject,
  text: row.text,
  requestId: row.request_id,
  username: row.username,
  createdAt: new Date(row.created_at).toISOString(),
  isRead: row.read_at !== null,
  state: row.removed_at !== null ? 'removed' : row.done_at !== null ? 'done' : 'open',
  version: row.version,
});
