/** Whether two pictures are equal, and where they differ. */
import pixelmatch from 'pixelmatch';
import type { Bitmap } from './bitmap.ts';
import { onCanvas } from './bitmap.ts';

/** In pixels of the picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Number of changed pixels in it. */
  readonly pixels: number;
}

export interface Comparison {
  readonly isSame: boolean;
  /** Number of all changed pixels, including scattered ones. */
  readonly pixels: number;
  /** Areas of adjacent changed pixels, largest first. */
  readonly areas: readonly Area[];
  readonly isResized: boolean;
  /** One byte for each pixel of the larger size: 1 where it changed. */
  readonly mask: Uint8Array;
}

/**
 * A pixel changed if one of its channels differs by more than 2.4 % of 255: that detects a change of 3 % in any colour.
 * With pixelmatch's default of 0.1, a light border could move by a pixel undetected.
 */
const stepsMax = 6;
/**
 * Smaller differences also count where there is no antialiasing: pixelmatch's antialiasing detection is used for that,
 * with its measure from 0 to 1. Two of 255 steps of grey, which is rounding, are 0.0076. It must not be used for larger
 * steps: it mistakes a small dot that moved for antialiasing.
 */
const flatThreshold = 0.008;
/** Changed pixels less than two cells apart are one area. */
const cellPx = 4;
/** Smaller areas are noise at edges: the smallest element that can move, a dot of 8 px, changes more pixels. */
const areaPixelsMin = 8;
/** This many scattered pixels are a change too, such as a texture or a thin line that rotates. */
const scatteredMin = 64;

export function compare(before: Bitmap, after: Bitmap): Comparison {
  const isResized = before.width !== after.width || before.height !== after.height;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  // Most pictures are identical byte for byte, and comparing their pixels takes longer than taking them.
  if (!isResized && Buffer.compare(before.data, after.data) === 0)
    return { isSame: true, pixels: 0, areas: [], isResized, mask: new Uint8Array(width * height) };
  const mask = changedPixels(onCanvas(before, width, height).data, onCanvas(after, width, height).data, width, height);
  const pixels = mask.reduce((sum, changed) => sum + changed, 0);
  const areas = pixels === 0 ? [] : areasOf(mask, width);
  return { isSame: !isResized && pixels < scatteredMin && areas.length === 0, pixels, areas, isResized, mask };
}

function changedPixels(before: Uint8Array, after: Uint8Array, width: number, height: number): Uint8Array {
  const drawn = new Uint8Array(before.length);
  const mask = new Uint8Array(width * height);
  pixelmatch(before, after, drawn, width, height, { threshold: flatThreshold, diffMask: true });
  for (let at = 0; at < mask.length; at += 1)
    mask[at] = drawn[at * 4 + 3] !== 0 || stepsBetween(before, after, at * 4) > stepsMax ? 1 : 0;
  return mask;
}

function stepsBetween(before: Uint8Array, after: Uint8Array, at: number): number {
  let most = 0;
  for (let channel = at; channel < at + 4; channel += 1)
    most = Math.max(most, Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)));
  return most;
}

interface Cell {
  pixels: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function areasOf(mask: Uint8Array, width: number): readonly Area[] {
  const columns = Math.ceil(width / cellPx);
  const cells = new Map<number, Cell>();
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] === 0) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    const key = Math.floor(y / cellPx) * columns + Math.floor(x / cellPx);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, { pixels: 1, left: x, top: y, right: x, bottom: y });
    else grow(cell, { pixels: 1, left: x, top: y, right: x, bottom: y });
  }
  const areas: Area[] = [];
  for (const [first, start] of cells) {
    cells.delete(first);
    const whole = { ...start };
    const waiting = [first];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      for (const near of neighbours(key, columns)) {
        const cell = cells.get(near);
        if (cell === undefined) continue;
        cells.delete(near);
        grow(whole, cell);
        waiting.push(near);
      }
    }
    const { pixels, left, top, right, bottom } = whole;
    if (pixels >= areaPixelsMin)
      areas.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels });
  }
  return areas.toSorted((a, b) => b.pixels - a.pixels);
}

function grow(cell: Cell, by: Cell): void {
  cell.pixels += by.pixels;
  cell.left = Math.min(cell.left, by.left);
  cell.top = Math.min(cell.top, by.top);
  cell.right = Math.max(cell.right, by.right);
  cell.bottom = Math.max(cell.bottom, by.bottom);
}

function neighbours(key: number, columns: number): readonly number[] {
  const column = key % columns;
  const across = [...(column > 0 ? [-1] : []), 0, ...(column < columns - 1 ? [1] : [])];
  return [-columns, 0, columns].flatMap((rows) => across.map((step) => key + rows + step));
}
