import type { Database } from '../db/database.ts';

/** What leads to each published post, latest first. */
export async function publishedPosts({ kysely }: Database): Promise<{ slug: string; createdAt: number }[]> {
  return kysely.selectFrom('blog_post').select(['slug', 'created_at as createdAt']).where('published', '=', 1).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}
