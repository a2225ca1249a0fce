/** JPEG (ITU-T T.81): segments before the image data. */
import type { Kept } from './kept.ts';
import { exifOf } from './kept.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;

export function strippedJpeg(bytes: Buffer, { keepProfile, orientation }: Kept): Buffer<ArrayBuffer> {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  if (orientation !== 1) kept.push(exifSegment(orientation));
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // A marker can have fill bytes before it.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) {
      kept.push(...scans(bytes, at));
      break;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (isKept(marker, segment, keepProfile)) kept.push(segment);
    at = end;
  }
  return Buffer.concat(kept);
}

/** The image data, without comments between the scans and without what follows the end, such as a second picture. */
function scans(bytes: Buffer, start: number): Buffer[] {
  const parts: Buffer[] = [];
  let from = start;
  for (let at = start; at + 1 < bytes.length;) {
    const next = bytes.indexOf(0xff, at);
    if (next === -1 || next + 1 >= bytes.length) break;
    const marker = bytes[next + 1] ?? 0;
    if (marker === endOfImage) return [...parts, bytes.subarray(from, next + 2)];
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (isData || next + 4 > bytes.length) {
      at = next + (marker === 0xff ? 1 : 2);
      continue;
    }
    const end = next + 2 + bytes.readUInt16BE(next + 2);
    if (isMetadata(marker)) {
      parts.push(bytes.subarray(from, next));
      from = end;
    }
    at = end;
  }
  return [...parts, bytes.subarray(from)];
}

/** Application data and comments. */
const isMetadata = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

function isKept(marker: number, segment: Buffer, keepProfile: boolean): boolean {
  if (!isMetadata(marker)) return true;
  const starts = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text;
  // JFIF has the density, Adobe the colour transform: without it, colours would change.
  if (marker === 0xe0) return starts('JFIF\0');
  if (marker === 0xee) return starts('Adobe');
  return marker === 0xe2 && keepProfile && starts('ICC_PROFILE\0');
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
