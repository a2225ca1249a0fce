import { describe, expect, test } from 'vitest';
import { largestBox, moveBox, resizeBox, rotatedSize, turnBox, wholeBox, zoomBox, zoomOf } from './crop-box.ts';

const wide = { width: 1200, height: 800 };
const box = { x: 100, y: 200, width: 400, height: 300 };

test.each([
  ['square', 1, { x: 200, y: 0, width: 800, height: 800 }],
  ['wide', 3, { x: 0, y: 200, width: 1200, height: 400 }],
  ['free', undefined, { x: 0, y: 0, width: 1200, height: 800 }],
] as const)('the largest %s box is in the middle', (_name, aspect, expected) => {
  expect(largestBox(wide, aspect)).toEqual(expected);
});

test('moves as far as the picture reaches', () => {
  expect(moveBox(box, { x: 10, y: -20 }, wide)).toEqual({ ...box, x: 110, y: 180 });
  expect(moveBox(box, { x: 5000, y: -5000 }, wide)).toEqual({ ...box, x: 800, y: 0 });
});

describe('resizing', () => {
  const free = { picture: wide, aspect: undefined };

  test('keeps the opposite corner', () => {
    expect(resizeBox(box, { x: 1, y: 1 }, { x: 50, y: -100 }, free)).toEqual({
      x: 100,
      y: 200,
      width: 450,
      height: 200,
    });
    expect(resizeBox(box, { x: -1, y: -1 }, { x: 50, y: -100 }, free)).toEqual({
      x: 150,
      y: 100,
      width: 350,
      height: 400,
    });
  });

  test('stops at the edges of the picture and at 16 pixels', () => {
    expect(resizeBox(box, { x: 1, y: 1 }, { x: 9999, y: 9999 }, free)).toEqual({
      x: 100,
      y: 200,
      width: 1100,
      height: 600,
    });
    expect(resizeBox(box, { x: -1, y: 0 }, { x: 9999, y: 0 }, free)).toEqual({
      x: 484,
      y: 200,
      width: 16,
      height: 300,
    });
  });

  test('keeps a locked ratio, by the longer distance', () => {
    const square = { x: 100, y: 200, width: 300, height: 300 };
    const locked = { picture: wide, aspect: 1 };
    expect(resizeBox(square, { x: 1, y: 1 }, { x: 100, y: 20 }, locked)).toEqual({
      x: 100,
      y: 200,
      width: 400,
      height: 400,
    });
    expect(resizeBox(square, { x: 1, y: 1 }, { x: 9999, y: 0 }, locked)).toEqual({
      x: 100,
      y: 200,
      width: 600,
      height: 600,
    });
    expect(resizeBox(square, { x: -1, y: -1 }, { x: -50, y: 0 }, locked)).toEqual({
      x: 50,
      y: 150,
      width: 350,
      height: 350,
    });
  });
});

describe('zoom', () => {
  test('is 1 for the largest box, and 2 for one half as wide', () => {
    expect(zoomOf(largestBox(wide, 1), wide, 1)).toBe(1);
    expect(zoomOf({ x: 0, y: 0, width: 400, height: 400 }, wide, 1)).toBe(2);
  });

  test('keeps the middle, and stays inside of the picture', () => {
    expect(zoomBox(largestBox(wide, 1), 2, wide, 1)).toEqual({ x: 400, y: 200, width: 400, height: 400 });
    expect(zoomBox({ x: 0, y: 0, width: 400, height: 400 }, 1, wide, 1)).toEqual({
      x: 0,
      y: 0,
      width: 800,
      height: 800,
    });
  });

  test('keeps the ratio of a free box', () => {
    const flat = { x: 0, y: 600, width: 400, height: 200 };
    expect(zoomBox(flat, 1, wide, undefined)).toEqual({ x: 0, y: 200, width: 1200, height: 600 });
  });
});

describe('a turn by 90° clockwise', () => {
  test('keeps the same part of the picture', () => {
    expect(rotatedSize(wide, 1)).toEqual({ width: 800, height: 1200 });
    expect(turnBox(box, wide, undefined)).toEqual({ x: 300, y: 100, width: 300, height: 400 });
  });

  test('keeps a locked ratio around the same middle', () => {
    expect(turnBox({ x: 0, y: 0, width: 1200, height: 600 }, wide, 2)).toEqual({
      x: 0,
      y: 400,
      width: 800,
      height: 400,
    });
  });

  test('four of them lead back', () => {
    let turned = { box, size: wide };
    for (let turn = 0; turn < 4; turn += 1)
      turned = { box: turnBox(turned.box, turned.size, undefined), size: rotatedSize(turned.size, 1) };
    expect(turned).toEqual({ box, size: wide });
  });
});

test('whole pixels never reach out of the picture', () => {
  expect(wholeBox({ x: 0.4, y: 799.6, width: 1199.7, height: 0.2 }, wide)).toEqual({
    x: 0,
    y: 799,
    width: 1200,
    height: 1,
  });
});
