/** Runs tools on pictures made for a test. */
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Tool } from '../../../tool.ts';
import { InputFile, RawResponse } from '../../../tool.ts';

const context = { signal: new AbortController().signal };

/** Left half red, right half blue. */
export const halves = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 },
  ]);

export const plain = (background: string, width = 20, height = 20): Sharp =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });

/** An animation with a frame of each colour. */
export async function animation(colours: readonly string[], format: 'gif' | 'webp' = 'gif'): Promise<InputFile> {
  const frames = await Promise.all(colours.map((colour) => plain(colour).ensureAlpha().raw().toBuffer()));
  const strip = sharp(Buffer.concat(frames), {
    raw: { width: 20, height: 20 * colours.length, channels: 4, pageHeight: 20 },
  });
  const delay = colours.map(() => 100);
  const bytes = await (format === 'gif' ? strip.gif({ delay }) : strip.webp({ delay, lossless: true })).toBuffer();
  return new InputFile(`moving.${format}`, `image/${format}`, bytes);
}

export async function fileOf(picture: Sharp, name = 'photo.png'): Promise<InputFile> {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const bytes = await picture.toFormat(ending === 'jpg' ? 'jpeg' : (ending as 'png')).toBuffer();
  return new InputFile(name, 'application/octet-stream', bytes);
}

export const svgFile = (svg: string, name = 'drawing.svg') => new InputFile(name, 'image/svg+xml', Buffer.from(svg));

export async function run(tool: unknown, input: object): Promise<RawResponse> {
  const result = await ran(tool, input);
  if (!(result instanceof RawResponse))
    throw new Error(`no file: ${JSON.stringify(result instanceof Failure ? result.extras : result)}`);
  return result;
}

/** The result of a tool that returns JSON. */
export async function data<Result>(tool: unknown, input: object): Promise<Result> {
  const result = await ran(tool, input);
  if (result instanceof Failure || result instanceof RawResponse) throw new Error(`no data: ${JSON.stringify(result)}`);
  return result as Result;
}

/** Pointer, code and sentence of what a tool refuses. */
export async function refusal(tool: unknown, input: object): Promise<readonly [string, string, string]> {
  const result = await ran(tool, input);
  const issue = result instanceof Failure ? result.extras.errors[0] : undefined;
  if (issue === undefined) throw new Error('nothing was refused');
  return [issue.pointer, issue.code, issue.detail];
}

async function ran(tool: unknown, input: object) {
  const { input: schema, run: of } = tool as Tool;
  return of(schema.parse(input), context);
}

export const metadataOf = ({ bytes }: { readonly bytes: Uint8Array }): Promise<Metadata> =>
  sharp(bytes, { animated: true }).metadata();

export async function sizeOf(result: RawResponse): Promise<readonly [type: string, width: number, height: number]> {
  const { width, height } = await sharp(result.bytes).metadata();
  return [result.type, width, height];
}

/** The colour of a pixel, such as `#ff0000ff`. Frames follow each other downwards. */
export async function pixelOf({ bytes }: { readonly bytes: Uint8Array }, left: number, top: number): Promise<string> {
  const { data: pixels, info } = await sharp(bytes, { animated: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 4 * (top * info.width + left);
  return `#${pixels.toString('hex', at, at + 4)}`;
}
