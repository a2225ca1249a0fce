/** WebP (RFC 9649): chunks of a RIFF file. */
import type { Kept } from './kept.ts';
import { exifOf } from './kept.ts';

const picture = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];
/** Bits of the flags in VP8X. */
const flags = { profile: 0x20, exif: 0x08, xmp: 0x04 } as const;

export function strippedWebp(bytes: Buffer, { keepProfile, orientation }: Kept): Buffer<ArrayBuffer> {
  const stays = new Set(keepProfile ? [...picture, 'ICCP'] : picture);
  const kept: Buffer[] = [];
  let isExtended = false;
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    // Chunks have an even length.
    const end = at + 8 + length + (length % 2);
    const type = bytes.toString('latin1', at, at + 4);
    if (stays.has(type)) {
      const chunk = Buffer.from(bytes.subarray(at, end));
      if (type === 'VP8X') {
        isExtended = true;
        const others = (chunk[8] ?? 0) & ~(flags.exif | flags.xmp | (keepProfile ? 0 : flags.profile));
        chunk[8] = others | (orientation === 1 ? 0 : flags.exif);
      }
      kept.push(chunk);
    }
    at = end;
  }
  // A file without VP8X has no metadata, and so no orientation.
  if (isExtended && orientation !== 1) kept.push(exifChunk(orientation));
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function exifChunk(orientation: number): Buffer {
  const content = exifOf(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
