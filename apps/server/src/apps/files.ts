/**
 * Files of apps: `apps/<id>.part` during the upload, `apps/<id>-<sha256>.apk` once complete, and the icon as
 * `apps/<id>.icon`. The names consist of generated IDs only, so no path leaves the folder.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface AppFiles {
  readonly folder: string;
  partOf(id: string): string;
  apkOf(id: string, sha256: string): string;
  iconOf(id: string): string;
}

export async function openAppFiles(filesDir: string): Promise<AppFiles> {
  const folder = join(filesDir, 'apps');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    folder,
    partOf: (id) => join(folder, `${id}.part`),
    apkOf: (id, sha256) => join(folder, `${id}-${sha256}.apk`),
    iconOf: (id) => join(folder, `${id}.icon`),
  };
}

/** Syncs the folder, so that the name of a new file is on disk too. */
async function syncFolder({ folder }: AppFiles): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes the received bytes at `offset`, and resolves with the new length once it is on disk. An interrupted body keeps
 * the bytes before the interruption: on a slow connection they should not have to be sent again.
 */
export async function writePart(
  files: AppFiles,
  id: string,
  offset: number,
  body: AsyncIterable<Buffer>,
): Promise<{ readonly written: number; readonly error: unknown }> {
  const file = files.partOf(id);
  const [handle, isNew] = await openForWriting(file);
  let written = 0;
  let broken: unknown = null;
  try {
    try {
      for await (const chunk of body) {
        await writeAll(handle, chunk, offset + written);
        written += chunk.length;
      }
    } catch (error) {
      broken = error;
    }
    if (written > 0) await handle.datasync();
  } finally {
    await handle.close();
  }
  if (isNew) await syncFolder(files);
  return { written, error: broken };
}

async function openForWriting(file: string): Promise<readonly [FileHandle, isNew: boolean]> {
  try {
    return [await open(file, 'r+'), false];
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return [await open(file, 'wx+', 0o600), true];
  } catch (error) {
    // Another request made it in between.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return [await open(file, 'r+'), false];
    throw error;
  }
}

async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, position + at);
    at += bytesWritten;
  }
}

/**
 * Copies the first `size` bytes received so far to the final file and returns their SHA-256. A late request, also in
 * another process, still writes to the old file, so the checked content cannot change.
 */
export async function storeFinalFile(files: AppFiles, id: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  const beginning = join(files.folder, `${id}-${randomUUID()}.tmp`);
  const to = await open(beginning, 'wx', 0o600);
  try {
    const from = await open(files.partOf(id), 'r');
    let at = 0;
    for await (const chunk of from.createReadStream({
      end: size - 1,
      highWaterMark: 1 << 20,
    }) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await writeAll(to, chunk, at);
      at += chunk.length;
    }
    if (at !== size) throw new Error(`The upload ${id} has ${at} bytes on disk instead of ${size}.`);
    await to.sync();
    const sha256 = hash.digest('hex');
    await rename(beginning, files.apkOf(id, sha256));
    await syncFolder(files);
    return sha256;
  } catch (error) {
    await rm(beginning, { force: true });
    throw error;
  } finally {
    await to.close();
  }
}

/** Writes a small file so that it is whole or not there. */
export async function writeIcon(files: AppFiles, id: string, bytes: Uint8Array): Promise<void> {
  const partial = join(files.folder, `${id}-${randomUUID()}.tmp`);
  try {
    await writeFile(partial, bytes, { mode: 0o600, flag: 'wx', flush: true });
    await rename(partial, files.iconOf(id));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Deletes all files of an ID. */
export async function removeFiles(files: AppFiles, id: string): Promise<void> {
  for (const name of await namesOf(files, (owner) => owner === id)) await rm(join(files.folder, name), { force: true });
}

/** The partial file is no longer needed once the complete one is stored. */
export async function removePart(files: AppFiles, id: string): Promise<void> {
  await rm(files.partOf(id), { force: true });
}

/** The ids that there are files of. */
export async function idsOnDisk(files: AppFiles): Promise<Set<string>> {
  const ids = new Set<string>();
  await namesOf(files, (owner) => ids.add(owner).size > 0);
  return ids;
}

async function namesOf({ folder }: AppFiles, isWanted: (id: string) => boolean): Promise<string[]> {
  return (await readdir(folder)).filter((name) => {
    const id = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?:-[\da-f-]+)?\.(?:part|apk|icon|tmp)$/.exec(name)?.[1];
    return id !== undefined && isWanted(id);
  });
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
