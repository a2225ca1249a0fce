/** The blog where admins write it. */
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { DeskPost, DeskPostRow } from '@apiyard/api/contract/posts';
import {
  changePost,
  createPost,
  deletePost,
  getDeskPost,
  listCategories,
  listDeskPosts,
  publishPost,
  restorePost,
  unpublishPost,
} from '@apiyard/api/contract/posts';
import { slugCharsMax, slugFrom } from '@apiyard/api/contract/slug';
import { searched } from '@apiyard/api/serving/searched';
import { newId } from '../../db/id.ts';
import type { BlogPostTable, Schema } from '../../db/schema.ts';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { badInput, keptDeletedMs, momentOf, pageOf, stale, stateOf } from './desk.ts';
import type { DeskServices } from './services.ts';

type Row = Selectable<BlogPostTable>;

/** As the posts of the first start have it: readers see one author for all. */
const author = 'site';

const unknown = () => fail('NotFound', 'There is no such post. It may have been deleted.');
const taken = (slug: string) => fail('SlugTaken', `Another post stands at '${slug}' already. Choose another address.`);

export function deskPostRoutes({ database: { kysely, transaction }, pictures, events, now }: DeskServices): Route[] {
  const shown = (row: Row): DeskPost => ({ ...shownRow(row, now()), content: row.content });
  const missed = async (id: string) => {
    const row = await known(kysely, id).select('version').executeTakeFirst();
    return row === undefined ? unknown() : stale(row.version);
  };

  return [
    route(listDeskPosts, {
      rate: perMinute(300),
      handle: async ({ input: { cursor, query, state } }) => {
        const nowMs = now();
        const holds = searched(query);
        const page = await pageOf<Row>({
          cursor,
          placeOf: ({ updated_at, id }) => ({ at: updated_at, id }),
          ...(holds && { matches: ({ title, category, slug, content }: Row) => holds(title, category, slug, content) }),
          read: (after, limit) => {
            let from = kysely
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

    route(getDeskPost, {
      rate: perMinute(300),
      handle: async ({ input }) => {
        const row = await known(kysely, input.id).selectAll().executeTakeFirst();
        return row === undefined ? unknown() : shown(row);
      },
    }),

    route(listCategories, {
      rate: perMinute(120),
      handle: async () => {
        const rows = await kysely
          .selectFrom('blog_post')
          .select(['category', ({ fn }) => fn.countAll().as('posts')])
          .where('deleted_at', 'is', null)
          .groupBy('category')
          .orderBy('posts', 'desc')
          .orderBy('category')
          .limit(100)
          .execute();
        return { items: rows.map(({ category }) => category) };
      },
    }),

    route(createPost, {
      rate: perMinute(60),
      handle: async ({ input: { title, slug, content, cover, category, featured, publishAt } }) => {
        // Said first: one that nobody used for long might be let go after it was found.
        await pictures.markUsed(content, cover);
        const refusal = await refuseCover(pictures, cover);
        if (refusal) return refusal;
        return transaction(async (inside) => {
          if (slug !== null && (await isTaken(inside, slug, ''))) return taken(slug);
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
          return shown(await inside.insertInto('blog_post').values(row).returningAll().executeTakeFirstOrThrow());
        });
      },
    }),

    route(changePost, {
      rate: perMinute(120),
      handle: async ({ input: { id, version, title, slug, content, cover, category, featured, publishAt } }) => {
        const before = await known(kysely, id).select('cover_img').executeTakeFirst();
        if (before === undefined) return unknown();
        await pictures.markUsed(content, cover);
        // One from before covers were uploaded may stay; a new one is ours.
        const refusal = cover === before.cover_img ? null : await refuseCover(pictures, cover);
        if (refusal) return refusal;
        const result = await transaction(async (inside) => {
          if (slug !== null && (await isTaken(inside, slug, id))) return taken(slug);
          return inside
            .updateTable('blog_post')
            .set({
              title,
              content,
              category,
              cover_img: cover,
              featured: featured ? 1 : 0,
              sample: 0,
              updated_at: now(),
              version: version + 1,
              slug: slug ?? (await freeSlug(inside, slugFrom(title), id)),
              // Without a date a draft has none; what is published keeps its own.
              created_at: publishAt === null ? sql<number>`created_at * published` : Date.parse(publishAt),
            })
            .where('id', '=', id)
            .where('version', '=', version)
            .where('deleted_at', 'is', null)
            .returningAll()
            .executeTakeFirst();
        });
        if (result instanceof Failure) return result;
        return result === undefined ? missed(id) : shown(result);
      },
    }),

    route(publishPost, {
      rate: perMinute(120),
      handle: async ({ input: { id, version }, person, request }) => {
        const nowMs = now();
        const row = await kysely
          .updateTable('blog_post')
          .set({
            published: 1,
            sample: 0,
            updated_at: nowMs,
            version: version + 1,
            created_at: sql<number>`case when created_at = 0 then ${nowMs} else created_at end`,
          })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
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
        const row = await kysely
          .updateTable('blog_post')
          .set({ published: 0, sample: 0, updated_at: now(), version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? missed(id) : shown(row);
      },
    }),

    route(deletePost, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) => {
        // Its address is free for others from now on.
        const row = await kysely
          .updateTable('blog_post')
          .set({ deleted_at: now(), slug: sql<string>`slug || ${deletedMark + id}` })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        return row ?? unknown();
      },
    }),

    route(restorePost, {
      rate: perMinute(120),
      handle: ({ input: { id } }) =>
        transaction(async (inside) => {
          const deleted = await inside
            .selectFrom('blog_post')
            .select('slug')
            .where('id', '=', id)
            .where('deleted_at', '>', now() - keptDeletedMs)
            .executeTakeFirst();
          if (deleted === undefined) return unknown();
          const slug = await freeSlug(inside, deleted.slug.slice(0, deleted.slug.lastIndexOf(deletedMark)), id);
          const row = await inside
            .updateTable('blog_post')
            .set({ deleted_at: null, slug })
            .where('id', '=', id)
            .where('deleted_at', 'is not', null)
            .returningAll()
            .executeTakeFirst();
          return row === undefined ? unknown() : shown(row);
        }),
    }),
  ];
}

/** No slug that anybody can choose holds it. */
const deletedMark = '~';

async function refuseCover(pictures: Pictures, cover: string | null) {
  if (cover === null || (await pictures.isOurs(cover))) return null;
  return badInput(
    '/cover',
    'cover is not a picture of this site. Upload it first: browsers are told not to fetch pictures of other sites.',
  );
}

async function isTaken(kysely: Kysely<Schema>, slug: string, id: string): Promise<boolean> {
  return (
    (await kysely
      .selectFrom('blog_post')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '!=', id)
      .executeTakeFirst()) !== undefined
  );
}

/** The slug, or the first of `slug-2`, `slug-3`… that no other post has. */
async function freeSlug(kysely: Kysely<Schema>, wanted: string, id: string): Promise<string> {
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
    if (!(await isTaken(kysely, slug, id))) return slug;
  }
}

const known = (kysely: Kysely<Schema>, id: string) =>
  kysely.selectFrom('blog_post').where('id', '=', id).where('deleted_at', 'is', null);

const shownRow = (row: Row, nowMs: number): DeskPostRow => ({
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
