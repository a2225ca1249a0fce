import { expect, test } from 'vitest';
import { barSlots, barsPath } from './bar-shapes.ts';

test('a bar is round at its end only, also when it hangs', () => {
  expect(barsPath([{ start: 10, width: 20, from: 100, to: 40, isOuter: true }])).toBe(
    'M10 100V43A3 3 0 0 1 13 40H27A3 3 0 0 1 30 43V100Z',
  );
  expect(barsPath([{ start: 10, width: 20, from: 100, to: 140, isOuter: true }])).toBe(
    'M10 100V137A3 3 0 0 0 13 140H27A3 3 0 0 0 30 137V100Z',
  );
});

test('a bar inside a stack and a bar of no height have no round end', () => {
  expect(barsPath([{ start: 0, width: 8, from: 50, to: 20, isOuter: false }])).toBe('M0 50V20H8V50Z');
  expect(barsPath([{ start: 0, width: 8, from: 50, to: 50, isOuter: true }])).toBe('M0 50V50H8V50Z');
});

test('all bars of a series are one path', () => {
  const bar = { width: 2, from: 9, to: 3, isOuter: false };
  expect(
    barsPath([
      { ...bar, start: 0 },
      { ...bar, start: 4 },
    ]),
  ).toBe('M0 9V3H2V9ZM4 9V3H6V9Z');
});

test('bars share their slot evenly, up to a maximum width', () => {
  expect(barSlots(100, 2)).toEqual({ offset: -36, width: 35, pitch: 37 });
  expect(barSlots(400, 1)).toEqual({ offset: -24, width: 48, pitch: 50 });
  expect(barSlots(12.5, 2)).toEqual({ offset: -4.5, width: 4.5, pitch: 4.5 });
});
