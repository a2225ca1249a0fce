/** Gallery and blog. Field names and failure texts are the product specification's. */
import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { BlogPostRow } from '@apiyard/api/contract/content';
import { getBlogPost, getBlogPosts, getGallery } from '@apiyard/api/contract/content';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Database } from '../db/database.ts';
import type { BlogPostTable } from '../db/schema.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';

interface ContentServices {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

export function contentRoutes({ database: { kysely }, log }: ContentServices): Route[] {
  return [
    route(getGallery, {
      rate: perMinute(300),
      handle: async () => {
        const rows = await kysely.selectFrom('gallery_item').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
        const data = rows.map(({ id, cover, name, created_at }) => ({ id, cover, name, time: new Date(created_at).toISOString() }));
        return { success: true as const, data };
      },
    }),

    route(getBlogPosts, {
      rate: perMinute(300),
      handle: async ({ request }) => {
        try {
          const rows = await kysely
            .selectFrom('blog_post').selectAll().where('published', '=', 1).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
          return { success: true as const, data: rows.map(shownPost) };
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
          const row = await kysely
            .selectFrom('blog_post').selectAll().where('slug', '=', input.slug).where('published', '=', 1).executeTakeFirst();
          return row ? { success: true as const, data: shownPost(row) } : fail('NotFound', 'Failed to fetch the post');
        } catch (error) {
          log.error({ err: error, requestId: request.id }, 'reading a post failed');
          return fail('Internal', 'Failed to fetch the post');
        }
      },
    }),
  ];
}

const shownPost = (row: Selectable<BlogPostTable>): BlogPostRow => ({
  id: row.id,
  title: row.title,
  content: row.content,
  cover_img: row.cover_img,
  created_at: new Date(row.created_at).toISOString(),
  view: row.views,
  share: row.shares,
  category: row.category,
  featured: row.featured === 1,
  slug: row.slug,
  author_id: row.author_id,
});
