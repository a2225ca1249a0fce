/** The archive that an APK is. Nothing is written anywhere; a few entries are read into memory, up to a length. */
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

/** Why a file is no APK, to be told after 'This is not an APK:'. */
export class NotAnArchive extends Error {}

/** Entries whose second one would be taken by some readers and the first by others: what is checked would not be what runs. */
const onlyOnce = /^(?:AndroidManifest\.xml|resources\.arsc|classes\d*\.dex)$/;

/** @throws NotAnArchive */
export async function openArchive(file: string): Promise<Archive> {
  let zip: ZipFile;
  try {
    zip = await openPromise(file, { autoClose: false, strictFileNames: true });
  } catch (error) {
    throw new NotAnArchive('it is no ZIP archive', { cause: error });
  }
  const entries = new Map<string, Entry>();
  try {
    if (zip.entryCount > entriesMax) throw new NotAnArchive(`it has more than ${entriesMax} entries`);
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (entry.isEncrypted()) throw new NotAnArchive('parts of it are encrypted');
      if (onlyOnce.test(fileName) && entries.has(fileName)) throw new NotAnArchive(`it has ${fileName} twice`);
      entries.set(fileName, entry);
    }
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
        // The length that stands in the archive is only what somebody wrote there.
        if (length > lengthMax) return null;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
    close: () => zip.close(),
  };
}
