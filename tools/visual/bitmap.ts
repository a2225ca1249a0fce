/** Pictures as pixels, and their files: lossless, as small as fast compression allows. */
import { constants, crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, opacity. */
  readonly data: Uint8Array;
}

export function readPng(file: Uint8Array): Bitmap {
  const { width, height, data } = PNG.sync.read(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  return { width, height, data };
}

/** The smallest of the lossless encodings. Pictures of pages are opaque, so opacity is omitted. */
export function writePng(bitmap: Bitmap): Buffer {
  const colours = coloursOf(bitmap, 256);
  if (colours !== null)
    return pngOf(
      bitmap,
      3,
      rowsOf(bitmap, colours),
      Buffer.from([...colours.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    );
  const rows = trueRowsOf(bitmap);
  const files = [pngOf(bitmap, 2, rows), pngOf(bitmap, 2, upFiltered(rows, bitmap.width * 3 + 1))];
  return files.reduce((least, file) => (file.length < least.length ? file : least));
}

/** The picture on a canvas of another size; the uncovered area is transparent. */
export function onCanvas({ width, height, data }: Bitmap, canvasWidth: number, canvasHeight: number): Bitmap {
  if (width === canvasWidth && height === canvasHeight) return { width, height, data };
  const canvas = new Uint8Array(canvasWidth * canvasHeight * 4);
  for (let y = 0; y < Math.min(height, canvasHeight); y += 1) {
    canvas.set(data.subarray(y * width * 4, (y * width + Math.min(width, canvasWidth)) * 4), y * canvasWidth * 4);
  }
  return { width: canvasWidth, height: canvasHeight, data: canvas };
}

/** Each colour with its index in the palette; null if there are more than `max`. */
function coloursOf({ data }: Bitmap, max: number): ReadonlyMap<number, number> | null {
  const colours = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    if (colours.has(colour)) continue;
    if (colours.size === max) return null;
    colours.set(colour, colours.size);
  }
  return colours;
}

function colourAt(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** PNG rows, each preceded by its filter byte: 0, none. */
function rowsOf({ width, height, data }: Bitmap, colours: ReadonlyMap<number, number>): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = colours.get(colourAt(data, (y * width + x) * 4)) ?? 0;
  }
  return rows;
}

function trueRowsOf({ width, height, data }: Bitmap): Buffer {
  const length = width * 3 + 1;
  const rows = Buffer.alloc(height * length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const to = y * length + 1 + x * 3;
      rows[to] = data[from] ?? 0;
      rows[to + 1] = data[from + 1] ?? 0;
      rows[to + 2] = data[from + 2] ?? 0;
    }
  }
  return rows;
}

/** Filter 2: each byte as the difference to the one above. */
function upFiltered(rows: Buffer, length: number): Buffer {
  const filtered = Buffer.alloc(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const isFilterByte = at % length === 0;
    filtered[at] = isFilterByte ? 2 : ((rows[at] ?? 0) - (at < length ? 0 : (rows[at - length] ?? 0))) & 255;
  }
  return filtered;
}

/** Colour type 2 is red, green, blue; 3 is palette indexes (PNG specification, section 11). */
function pngOf({ width, height }: Bitmap, colourType: 2 | 3, rows: Buffer, palette?: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colourType, 0, 0, 0], 8);
  const packed = deflateSync(rows, { level: 9, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY });
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', head),
    ...(palette === undefined ? [] : [chunk('PLTE', palette)]),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(body.length, 0);
  whole.set(typed, 4);
  whole.writeUInt32BE(crc32(typed), typed.length + 4);
  return whole;
}
