import { crc32, deflateSync } from 'node:zlib';

/**
 * A square picture of two colours as PNG with a palette and one bit a pixel (PNG, third edition, sections 5 and 11):
 * exact pixels, and a tenth of the size and time of a 32-bit picture.
 * @param rows one per pixel row, the first pixel in the highest bit; as many as the picture is wide
 * @param set colour of the ones, `#rrggbb`
 * @param unset colour of the zeros, `#rrggbb`
 */
export function encodePng(rows: readonly Uint8Array[], set: string, unset: string): Uint8Array {
  const size = rows.length;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([1, 3, 0, 0, 0], 8); // one bit, palette, deflate, no filter, not interlaced
  const palette = Buffer.from(unset.slice(1) + set.slice(1), 'hex');
  const filterNone = Buffer.alloc(1);
  const pixels = Buffer.concat(rows.flatMap((row) => [filterNone, row]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
