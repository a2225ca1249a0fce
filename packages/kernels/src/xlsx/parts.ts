/** The parts of an XLSX file (ECMA-376): entries of a ZIP archive, with limits on their number and unpacked size. */
import type { UnzipFileInfo } from 'fflate';
import { unzipSync } from 'fflate';
import { InputFault } from '../faults/input-fault.ts';

const entriesMax = 2000;
/** Of all parts that are read together. Bytes. */
const unpackedMax = 60_000_000;
/** Entries that are encrypted with AES have it instead of a compression. */
const aesCompression = 99;

export interface Parts {
  /** The text of a part, or null if there is none. */
  read(name: string): string | null;
}

/** @throws InputFault with a code that starts with `xlsx_` */
export function openParts(bytes: Uint8Array): Parts {
  const entries = entriesOf(bytes);
  if (!entries.has('xl/workbook.xml')) throw fault('xlsx_not_xlsx');
  let unpacked = 0;
  return {
    read(name) {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) return null;
      unpacked += entry.originalSize;
      if (unpacked > unpackedMax) throw fault('xlsx_too_large');
      return new TextDecoder().decode(unpackedOf(bytes, entry));
    },
  };
}

function entriesOf(bytes: Uint8Array): Map<string, UnzipFileInfo> {
  const entries = new Map<string, UnzipFileInfo>();
  try {
    unzipSync(bytes, {
      filter(entry) {
        if (entries.size >= entriesMax) throw fault('xlsx_too_large');
        entries.set(entry.name.toLowerCase(), entry);
        return false;
      },
    });
  } catch (error) {
    throw error instanceof InputFault ? error : fault('xlsx_not_xlsx');
  }
  return entries;
}

function unpackedOf(bytes: Uint8Array, entry: UnzipFileInfo): Uint8Array {
  if (entry.compression === aesCompression) throw fault('xlsx_not_xlsx');
  let content: Uint8Array | undefined;
  try {
    content = unzipSync(bytes, { filter: ({ name }) => name === entry.name })[entry.name];
  } catch {
    throw fault('xlsx_damaged');
  }
  // More than the size that the entry declares is cut off, which is an error in XML.
  if (content?.length !== entry.originalSize) throw fault('xlsx_damaged');
  return content;
}

const fault = (code: string): InputFault => new InputFault(code, { pointer: '/file' });
