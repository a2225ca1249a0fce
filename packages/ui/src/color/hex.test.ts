import { describe, expect, test } from 'vitest';
import { colorOf, hexOf, keptColor } from './hex.ts';

describe('hexOf', () => {
  test('writes six digits, and eight with opacity', () => {
    const color = colorOf('#5d87ff80');
    expect([hexOf(color, false), hexOf(color, true)]).toEqual(['#5D87FF', '#5D87FF80']);
  });

  test('reads short and functional notations too', () => {
    expect(['#f60', 'rgb(255, 102, 0)', 'hsl(24, 100%, 50%)'].map((value) => hexOf(colorOf(value), false))).toEqual([
      '#FF6600',
      '#FF6600',
      '#FF6600',
    ]);
  });
});

describe('keptColor', () => {
  const blueGrey = colorOf('hsb(210, 0%, 50%)');

  test('keeps the hue of a grey that it emitted', () => {
    expect(keptColor(hexOf(blueGrey, false), blueGrey, false).getChannelValue('hue')).toBe(210);
  });

  test('accepts an external value', () => {
    expect(hexOf(keptColor('#13deb9', blueGrey, false), false)).toBe('#13DEB9');
  });

  test('looks at the opacity only where there is one', () => {
    const half = colorOf('#5d87ff80');
    expect(hexOf(keptColor('#5D87FF', half, true), true)).toBe('#5D87FFFF');
    expect(keptColor('#5D87FF', half, false)).toBe(half);
  });
});
