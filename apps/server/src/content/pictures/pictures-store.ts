/** The table `picture`, and where its pictures are shown. */
import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { PictureTable } from '../../db/schema/content/picture.ts';
import type { Place } from '../content-rows.ts';

export type PictureRow = Selectable<PictureTable>;

/** Latest first, from after a place on. */
export function listPictureRows(db: Connection, after: Place | null, limit: number): Promise<PictureRow[]> {
  const from = db.selectFrom('picture').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  return (
    after
      ? from.where((is) =>
          is.or([is('created_at', '<', after.at), is.and([is('created_at', '=', after.at), is('id', '<', after.id)])]),
        )
      : from
  ).execute();
}

/** Which of these IDs are stored. */
export async function findKnownPictures(db: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('picture').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** An already stored picture counts as used now. */
export const upsertPicture = (db: Connection, row: Insertable<PictureTable>): Promise<PictureRow> =>
  db
    .insertInto('picture')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ used_at: row.used_at }))
    .returningAll()
    .executeTakeFirstOrThrow();

export async function stampPictures(db: Connection, ids: readonly string[], atMs: number): Promise<void> {
  if (ids.length > 0) await db.updateTable('picture').set({ used_at: atMs }).where('id', 'in', ids).execute();
}

/** IDs, longest unused first. */
export async function listUnused(db: Connection, sinceMs: number, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where('used_at', '<', sinceMs)
    .orderBy('used_at')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether any stored text or list references it, including deleted ones. */
export async function isPictureShown(db: Connection, id: string): Promise<boolean> {
  const holding = `%${id}%`;
  const found = await Promise.all([
    db
      .selectFrom('blog_post')
      .select('id')
      .where((is) => is.or([is('cover_img', 'like', holding), is('content', 'like', holding)]))
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('gallery_item').select('id').where('cover', 'like', holding).limit(1).executeTakeFirst(),
    db.selectFrom('update_entry').select('id').where('body', 'like', holding).limit(1).executeTakeFirst(),
    db.selectFrom('setting').select('name').where('value', 'like', holding).limit(1).executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}

/** Keeps it if it was used since: storing a reference updates its timestamp. */
export async function deleteUnused(db: Connection, id: string, sinceMs: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('picture')
    .where('id', '=', id)
    .where('used_at', '<', sinceMs)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
