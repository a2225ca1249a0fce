/** The table `gallery_item`. */
import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { GalleryItemTable } from '../db/schema/content/gallery-item.ts';
import type { Place } from './content-rows.ts';

export type GalleryRow = Selectable<GalleryItemTable>;

const latestFirst = (db: Connection) =>
  db
    .selectFrom('gallery_item')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/** All, latest first. */
export const listGallery = (db: Connection): Promise<GalleryRow[]> => latestFirst(db).execute();

/** Latest first, from after a place on. */
export function listGalleryAfter(db: Connection, after: Place | null, limit: number): Promise<GalleryRow[]> {
  const from = latestFirst(db).limit(limit);
  return (
    after
      ? from.where((is) =>
          is.or([is('created_at', '<', after.at), is.and([is('created_at', '=', after.at), is('id', '<', after.id)])]),
        )
      : from
  ).execute();
}

export async function findGalleryVersion(db: Connection, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('gallery_item')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('version')
    .executeTakeFirst();
  return row?.version;
}

export const insertGalleryItem = (db: Connection, row: Insertable<GalleryItemTable>): Promise<GalleryRow> =>
  db.insertInto('gallery_item').values(row).returningAll().executeTakeFirstOrThrow();

/** Undefined when there is another version by now. It no longer counts as sample content. */
export const updateGalleryItem = (
  db: Connection,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Pick<GalleryRow, 'name' | 'created_at' | 'updated_at'>,
): Promise<GalleryRow | undefined> =>
  db
    .updateTable('gallery_item')
    .set({ ...changes, sample: 0, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
