import { describe, expect, it } from 'vitest';
import palette from './palette.ts';

const make = (text: string, count = 5) => palette({ text, count });

describe('palette', () => {
  it('gives the colour with its contrasts', async () => {
    expect((await make('#3366cc')).base).toEqual({
      hex: '#3366cc',
      oklch: 'oklch(0.53248 0.16787 262.29)',
      contrastWithBlack: 3.91,
      contrastWithWhite: 5.36,
    });
  });

  it('goes from light to dark', async () => {
    const { scale, notes } = await make('#3366cc', 9);
    expect(scale).toHaveLength(9);
    const ratios = scale.map(({ contrastWithWhite }) => contrastWithWhite);
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
    expect(new Set(scale.map(({ hex }) => hex)).size).toBe(9);
    expect(notes).toEqual([]);
  });

  it('has the harmonies', async () => {
    const { harmonies } = await make('#3366cc');
    expect(harmonies.map(({ name, colours }) => [name, colours.length])).toEqual([
      ['complementary', 2],
      ['analogous', 3],
      ['triadic', 3],
      ['split-complementary', 3],
      ['tetradic', 4],
    ]);
    expect(harmonies.every(({ colours }) => colours.some(({ hex }) => hex === '#3366cc'))).toBe(true);
    const [, opposite] = harmonies[0]?.colours ?? [];
    expect(opposite?.oklch).toMatch(/ 77\)$/u);
  });

  it.each([
    ['#808080', 'no_hue'],
    ['rgb(0 0 255 / 50%)', 'alpha_ignored'],
    ['color(display-p3 0 1 0)', 'out_of_gamut'],
  ])('notes for %s: %s', async (text, code) => {
    expect((await make(text)).notes).toEqual([{ code, pointer: '/text' }]);
  });

  it('rejects what is not a colour', async () => {
    await expect(make('x')).rejects.toThrow('not_colour at /text');
  });
});
