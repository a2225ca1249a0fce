/** Messages for admins: search, open, reply by mail, mark as done, remove, restore. */
import { fail } from '@apiyard/api/contract/endpoint';
import {
  changeMessage,
  getMessage,
  listMessages,
  markMessage,
  removeMessage,
  restoreMessage,
} from '@apiyard/api/contract/site/messages';
import type { Message } from '@apiyard/api/contract/site/messages';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import {
  countMessages,
  findMessage,
  findPresentMessage,
  listMessageRows,
  setMessageRead,
  setMessageRemoved,
  updateMessage,
} from './messages-store.ts';
import type { MessageRow } from './messages-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

interface AdminContentServices {
  readonly database: Database;
  /** Unix milliseconds. */
  now(): number;
}

const pageSize = 50;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export function adminRoutes({ database, now }: AdminContentServices): Route[] {
  const { kysely } = database;
  const find = async (id: string) => {
    const row = await findMessage(kysely, id);
    return row ? shownMessage(row) : unknown();
  };
  return [
    route(listMessages, {
      rate: perMinute(240),
      handle: async ({ input: { cursor, kind, state, search } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) {
          return invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursor'));
        }
        const query = { kind, state, search, before: cursor, limit: pageSize + 1 };
        const rows = await listMessageRows(kysely, query);
        const items = rows.slice(0, pageSize).map(shownMessage);
        return {
          items,
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
          counts: await countMessages(kysely),
        };
      },
    }),

    route(getMessage, { rate: perMinute(240), handle: ({ input }) => find(input.id) }),

    route(changeMessage, {
      rate: perMinute(120),
      handle: async ({ input: { id, isDone, version }, note, was }) => {
        const outcome = await database.transaction(async (transaction) => {
          const row = await findPresentMessage(transaction, id);
          if (!row) return unknown();
          if (row.version !== version) {
            return fail('Stale', sentence('problem.content.messageStale'), {
              version: row.version,
            });
          }
          const changes = { done_at: isDone ? (row.done_at ?? now()) : null, version: version + 1 };
          await updateMessage(transaction, id, changes);
          was({ state: shownMessage(row).state });
          return shownMessage({ ...row, ...changes });
        });
        note({ isDone });
        return outcome;
      },
    }),

    route(markMessage, {
      rate: perMinute(240),
      handle: async ({ input: { id, isRead }, note }) => {
        await setMessageRead(kysely, id, isRead, now());
        note({ isRead });
        return find(id);
      },
    }),

    route(removeMessage, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => ((await setMessageRemoved(kysely, id, now())) ? { id } : unknown()),
    }),

    route(restoreMessage, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => ((await setMessageRemoved(kysely, id, null)) ? find(id) : unknown()),
    }),
  ];
}

const unknown = () => fail('NotFound', sentence('problem.content.noMessage'));

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
