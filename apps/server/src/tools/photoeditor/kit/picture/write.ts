/** Writes pictures. Metadata are left out, and colours are converted to sRGB. */
import type { OutputInfo, Sharp } from 'sharp';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { InputFile } from '../../../tool.ts';
import { RawResponse } from '../../../tool.ts';
import type { PictureFormat, WrittenFormat } from './formats.ts';
import { endingOf, isAnimatable, typeOf } from './formats.ts';
import { drawMaxS, pixelsMax, resultBytesMax, sideMax, slowPixelsMax } from './limits.ts';
import type { Source } from './open.ts';
import { checkPixelsOf, loadSharp, openPicture } from './open.ts';

export interface Written {
  /** `same` is the format of the file. */
  readonly format?: 'same' | WrittenFormat;
  readonly quality?: number;
  /** Behind transparent pixels, in formats without transparency. @default '#ffffff' */
  readonly background?: string;
  /** WebP and AVIF keep every pixel. @default false */
  readonly isLossless?: boolean;
}

interface EditOptions extends Written {
  readonly pointer?: string;
  /** The change is right for the frames of an animation. @default false */
  readonly isAnimated?: boolean;
  /** The change makes pixels transparent: the same format as JPEG is then PNG. @default false */
  readonly addsAlpha?: boolean;
  /** The change can add transparent pixels, as those of a background. @default false */
  readonly mayAddAlpha?: boolean;
  /** The result can be far smaller than the file. @default false */
  readonly changesSize?: boolean;
}

/** Opens a picture, changes it and writes it. */
export async function edit(
  file: InputFile,
  options: EditOptions,
  change: (source: Source) => Sharp | Promise<Sharp>,
): Promise<RawResponse> {
  const {
    pointer = '/file',
    isAnimated = false,
    addsAlpha = false,
    mayAddAlpha = false,
    changesSize = false,
    format: wanted = 'same',
  } = options;
  const keepsFrames = isAnimated && (wanted === 'same' || isAnimatable(wanted));
  const source = await openPicture(file, { pointer, isAnimated: keepsFrames });
  const format = wanted === 'same' ? sameFormat(source.format, addsAlpha) : wanted;
  if (!changesSize) checkSlowFormat(source, format, pointer);
  return reading(file, pointer, async () => {
    const changed = await change(source);
    // In one pipeline, sharp puts the background behind transparent pixels before it changes them.
    const picture = format === 'jpeg' && (source.hasAlpha || mayAddAlpha) ? await redrawn(changed) : changed;
    const pixels = source.width * source.height * source.frames;
    return written(picture, { ...options, format, pixels, name: file.name });
  });
}

/** @throws InputFault for a picture that would take too long to write in a format */
export function checkSlowFormat(
  { width, height, frames }: Pick<Source, 'width' | 'height' | 'frames'>,
  format: PictureFormat,
  pointer: string,
  max = slowPixelsMax,
): void {
  if ((format === 'avif' || format === 'gif') && width * height * frames > max)
    throw new InputFault('slow_format', { pointer, values: { megapixels: max / 1_000_000 } });
}

/** The format in which a picture is written if none is chosen. */
function sameFormat(format: PictureFormat, addsAlpha = false): WrittenFormat {
  return format === 'svg' || (addsAlpha && format === 'jpeg') ? 'png' : format;
}

/** Tells errors of the file from errors of the work. */
export async function reading<Result>(file: InputFile, pointer: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputFault) throw error;
    await checkPixelsOf(file, pointer);
    throw error;
  }
}

interface Write extends Written {
  readonly format: WrittenFormat;
  /** About how many there are: large pictures are encoded with less effort. @default 0 */
  readonly pixels?: number;
  /** The uploaded file's, of which the ending is replaced. */
  readonly name: string;
}

export async function written(picture: Sharp, { name, ...options }: Write): Promise<RawResponse> {
  const { data } = await encoded(picture, options);
  if (data.length > resultBytesMax) throw new InputFault('result_too_large', { pointer: '' });
  const { format } = options;
  // The memory of sharp's result cannot be moved to another thread: this is a copy.
  return new RawResponse({ type: typeOf[format], name: nameWith(name, endingOf[format]), bytes: new Uint8Array(data) });
}

/** A picture whose changes are made: sharp has an order of its own for those of one pipeline. */
export async function redrawn(picture: Sharp): Promise<Sharp> {
  const sharp = await loadSharp();
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: drawMaxS });
}

/** The bytes of a picture in a format. */
function encoded(
  picture: Sharp,
  { format, quality = 80, background = '#ffffff', isLossless = false, pixels = 0 }: Omit<Write, 'name'>,
): Promise<{ data: Buffer<ArrayBuffer>; info: OutputInfo }> {
  const colours = picture.toColourspace('srgb');
  const flat = format === 'jpeg' ? colours.flatten({ background }) : colours;
  return inFormat(flat, format, { quality, lossless: isLossless, isLarge: pixels > largePixelsMin }).toBuffer({
    resolveWithObject: true,
  });
}

/** From here on, more effort would exceed the time limit. */
const largePixelsMin = 8_000_000;

interface Coding {
  readonly quality: number;
  readonly lossless: boolean;
  readonly isLarge: boolean;
}

function inFormat(picture: Sharp, format: WrittenFormat, { quality, lossless, isLarge }: Coding): Sharp {
  switch (format) {
    case 'png':
      return picture.png();
    case 'jpeg':
      return picture.jpeg({ quality });
    case 'webp':
      return picture.webp({ quality, lossless, effort: isLarge ? 1 : 4 });
    case 'avif':
      // More effort takes a multiple of the time for a few per cent of the size.
      return picture.avif({ quality, lossless, effort: isLarge ? 0 : 2 });
    case 'gif':
      return picture.gif({ effort: isLarge ? 1 : 4 });
    case 'tiff':
      return picture.tiff({ compression: 'deflate' });
  }
}

/** `photo.png` as `photo.jpg`. */
export function nameWith(name: string, ending: string): string {
  const stem = name.replace(/\.[^.]*$/, '').slice(0, 100);
  return `${stem === '' ? 'picture' : stem}.${ending}`;
}

/** @throws InputFault if a result would be too large */
export function checkResultSize(width: number, height: number, frames = 1): void {
  if (width * height * frames > pixelsMax || Math.max(width, height) > sideMax)
    throw new InputFault('result_too_many_pixels', { pointer: '', values: { width, height } });
}
