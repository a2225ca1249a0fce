import type { Box, QuarterTurns } from './crop-box.ts';

/** What is cut out: turned first, then cropped in pixels of the turned picture. */
export interface Crop extends Box {
  turns: QuarterTurns;
}

interface CropOutput {
  /** A format of canvases. @default 'image/png' */
  type?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Quality of JPEG and WebP, from 0 to 1. @default 0.9 */
  quality?: number;
  /** The longest side; a larger part is scaled down. @default the part's own */
  sideMaxPx?: number;
}

/** The part of a picture as a file. Throws if the picture is of another site that does not allow reading it. */
export async function cropToBlob(
  picture: HTMLImageElement | ImageBitmap,
  { x, y, width, height, turns }: Crop,
  { type = 'image/png', quality = 0.9, sideMaxPx }: CropOutput = {},
): Promise<Blob> {
  const scale = Math.min(1, (sideMaxPx ?? Infinity) / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const own =
    picture instanceof HTMLImageElement
      ? { width: picture.naturalWidth, height: picture.naturalHeight }
      : { width: picture.width, height: picture.height };
  context.scale(canvas.width / width, canvas.height / height);
  context.translate(-x, -y);
  // A turn moves the picture out of sight: back by the side that is at the left or top then.
  const back = { 0: [0, 0], 1: [own.height, 0], 2: [own.width, own.height], 3: [0, own.width] } as const;
  context.translate(back[turns][0], back[turns][1]);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, 0, 0, own.width, own.height);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))),
    type,
    quality,
  );
  return promise;
}
