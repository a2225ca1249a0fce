import { fail } from '@apiyard/api/contract/endpoint';
import { listUpdates } from '@apiyard/api/contract/updates';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';

const pageSize = 20;

/** Where a page ended: time and id of its last entry. */
const cursorPattern = /^(\d{1,15})\.([\w-]{1,80})$/;

export function updateRoutes({ kysely }: Database, now: () => number): Route[] {
  return [
    route(listUpdates, {
      rate: perMinute(300),
      handle: async ({ input }) => {
        const { cursor, kind } = input;
        let query = kysely
          .selectFrom('update_entry')
          .selectAll()
          .where('published', '=', 1)
          .where('published_at', '<=', now())
          .where('deleted_at', 'is', null)
          .orderBy('published_at', 'desc')
          .orderBy('id', 'desc')
          .limit(pageSize + 1);
        if (kind !== undefined) query = query.where('kind', '=', kind);
        if (cursor !== undefined) {
          const [, time, id] = cursorPattern.exec(cursor) ?? [];
          if (time === undefined || id === undefined) {
            const detail = 'cursor is not one that this list gave.';
            return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
          }
          const at = Number(time);
          query = query.where((is) =>
            is.or([is('published_at', '<', at), is.and([is('published_at', '=', at), is('id', '<', id)])]),
          );
        }
        const rows = await query.execute();
        const shown = rows.slice(0, pageSize);
        const last = shown.at(-1);
        return {
          items: shown.map((row) => ({
            id: row.id,
            kind: row.kind,
            title: row.title,
            body: row.body,
            publishedAt: new Date(row.published_at).toISOString(),
          })),
          next: rows.length > pageSize && last ? `${last.published_at}.${last.id}` : null,
        };
      },
    }),
  ];
}
