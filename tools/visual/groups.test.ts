import { expect, test } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import type { Result } from './check.ts';
import { compare } from './compare.ts';
import { componentsOf, groupOf } from './groups.ts';
import type { Part } from './picture.ts';

type Rgb = readonly [number, number, number];

/** A white picture with filled boxes: x, y, width, height, colour. */
function picture(
  width: number,
  height: number,
  ...boxes: readonly (readonly [number, number, number, number, Rgb])[]
): Bitmap {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [left, top, across, down, colour] of boxes)
    for (let y = top; y < top + down; y += 1)
      for (let x = left; x < left + across; x += 1) data.set(colour, (y * width + x) * 4);
  return { width, height, data };
}

const story = { id: 'overview-actions--all', title: 'Overview/Actions', name: 'All', modes: [] };
const change = (before: Bitmap, after: Bitmap, parts: readonly Part[] = []) =>
  ({
    name: 'a',
    story,
    mode: 'light',
    outcome: 'changed',
    before,
    after,
    comparison: compare(before, after),
    parts,
    wobble: null,
  }) satisfies Result;

const blue: Rgb = [69, 112, 234];
const violet: Rgb = [118, 62, 189];
const grey: Rgb = [90, 106, 133];

test('one changed colour is one group, wherever it is and however large', () => {
  const one = change(picture(80, 60, [4, 4, 40, 20, blue]), picture(80, 60, [4, 4, 40, 20, violet]));
  const other = change(picture(200, 90, [100, 8, 60, 30, blue]), picture(200, 90, [100, 8, 60, 30, violet]));
  expect(groupOf(one)).toEqual({ key: '#4570ea is now #763ebd', label: '#4570ea is now #763ebd' });
  expect(groupOf(other)).toEqual(groupOf(one));
});

test('the same pixels in another place are one group, other pixels are another', () => {
  const moved = (x: number, first: Rgb) =>
    change(
      picture(120, 60, [x, 8, 8, 8, first], [x, 16, 8, 8, grey], [x, 24, 8, 8, violet]),
      picture(120, 60, [x, 8, 8, 8, grey], [x, 16, 8, 8, violet], [x, 24, 8, 8, first]),
    );
  expect(groupOf(moved(8, blue)).key).toBe(groupOf(moved(64, blue)).key);
  expect(groupOf(moved(8, blue)).key).not.toBe(groupOf(moved(8, [1, 2, 3])).key);
  expect(groupOf(moved(8, blue)).label).toBe('Same area, 192 pixels');
});

test('failures are grouped by their reason', () => {
  const failed = (trouble: string) => groupOf({ name: 'a', story, mode: 'light', outcome: 'failed', trouble });
  expect(failed('the list is empty\n at play')).toEqual({
    key: 'failed the list is empty',
    label: 'the list is empty',
  });
});

test('names the parts of the sheet that a change touches, or else the story', () => {
  const before = picture(80, 60, [4, 4, 20, 20, blue]);
  const after = picture(80, 60, [4, 4, 20, 20, violet]);
  const parts = [
    { name: 'Button', x: 0, y: 0, width: 40, height: 30 },
    { name: 'Link', x: 40, y: 0, width: 40, height: 30 },
  ];
  expect(componentsOf(change(before, after, parts))).toEqual(['Button']);
  expect(componentsOf(change(before, after))).toEqual(['All']);
});
