/** Sample content in the reader's language. The tables hold it in English; what an admin has changed is no sample any more. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { PostRow } from './posts-store.ts';
import { postTexts } from './sample/post-texts.ts';
import { ar } from './sample/updates/ar.ts';
import { ch } from './sample/updates/ch.ts';
import { fr } from './sample/updates/fr.ts';
import { updates } from './sample/updates.ts';
import type { UpdateRow } from './updates-store.ts';

const updateTexts = { fr, ar, ch } as const;
const names = new Map(updates.map(({ title, name }) => [title, name]));

/** Title and body of an update. */
export function updateIn(language: Language, row: UpdateRow): Pick<UpdateRow, 'title' | 'body'> {
  const name = row.sample === 1 ? names.get(row.title) : undefined;
  return name === undefined || language === 'en' ? row : updateTexts[language][name];
}

type SampleSlug = keyof (typeof postTexts)['fr'];

const isSample = (slug: string): slug is SampleSlug => Object.hasOwn(postTexts.fr, slug);

/** The texts of posts that were read, by file. */
const read = new Map<string, Promise<string>>();

/** Title, category and content of a post. */
export async function postIn(
  language: Language,
  row: PostRow,
): Promise<Pick<PostRow, 'title' | 'category' | 'content'>> {
  const { slug, sample, title, category, content } = row;
  if (language === 'en' || sample !== 1 || !isSample(slug)) return { title, category, content };
  const file = join(import.meta.dirname, `sample/posts/${language}/${slug}.md`);
  const text = read.get(file) ?? readFile(file, 'utf8');
  read.set(file, text);
  return { ...postTexts[language][slug], content: await text };
}
