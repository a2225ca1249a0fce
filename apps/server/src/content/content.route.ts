/** Gallery and blog, and their sample content. Field names and failure texts are those of the product specification. */
import type { Logger } from 'pino';
import type { BlogPostRow } from '@apiyard/api/contract/content/content';
import {
  getBlogPost,
  getBlogPosts,
  getGallery,
  getSampleContent,
  removeSampleContent,
} from '@apiyard/api/contract/content/content';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Database } from '../db/database.ts';
import type { FastifyRequest } from 'fastify';
import { languageOfCall } from '../http/language.ts';
import { postIn } from './sample-languages.ts';
import type { Events } from '../events.ts';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { ContentHappenings } from './admin/services.ts';
import { countSampleContent, removeSampleContent as removeAll } from './sample-content.ts';
import type { Views } from './views.ts';
import { findPublishedPost, listPublishedPosts } from './posts-store.ts';
import type { PostRow } from './posts-store.ts';
import { listGallery } from './gallery-store.ts';

interface ContentServices {
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly views: Pick<Views, 'add' | 'pending'>;
  readonly events: Events<ContentHappenings>;
  readonly now: () => number;
}

export function contentRoutes({ database, log, views, events, now }: ContentServices): Route[] {
  const { kysely } = database;
  const shown = async (row: PostRow, request: FastifyRequest) =>
    shownPost({ ...row, ...(await postIn(languageOfCall(request), row)) }, views.pending(row.id));

  return [
    route(getGallery, {
      rate: perMinute(300),
      handle: async () => {
        const rows = await listGallery(kysely);
        const data = rows.map(({ id, cover, name, created_at }) => ({
          id,
          cover,
          name,
          time: new Date(created_at).toISOString(),
        }));
        return { success: true as const, data };
      },
    }),

    route(getBlogPosts, {
      rate: perMinute(300),
      handle: async ({ request }) => {
        try {
          const rows = await listPublishedPosts(kysely, now());
          return { success: true as const, data: await Promise.all(rows.map((row) => shown(row, request))) };
        } catch (error) {
          log.error({ err: error, requestId: request.id }, 'reading the blog failed');
          return fail('Internal', 'Failed to fetch blog posts');
        }
      },
    }),

    route(getBlogPost, {
      rate: perMinute(300),
      handle: async ({ input, request }) => {
        try {
          const row = await findPublishedPost(kysely, input.slug, now());
          if (!row) return fail('NotFound', 'Failed to fetch the post');
          const data = await shown(row, request);
          if (request.method !== 'HEAD') views.add(row.id);
          return { success: true as const, data };
        } catch (error) {
          log.error({ err: error, requestId: request.id }, 'reading a post failed');
          return fail('Internal', 'Failed to fetch the post');
        }
      },
    }),

    route(getSampleContent, { rate: perMinute(120), handle: () => countSampleContent(kysely) }),

    route(removeSampleContent, {
      rate: perMinute(30),
      handle: async ({ person, request }) => {
        const removed = await removeAll(database);
        events.emit({ type: 'sample content removed', from: originOf(request), personId: person.id, ...removed });
        return countSampleContent(kysely);
      },
    }),
  ];
}

/** @param unwritten reads that the table does not count yet */
const shownPost = (row: PostRow, unwritten: number): BlogPostRow => ({
  id: row.id,
  title: row.title,
  content: row.content,
  cover_img: row.cover_img,
  created_at: new Date(row.created_at).toISOString(),
  view: row.views + unwritten,
  share: row.shares,
  category: row.category,
  featured: row.featured === 1,
  slug: row.slug,
  author_id: row.author_id,
});
