import { describe, expect, it } from 'vitest';
import { keyShare, limitsFor, within } from './pane-share.ts';

describe('limitsFor', () => {
  it.each([
    [800, [160, 240], [20, 70]],
    [200, [160, 160], [50, 50]],
    [0, [160, 160], [0, 100]],
  ] as const)('%i px with panes of %j', (boxPx, sizesMin, limits) => {
    expect(limitsFor(boxPx, sizesMin)).toEqual(limits);
  });
});

describe('within', () => {
  it.each([
    [10, 20],
    [50, 50],
    [90, 70],
  ])('%i is %i between 20 and 70', (share, expected) => {
    expect(within(share, [20, 70])).toBe(expected);
  });
});

describe('keyShare', () => {
  const place = { share: 40, limits: [20, 70], startShare: 45, isRow: true, along: 1 } as const;

  it.each([
    ['ArrowRight', 42],
    ['ArrowLeft', 38],
    ['ArrowUp', null],
    ['PageUp', 30],
    ['PageDown', 50],
    ['Home', 20],
    ['End', 70],
    ['Enter', 45],
    ['a', null],
  ])('%s gives %j', (key, share) => {
    expect(keyShare(key, place)).toBe(share);
  });

  it('mirrors the arrow keys from right to left', () => {
    expect(keyShare('ArrowLeft', { ...place, along: -1 })).toBe(42);
  });

  it('takes the other arrow keys where one pane is above the other', () => {
    expect(keyShare('ArrowDown', { ...place, isRow: false })).toBe(42);
    expect(keyShare('ArrowRight', { ...place, isRow: false })).toBe(null);
  });
});
