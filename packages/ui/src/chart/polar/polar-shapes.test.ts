import { expect, test } from 'vitest';
import { ringShapes, sliceShapes } from './polar-shapes.ts';

test('slices begin at twelve o’clock and span their share', () => {
  const { find } = sliceShapes([1, 1, 2], 104);
  expect([find(60, -60), find(60, 60), find(-80, 0)]).toEqual([0, 1, 2]);
});

test('nothing is in the hole, and nothing outside', () => {
  const { find } = sliceShapes([1, 1], 104);
  expect([find(0, 0), find(20, 20), find(120, 0)]).toEqual([-1, -1, -1]);
});

test('what is not above zero has no slice', () => {
  expect(sliceShapes([3, 0, -2], 104).paths.map((path) => path !== '')).toEqual([true, false, false]);
});

test('rings are concentric, each with its background', () => {
  const { paths, tracks, find } = ringShapes([0.5, 0, 2], 1, 104);
  expect(paths.map((path) => path !== '')).toEqual([true, false, true]);
  expect(tracks.length).toBe(3);
  // More than the total counts as the total.
  expect(paths[2]).toBe(tracks[2]);
  expect([find(0, -95), find(70, 0), find(0, 45), find(0, 10), find(104, 60)]).toEqual([0, 1, 2, -1, -1]);
});
