import { expect, test } from 'vitest';
import { firstPoint, ringKey, walk } from './walk.ts';
import type { Point } from './walk.ts';

const rows = [
  [1, 2, null, 4],
  [null, 6, 7, 8],
];
const ltr = (index: number, row: number, key: string): Point | null => walk(rows, { index, row }, key, false);

test('left and right go along the axis and pass over gaps', () => {
  expect(ltr(0, 0, 'ArrowRight')).toEqual({ index: 1, row: 0 });
  expect(ltr(1, 0, 'ArrowRight')).toEqual({ index: 3, row: 0 });
  expect(ltr(3, 0, 'ArrowLeft')).toEqual({ index: 1, row: 0 });
});

test('at an end the point stays', () => {
  expect(ltr(3, 0, 'ArrowRight')).toEqual({ index: 3, row: 0 });
  expect(ltr(1, 1, 'ArrowLeft')).toEqual({ index: 1, row: 1 });
  expect(ltr(1, 0, 'ArrowUp')).toEqual({ index: 1, row: 0 });
});

test('the arrow keys follow the visual direction in right-to-left text', () => {
  expect(walk(rows, { index: 0, row: 0 }, 'ArrowLeft', true)).toEqual({ index: 1, row: 0 });
  expect(walk(rows, { index: 1, row: 0 }, 'ArrowRight', true)).toEqual({ index: 0, row: 0 });
});

test('up and down change the series where it has a value', () => {
  expect(ltr(1, 0, 'ArrowDown')).toEqual({ index: 1, row: 1 });
  expect(ltr(1, 1, 'ArrowUp')).toEqual({ index: 1, row: 0 });
  expect(ltr(2, 1, 'ArrowUp')).toEqual({ index: 2, row: 1 });
});

test('Home and End go to the first and last value', () => {
  expect(ltr(3, 1, 'Home')).toEqual({ index: 1, row: 1 });
  expect(ltr(0, 0, 'End')).toEqual({ index: 3, row: 0 });
});

test('Page keys go by a tenth', () => {
  const many = [Array.from({ length: 100 }, (_, index) => index)];
  expect(walk(many, { index: 50, row: 0 }, 'PageDown', false)).toEqual({ index: 60, row: 0 });
  expect(walk(many, { index: 5, row: 0 }, 'PageUp', false)).toEqual({ index: 0, row: 0 });
});

test('other keys mean nothing', () => {
  expect(ltr(0, 0, 'a')).toBeNull();
});

test('the first point is the first value of the first series that has one', () => {
  expect(firstPoint(rows)).toEqual({ index: 0, row: 0 });
  expect(
    firstPoint([
      [null, null],
      [null, 3],
    ]),
  ).toEqual({ index: 1, row: 1 });
  expect(firstPoint([])).toBeNull();
});

test('on a ring, down moves forward and up moves back', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home'].map((key) => ringKey(key, false))).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'Home',
  ]);
  expect(['ArrowDown', 'ArrowUp'].map((key) => ringKey(key, true))).toEqual(['ArrowLeft', 'ArrowRight']);
});
