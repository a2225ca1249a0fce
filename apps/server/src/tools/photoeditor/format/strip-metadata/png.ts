/** PNG 3 (W3C): chunks that say how the picture looks stay. */
import { crc32 } from 'node:zlib';
import type { Kept } from './kept.ts';
import { exifOf } from './kept.ts';

const picture = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'acTL', 'fcTL', 'fdAT', 'bKGD', 'sBIT', 'pHYs'];
const colours = ['iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP', 'mDCV', 'cLLI', 'mDCv', 'cLLi'];

export function strippedPng(bytes: Buffer, { keepProfile, orientation }: Kept): Buffer<ArrayBuffer> {
  const stays = new Set(keepProfile ? [...picture, ...colours] : picture);
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (stays.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IHDR' && orientation !== 1) kept.push(chunk('eXIf', exifOf(orientation)));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
