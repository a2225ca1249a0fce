import { describe, expect, it } from 'vitest';
import contrast from './contrast.ts';

const check = (foreground: string, background: string, target: '3' | '4.5' | '7' = '4.5') =>
  contrast({ foreground, background, target });

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#777', '#fff', 4.47],
    ['#767676', '#fff', 4.54],
    ['#949494', '#fff', 3.03],
    ['#959595', '#fff', 2.99],
    ['#595959', '#fff', 7],
    ['#f00', '#fff', 3.99],
    ['#00f', '#fff', 8.59],
  ])('gives the ratio of %s on %s', async (foreground, background, ratio) => {
    expect((await check(foreground, background)).ratio).toBe(ratio);
    expect((await check(background, foreground)).ratio).toBe(ratio);
  });

  // Test values of the APCA reference implementation, 0.0.98G-4g.
  it.each([
    ['#888', '#fff', 63.1],
    ['#fff', '#888', -68.5],
    ['#000', '#aaa', 58.1],
    ['#aaa', '#000', -56.2],
    ['#123', '#def', 91.7],
    ['#def', '#123', -93.1],
    ['#123', '#444', 8.3],
    ['#444', '#123', -7.5],
  ])('gives the APCA contrast of %s on %s', async (foreground, background, lc) => {
    expect((await check(foreground, background)).apca).toBe(lc);
  });

  it('checks each level', async () => {
    expect(await check('#767676', '#fff')).toEqual({
      ratio: 4.54,
      foreground: '#767676',
      background: '#ffffff',
      text: { aa: true, aaa: false },
      largeText: { aa: true, aaa: true },
      userInterface: { aa: true },
      apca: 71.6,
      notes: [],
    });
    expect(await check('#959595', '#fff')).toMatchObject({ largeText: { aa: false }, userInterface: { aa: false } });
  });

  it.each([
    ['#777', '#fff', '4.5', '#767676'],
    ['#888', '#777', '4.5', '#060606'],
  ] as const)('suggests the nearest colour to %s on %s', async (foreground, background, target, expected) => {
    const { suggestion } = await check(foreground, background, target);
    expect(suggestion?.foreground).toBe(expected);
  });

  it('keeps the hue of a suggestion, which reaches the target', async () => {
    const { suggestion, ratio } = await check('#ff9900', '#fff', '7');
    expect(ratio).toBeLessThan(7);
    expect(suggestion?.ratio).toBeGreaterThanOrEqual(7);
    expect(suggestion?.foreground).toMatch(/^#[6-8][0-9a-f]{3}00$/u);
  });

  it('has no suggestion where no colour passes', async () => {
    expect(await check('#777', '#777', '7')).toMatchObject({ notes: [{ code: 'no_colour', values: { target: 7 } }] });
  });

  it('draws transparent colours on what is behind', async () => {
    expect(await check('rgb(0 0 0 / 50%)', 'rgb(255 255 255 / 0)')).toMatchObject({
      foreground: '#808080',
      background: '#ffffff',
      notes: [
        { code: 'on_background', pointer: '/foreground' },
        { code: 'on_white', pointer: '/background' },
      ],
    });
  });

  it('notes colours outside of sRGB', async () => {
    expect((await check('color(display-p3 1 0 0)', '#000')).notes).toEqual([
      { code: 'out_of_gamut', pointer: '/foreground' },
    ]);
  });

  it('rejects what is not a colour', async () => {
    await expect(check('x', '#fff')).rejects.toThrow('not_colour at /foreground');
    await expect(check('#fff', 'y')).rejects.toThrow('not_colour at /background');
  });
});
