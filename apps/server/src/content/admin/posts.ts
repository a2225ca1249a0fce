/** The blog where admins write it. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { AdminPost, AdminPostRow } from '@apiyard/api/contract/content/posts';
import {
  changePost,
  createPost,
  deletePost,
  getAdminPost,
  listCategories,
  listAdminPosts,
  publishPost,
  restorePost,
  unpublishPost,
} from '@apiyard/api/contract/content/posts';
import { slugCharsMax, slugFrom } from '@apiyard/api/contract/slug';
import { searched } from './searched.ts';
import { newId } from '../../db/id.ts';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { badInput, keptDeletedMs, momentOf, pageOf, stale, stateOf } from '../content-rows.ts';
import type { AdminContentServices } from './services.ts';
import {
  findDeletedSlug,
  findPost,
  insertPost,
  isSlugTaken,
  listPostCategories,
  listPosts,
  markPostDeleted,
  publishPostRow,
  restorePostRow,
  unpublishPostRow,
  updatePost,
} from '../posts-store.ts';
import type { PostRow } from '../posts-store.ts';
import type { Connection } from '../../db/database.ts';
import { sentence } from '../../problems/sentence.ts';

/** As the posts of the first start have it: readers see one author for all. */
const author = 'site';
const categoriesMax = 100;

const unknown = () => fail('NotFound', sentence('problem.content.noPost'));
const taken = (slug: string) => fail('SlugTaken', sentence('problem.content.slugTaken', { slug }));

export function adminPostRoutes({
  database: { kysely, transaction },
  pictures,
  events,
  now,
}: AdminContentServices): Route[] {
  const shown = (row: PostRow): AdminPost => ({ ...shownRow(row, now()), content: row.content });
  const missed = async (id: string) => {
    const row = await findPost(kysely, id);
    return row === undefined ? unknown() : stale(row.version);
  };

  return [
    route(listAdminPosts, {
      rate: perMinute(300),
      handle: async ({ input: { cursor, query, state } }) => {
        const nowMs = now();
        const holds = searched(query);
        const page = await pageOf<PostRow>({
          cursor,
          placeOf: ({ updated_at, id }) => ({ at: updated_at, id }),
          ...(holds && {
            matches: ({ title, category, slug, content }: PostRow) => holds(title, category, slug, content),
          }),
          read: (after, limit) => listPosts(kysely, { state, after, limit }, nowMs),
        });
        return page instanceof Failure
          ? page
          : { items: page.rows.map((row) => shownRow(row, nowMs)), next: page.next };
      },
    }),

    route(getAdminPost, {
      rate: perMinute(300),
      handle: async ({ input }) => {
        const row = await findPost(kysely, input.id);
        return row === undefined ? unknown() : shown(row);
      },
    }),

    route(listCategories, {
      rate: perMinute(120),
      handle: async () => ({ items: await listPostCategories(kysely, categoriesMax) }),
    }),

    route(createPost, {
      rate: perMinute(60),
      handle: async ({ input: { title, slug, content, cover, category, featured, publishAt } }) => {
        // Marked as used first: an image unused for long could otherwise be deleted between the check and the insert.
        await pictures.markUsed(content, cover);
        const refusal = await validateCover(pictures, cover);
        if (refusal) return refusal;
        return transaction(async (inside) => {
          if (slug !== null && (await isSlugTaken(inside, slug, ''))) return taken(slug);
          const row = {
            id: newId(now()),
            title,
            content,
            cover_img: cover,
            category,
            featured: featured ? 1 : 0,
            views: 0,
            shares: 0,
            author_id: author,
            published: 0,
            slug: slug ?? (await freeSlug(inside, slugFrom(title), '')),
            created_at: publishAt === null ? 0 : Date.parse(publishAt),
            updated_at: now(),
          };
          return shown(await insertPost(inside, row));
        });
      },
    }),

    route(changePost, {
      rate: perMinute(120),
      handle: async ({ input: { id, version, title, slug, content, cover, category, featured, publishAt }, was }) => {
        const before = await findPost(kysely, id);
        if (before === undefined) return unknown();
        was(shown(before));
        await pictures.markUsed(content, cover);
        // One from before covers were uploaded may stay; a new one is ours.
        const refusal = cover === before.cover_img ? null : await validateCover(pictures, cover);
        if (refusal) return refusal;
        const result = await transaction(async (inside) => {
          if (slug !== null && (await isSlugTaken(inside, slug, id))) return taken(slug);
          const changes = {
            title,
            content,
            category,
            cover_img: cover,
            featured: featured ? 1 : 0,
            slug: slug ?? (await freeSlug(inside, slugFrom(title), id)),
          };
          const at = publishAt === null ? null : Date.parse(publishAt);
          return updatePost(inside, { id, version }, changes, at, now());
        });
        if (result instanceof Failure) return result;
        return result === undefined ? missed(id) : shown(result);
      },
    }),

    route(publishPost, {
      rate: perMinute(120),
      handle: async ({ input: { id, version }, person, request }) => {
        const row = await publishPostRow(kysely, { id, version }, now());
        if (row === undefined) return missed(id);
        events.emit({
          type: 'post published',
          from: originOf(request),
          postId: id,
          personId: person.id,
          publishedAt: row.created_at,
        });
        return shown(row);
      },
    }),

    route(unpublishPost, {
      rate: perMinute(120),
      handle: async ({ input: { id, version } }) => {
        const row = await unpublishPostRow(kysely, { id, version }, now());
        return row === undefined ? missed(id) : shown(row);
      },
    }),

    route(deletePost, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => ((await markPostDeleted(kysely, id, now())) ? { id } : unknown()),
    }),

    route(restorePost, {
      rate: perMinute(120),
      handle: ({ input: { id } }) =>
        transaction(async (inside) => {
          const before = await findDeletedSlug(inside, id, now() - keptDeletedMs);
          if (before === undefined) return unknown();
          const row = await restorePostRow(inside, id, await freeSlug(inside, before, id));
          return row === undefined ? unknown() : shown(row);
        }),
    }),
  ];
}

async function validateCover(pictures: Pictures, cover: string | null) {
  if (cover === null || (await pictures.isOurs(cover))) return null;
  return badInput('/cover', sentence('problem.content.foreignCover'));
}

/** The slug, or the first of `slug-2`, `slug-3`… that no other post has. */
async function freeSlug(db: Connection, wanted: string, id: string): Promise<string> {
  const base = wanted === '' ? 'post' : wanted;
  for (let number = 1; ; number += 1) {
    const slug =
      number === 1
        ? base
        : `${base
            .slice(0, slugCharsMax - 8)
            .replace(/-$/, '')
            .toWellFormed()
            .replaceAll('\uFFFD', '')}-${number}`;
    if (!(await isSlugTaken(db, slug, id))) return slug;
  }
}

const shownRow = (row: PostRow, nowMs: number): AdminPostRow => ({
  id: row.id,
  version: row.version,
  title: row.title,
  slug: row.slug,
  cover: row.cover_img,
  category: row.category,
  featured: row.featured === 1,
  state: stateOf(row.published, row.created_at, nowMs),
  publishAt: momentOf(row.created_at),
  views: row.views,
  shares: row.shares,
  sample: row.sample === 1,
  updatedAt: new Date(row.updated_at).toISOString(),
});
