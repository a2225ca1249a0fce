import { expect, test } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { readPng, writePng } from './bitmap.ts';
import { compare } from './compare.ts';

type Colour = readonly [number, number, number];

/** A picture computed pixel by pixel. */
function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Bitmap {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * 4);
  return { width, height, data };
}

const ground: Colour = [255, 255, 255];
const border: Colour = [229, 234, 239];
const blank = drawn(64, 48, () => ground);
const disc = (shade: (coverage: number) => number) =>
  drawn(64, 48, (x, y) => {
    const coverage = Math.max(0, Math.min(1, 16.5 - Math.hypot(x - 32, y - 24)));
    return [shade(coverage), shade(coverage), shade(coverage)];
  });

test('a picture is the same as itself', () => {
  expect(
    compare(
      blank,
      drawn(64, 48, () => ground),
    ),
  ).toEqual({ isSame: true, pixels: 0, areas: [], isResized: false, mask: new Uint8Array(64 * 48) });
});

test('edges that are smoothed a little differently, and colours that are rounded differently, are no change', () => {
  const before = disc((coverage) => Math.round(255 - 200 * coverage));
  const after = disc((coverage) =>
    coverage > 0 && coverage < 1
      ? Math.max(0, Math.round(255 - 200 * coverage) - 6)
      : Math.round(255 - 200 * coverage) - 2,
  );
  expect(compare(before, after)).toMatchObject({ isSame: true, areas: [] });
});

test('a light hair line that moved by one pixel is a change', () => {
  const line = (at: number) => drawn(64, 48, (x, y) => (y === at && x >= 10 && x < 40 ? border : ground));
  const { isSame, areas } = compare(line(20), line(21));
  expect(isSame).toBe(false);
  expect(areas).toEqual([{ x: 10, y: 20, width: 30, height: 2, pixels: 60 }]);
});

test.each([0, 1, 2])('a difference of 3 %% in channel %i alone is a change', (channel) => {
  const other = drawn(64, 48, (x, y) =>
    x < 6 && y < 6
      ? (ground.map((value, index) => (index === channel ? value - 8 : value)) as unknown as Colour)
      : ground,
  );
  expect(compare(blank, other).areas).toEqual([{ x: 0, y: 0, width: 6, height: 6, pixels: 36 }]);
});

test('distant changes are separate areas, the largest first', () => {
  const other = drawn(64, 48, (x, y) => ((x < 3 && y < 3) || (x > 50 && y > 40) ? border : ground));
  expect(compare(blank, other).areas).toEqual([
    { x: 51, y: 41, width: 13, height: 7, pixels: 91 },
    { x: 0, y: 0, width: 3, height: 3, pixels: 9 },
  ]);
});

test('a few scattered pixels are no change, many are', () => {
  const specks = (step: number) => drawn(64, 48, (x, y) => (x % step === 0 && y % step === 0 ? [0, 0, 0] : ground));
  expect(compare(blank, specks(16))).toMatchObject({ isSame: true, pixels: 12, areas: [] });
  expect(
    compare(
      blank,
      drawn(640, 480, () => ground),
    ),
  ).toMatchObject({ isResized: true });
  const wide = drawn(640, 480, (x, y) => (x % 32 === 0 && y % 32 === 0 ? [0, 0, 0] : ground));
  expect(
    compare(
      drawn(640, 480, () => ground),
      wide,
    ),
  ).toMatchObject({ isSame: false, pixels: 300, areas: [] });
});

test('another size is a change, even if the new area is white', () => {
  const { isSame, isResized } = compare(
    blank,
    drawn(64, 49, () => ground),
  );
  expect([isSame, isResized]).toEqual([false, true]);
});

test.each([
  ['few colours', drawn(40, 30, (x, y) => [x % 8, y % 4, 7])],
  ['many colours', drawn(40, 30, (x, y) => [x * 6, y * 8, (x * y) % 256])],
])('a picture of %s is written without loss', (_, picture) => {
  expect(readPng(writePng(picture))).toEqual({ ...picture, data: Buffer.from(picture.data) });
});
