/** Sample content of the first start, so that no page is empty. Kept until an admin removes it or creates other content. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputOf } from '@apiyard/api/contract/endpoint';
import type { getSampleContent } from '@apiyard/api/contract/content/content';
import type { Connection, Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { pictureAddress } from './pictures/address.ts';
import { pictures } from './sample/pictures.ts';
import { posts } from './sample/posts.ts';
import { updates } from './sample/updates.ts';
import { countSamples, deleteSamples, insertContent, isWithoutContent } from './content-store.ts';
import { findSetting, insertSetting, upsertSetting } from '../settings-store.ts';

/** `filled`, `kept out` or `removed`. Once it is set, no start inserts anything. */
const settingName = 'sample content';
const author = 'site';

type SampleCounts = OutputOf<typeof getSampleContent>;

/** Fills an installation without content once. */
export async function fillSampleContent(database: Database): Promise<void> {
  if ((await findSetting(database.kysely, settingName)) !== undefined) return;
  const rows = await sampleRows();
  await database.transaction(async (transaction) => {
    if ((await findSetting(transaction, settingName)) !== undefined) return;
    const isEmpty = await isWithoutContent(transaction);
    await insertSetting(transaction, settingName, isEmpty ? 'filled' : 'kept out');
    if (isEmpty) await insertContent(transaction, rows);
  });
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

export async function countSampleContent(db: Connection): Promise<SampleCounts> {
  return {
    posts: await countSamples(db, 'blog_post'),
    pictures: await countSamples(db, 'gallery_item'),
    updates: await countSamples(db, 'update_entry'),
  };
}

/** Removes all of it, or nothing; later starts do not insert it again. Returns the number of rows. */
export function removeSampleContent({ transaction }: Database): Promise<SampleCounts> {
  return transaction(async (inside) => {
    const removed = await countSampleContent(inside);
    await deleteSamples(inside);
    await upsertSetting(inside, settingName, 'removed');
    return removed;
  });
}
