/** A person's own notifications: what was kept for them, and updates of the site since they were last read. */
import type { Notification } from '@apiyard/api/contract/notifications';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@apiyard/api/contract/notifications';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Person } from '../accounts/caller.ts';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { News } from './notify.ts';
import { keptMs } from './sweep.ts';

const pageSize = 20;
const unreadMax = 100;
/** Where a page ended: time and id of its last entry. */
const cursorPattern = /^(\d{1,15})\.([\w-]{1,80})$/;
/** Updates stand under ids of their own. */
const updateId = /^update\.([\w-]{1,80})$/;

interface Entry {
  readonly at: number;
  /** Breaks ties, and goes into the cursor. */
  readonly sortId: string;
  readonly shown: Notification;
}

export function notificationRoutes(database: Database, now: () => number): Route[] {
  const { kysely } = database;

  /** Updates are news from the day on which somebody came. */
  async function standingOf(personId: string): Promise<{ readonly from: number; readonly readAt: number }> {
    const row = await kysely
      .selectFrom('person')
      .select(['created_at', 'updates_read_at'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    return { from: Math.max(row.created_at, now() - keptMs), readAt: row.updates_read_at };
  }

  const updatesSince = (fromMs: number) =>
    kysely
      .selectFrom('update_entry')
      .where('published', '=', 1)
      .where('published_at', '>', fromMs)
      .where('published_at', '<=', now())
      .where('deleted_at', 'is', null)
      .where('sample', '=', 0);

  async function unreadOf({ id }: Person): Promise<number> {
    const { from, readAt } = await standingOf(id);
    const own = await kysely
      .selectFrom('notification')
      .select('id')
      .where('person_id', '=', id)
      .where('read_at', 'is', null)
      .where('at', '>=', now() - keptMs)
      .limit(unreadMax)
      .execute();
    const updates = await updatesSince(Math.max(from, readAt))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('update_read')
              .select('update_id')
              .where('person_id', '=', id)
              .whereRef('update_id', '=', 'update_entry.id'),
          ),
        ),
      )
      .select('update_entry.id')
      .limit(unreadMax)
      .execute();
    return Math.min(unreadMax, own.length + updates.length);
  }

  async function entriesOf(
    personId: string,
    before: { readonly at: number; readonly id: string } | null,
  ): Promise<Entry[]> {
    const { from, readAt } = await standingOf(personId);
    let own = kysely
      .selectFrom('notification')
      .selectAll()
      .where('person_id', '=', personId)
      .where('at', '>=', now() - keptMs);
    let updates = updatesSince(from)
      .leftJoin('update_read', (join) =>
        join.onRef('update_read.update_id', '=', 'update_entry.id').on('update_read.person_id', '=', personId),
      )
      .select(['update_entry.id', 'kind', 'title', 'published_at', 'update_read.at as read_at']);
    if (before !== null) {
      const { at, id } = before;
      own = own.where((is) => is.or([is('at', '<', at), is.and([is('at', '=', at), is('id', '<', id)])]));
      updates = updates.where((is) =>
        is.or([is('published_at', '<', at), is.and([is('published_at', '=', at), is('update_entry.id', '<', id)])]),
      );
    }
    const [kept, published] = [
      await own
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute(),
      await updates
        .orderBy('published_at', 'desc')
        .orderBy('update_entry.id', 'desc')
        .limit(pageSize + 1)
        .execute(),
    ];
    const isoOf = (ms: number) => new Date(ms).toISOString();
    return [
      ...kept.map(({ id, at, read_at, data }): Entry => ({
        at,
        sortId: id,
        shown: { id, at: isoOf(at), isRead: read_at !== null, ...(JSON.parse(data) as News) },
      })),
      ...published.map(({ id, kind, title, published_at: at, read_at }): Entry => ({
        at,
        sortId: id,
        shown: {
          id: `update.${id}`,
          at: isoOf(at),
          isRead: at <= readAt || read_at !== null,
          kind: 'update',
          title,
          updateKind: kind,
        },
      })),
    ].toSorted((a, b) => b.at - a.at || (a.sortId < b.sortId ? 1 : -1));
  }

  return [
    route(listNotifications, {
      rate: perMinute(120),
      handle: async ({ input: { cursor }, person }) => {
        const [, time, id] = cursorPattern.exec(cursor ?? '') ?? [];
        if (cursor !== undefined && (time === undefined || id === undefined)) {
          const detail = 'cursor is not one that this list gave.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
        }
        const entries = await entriesOf(
          person.id,
          time === undefined || id === undefined ? null : { at: Number(time), id },
        );
        const page = entries.slice(0, pageSize);
        const last = page.at(-1);
        return {
          items: page.map(({ shown }) => shown),
          next: entries.length > pageSize && last ? `${last.at}.${last.sortId}` : null,
          unread: await unreadOf(person),
        };
      },
    }),

    route(countNotifications, {
      rate: perMinute(120),
      handle: async ({ person }) => ({ unread: await unreadOf(person) }),
    }),

    route(readNotification, {
      rate: perMinute(300),
      handle: async ({ input: { id }, person }) => {
        const [, update] = updateId.exec(id) ?? [];
        if (update === undefined) {
          const { numUpdatedRows } = await kysely
            .updateTable('notification')
            .set((is) => ({ read_at: is.fn.coalesce('read_at', is.cast<number>(is.val(now()), 'bigint')) }))
            .where('id', '=', id)
            .where('person_id', '=', person.id)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return unknown();
        } else {
          const { from } = await standingOf(person.id);
          if (!(await updatesSince(from).select('id').where('id', '=', update).executeTakeFirst())) return unknown();
          await kysely
            .insertInto('update_read')
            .values({ person_id: person.id, update_id: update, at: now() })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        return { unread: await unreadOf(person) };
      },
    }),

    route(readAllNotifications, {
      rate: perMinute(120),
      handle: async ({ input: { upTo }, person }) => {
        const at = Math.min(Date.parse(upTo), now());
        await kysely
          .updateTable('notification')
          .set({ read_at: now() })
          .where('person_id', '=', person.id)
          .where('read_at', 'is', null)
          .where('at', '<=', at)
          .execute();
        await kysely
          .updateTable('person')
          .set({ updates_read_at: at })
          .where('id', '=', person.id)
          .where('updates_read_at', '<', at)
          .execute();
        return { unread: await unreadOf(person) };
      },
    }),
  ];
}

const unknown = () => fail('NotFound', 'There is no such notification. After 60 days they are gone.');
