/** Re-encodes an uploaded image, so that no byte of the original file is served. */
import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { picturePixelsMax, pictureSideMax, pictureSmallWidth } from '@apiyard/api/contract/content/pictures';
import { sentence } from '../../problems/sentence.ts';

export interface Encoded {
  /** SHA-256 of the whole, in hexadecimal. */
  readonly id: string;
  readonly whole: Buffer;
  readonly small: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Drawing stops by then. */
const drawMaxS = 20;

type Refused =
  | Failure<'UnsupportedMedia' | 'BrokenPicture', Record<never, never>>
  | Failure<'TooManyPixels', { pixelsMax: number }>;

/** Sequential: a picture at the limit takes 200 MB while it is decoded. */
let before: Promise<unknown> = Promise.resolve();

export function encodePicture(bytes: Buffer): Promise<Encoded | Refused> {
  const encoding = before.then(() => encode(bytes));
  before = encoding.catch(() => {});
  return encoding;
}

async function encode(bytes: Buffer): Promise<Encoded | Refused> {
  if (!isTaken(bytes)) return fail('UnsupportedMedia', sentence('problem.content.notPicture'));
  // Its code is 15 MB that most starts never need.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > picturePixelsMax) {
      return fail(
        'TooManyPixels',
        sentence('problem.content.pixelsMax', { width, height, millions: picturePixelsMax / 1_000_000 }),
        { pixelsMax: picturePixelsMax },
      );
    }
    const whole = await webp(
      sharp(bytes, { limitInputPixels: picturePixelsMax, failOn: 'error', animated: false })
        .autoOrient()
        .resize({ width: pictureSideMax, height: pictureSideMax, fit: 'inside', withoutEnlargement: true }),
      82,
    );
    const small = await webp(sharp(whole.data).resize({ width: pictureSmallWidth, withoutEnlargement: true }), 78);
    return {
      id: createHash('sha256').update(whole.data).digest('hex'),
      whole: whole.data,
      small: small.data,
      width: whole.info.width,
      height: whole.info.height,
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return fail('BrokenPicture', sentence('problem.content.brokenPicture'));
  }
}

/** Without metadata: `sharp` drops it by default. */
const webp = (picture: Sharp, quality: number) =>
  picture.toColourspace('srgb').webp({ quality }).timeout({ seconds: drawMaxS }).toBuffer({ resolveWithObject: true });

/** Whether a file starts with the signature of an accepted format. Its name and declared type are ignored. */
function isTaken(bytes: Buffer): boolean {
  const at = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (at(0, 8) === '\x89PNG\r\n\x1a\n' || at(0, 3) === '\xff\xd8\xff' || at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a')
    return true;
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return true;
  if (at(4, 8) !== 'ftyp' || bytes.length < 16) return false;
  const brands = at(8, Math.min(bytes.readUInt32BE(0), 64));
  return /avi[fs]/.test(brands);
}
