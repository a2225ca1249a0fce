/** The table `update_entry`. */
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ContentState } from '@apiyard/api/contract/content/admin-content';
import type { Connection } from '../db/database.ts';
import type { UpdateEntryTable } from '../db/schema/content/update-entry.ts';
import type { Place } from './content-rows.ts';

export type UpdateRow = Selectable<UpdateEntryTable>;

interface PublishedQuery {
  readonly kind: UpdateRow['kind'] | undefined;
  readonly after: Place | null;
  readonly limit: number;
}

/** Latest first. */
export function listPublishedUpdates(
  db: Connection,
  { kind, after, limit }: PublishedQuery,
  nowMs: number,
): Promise<UpdateRow[]> {
  let query = db
    .selectFrom('update_entry')
    .selectAll()
    .where('published', '=', 1)
    .where('published_at', '<=', nowMs)
    .where('deleted_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (after)
    query = query.where((is) =>
      is.or([is('published_at', '<', after.at), is.and([is('published_at', '=', after.at), is('id', '<', after.id)])]),
    );
  return query.execute();
}

interface UpdateQuery extends PublishedQuery {
  readonly state: ContentState | undefined;
}

/** Changed last first. */
export function listUpdateRows(
  db: Connection,
  { kind, state, after, limit }: UpdateQuery,
  nowMs: number,
): Promise<UpdateRow[]> {
  let from = db
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
      is.or([is('updated_at', '<', after.at), is.and([is('updated_at', '=', after.at), is('id', '<', after.id)])]),
    );
  return from.execute();
}

export const findUpdate = (db: Connection, id: string): Promise<UpdateRow | undefined> =>
  db.selectFrom('update_entry').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

export const insertUpdate = (db: Connection, row: Insertable<UpdateEntryTable>): Promise<UpdateRow> =>
  db.insertInto('update_entry').values(row).returningAll().executeTakeFirstOrThrow();

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Stores the next version. Undefined when the row has changed. It no longer counts as sample content. */
const updateVersion = (db: Connection, { id, version }: Versioned, nowMs: number) =>
  db
    .updateTable('update_entry')
    .set({ sample: 0, updated_at: nowMs, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returningAll();

/** @param publishAt null keeps the date of a published update; a draft then has none */
export const updateUpdate = (
  db: Connection,
  versioned: Versioned,
  changes: Pick<Updateable<UpdateEntryTable>, 'kind' | 'title' | 'body'>,
  publishAt: number | null,
  nowMs: number,
): Promise<UpdateRow | undefined> =>
  updateVersion(db, versioned, nowMs)
    .set({ ...changes, published_at: publishAt ?? sql<number>`published_at * published` })
    .executeTakeFirst();

/** From now on unless it has a date. */
export const publishUpdateRow = (db: Connection, versioned: Versioned, nowMs: number): Promise<UpdateRow | undefined> =>
  updateVersion(db, versioned, nowMs)
    .set({ published: 1, published_at: sql<number>`case when published_at = 0 then ${nowMs} else published_at end` })
    .executeTakeFirst();

export const unpublishUpdateRow = (
  db: Connection,
  versioned: Versioned,
  nowMs: number,
): Promise<UpdateRow | undefined> => updateVersion(db, versioned, nowMs).set({ published: 0 }).executeTakeFirst();
