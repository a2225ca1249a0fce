import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes emails that were written to files before that time. Files of any other kind stay. Resolves with the number. */
export async function deleteMailFiles(folder: string, beforeMs: number): Promise<number> {
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
