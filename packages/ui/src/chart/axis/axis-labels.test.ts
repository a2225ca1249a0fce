import { expect, test } from 'vitest';
import { layOutNames, spread, thinLabels } from './axis-labels.ts';

test('labels with enough room are centred on their values', () => {
  expect(
    thinLabels(
      [
        { at: 50, width: 40 },
        { at: 150, width: 40 },
      ],
      200,
    ),
  ).toEqual([
    { index: 0, start: 30 },
    { index: 1, start: 130 },
  ]);
});

test('labels that would touch are thinned by an even step', () => {
  const boxes = [0, 30, 60, 90, 120].map((at) => ({ at, width: 40 }));
  expect(thinLabels(boxes, 140)).toEqual([
    { index: 0, start: 0 },
    { index: 3, start: 70 },
  ]);
});

test('the outermost stay inside', () => {
  expect(
    thinLabels(
      [
        { at: 0, width: 40 },
        { at: 200, width: 40 },
      ],
      200,
    ),
  ).toEqual([
    { index: 0, start: 0 },
    { index: 1, start: 160 },
  ]);
  expect(thinLabels([], 200)).toEqual([]);
});

test('names are straight, truncated or rotated, depending on the available width', () => {
  expect(layOutNames([40, 60], 80, 100)).toEqual({ form: 'straight', every: 1, longest: 60 });
  expect(layOutNames([40, 160], 80, 100)).toEqual({ form: 'cut', every: 1, longest: 68 });
  expect(layOutNames([40, 160], 40, 100)).toEqual({ form: 'turned', every: 1, longest: 96 });
  expect(layOutNames([40, 160], 40, 20)).toEqual({ form: 'turned', every: 1, longest: 48 });
  expect(layOutNames([40, 160], 8, 100)).toEqual({ form: 'turned', every: 3, longest: 96 });
});

test('labels at the ends of lines keep their distance and their order', () => {
  expect(spread([100, 20, 24], 16, 200)).toEqual([100, 20, 36]);
  expect(spread([198, 196, 10], 16, 200)).toEqual([200, 184, 10]);
  expect(spread([], 16, 200)).toEqual([]);
});
