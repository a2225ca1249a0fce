/** The parts of an XLSX file (ECMA-376): entries of a ZIP archive, with limits on their number and unpacked size. */
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise } from 'yauzl';

const entriesMax = 2000;
/** Of all parts that are read together. Bytes. */
const unpackedMax = 60_000_000;

export interface Parts {
  /** The text of a part, or null if there is none. */
  read(name: string): Promise<string | null>;
}

/** @throws InputFault with a code that starts with `xlsx_` */
export async function openParts(bytes: Uint8Array): Promise<Parts> {
  const fault = (code: string) => new InputFault(code, { pointer: '/file' });
  let zip: ZipFile;
  const entries = new Map<string, Entry>();
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (zip.entryCount > entriesMax) throw fault('xlsx_too_large');
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  } catch (error) {
    throw error instanceof InputFault ? error : fault('xlsx_not_xlsx');
  }
  if (!entries.has('xl/workbook.xml')) throw fault('xlsx_not_xlsx');
  let unpacked = 0;
  return {
    async read(name) {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) return null;
      if (entry.isEncrypted()) throw fault('xlsx_not_xlsx');
      unpacked += entry.uncompressedSize;
      if (unpacked > unpackedMax) throw fault('xlsx_too_large');
      try {
        return await textOf(zip, entry);
      } catch {
        // yauzl refuses an entry that unpacks to another size than it says.
        throw fault('xlsx_damaged');
      }
    },
  };
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
