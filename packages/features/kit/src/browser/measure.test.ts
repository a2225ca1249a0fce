import { expect, test } from 'vitest';
import { createMeasure } from './measure.ts';

test('formats sizes and durations in the nearest unit', () => {
  const { bytes, span } = createMeasure('en');
  expect([1, 204, 12_340, 5_000_000].map(bytes)).toEqual(['1 byte', '204 bytes', '12.3 kB', '5 MB']);
  expect([0, 0.42, 35.4, 999, 999.7, 1234].map(span)).toEqual([
    '0 ms',
    '0.4 ms',
    '35 ms',
    '999 ms',
    '1 sec',
    '1.2 sec',
  ]);
});

test('writes sizes in Arabic in words, as its texts do', () => {
  const { bytes } = createMeasure('ar');
  expect([204, 12_340, 5_000_000, 2_000_000_000].map(bytes)).toEqual([
    '204 بايت',
    '12.3 كيلوبايت',
    '5 ميغابايت',
    '2 غيغابايت',
  ]);
});
