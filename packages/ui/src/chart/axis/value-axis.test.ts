import { expect, test } from 'vitest';
import { valueAxis } from './value-axis.ts';

test('ticks are few and round', () => {
  expect(valueAxis([120, 1204, 873], 240, true)).toEqual({ domain: [0, 1500], ticks: [0, 500, 1000, 1500] });
  expect(valueAxis([120, 1204, 873], 120, true)).toEqual({ domain: [0, 1500], ticks: [0, 500, 1000, 1500] });
});

test('negative values have their place, with zero among the ticks', () => {
  expect(valueAxis([-30, 45], 200, true)).toEqual({ domain: [-40, 60], ticks: [-40, -20, 0, 20, 40, 60] });
  expect(valueAxis([-30, -5], 160, true)).toEqual({ domain: [-30, 0], ticks: [-30, -20, -10, 0] });
});

test('an axis that need not start at zero starts near the values', () => {
  expect(valueAxis([996, 1004], 160, false)).toEqual({ domain: [996, 1004], ticks: [996, 998, 1000, 1002, 1004] });
});

test('counts get no halves, other values do', () => {
  expect(valueAxis([0, 1, 2], 240, true).ticks).toEqual([0, 1, 2]);
  expect(valueAxis([0.5, 1.5], 160, true).ticks).toEqual([0, 0.5, 1, 1.5]);
});

test('no value, only zero and a single value also have an axis', () => {
  expect(valueAxis([], 120, false)).toEqual({ domain: [0, 1], ticks: [0, 1] });
  expect(valueAxis([0], 120, true).domain).toEqual([0, 1]);
  expect(valueAxis([50], 120, false).domain).toEqual([45, 55]);
});
