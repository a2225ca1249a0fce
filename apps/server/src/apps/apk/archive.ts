/** Reads an APK as a ZIP archive. Nothing is extracted to disk; a few entries are read into memory, up to a limit. */
import { open } from 'node:fs/promises';
import type { Entry, ZipFile } from 'yauzl';
import { openPromise } from 'yauzl';

/** The largest apps have about half as many. */
const entriesMax = 131_072;

export interface Archive {
  /** By name. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Null when there is none of that name, or it is longer than `lengthMax`. */
  read(name: string, lengthMax: number): Promise<Buffer | null>;
  close(): void;
}

/** Why a file is not an APK, shown after 'This is not an APK:'. */
export class NotAnArchive extends Error {}

/** Duplicate entries: some readers use the first and others the second, so the checked content might not be what runs. */
const onlyOnce = /^(?:AndroidManifest\.xml|resources\.arsc|classes\d*\.dex)$/;

/** @throws NotAnArchive */
export async function openArchive(file: string): Promise<Archive> {
  await assertNoZip64(file);
  let zip: ZipFile;
  try {
    zip = await openPromise(file, { autoClose: false, strictFileNames: true });
  } catch (error) {
    throw new NotAnArchive('it is not a ZIP archive', { cause: error });
  }
  const entries = new Map<string, Entry>();
  const all: Entry[] = [];
  try {
    if (zip.entryCount > entriesMax) throw new NotAnArchive(`it has more than ${entriesMax} entries`);
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (/\p{Cc}/u.test(fileName)) throw new NotAnArchive('an entry name has control characters');
      if (isSpecial(entry)) throw new NotAnArchive('it contains a link or a device');
      if (isBomb(entry)) throw new NotAnArchive(`an entry unpacks to more than ${ratioMax} times its length`);
      if (entry.isEncrypted()) throw new NotAnArchive('it has encrypted entries');
      if (onlyOnce.test(fileName) && entries.has(fileName)) throw new NotAnArchive(`it contains ${fileName} twice`);
      entries.set(fileName, entry);
      all.push(entry);
    }
    await assertNoOverlaps(zip, all);
  } catch (error) {
    zip.close();
    if (error instanceof NotAnArchive) throw error;
    throw new NotAnArchive('the archive is damaged', { cause: error });
  }
  return {
    entries,
    async read(name, lengthMax) {
      const entry = entries.get(name);
      if (entry === undefined || entry.uncompressedSize > lengthMax) return null;
      const stream = await zip.openReadStreamPromise(entry);
      const chunks: Buffer[] = [];
      let length = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        length += chunk.length;
        // The length in the archive is untrusted.
        if (length > lengthMax) return null;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
    close: () => zip.close(),
  };
}

/** The Unix file type is in the upper half of an entry's attributes (`st_mode`); APKs hold files, and rarely folders. */
function isSpecial({ externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  return kind !== 0 && kind !== 0o100000 && kind !== 0o040000;
}

/** Deflate reaches a ratio of about 1000 on a single repeated byte; the content of apps stays far below this. */
const ratioMax = 100;
/** Bytes. Shorter entries are harmless at any ratio. */
const ratioCountsFrom = 100_000;

const isBomb = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize >= ratioCountsFrom && uncompressedSize > compressedSize * ratioMax;

/** Overlapping entries make a small file unpack to a huge one, and are interpreted differently by different readers. */
async function assertNoOverlaps(zip: ZipFile, all: readonly Entry[]): Promise<void> {
  const sorted = all.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const entry of sorted) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new NotAnArchive('it has overlapping entries');
    // The local header has its own lengths for name and extra field.
    const { fileDataStart, fileName } = await zip.readLocalFileHeaderPromise(entry, { minimal: false });
    if (!fileName.equals(entry.fileNameRaw)) throw new NotAnArchive('an entry has two names');
    end = fileDataStart + entry.compressedSize;
  }
}

/** The end of the directory with the longest comment, and the ZIP64 locator before it (APPNOTE 4.3.15 and 4.3.16). */
const locatorBytes = 20;
const tailBytesMax = 22 + 65_535 + locatorBytes;

/** Readers with ZIP64 support would use another directory than readers without it. No APK is large enough to need it. */
async function assertNoZip64(file: string): Promise<void> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const length = Math.min(size, tailBytesMax);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  const end = buffer.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end >= locatorBytes && buffer.toString('latin1', end - locatorBytes, end - locatorBytes + 4) === 'PK\x06\x07')
    throw new NotAnArchive('it uses the ZIP64 format');
}
