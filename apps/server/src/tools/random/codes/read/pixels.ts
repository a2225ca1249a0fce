import sharp from 'sharp';

export interface Pixels {
  /** Red, green, blue and alpha. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Of the picture before it was reduced. */
  readonly original: { readonly width: number; readonly height: number };
}

export const megapixelsMax = 50;
/** Larger pictures are reduced to this: noise of this size takes three seconds. */
const sideMax = 2000;

/** The first frame of a picture, turned as its EXIF says, on white. What is no picture, or too large, is named. */
export async function picturePixels(bytes: Uint8Array): Promise<Pixels | 'not_picture' | 'too_many_pixels'> {
  try {
    const image = sharp(bytes, { limitInputPixels: megapixelsMax * 1_000_000, failOn: 'error' });
    const { autoOrient: original } = await image.metadata();
    const { data, info } = await image
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, original };
  } catch (error) {
    return String(error).includes('pixel limit') ? 'too_many_pixels' : 'not_picture';
  }
}
