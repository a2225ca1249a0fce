/** Sample content in the reader's language. The tables hold it in English; what an admin has changed is no sample any more. */
import type { Language } from '@apiyard/api/contract/hub/hub';
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
