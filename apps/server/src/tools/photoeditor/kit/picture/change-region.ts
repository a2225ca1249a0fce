/** Changes a part of a picture. */
import type { Region, Sharp } from 'sharp';
import type { Source } from './open.ts';
import { loadSharp } from './open.ts';
import { isWhole } from './region.ts';
import { redrawn } from './write.ts';

export async function changeRegion(
  source: Source,
  region: Region,
  change: (part: Sharp) => Sharp | Promise<Sharp>,
): Promise<Sharp> {
  if (isWhole(region, source)) return change(source.picture);
  const { data: pixels, info } = await source.picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const sharp = await loadSharp();
  const part = await change(await redrawn(sharp(pixels, { raw }).extract(region)));
  const changed = await part.toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const rowBytes = 4 * region.width;
  for (let row = 0; row < region.height; row += 1)
    changed.copy(pixels, 4 * ((region.top + row) * raw.width + region.left), row * rowBytes, (row + 1) * rowBytes);
  return sharp(pixels, { raw });
}
