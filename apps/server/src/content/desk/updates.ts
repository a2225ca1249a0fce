/** Updates where admins write them. */
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { DeskUpdate, DeskUpdateRow } from '@apiyard/api/contract/desk-updates';
import {
  changeUpdate,
  createUpdate,
  deleteUpdate,
  getDeskUpdate,
  listDeskUpdates,
  publishUpdate,
  restoreUpdate,
  unpublishUpdate,
} from '@apiyard/api/contract/desk-updates';
import { searched } from '@apiyard/api/serving/searched';
import { newId } from '../../db/id.ts';
import type { Schema, UpdateEntryTable } from '../../db/schema.ts';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { keptDeletedMs, momentOf, pageOf, stale, stateOf } from './desk.ts';
import type { DeskServices } from './services.ts';

type Row = Selectable<UpdateEntryTable>;

const unknown = () => fail('NotFound', 'There is no such update. It may have been deleted.');

export function deskUpdateRoutes({ database: { kysely }, pictures, events, now }: DeskServices): Route[] {
  const shown = (row: Row): DeskUpdate => ({ ...shownRow(row, now()), body: row.body });
  const missed = async (id: string) => {
    const row = await known(kysely, id).select('version').executeTakeFirst();
    return row === undefined ? unknown() : stale(row.version);
  };

  return [
    route(listDeskUpdates, {
      rate: perMinute(300),
      handle: async ({ input: { cursor, query, state, kind } }) => {
        const nowMs = now();
        const holds = searched(query);
        const page = await pageOf<Row>({
          cursor,
          placeOf: ({ updated_at, id }) => ({ at: updated_at, id }),
          ...(holds && { matches: ({ title, body }: Row) => holds(title, body) }),
          read: (after, limit) => {
            let from = kysely
              .selectFrom('update_entry')
              .selectAll()
              .where('deleted_at', 'is', null)
              .orderBy('updated_at', 'desc')
              .orderBy('id', 'desc')
              .limit(limit);
            if (kind !== undefined) from = from.where('kind', '=', kind);
            if (state !== undefined) from = from.where('published', '=', state === 'draft' ? 0 : 1);
            if (state === 'scheduled') from = from.where('published_at', '>', nowMs);
            if (state === 'published') from = from.where('published_at', '<=', nowMs);
            if (after)
              from = from.where((is) =>
                is.or([
                  is('updated_at', '<', after.at),
                  is.and([is('updated_at', '=', after.at), is('id', '<', after.id)]),
                ]),
              );
            return from.execute();
          },
        });
        return page instanceof Failure
          ? page
          : { items: page.rows.map((row) => shownRow(row, nowMs)), next: page.next };
      },
    }),

    route(getDeskUpdate, {
      rate: perMinute(300),
      handle: async ({ input }) => {
        const row = await known(kysely, input.id).selectAll().executeTakeFirst();
        return row === undefined ? unknown() : shown(row);
      },
    }),

    route(createUpdate, {
      rate: perMinute(60),
      handle: async ({ input: { kind, title, body, publishAt } }) => {
        await pictures.markUsed(body);
        const row = {
          id: newId(now()),
          kind,
          title,
          body,
          published: 0,
          published_at: publishAt === null ? 0 : Date.parse(publishAt),
          updated_at: now(),
        };
        return shown(await kysely.insertInto('update_entry').values(row).returningAll().executeTakeFirstOrThrow());
      },
    }),

    route(changeUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id, version, kind, title, body, publishAt } }) => {
        await pictures.markUsed(body);
        const row = await kysely
          .updateTable('update_entry')
          .set({
            kind,
            title,
            body,
            sample: 0,
            updated_at: now(),
            version: version + 1,
            // Without a date a draft has none; what is published keeps its own.
            published_at: publishAt === null ? sql<number>`published_at * published` : Date.parse(publishAt),
          })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? missed(id) : shown(row);
      },
    }),

    route(publishUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id, version }, person, request }) => {
        const nowMs = now();
        const row = await kysely
          .updateTable('update_entry')
          .set({
            published: 1,
            sample: 0,
            updated_at: nowMs,
            version: version + 1,
            published_at: sql<number>`case when published_at = 0 then ${nowMs} else published_at end`,
          })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return missed(id);
        events.emit({
          type: 'update published',
          from: originOf(request),
          updateId: id,
          personId: person.id,
          publishedAt: row.published_at,
        });
        return shown(row);
      },
    }),

    route(unpublishUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id, version } }) => {
        const row = await kysely
          .updateTable('update_entry')
          .set({ published: 0, sample: 0, updated_at: now(), version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? missed(id) : shown(row);
      },
    }),

    route(deleteUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => {
        const row = await kysely
          .updateTable('update_entry')
          .set({ deleted_at: now() })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        return row ?? unknown();
      },
    }),

    route(restoreUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => {
        const row = await kysely
          .updateTable('update_entry')
          .set({ deleted_at: null })
          .where('id', '=', id)
          .where('deleted_at', '>', now() - keptDeletedMs)
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? unknown() : shown(row);
      },
    }),
  ];
}

const known = (kysely: Kysely<Schema>, id: string) =>
  kysely.selectFrom('update_entry').where('id', '=', id).where('deleted_at', 'is', null);

const shownRow = (row: Row, nowMs: number): DeskUpdateRow => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  title: row.title,
  state: stateOf(row.published, row.published_at, nowMs),
  publishAt: momentOf(row.published_at),
  sample: row.sample === 1,
  updatedAt: new Date(row.updated_at).toISOString(),
});
