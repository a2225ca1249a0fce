import { expect, test } from 'vitest';
import { sparkPaths } from './spark-paths.ts';

test('the lowest value is at the bottom, the highest at the top', () => {
  expect(sparkPaths([10, 30, 20])).toEqual({ line: 'M0,30L50,2L100,16', area: 'M0,30L50,2L100,16L100,32L50,32L0,32Z' });
});

test('a gap splits the line', () => {
  expect(sparkPaths([1, 2, null, 2, 1]).line).toBe('M0,30L25,2M75,2L100,30');
});

test('equal values, and a single one, are a horizontal line', () => {
  expect(sparkPaths([5, 5]).line).toBe('M0,16L100,16');
  expect(sparkPaths([null, 5]).line).toBe('M0,16L100,16');
});

test('draws nothing without values', () => {
  expect(sparkPaths([null])).toEqual({ line: '', area: '' });
});
