import { mkdir, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Runs `work` with a folder that is there. Folders that had to be made and are empty when it fails are removed again. */
export async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work();
  } catch (error) {
    if (first !== undefined) await removeEmpty(folder, first);
    throw error;
  }
}

/** Removes empty folders from `folder` up to `first`. */
async function removeEmpty(folder: string, first: string): Promise<void> {
  for (let at = folder; at.startsWith(first); at = dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      return;
    }
  }
}
