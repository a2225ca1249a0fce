/** Two pictures of the same size as RGBA pixels. */
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { InputFile } from '../../../tool.ts';
import { openPicture } from '../../kit/picture/open.ts';
import { reading } from '../../kit/picture/write.ts';

export interface Pair {
  readonly width: number;
  readonly height: number;
  readonly first: Uint8Array;
  readonly second: Uint8Array;
}

export async function openPair(file: InputFile, other: InputFile): Promise<Pair> {
  const [one, two] = [await openPicture(file), await openPicture(other, { pointer: '/other' })];
  if (one.width !== two.width || one.height !== two.height)
    throw new InputFault('sizes_differ', {
      pointer: '/other',
      values: { first: `${one.width} × ${one.height}`, second: `${two.width} × ${two.height}` },
    });
  const pixelsOf = ({ picture }: typeof one) => picture.toColourspace('srgb').ensureAlpha().raw().toBuffer();
  return {
    width: one.width,
    height: one.height,
    first: await reading(file, '/file', () => pixelsOf(one)),
    second: await reading(other, '/other', () => pixelsOf(two)),
  };
}

/** The largest difference of a channel of the pixel at an offset. Transparent pixels are equal, whatever their colour. */
export function differenceAt({ first, second }: Pair, at: number): number {
  // No lists: this runs for each of 50 million pixels.
  const alpha = first[at + 3] ?? 0;
  const otherAlpha = second[at + 3] ?? 0;
  if (alpha === 0 && otherAlpha === 0) return 0;
  return Math.max(
    Math.abs((first[at] ?? 0) - (second[at] ?? 0)),
    Math.abs((first[at + 1] ?? 0) - (second[at + 1] ?? 0)),
    Math.abs((first[at + 2] ?? 0) - (second[at + 2] ?? 0)),
    Math.abs(alpha - otherAlpha),
  );
}
