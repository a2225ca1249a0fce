/** Reads a picture within the limits. */
import type Sharps from 'sharp';
import { imageSize } from 'image-size';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { InputFile } from '../../../tool.ts';
import { externalReference } from './external-references.ts';
import type { PictureFormat } from './formats.ts';
import { formatOf, isAnimatable } from './formats.ts';
import { drawMaxS, pictureBytesMax, pixelsMax } from './limits.ts';

export interface Source {
  /** Upright, in sRGB, of one frame unless frames were asked for. */
  readonly picture: Sharp;
  readonly format: PictureFormat;
  /** Of one frame, upright. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly hasAlpha: boolean;
}

interface OpenOptions {
  /** Where the file is in the input. @default '/file' */
  readonly pointer?: string;
  /** Keeps the frames of an animation. @default false */
  readonly isAnimated?: boolean;
  /** Dots per inch at which an SVG is drawn. @default 72 */
  readonly density?: number;
}

let loading: Promise<typeof Sharps> | undefined;

export function loadSharp(): Promise<typeof Sharps> {
  // Its code is 15 MB that most starts never need.
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/** @throws InputFault for what is no picture or exceeds the limits */
export async function openPicture(file: InputFile, options: OpenOptions = {}): Promise<Source> {
  const { pointer = '/file', density = 72 } = options;
  const { bytes } = file;
  const format = checkedFormat(file, pointer);
  const isAnimated = options.isAnimated === true && isAnimatable(format);
  const sharp = await loadSharp();
  const read: SharpOptions = { failOn: 'error', animated: isAnimated, limitInputPixels: pixelsMax, density };
  const { width, height, frames, hasAlpha } =
    (format === 'jpeg' ? jpegHeader(bytes) : null) ?? (await headerOf(bytes, read, pointer, isAnimated));
  checkPixels(width, height, frames, pointer);
  const upright = sharp(bytes, read);
  return {
    picture: (frames > 1 ? upright : upright.autoOrient()).timeout({ seconds: drawMaxS }),
    format,
    width,
    height,
    frames,
    hasAlpha,
  };
}

type Header = Pick<Source, 'width' | 'height' | 'frames' | 'hasAlpha'>;

/** Sharp takes 0.5 ms to read a header, a tenth of the work on a small picture. Null if it has to say what is wrong. */
function jpegHeader(bytes: Uint8Array): Header | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const isTurned = orientation >= 5 && orientation <= 8;
    const [across, down] = isTurned ? [height, width] : [width, height];
    return across > 0 && down > 0 ? { width: across, height: down, frames: 1, hasAlpha: false } : null;
  } catch {
    return null;
  }
}

async function headerOf(bytes: Uint8Array, read: SharpOptions, pointer: string, isAnimated: boolean): Promise<Header> {
  const metadata = await metadataOf(bytes, read, pointer);
  const { autoOrient, pages = 1, hasAlpha } = metadata;
  const frames = isAnimated ? pages : 1;
  const height = frames > 1 ? (metadata.pageHeight ?? metadata.height / frames) : autoOrient.height;
  return { width: autoOrient.width, height, frames, hasAlpha };
}

/** All that the header of a picture says. @throws InputFault for what is no picture or exceeds the limits */
export async function readMetadata(file: InputFile): Promise<Pick<Source, 'format'> & { readonly metadata: Metadata }> {
  const pointer = '/file';
  const format = checkedFormat(file, pointer);
  const metadata = await metadataOf(file.bytes, { failOn: 'error' }, pointer);
  checkPixels(metadata.autoOrient.width, metadata.autoOrient.height, 1, pointer);
  return { format, metadata };
}

async function metadataOf(bytes: Uint8Array, read: SharpOptions, pointer: string): Promise<Metadata> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { ...read, limitInputPixels: false }).metadata();
  } catch (error) {
    throw brokenPicture(error, pointer);
  }
}

/** The size that an SVG has without scaling, which is not limited: it can be drawn smaller. */
export async function svgSize(file: InputFile): Promise<Pick<Source, 'width' | 'height'>> {
  const { width, height } = await metadataOf(file.bytes, {}, '/file');
  return { width, height };
}

/** The density at which an SVG is drawn at a multiple of its size. */
export const densityAt = (scale: number): number => Math.min(Math.max(1, 72 * scale), 100_000);

/** The format of a file that may be read. */
export function checkedFormat({ bytes }: InputFile, pointer: string): PictureFormat {
  if (bytes.length > pictureBytesMax) throw new InputFault('file_too_large', { pointer });
  const format = formatOf(bytes);
  if (format === null) throw new InputFault('not_picture', { pointer });
  if (format === 'svg') {
    const reference = externalReference(Buffer.from(bytes).toString());
    if (reference !== null) throw new InputFault('external_reference', { pointer, values: { reference } });
  }
  return format;
}

function checkPixels(width: number, height: number, frames: number, pointer: string): void {
  if (width * height * frames > pixelsMax)
    throw new InputFault('too_many_pixels', {
      pointer,
      values: { megapixels: Math.ceil((width * height * frames) / 1_000_000) },
    });
}

/** Every pixel is read, which shows whether the file or the work on it is broken. */
export async function checkPixelsOf({ bytes }: InputFile, pointer: string): Promise<void> {
  const sharp = await loadSharp();
  try {
    // Means of areas take each pixel into account, but little memory.
    await sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMax })
      .resize({ width: 8, height: 8, fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  } catch (error) {
    throw brokenPicture(error, pointer);
  }
}

function brokenPicture(error: unknown, pointer: string): unknown {
  return error instanceof Error ? new InputFault('broken_picture', { pointer }) : error;
}
