/**
 * Files that many requests send: each is read once, as a whole, and its bytes are shared. A request keeps no file open,
 * so clients that read slowly, or not at all, use up neither descriptors nor memory.
 */
import { open } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { fileReads } from './file-reads.ts';

/** Expected size and modification time of a file. */
export interface FileState {
  readonly size: number;
  /** Unix milliseconds. */
  readonly mtimeMs: number;
}

export class FileCache {
  readonly #files: LRUCache<string, Buffer, FileState | undefined>;

  /** @param bytesMax cache size; the least recently used file is evicted first */
  constructor(bytesMax: number) {
    this.#files = new LRUCache({
      maxSize: bytesMax,
      // An empty file counts too.
      sizeCalculation: (bytes) => bytes.length + 1,
      fetchMethod: (file, _stale, { context }) => fileReads(() => readWhole(file, context)),
      // A file that was evicted while it was read is still sent to waiting requests.
      ignoreFetchAbort: true,
      allowStaleOnFetchAbort: true,
    });
  }

  /**
   * The file's bytes; undefined when there is no such file, or it differs from `expected`.
   * @throws other file system errors
   */
  read(file: string, expected?: FileState): Promise<Buffer | undefined> {
    return this.#files.fetch(file, { context: expected });
  }
}

async function readWhole(file: string, expected: FileState | undefined): Promise<Buffer | undefined> {
  try {
    await using handle = await open(file);
    if (expected !== undefined) {
      const { size, mtimeMs } = await handle.stat();
      if (size !== expected.size || mtimeMs !== expected.mtimeMs) return undefined;
    }
    return await handle.readFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
