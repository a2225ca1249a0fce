import { expect, test } from 'vitest';
import { hiddenCrumbs } from './hidden-crumbs.ts';

const widths = [50, 100, 100, 100, 80];
const room = { widths, buttonWidth: 40, available: 1000, most: 5 };

test('a path that fits is shown in full', () => {
  expect(hiddenCrumbs(room)).toBe(0);
  expect(hiddenCrumbs({ ...room, available: 430 })).toBe(0);
});

test('hides from the second entry on until the rest and the button have room', () => {
  expect(hiddenCrumbs({ ...room, available: 420 })).toBe(1);
  expect(hiddenCrumbs({ ...room, available: 370 })).toBe(1);
  expect(hiddenCrumbs({ ...room, available: 360 })).toBe(2);
  expect(hiddenCrumbs({ ...room, available: 200 })).toBe(3);
});

test('shows no more than requested', () => {
  expect(hiddenCrumbs({ ...room, most: 4 })).toBe(1);
  expect(hiddenCrumbs({ ...room, most: 3 })).toBe(2);
});

test('keeps the first and the last without any room', () => {
  expect(hiddenCrumbs({ ...room, available: 0, most: 1 })).toBe(3);
  expect(hiddenCrumbs({ widths: [50, 80], buttonWidth: 40, available: 0, most: 5 })).toBe(0);
  expect(hiddenCrumbs({ widths: [50], buttonWidth: 40, available: 0, most: 5 })).toBe(0);
  expect(hiddenCrumbs({ widths: [], buttonWidth: 40, available: 0, most: 5 })).toBe(0);
});
