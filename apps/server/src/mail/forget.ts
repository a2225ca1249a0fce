import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';

/** Takes away what is kept of mails that went, or could not go, before that moment; those that still wait stay. */
export async function forgetMails({ kysely }: Pick<Database, 'kysely'>, beforeMs: number): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('mail')
    .where('sealed', 'is', null)
    .where('created_at', '<', beforeMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The same for mails that became files. Only our own files: whoever else put something there keeps it. */
export async function forgetMailFiles(folder: string, beforeMs: number): Promise<number> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  let gone = 0;
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(folder, name);
    try {
      if ((await stat(file)).mtimeMs >= beforeMs) continue;
      await unlink(file);
      gone += 1;
    } catch (error) {
      // Another process over the same folder was faster.
      if (!isMissing(error)) throw error;
    }
  }
  return gone;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
