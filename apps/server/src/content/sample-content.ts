/** What the first start fills in, so that no page is empty: ours, until an admin removes it or people write their own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { OutputOf } from '@apiyard/api/contract/endpoint';
import type { getSampleContent } from '@apiyard/api/contract/content';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Schema } from '../db/schema.ts';
import { pictureAddress } from './pictures/address.ts';
import { pictures } from './sample/pictures.ts';
import { posts } from './sample/posts.ts';
import { updates } from './sample/updates.ts';

/** `filled`, `kept out` or `removed`. While it is there, no start fills anything in. */
const settingName = 'sample content';
const author = 'site';

type SampleCounts = OutputOf<typeof getSampleContent>;

/** Fills an installation that has no content of its own, once. */
export async function fillSampleContent(database: Database): Promise<void> {
  const known = await database.kysely
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  if (known) return;
  const rows = await sampleRows();
  await database.transaction(async (transaction) => {
    const meanwhile = await transaction
      .selectFrom('setting')
      .select('value')
      .where('name', '=', settingName)
      .executeTakeFirst();
    if (meanwhile) return;
    const isEmpty = (
      await Promise.all([isEmptyTable(transaction, 'blog_post'), isEmptyTable(transaction, 'gallery_item')])
    ).every(Boolean);
    await transaction
      .insertInto('setting')
      .values({ name: settingName, value: isEmpty ? 'filled' : 'kept out' })
      .execute();
    if (!isEmpty) return;
    await transaction.insertInto('blog_post').values(rows.posts).execute();
    await transaction.insertInto('gallery_item').values(rows.pictures).execute();
    await transaction.insertInto('update_entry').values(rows.updates).execute();
  });
}

async function isEmptyTable(kysely: Kysely<Schema>, table: 'blog_post' | 'gallery_item'): Promise<boolean> {
  return (await kysely.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;
}

async function sampleRows() {
  return {
    posts: await Promise.all(
      posts.map(async ({ slug, title, category, cover, at, featured = false }) => ({
        id: newId(Date.parse(at)),
        title,
        content: await readFile(join(import.meta.dirname, `sample/posts/${slug}.md`), 'utf8'),
        cover_img: pictureAddress(cover),
        created_at: Date.parse(at),
        updated_at: Date.parse(at),
        views: 0,
        shares: 0,
        category,
        featured: featured ? 1 : 0,
        slug,
        author_id: author,
        published: 1,
        sample: 1,
      })),
    ),
    pictures: pictures.map(({ file, name, at }) => ({
      id: newId(Date.parse(at)),
      cover: pictureAddress(file),
      name,
      created_at: Date.parse(at),
      updated_at: Date.parse(at),
      sample: 1,
    })),
    updates: updates.map(({ kind, title, body, at }) => ({
      id: newId(Date.parse(at)),
      kind,
      title,
      body,
      published: 1,
      published_at: Date.parse(at),
      updated_at: Date.parse(at),
      sample: 1,
    })),
  };
}

export async function countSampleContent(kysely: Kysely<Schema>): Promise<SampleCounts> {
  const count = async (table: 'blog_post' | 'gallery_item' | 'update_entry') => {
    const { found } = await kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('found'))
      .where('sample', '=', 1)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(found);
  };
  return {
    posts: await count('blog_post'),
    pictures: await count('gallery_item'),
    updates: await count('update_entry'),
  };
}

/** Removes all of it, or nothing; it does not come back at a later start. Returns how much there was. */
export function removeSampleContent({ transaction }: Database): Promise<SampleCounts> {
  return transaction(async (inside) => {
    const removed = await countSampleContent(inside);
    for (const table of ['blog_post', 'gallery_item', 'update_entry'] as const)
      await inside.deleteFrom(table).where('sample', '=', 1).execute();
    await inside
      .insertInto('setting')
      .values({ name: settingName, value: 'removed' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 'removed' }))
      .execute();
    return removed;
  });
}
