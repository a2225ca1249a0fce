/** A person's notifications, and updates of the site since they were last read. */
import type { Notification } from '@apiyard/api/contract/accounts/notifications';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@apiyard/api/contract/accounts/notifications';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Person } from '../caller.ts';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { News } from './notify.ts';
import { keptMs } from './sweep.ts';
import {
  countUnreadNotifications,
  countUnreadUpdates,
  findReadState,
  insertUpdateRead,
  isNewsUpdate,
  listNewsUpdates,
  listOwnNotifications,
  readAllUntil,
  readOwnNotification,
} from './notifications-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

const pageSize = 20;
const unreadMax = 100;
/** Where a page ended: time and id of its last entry. */
const cursorPattern = /^(\d{1,15})\.([\w-]{1,80})$/;
/** Updates have separate IDs. */
const updateId = /^update\.([\w-]{1,80})$/;

interface Entry {
  readonly at: number;
  /** Secondary sort key, also in the cursor. */
  readonly sortId: string;
  readonly shown: Notification;
}

export function notificationRoutes(database: Database, now: () => number): Route[] {
  const { kysely } = database;

  /** Updates since the person's registration. */
  async function readStateOf(personId: string): Promise<{ readonly from: number; readonly readAt: number }> {
    const row = await findReadState(kysely, personId);
    return { from: Math.max(row.created_at, now() - keptMs), readAt: row.updates_read_at };
  }

  async function unreadOf({ id }: Person): Promise<number> {
    const { from, readAt } = await readStateOf(id);
    const own = await countUnreadNotifications(kysely, id, now() - keptMs, unreadMax);
    const since = { sinceMs: Math.max(from, readAt), nowMs: now(), max: unreadMax };
    return Math.min(unreadMax, own + (await countUnreadUpdates(kysely, id, since)));
  }

  async function entriesOf(
    personId: string,
    before: { readonly at: number; readonly id: string } | null,
  ): Promise<Entry[]> {
    const { from, readAt } = await readStateOf(personId);
    const page = { after: before, limit: pageSize + 1 };
    const kept = await listOwnNotifications(kysely, personId, { ...page, sinceMs: now() - keptMs });
    const published = await listNewsUpdates(kysely, personId, { ...page, sinceMs: from }, now());
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
          return invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursor'));
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
          if (!(await readOwnNotification(kysely, id, person.id, now()))) return unknown();
        } else {
          const { from } = await readStateOf(person.id);
          if (!(await isNewsUpdate(kysely, update, from, now()))) return unknown();
          await insertUpdateRead(kysely, person.id, update, now());
        }
        return { unread: await unreadOf(person) };
      },
    }),

    route(readAllNotifications, {
      rate: perMinute(120),
      handle: async ({ input: { upTo }, person }) => {
        const at = Math.min(Date.parse(upTo), now());
        await readAllUntil(kysely, person.id, at, now());
        return { unread: await unreadOf(person) };
      },
    }),
  ];
}

const unknown = () => fail('NotFound', sentence('problem.accounts.noNotification'));
