import { describe, expect, it } from 'vitest';
import colour from './colour.ts';

/** Of the Web Platform Tests, css/css-color: each is the green #008000. */
const greens = [
  'green',
  '#008000',
  '#008000ff',
  'rgb(0 128 0)',
  'rgb(0, 128, 0)',
  'rgba(0, 128, 0, 1)',
  'rgb(0% 50.2% 0%)',
  'hsl(120 100% 25.1%)',
  'hsl(120deg, 100%, 25.1%)',
  'hsl(0.33333turn 100% 25.1%)',
  'hwb(120 0% 49.8039%)',
  'lab(46.2775% -47.5621 48.5837)',
  'lch(46.2775% 67.9892 134.3912)',
  'oklab(51.975% -0.1403 0.10768)',
  'oklch(51.975% 0.17686 142.495)',
  'color(srgb 0 0.50196 0)',
  'color(srgb-linear 0 0.21586 0)',
  'color(display-p3 0.21604 0.49418 0.13151)',
  'color(a98-rgb 0.281363 0.498012 0.116746)',
  'color(prophoto-rgb 0.230479 0.395789 0.129968)',
  'color(xyz 0.07719 0.15438 0.02573)',
  'color(xyz-d65 0.07719 0.15438 0.02573)',
  'color(xyz-d50 0.08312 0.154746 0.020961)',
  ' GREEN ',
];

describe('colour', () => {
  it.each(greens)('reads %s', async (text) => {
    expect(await colour({ text })).toMatchObject({ hex: '#008000', name: 'green', alpha: 1, inSrgb: true });
  });

  it('gives all notations', async () => {
    expect(await colour({ text: 'rebeccapurple' })).toEqual({
      hex: '#663399',
      rgb: 'rgb(102 51 153)',
      hsl: 'hsl(270 50% 40%)',
      hwb: 'hwb(270 20% 40%)',
      lab: 'lab(32.393 38.423 -47.691)',
      lch: 'lch(32.393 61.244 308.86)',
      oklab: 'oklab(0.44027 0.08818 -0.13386)',
      oklch: 'oklch(0.44027 0.1603 303.37)',
      displayP3: 'color(display-p3 0.37367 0.21033 0.57911)',
      cmyk: 'device-cmyk(33% 67% 0% 40%)',
      alpha: 1,
      name: 'rebeccapurple',
      inSrgb: true,
      notes: [{ code: 'naive_cmyk' }],
    });
  });

  it.each([
    ['#f00', '#ff0000', 'red'],
    ['#0f08', '#00ff0088', undefined],
    ['transparent', '#00000000', undefined],
    ['rgb(255 0 0 / 50%)', '#ff000080', undefined],
    ['rgb(none 0 0)', '#000000', 'black'],
    ['rgb(300 -20 0)', '#ff0000', 'red'],
    ['white', '#ffffff', 'white'],
  ])('reads %s as %s', async (text, hex, name) => {
    const result = await colour({ text });
    expect([result.hex, 'name' in result ? result.name : undefined]).toEqual([hex, name]);
  });

  it('gives the nearest name', async () => {
    expect(await colour({ text: '#663398' })).toMatchObject({ nearestName: 'rebeccapurple', difference: 0.0016 });
    expect(await colour({ text: '#639' })).toMatchObject({ name: 'rebeccapurple' });
  });

  it('has no hue for greys', async () => {
    expect(await colour({ text: '#808080' })).toMatchObject({
      hsl: 'hsl(0 0% 50.2%)',
      hwb: 'hwb(0 50.2% 49.8%)',
      lch: 'lch(53.585 0 0)',
      oklch: 'oklch(0.59987 0 0)',
    });
  });

  it('maps colours outside of sRGB, and keeps them in the wider spaces', async () => {
    const result = await colour({ text: 'color(display-p3 0 1 0)' });
    expect(result).toMatchObject({
      inSrgb: false,
      displayP3: 'color(display-p3 0 1 0)',
      notes: [{ code: 'out_of_gamut', pointer: '/text' }, { code: 'naive_cmyk' }],
    });
    expect(result.hex).toMatch(/^#00f[0-9a-f]{3}$/u);
  });

  it('clamps rgb() as CSS does, with a note', async () => {
    expect((await colour({ text: 'rgb(300 -20 0)' })).notes[0]).toEqual({ code: 'clamped', pointer: '/text' });
  });

  it.each([
    '',
    'nope',
    '#12',
    '#12345',
    '12',
    'rgb(1 2)',
    'rgb(0 0 0',
    'currentColor',
    'var(--x)',
    'color(foo 1 1 1)',
    'rgb(🌱)',
    'color-mix(in srgb, red, blue)',
  ])('rejects %j', async (text) => {
    await expect(colour({ text })).rejects.toThrow('not_colour at /text');
  });

  it('has the 148 names', async () => {
    const { readFileSync } = await import('node:fs');
    const source = readFileSync(new URL('colour/names.ts', import.meta.url), 'utf8');
    const names = Array.from(source.matchAll(/([a-z]+)#([0-9a-f]{6})/gu), ([, name = '', hex = '']) => ({ name, hex }));
    expect(names).toHaveLength(148);
    for (const { name, hex } of names) {
      const result = await colour({ text: name });
      expect(result).toMatchObject({ hex: `#${hex}`, inSrgb: true });
    }
  });
});
