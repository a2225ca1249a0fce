/** Posts, gallery and updates together. */
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { BlogPostTable } from '../db/schema/content/blog-post.ts';
import type { GalleryItemTable } from '../db/schema/content/gallery-item.ts';
import type { UpdateEntryTable } from '../db/schema/content/update-entry.ts';

const tables = ['blog_post', 'gallery_item', 'update_entry'] as const;

/** Permanently deletes rows that were deleted before `untilMs`. Returns how many. */
export async function deleteLongDeleted(db: Connection, untilMs: number): Promise<number> {
  let gone = 0;
  for (const table of tables) {
    const { numDeletedRows } = await db.deleteFrom(table).where('deleted_at', '<', untilMs).executeTakeFirst();
    gone += Number(numDeletedRows);
  }
  return gone;
}

/** Rows that keep everything when they are deleted; a post loses its slug. */
type KeptWhole = 'gallery_item' | 'update_entry';

/** False when there is no such row. */
export async function markDeleted(db: Connection, table: KeptWhole, id: string, nowMs: number): Promise<boolean> {
  const row = await db
    .updateTable(table)
    .set({ deleted_at: nowMs })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A row that was deleted after `sinceMs`. */
export async function restoreDeleted<Table extends KeptWhole>(
  db: Connection,
  table: Table,
  id: string,
  sinceMs: number,
): Promise<Selectable<Schema[Table]> | undefined> {
  const row = await db
    .updateTable<KeptWhole>(table)
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', sinceMs)
    .returningAll()
    .executeTakeFirst();
  return row as Selectable<Schema[Table]> | undefined;
}

/** Whether there is no post and no picture in the gallery, deleted ones included. */
export async function isWithoutContent(transaction: Transaction<Schema>): Promise<boolean> {
  for (const table of ['blog_post', 'gallery_item'] as const) {
    const some = await transaction.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (some !== undefined) return false;
  }
  return true;
}

export async function insertContent(
  transaction: Transaction<Schema>,
  rows: {
    readonly posts: readonly Insertable<BlogPostTable>[];
    readonly pictures: readonly Insertable<GalleryItemTable>[];
    readonly updates: readonly Insertable<UpdateEntryTable>[];
  },
): Promise<void> {
  await transaction.insertInto('blog_post').values(rows.posts).execute();
  await transaction.insertInto('gallery_item').values(rows.pictures).execute();
  await transaction.insertInto('update_entry').values(rows.updates).execute();
}

export async function countSamples(db: Connection, table: (typeof tables)[number]): Promise<number> {
  const { found } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('found'))
    .where('sample', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(found);
}

export async function deleteSamples(transaction: Transaction<Schema>): Promise<void> {
  for (const table of tables) await transaction.deleteFrom(table).where('sample', '=', 1).execute();
}
