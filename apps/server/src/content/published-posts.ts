import type { Database } from '../db/database.ts';

/** What leads to each published post, latest first. */
export async function publishedPosts(
  { kysely }: Database,
  nowMs: number,
): Promise<{ slug: string; createdAt: number }[]> {
  return kysely
    .selectFrom('blog_post')
    .select(['slug', 'created_at as createdAt'])
    .where('published', '=', 1)
    .where('created_at', '<=', nowMs)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
