/** Updates where admins write them. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { AdminUpdate, AdminUpdateRow } from '@apiyard/api/contract/content/admin-updates';
import {
  changeUpdate,
  createUpdate,
  deleteUpdate,
  getAdminUpdate,
  listAdminUpdates,
  publishUpdate,
  restoreUpdate,
  unpublishUpdate,
} from '@apiyard/api/contract/content/admin-updates';
import { searched } from './searched.ts';
import { newId } from '../../db/id.ts';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { keptDeletedMs, momentOf, pageOf, stale, stateOf } from '../content-rows.ts';
import type { AdminContentServices } from './services.ts';
import { markDeleted, restoreDeleted } from '../content-store.ts';
import {
  findUpdate,
  insertUpdate,
  listUpdateRows,
  publishUpdateRow,
  unpublishUpdateRow,
  updateUpdate,
} from '../updates-store.ts';
import type { UpdateRow } from '../updates-store.ts';
import { sentence } from '../../problems/sentence.ts';

const unknown = () => fail('NotFound', sentence('problem.content.noUpdate'));

export function adminUpdateRoutes({ database: { kysely }, pictures, events, now }: AdminContentServices): Route[] {
  const shown = (row: UpdateRow): AdminUpdate => ({ ...shownRow(row, now()), body: row.body });
  const missed = async (id: string) => {
    const row = await findUpdate(kysely, id);
    return row === undefined ? unknown() : stale(row.version);
  };

  return [
    route(listAdminUpdates, {
      rate: perMinute(300),
      handle: async ({ input: { cursor, query, state, kind } }) => {
        const nowMs = now();
        const holds = searched(query);
        const page = await pageOf<UpdateRow>({
          cursor,
          placeOf: ({ updated_at, id }) => ({ at: updated_at, id }),
          ...(holds && { matches: ({ title, body }: UpdateRow) => holds(title, body) }),
          read: (after, limit) => listUpdateRows(kysely, { kind, state, after, limit }, nowMs),
        });
        return page instanceof Failure
          ? page
          : { items: page.rows.map((row) => shownRow(row, nowMs)), next: page.next };
      },
    }),

    route(getAdminUpdate, {
      rate: perMinute(300),
      handle: async ({ input }) => {
        const row = await findUpdate(kysely, input.id);
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
        return shown(await insertUpdate(kysely, row));
      },
    }),

    route(changeUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id, version, kind, title, body, publishAt }, was }) => {
        const before = await findUpdate(kysely, id);
        if (before !== undefined) was(shown(before));
        await pictures.markUsed(body);
        const at = publishAt === null ? null : Date.parse(publishAt);
        const row = await updateUpdate(kysely, { id, version }, { kind, title, body }, at, now());
        return row === undefined ? missed(id) : shown(row);
      },
    }),

    route(publishUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id, version }, person, request }) => {
        const row = await publishUpdateRow(kysely, { id, version }, now());
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
        const row = await unpublishUpdateRow(kysely, { id, version }, now());
        return row === undefined ? missed(id) : shown(row);
      },
    }),

    route(deleteUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) =>
        (await markDeleted(kysely, 'update_entry', id, now())) ? { id } : unknown(),
    }),

    route(restoreUpdate, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => {
        const row = await restoreDeleted(kysely, 'update_entry', id, now() - keptDeletedMs);
        return row === undefined ? unknown() : shown(row);
      },
    }),
  ];
}

const shownRow = (row: UpdateRow, nowMs: number): AdminUpdateRow => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  title: row.title,
  state: stateOf(row.published, row.published_at, nowMs),
  publishAt: momentOf(row.published_at),
  sample: row.sample === 1,
  updatedAt: new Date(row.updated_at).toISOString(),
});
