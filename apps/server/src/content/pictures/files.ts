/** Files of uploaded images, written atomically. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoded } from './encode.ts';
import { smallFile, uploadedFile, wholeFile } from './address.ts';

export interface PictureFiles {
  readonly folder: string;
  /** Replaces an existing file: a name is a hash of the content. */
  write(picture: Pick<Encoded, 'id' | 'whole' | 'small'>): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Deletes files without an image row that were not written recently. `isKnown` returns which of the given IDs have one. */
  removeStrays(nowMs: number, known: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}

/** A write has finished by then. */
const strayAfterMs = 3_600_000;

export function createPictureFiles(filesDir: string): PictureFiles {
  const folder = join(filesDir, 'pictures');
  return {
    folder,
    async write({ id, whole, small }) {
      await mkdir(folder, { recursive: true });
      const files = [
        { name: smallFile(id), bytes: small },
        { name: wholeFile(id), bytes: whole },
      ].map((file) => ({ ...file, partial: join(folder, `.${randomUUID()}.part`) }));
      try {
        // Neither gets its name before both are on the disk.
        for (const { partial, bytes } of files) await writeFile(partial, bytes, { flush: true });
        for (const { partial, name } of files) await rename(partial, join(folder, name));
      } catch (error) {
        for (const { partial } of files) await rm(partial, { force: true });
        throw error;
      }
    },
    has: (id) =>
      Promise.all([access(join(folder, wholeFile(id))), access(join(folder, smallFile(id)))]).then(
        () => true,
        () => false,
      ),
    async removeStrays(nowMs, known) {
      const names = await readdir(folder).catch(() => []);
      const idOf = (name: string) => (uploadedFile.test(name) ? name.slice(0, 64) : null);
      const there = await known([...new Set(names.flatMap((name) => idOf(name) ?? []))]);
      let removed = 0;
      for (const name of names) {
        const id = idOf(name);
        if (id === null ? !name.endsWith('.part') : there.has(id)) continue;
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: nowMs }));
        if (nowMs - mtimeMs < strayAfterMs) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
