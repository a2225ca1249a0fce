import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError, Manifest, isEntryName, manifestEntry } from './archive.ts';

/**
 * Unpacks an archive into an empty folder and verifies every entry against the manifest.
 * @throws BackupError when it is not a backup, incomplete, or changed
 */
export async function unpackBackup(file: string, folder: string): Promise<Manifest> {
  const hashes = new Map<string, string>();
  const archive = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), archive);
  // Its failure ends the loop below, which reports it.
  reading.catch(() => {});
  try {
    for await (const entry of archive) hashes.set(entry.header.name, await unpackEntry(entry, folder));
    await reading;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      throw new BackupError(`There is no backup at ${file}.`);
    if (error instanceof Error && 'syscall' in error)
      throw new BackupError(`The backup cannot be read and unpacked (${error.message}). Nothing was changed.`, {
        cause: error,
      });
    throw new BackupError(
      `${file} is not a complete backup (${error instanceof Error ? error.message : String(error)}). Use another copy.`,
      { cause: error },
    );
  }
  if (!hashes.has(manifestEntry))
    throw new BackupError(`${file} is not a complete backup: its manifest is missing. Use another copy.`);
  const manifest = Manifest.safeParse(parsed(await readFile(join(folder, manifestEntry), 'utf8')));
  if (!manifest.success)
    throw new BackupError(`This version cannot read the backup ${file}. Use the version that made it, or a newer one.`);
  hashes.delete(manifestEntry);
  const { entries } = manifest.data;
  const changed = Array.from(new Set([...hashes.keys(), ...Object.keys(entries)])).find(
    (name) => entries[name] !== hashes.get(name),
  );
  if (changed !== undefined)
    throw new BackupError(`${file} was changed or damaged: ${changed} does not match the manifest. Use another copy.`);
  return manifest.data;
}

type Entry = AsyncIterable<unknown> & { readonly header: { readonly name: string; readonly type: unknown } };

async function unpackEntry(entry: Entry, folder: string): Promise<string> {
  const { name, type } = entry.header;
  if (type !== 'file' || !isEntryName(name))
    throw new BackupError(`This is not an Apiyard backup: it contains "${name.slice(0, 100)}".`);
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  // A file handle instead of a stream: a stream's write error with no listener would end the process.
  const out = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of entry) {
      hash.update(chunk as Buffer);
      await out.appendFile(chunk as Buffer);
    }
  } finally {
    await out.close();
  }
  return hash.digest('hex');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
