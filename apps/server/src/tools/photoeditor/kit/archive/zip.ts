/** ZIP archives of files that are compressed already, such as PNG: they are stored as they are (APPNOTE 6.3.10). */
import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** Of ASCII characters. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** 1 January 1980, the first date of the format: the same files make the same archive. */
const date = 0x0021;

export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    // Version 1.0, no flags, method 0, time, date, checksum, both sizes, length of the name, no extra field.
    const about = Buffer.alloc(26);
    about.writeUInt16LE(10, 0);
    about.writeUInt16LE(date, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    const file = [Buffer.from('PK\x03\x04', 'latin1'), about, Buffer.from(name, 'latin1'), Buffer.from(bytes)];
    // Made by version 1.0; no comment, disk 0, no attributes, offset of the file.
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x0a\x00', 'latin1'), about, end, Buffer.from(name, 'latin1'));
    parts.push(...file);
    offset += sizeOf(file);
  }
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 'latin1');
  last.writeUInt16LE(entries.length, 8);
  last.writeUInt16LE(entries.length, 10);
  last.writeUInt32LE(sizeOf(directory), 12);
  last.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, last]));
}

const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);
