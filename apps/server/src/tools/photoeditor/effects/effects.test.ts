import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  animation,
  fileOf,
  halves,
  metadataOf,
  pixelOf,
  plain,
  refusal,
  run,
  sizeOf,
} from '../kit/testing/pictures.ts';
import adjust from './adjust.ts';
import blur from './blur.ts';
import greyscale from './greyscale.ts';
import invert from './invert.ts';
import pixelate from './pixelate.ts';
import sepia from './sepia.ts';
import tint from './tint.ts';

describe('adjust', () => {
  it.each([
    [{}, '#804020ff'],
    [{ brightness: 0 }, '#000000ff'],
    [{ brightness: 150 }, '#c06030ff'],
    [{ brightness: 50, contrast: 50 }, '#5f4f47ff'],
    [{ saturation: 0 }, '#525252ff'],
    [{ contrast: 0 }, '#7f7f7fff'],
    [{ contrast: 200 }, '#800000ff'],
    [{ gamma: 2 }, '#b47f5aff'],
    [{ gamma: 0.5 }, '#401004ff'],
  ])('by %j gives a pixel another colour', async (input, colour) => {
    const result = await run(adjust, { file: await fileOf(plain('#804020')), ...input });
    expect(await pixelOf(result, 5, 5)).toBe(colour);
  });

  it('turns the hue', async () => {
    const [red = 0, green = 0] = await channelsOf(
      await run(adjust, { file: await fileOf(plain('#c04040')), hue: 120 }),
    );
    expect(green > red).toBe(true);
  });

  it('sharpens edges', async () => {
    const soft = sharp(await halves().png().toBuffer()).blur(2);
    const file = await fileOf(soft);
    const deviation = async (input: object) =>
      (await sharp((await run(adjust, { file, ...input })).bytes).stats()).channels[0]?.stdev ?? 0;
    expect((await deviation({ sharpen: 5 })) > (await deviation({}))).toBe(true);
    expect(await deviation({ sharpen: 1e-24 })).toBe(await deviation({}));
  });

  it('keeps transparency and frames', async () => {
    const result = await run(adjust, { file: await fileOf(plain('#ff000080')), contrast: 150, gamma: 2 });
    expect(await pixelOf(result, 1, 1)).toBe('#ff000080');
    const moving = await run(adjust, { file: await animation(['#ff0000', '#00ff00']), brightness: 50 });
    expect((await metadataOf(moving)).pages).toBe(2);
  });
});

async function channelsOf(result: { readonly bytes: Uint8Array }): Promise<number[]> {
  return (await sharp(result.bytes).stats()).channels.map(({ mean }) => mean);
}

describe('blur', () => {
  it('mixes the colours at an edge', async () => {
    const result = await run(blur, { file: await fileOf(halves()), sigma: 3 });
    const pixel = await pixelOf(result, 20, 10);
    expect([pixel > '#500000ff', pixel < '#a00000ff', await sizeOf(result)]).toEqual([
      true,
      true,
      ['image/png', 40, 20],
    ]);
  });

  it('leaves the pixels outside of a region', async () => {
    const region = { left: 15, top: 5, width: 10, height: 10 };
    const result = await run(blur, { file: await fileOf(halves()), sigma: 3, ...region });
    expect([await pixelOf(result, 19, 4), await pixelOf(result, 20, 15)]).toEqual(['#ff0000ff', '#0000ffff']);
    expect(await pixelOf(result, 19, 10)).not.toBe('#ff0000ff');
  });

  it.each([{ left: 40 }, { left: 30, width: 11 }, { top: 19, height: 2 }])(
    'refuses the region %j outside of 40 × 20 pixels',
    async (region) => {
      expect(await refusal(blur, { file: await fileOf(halves()), ...region })).toEqual([
        '/left',
        'region_outside',
        'The region extends beyond the image, which has 40 × 20 pixels. Make it smaller or move it.',
      ]);
    },
  );
});

describe('pixelate', () => {
  it('gives each block its mean colour', async () => {
    const result = await run(pixelate, { file: await fileOf(halves()), size: 16 });
    const pixels = [0, 15, 16, 31, 32, 39].map((x) => pixelOf(result, x, 19));
    expect(await Promise.all(pixels)).toEqual([
      '#ff0000ff',
      '#ff0000ff',
      '#4000bfff',
      '#4000bfff',
      '#0000ffff',
      '#0000ffff',
    ]);
  });

  it('weighs colours by their opacity', async () => {
    const dot = sharp({ create: { width: 2, height: 1, channels: 4, background: '#00ff0000' } }).composite([
      { input: { create: { width: 1, height: 1, channels: 4, background: '#ff0000' } }, left: 1, top: 0 },
    ]);
    expect(await pixelOf(await run(pixelate, { file: await fileOf(dot), size: 2 }), 0, 0)).toBe('#ff000080');
  });

  it('leaves the pixels outside of a region', async () => {
    const result = await run(pixelate, { file: await fileOf(halves()), size: 10, left: 15, width: 10 });
    expect(await Promise.all([14, 15, 24, 25].map((x) => pixelOf(result, x, 3)))).toEqual([
      '#ff0000ff',
      '#800080ff',
      '#800080ff',
      '#0000ffff',
    ]);
  });
});

it('tint keeps the lightness of white and black, and colours greys', async () => {
  const of = async (colour: string) => pixelOf(await run(tint, { file: await fileOf(plain(colour)) }), 1, 1);
  expect([await of('#000000'), (await of('#808080')) === '#808080ff']).toEqual(['#000000ff', false]);
  const [red = 0, , blue = 0] = await channelsOf(await run(tint, { file: await fileOf(plain('#808080')) }));
  expect(blue > red).toBe(true);
});

it.each([
  [100, '#645845ff'],
  [0, '#ff0000ff'],
])('sepia of %i % turns red into %s', async (strength, colour) => {
  expect(await pixelOf(await run(sepia, { file: await fileOf(plain('#ff0000')), strength }), 1, 1)).toBe(colour);
});

describe('greyscale', () => {
  it('weighs the channels by lightness', async () => {
    const grey = async (colour: string) => pixelOf(await run(greyscale, { file: await fileOf(plain(colour)) }), 1, 1);
    expect([await grey('#ff0000'), await grey('#ffffff'), await grey('#80808080')]).toEqual([
      '#7f7f7fff',
      '#ffffffff',
      '#80808080',
    ]);
  });

  it('is black and white with a threshold', async () => {
    const of = async (colour: string) =>
      pixelOf(await run(greyscale, { file: await fileOf(plain(colour)), threshold: 128 }), 1, 1);
    expect([await of('#7f7f7f'), await of('#808080')]).toEqual(['#000000ff', '#ffffffff']);
  });
});

it('invert keeps transparency and frames', async () => {
  expect(await pixelOf(await run(invert, { file: await fileOf(plain('#10203080')) }), 1, 1)).toBe('#efdfcf80');
  const moving = await run(invert, { file: await animation(['#ff0000', '#00ff00']) });
  expect([await pixelOf(moving, 1, 1), await pixelOf(moving, 1, 21)]).toEqual(['#00ffffff', '#ff00ffff']);
});
