/** What a picture says about itself at its beginning. The sample layer draws nothing anew: it believes it. */
import { fail } from '../contract/endpoint.ts';
import { picturePixelsMax } from '../contract/pictures.ts';

const kinds: readonly [type: string, begins: RegExp][] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftyp.{0,24}avi[fs]/s],
];

/** Where a kind's head is not read, pictures are taken for as large as covers are. */
const usual = { width: 1200, height: 675 };

export function kindOf(bytes: Uint8Array) {
  const begin = String.fromCodePoint(...bytes.subarray(0, 64));
  const [type] = kinds.find(([, begins]) => begins.test(begin)) ?? [];
  if (type === undefined)
    return fail(
      'UnsupportedMedia',
      'This is not a PNG, JPEG, WebP, AVIF or GIF. Save the picture as one of them, then send it again.',
    );
  if (type !== 'image/png') return { type, ...usual };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = String.fromCodePoint(...bytes.subarray(-12));
  if (bytes.byteLength < 45 || !end.includes('IEND'))
    return fail(
      'BrokenPicture',
      'The picture ends early or cannot be drawn. Open it, save it anew, then send it again.',
    );
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  if (width * height > picturePixelsMax) {
    return fail(
      'TooManyPixels',
      `The picture has ${width} × ${height} pixels. Make it smaller than ${picturePixelsMax / 1_000_000} million, then send it again.`,
      { pixelsMax: picturePixelsMax },
    );
  }
  return { type, width, height };
}
