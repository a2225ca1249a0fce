/** The table `blog_post`. */
import { sql } from 'kysely';
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { ContentState } from '@apiyard/api/contract/content/admin-content';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { BlogPostTable } from '../db/schema/content/blog-post.ts';
import type { Place } from './content-rows.ts';

export type PostRow = Selectable<BlogPostTable>;

const published = (db: Connection, nowMs: number) =>
  db
    .selectFrom('blog_post')
    .where('published', '=', 1)
    .where('created_at', '<=', nowMs)
    .where('deleted_at', 'is', null);

/** Latest first. */
export const listPublishedPosts = (db: Connection, nowMs: number): Promise<PostRow[]> =>
  published(db, nowMs).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

/** What leads to each published post, latest first. */
export const listPublishedSlugs = (db: Connection, nowMs: number): Promise<{ slug: string; createdAt: number }[]> =>
  published(db, nowMs)
    .select(['slug', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findPublishedPost = (db: Connection, slug: string, nowMs: number): Promise<PostRow | undefined> =>
  published(db, nowMs).selectAll().where('slug', '=', slug).executeTakeFirst();

export async function addViews(db: Connection, id: string, count: number): Promise<void> {
  await db
    .updateTable('blog_post')
    .set({ views: sql<number>`views + ${sql.lit(count)}` })
    .where('id', '=', id)
    .execute();
}

interface PostQuery {
  readonly state: ContentState | undefined;
  readonly after: Place | null;
  readonly limit: number;
}

/** Changed last first. */
export function listPosts(db: Connection, { state, after, limit }: PostQuery, nowMs: number): Promise<PostRow[]> {
  let from = db
    .selectFrom('blog_post')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (state !== undefined) from = from.where('published', '=', state === 'draft' ? 0 : 1);
  if (state === 'scheduled') from = from.where('created_at', '>', nowMs);
  if (state === 'published') from = from.where('created_at', '<=', nowMs);
  if (after)
    from = from.where((is) =>
      is.or([is('updated_at', '<', after.at), is.and([is('updated_at', '=', after.at), is('id', '<', after.id)])]),
    );
  return from.execute();
}

export const findPost = (db: Connection, id: string): Promise<PostRow | undefined> =>
  db.selectFrom('blog_post').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/** Used most first. */
export async function listPostCategories(db: Connection, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_post')
    .select(['category', ({ fn }) => fn.countAll().as('posts')])
    .where('deleted_at', 'is', null)
    .groupBy('category')
    .orderBy('posts', 'desc')
    .orderBy('category')
    .limit(max)
    .execute();
  return rows.map(({ category }) => category);
}

/** Whether a post other than `butId` has the slug, including deleted ones. */
export async function isSlugTaken(db: Connection, slug: string, butId: string): Promise<boolean> {
  const other = await db
    .selectFrom('blog_post')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', butId)
    .executeTakeFirst();
  return other !== undefined;
}

export const insertPost = (transaction: Transaction<Schema>, row: Insertable<BlogPostTable>): Promise<PostRow> =>
  transaction.insertInto('blog_post').values(row).returningAll().executeTakeFirstOrThrow();

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Stores the next version. Undefined when the row has changed. It no longer counts as sample content. */
const updateVersion = (db: Connection, { id, version }: Versioned, nowMs: number) =>
  db
    .updateTable('blog_post')
    .set({ sample: 0, updated_at: nowMs, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returningAll();

/** @param publishAt null keeps the date of a published post; a draft then has none */
export const updatePost = (
  db: Connection,
  versioned: Versioned,
  changes: Omit<Updateable<BlogPostTable>, 'created_at'>,
  publishAt: number | null,
  nowMs: number,
): Promise<PostRow | undefined> =>
  updateVersion(db, versioned, nowMs)
    .set({ ...changes, created_at: publishAt ?? sql<number>`created_at * published` })
    .executeTakeFirst();

/** From now on unless it has a date. */
export const publishPostRow = (db: Connection, versioned: Versioned, nowMs: number): Promise<PostRow | undefined> =>
  updateVersion(db, versioned, nowMs)
    .set({ published: 1, created_at: sql<number>`case when created_at = 0 then ${nowMs} else created_at end` })
    .executeTakeFirst();

export const unpublishPostRow = (db: Connection, versioned: Versioned, nowMs: number): Promise<PostRow | undefined> =>
  updateVersion(db, versioned, nowMs).set({ published: 0 }).executeTakeFirst();

/** Not valid in a slug that an admin can choose. */
const deletedMark = '~';

/** Its slug is free for others from now on. False when there is no such post. */
export async function markPostDeleted(db: Connection, id: string, nowMs: number): Promise<boolean> {
  const row = await db
    .updateTable('blog_post')
    .set({ deleted_at: nowMs, slug: sql<string>`slug || ${deletedMark + id}` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The slug that a post had which was deleted after `sinceMs`. */
export async function findDeletedSlug(db: Connection, id: string, sinceMs: number): Promise<string | undefined> {
  const deleted = await db
    .selectFrom('blog_post')
    .select('slug')
    .where('id', '=', id)
    .where('deleted_at', '>', sinceMs)
    .executeTakeFirst();
  return deleted?.slug.slice(0, deleted.slug.lastIndexOf(deletedMark));
}

export const restorePostRow = (
  transaction: Transaction<Schema>,
  id: string,
  slug: string,
): Promise<PostRow | undefined> =>
  transaction
    .updateTable('blog_post')
    .set({ deleted_at: null, slug })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
