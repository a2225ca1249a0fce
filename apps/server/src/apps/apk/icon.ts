/** An app's icon, when it is an image format that browsers show. Adaptive icons are XML and are left out. */
import type { Archive } from './archive.ts';
import type { ApkIcon } from './read-apk.ts';

const iconBytesMax = 256_000;
/** A few kilobytes can decode to an image that fills a viewer's memory. */
const sideMax = 1024;

/** The largest of the files that names lead to. */
export async function iconIn(archive: Archive, names: readonly string[]): Promise<ApkIcon | null> {
  const bySize = names
    .filter((name) => /\.(?:png|webp)$/i.test(name))
    .toSorted(
      (a, b) => (archive.entries.get(b)?.uncompressedSize ?? 0) - (archive.entries.get(a)?.uncompressedSize ?? 0),
    );
  for (const name of bySize) {
    const bytes = await archive.read(name, iconBytesMax);
    const picture = bytes && pictureOf(bytes);
    if (bytes && picture && picture.width <= sideMax && picture.height <= sideMax) return { type: picture.type, bytes };
  }
  return null;
}

interface Picture {
  readonly type: ApkIcon['type'];
  readonly width: number;
  readonly height: number;
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** By its bytes, not by its name: PNG (W3C, section 11.2.1) or WebP (RFC 9649). Null for anything else. */
export function pictureOf(bytes: Buffer): Picture | null {
  if (bytes.length >= 24 && bytes.subarray(0, 8).equals(pngStart) && bytes.toString('latin1', 12, 16) === 'IHDR') {
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  const type = 'image/webp';
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const sides = bytes.readUInt32LE(21);
      return { type, width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}
