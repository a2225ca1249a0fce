/** Pictures put together on a sheet. */
import type { OverlayOptions, Sharp } from 'sharp';
import { loadSharp } from './open.ts';
import { redrawn } from './write.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly background: string;
}

export async function onSheet({ width, height, background }: Sheet, layers: OverlayOptions[]): Promise<Sharp> {
  const sharp = await loadSharp();
  return redrawn(sharp({ create: { width, height, channels: 4, background } }).composite(layers));
}

/** A picture as a layer. */
export async function layerOf(picture: Sharp, left = 0, top = 0): Promise<OverlayOptions> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 }, left, top };
}
