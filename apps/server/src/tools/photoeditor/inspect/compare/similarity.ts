/**
 * Mean structural similarity (Z. Wang and others, Image quality assessment: from error visibility to structural
 * similarity, 2004) of luma, in windows of 8 × 8 pixels, four pixels apart.
 */
import type { Pair } from './pair.ts';

const windowSide = 8;
const step = 4;
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

export function similarityOf({ width, height, first, second }: Pair): number {
  const [ofFirst, ofSecond] = [lumaOf(first), lumaOf(second)];
  const [across, down] = [Math.min(windowSide, width), Math.min(windowSide, height)];
  let sum = 0;
  let windows = 0;
  for (const top of startsOf(height, down))
    for (const left of startsOf(width, across)) {
      let a = 0;
      let b = 0;
      let aa = 0;
      let bb = 0;
      let ab = 0;
      for (let y = top; y < top + down; y += 1)
        for (let at = y * width + left; at < y * width + left + across; at += 1) {
          const one = ofFirst[at] ?? 0;
          const two = ofSecond[at] ?? 0;
          a += one;
          b += two;
          aa += one * one;
          bb += two * two;
          ab += one * two;
        }
      const count = across * down;
      const [meanA, meanB] = [a / count, b / count];
      const varianceA = Math.max(0, aa / count - meanA * meanA);
      const varianceB = Math.max(0, bb / count - meanB * meanB);
      const covariance = ab / count - meanA * meanB;
      sum +=
        ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
        ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2));
      windows += 1;
    }
  return sum / windows;
}

/** Every fourth pixel, and the last window, so that every pixel is in one. */
function startsOf(length: number, side: number): number[] {
  const starts = [];
  for (let start = 0; start < length - side; start += step) starts.push(start);
  return [...starts, length - side];
}

/** Of ITU-R BT.601 with 8 bits, on white where a pixel is transparent. */
function lumaOf(pixels: Uint8Array): Uint8Array {
  const luma = new Uint8Array(pixels.length / 4);
  for (let index = 0; index < luma.length; index += 1) {
    const at = 4 * index;
    const opaque = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
    luma[index] = Math.round(255 - ((255 - opaque) * (pixels[at + 3] ?? 0)) / 255);
  }
  return luma;
}
