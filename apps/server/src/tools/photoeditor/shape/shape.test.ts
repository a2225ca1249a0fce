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
  svgFile,
} from '../kit/testing/pictures.ts';
import border from './border.ts';
import crop from './crop.ts';
import resize from './resize.ts';
import rotate from './rotate.ts';
import roundCorners from './round-corners.ts';

describe('resize', () => {
  it.each([
    [{ width: 20 }, 20, 10],
    [{ height: 5 }, 10, 5],
    [{ width: 10, height: 10 }, 10, 5],
    [{ width: 10, height: 10, fit: 'outside' }, 20, 10],
    [{ width: 10, height: 10, fit: 'cover' }, 10, 10],
    [{ width: 10, height: 10, fit: 'contain' }, 10, 10],
    [{ width: 10, height: 10, fit: 'fill' }, 10, 10],
    [{ width: 80 }, 80, 40],
    [{ width: 80, enlarge: false }, 40, 20],
    [{ percent: 50 }, 20, 10],
    [{ percent: 250 }, 100, 50],
    [{ percent: 1 }, 1, 1],
  ])('resizes 40 × 20 pixels by %j to %i × %i', async (input, width, height) => {
    const result = await run(resize, { file: await fileOf(halves()), ...input });
    expect([result.name, ...(await sizeOf(result))]).toEqual(['photo.png', 'image/png', width, height]);
  });

  it('pads with the background, which JPEG has in white', async () => {
    const input = { file: await fileOf(halves()), width: 10, height: 10, fit: 'contain' };
    expect(await pixelOf(await run(resize, input), 5, 0)).toBe('#00000000');
    expect(await pixelOf(await run(resize, { ...input, background: '#00ff00' }), 5, 0)).toBe('#00ff00ff');
    expect(await pixelOf(await run(resize, { ...input, format: 'jpeg' }), 5, 0)).toMatch(/^#(?:f.){3}ff$/);
  });

  it.each(['gif', 'webp'] as const)('keeps the frames of an animated %s', async (format) => {
    const result = await run(resize, { file: await animation(['#ff0000', '#00ff00', '#0000ff'], format), width: 10 });
    const { pages, pageHeight, delay } = await metadataOf(result);
    expect([result.type, pages, pageHeight, delay]).toEqual([`image/${format}`, 3, 10, [100, 100, 100]]);
    expect(await pixelOf(result, 5, 25)).toMatch(/^#000[01]f[ef]ff$/);
  });

  it('has the first frame in a format without animation', async () => {
    const result = await run(resize, { file: await animation(['#ff0000', '#00ff00']), width: 10, format: 'png' });
    expect([await sizeOf(result), await pixelOf(result, 5, 5)]).toEqual([['image/png', 10, 10], '#ff0000ff']);
  });

  it('writes an SVG as PNG', async () => {
    const file = svgFile('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>');
    const result = await run(resize, { file, percent: 200 });
    expect([result.name, ...(await sizeOf(result))]).toEqual(['drawing.png', 'image/png', 60, 20]);
  });

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['gif', 'image/gif'],
    ['tiff', 'image/tiff'],
  ])('writes %s', async (format, type) => {
    const result = await run(resize, { file: await fileOf(halves()), width: 20, format });
    expect(await sizeOf(result)).toEqual([type, 20, 10]);
  });

  it('turns a picture upright by its EXIF orientation, and leaves out metadata', async () => {
    const turned = halves().withMetadata({ orientation: 6 });
    const result = await run(resize, { file: await fileOf(turned, 'photo.jpg'), percent: 100 });
    const { exif, orientation } = await metadataOf(result);
    expect([await sizeOf(result), exif, orientation]).toEqual([['image/jpeg', 20, 40], undefined, undefined]);
  });

  it('refuses a size that is missing, twice there or too large', async () => {
    const file = await fileOf(halves());
    expect([
      (await refusal(resize, { file }))[1],
      (await refusal(resize, { file, width: 1, percent: 1 }))[1],
      await refusal(resize, { file, width: 10_000, height: 10_000, fit: 'fill' }),
    ]).toEqual([
      'size_missing',
      'size_and_percentage',
      [
        '',
        'result_too_many_pixels',
        'The result would have 10000 × 10000 pixels. It can have at most 50 megapixels, and 16,383 pixels on a side. Choose a smaller size.',
      ],
    ]);
  });
});

describe('crop', () => {
  it.each([
    [{ left: 0, top: 0, width: 10, height: 10 }, 10, 10, '#ff0000ff'],
    [{ left: 25, top: 0, width: 10, height: 10 }, 10, 10, '#0000ffff'],
    [{ ratio: '1:1', left: 20 }, 20, 20, '#0000ffff'],
    [{ ratio: '1:1' }, 20, 20, '#ff0000ff'],
    [{ ratio: '16:9' }, 36, 20, '#ff0000ff'],
    [{ ratio: '1:2' }, 10, 20, '#ff0000ff'],
  ])('cuts %j out of 40 × 20 pixels', async (input, width, height, first) => {
    const result = await run(crop, { file: await fileOf(halves()), ...input });
    expect([await sizeOf(result), await pixelOf(result, 0, 0)]).toEqual([['image/png', width, height], first]);
  });

  it.each(['attention', 'entropy'])('finds the part that matters by %s, without scaling it', async (place) => {
    const spots = sharp({ create: { width: 200, height: 50, channels: 3, background: '#808080' } }).composite([
      { input: Buffer.from(checks), left: 150, top: 10 },
    ]);
    const file = await fileOf(spots);
    const result = await run(crop, { file, ratio: '1:1', place });
    const { channels } = await sharp(result.bytes).stats();
    expect([await sizeOf(result), channels[0]?.max, channels[0]?.min]).toEqual([['image/png', 50, 50], 255, 0]);
    const small = await run(crop, { file, width: 30, height: 30, place });
    const colours = (await sharp(small.bytes).stats()).channels.map(({ max }) => max);
    expect([await sizeOf(small), colours[0]]).toEqual([['image/png', 30, 30], 255]);
  });

  it('refuses a box that is missing, twice there or outside', async () => {
    const file = await fileOf(halves());
    expect([
      (await refusal(crop, { file, width: 10 })).slice(0, 2),
      (await refusal(crop, { file, width: 10, ratio: '1:1' })).slice(0, 2),
      await refusal(crop, { file, width: 41, height: 10 }),
      (await refusal(crop, { file, width: 10, height: 10, left: 31 })).slice(0, 2),
      (await refusal(crop, { file, ratio: '1:1', top: 1 })).slice(0, 2),
    ]).toEqual([
      ['/height', 'box_missing'],
      ['/ratio', 'box_and_ratio'],
      [
        '/width',
        'box_outside',
        'The box extends beyond the image, which has 40 × 20 pixels. Make it smaller or move it.',
      ],
      ['/width', 'box_outside'],
      ['/left', 'box_outside'],
    ]);
  });
});

const checks =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><path fill="#fff" d="M0 0h30v30H0z"/><path d="M0 0h10v10h10v10h10v10H20V20H10V10H0z"/><path fill="red" d="M20 0h10v10H20z"/></svg>';

describe('rotate', () => {
  it.each([
    [{ angle: 90 }, 20, 40, '#ff0000ff', '#0000ffff'],
    [{ angle: -90 }, 20, 40, '#0000ffff', '#ff0000ff'],
    [{ angle: 180 }, 40, 20, '#0000ffff', '#ff0000ff'],
    [{ angle: 360 }, 40, 20, '#ff0000ff', '#0000ffff'],
    [{ flop: true }, 40, 20, '#0000ffff', '#ff0000ff'],
    [{ flip: true }, 40, 20, '#ff0000ff', '#0000ffff'],
    [{ flop: true, angle: 90 }, 20, 40, '#0000ffff', '#ff0000ff'],
  ])('turns by %j', async (input, width, height, first, last) => {
    const result = await run(rotate, { file: await fileOf(halves()), ...input });
    expect([await sizeOf(result), await pixelOf(result, 0, 0), await pixelOf(result, width - 1, height - 1)]).toEqual([
      ['image/png', width, height],
      first,
      last,
    ]);
  });

  it('turns a picture that is upright only by its EXIF orientation', async () => {
    // Upright, blue is above red.
    const file = await fileOf(halves().withMetadata({ orientation: 8 }), 'photo.jpg');
    const result = await run(rotate, { file, angle: 90, format: 'png' });
    expect([await sizeOf(result), await pixelOf(result, 0, 0)]).toEqual([
      ['image/png', 40, 20],
      expect.stringMatching(/^#f[ef]0000ff$/),
    ]);
  });

  it('fills the corners with the background', async () => {
    const input = { file: await fileOf(halves()), angle: 45 };
    const result = await run(rotate, input);
    expect([await sizeOf(result), await pixelOf(result, 0, 0)]).toEqual([['image/png', 42, 42], '#00000000']);
    expect(await pixelOf(await run(rotate, { ...input, background: '#00ff00' }), 0, 0)).toBe('#00ff00ff');
    expect(await pixelOf(await run(rotate, { ...input, format: 'jpeg' }), 0, 0)).toMatch(/^#(?:f.){3}ff$/);
  });
});

describe('round-corners', () => {
  it('makes the corners transparent, as PNG if the file is a JPEG', async () => {
    const result = await run(roundCorners, { file: await fileOf(plain('#00ff00'), 'photo.jpg'), radius: 8 });
    expect([result.name, ...(await sizeOf(result))]).toEqual(['photo.png', 'image/png', 20, 20]);
    expect([await pixelOf(result, 0, 0), (await pixelOf(result, 10, 0)).slice(7)]).toEqual(['#00000000', 'ff']);
  });

  it('cuts a circle out of the centre', async () => {
    const result = await run(roundCorners, { file: await fileOf(halves()), circle: true });
    expect([await sizeOf(result), await pixelOf(result, 0, 0), await pixelOf(result, 5, 10)]).toEqual([
      ['image/png', 20, 20],
      '#00000000',
      '#ff0000ff',
    ]);
  });

  it('has white corners as JPEG', async () => {
    const result = await run(roundCorners, { file: await fileOf(plain('#000000')), radius: 10, format: 'jpeg' });
    expect([result.type, (await pixelOf(result, 0, 0)) > '#f00000ff']).toEqual(['image/jpeg', true]);
  });
});

describe('border', () => {
  it('adds the colour on each side', async () => {
    const result = await run(border, { file: await fileOf(plain('#00ff00')), size: 3, colour: '#112233' });
    expect([await sizeOf(result), await pixelOf(result, 2, 2), await pixelOf(result, 3, 3)]).toEqual([
      ['image/png', 26, 26],
      '#112233ff',
      '#00ff00ff',
    ]);
  });

  it('adds it to each frame', async () => {
    const result = await run(border, { file: await animation(['#ff0000', '#00ff00']), size: 2, colour: '#000000' });
    expect([(await metadataOf(result)).pageHeight, await pixelOf(result, 0, 25), await pixelOf(result, 3, 28)]).toEqual(
      [24, '#000000ff', '#00ff00ff'],
    );
  });

  it('can be transparent', async () => {
    const file = await fileOf(plain('#00ff00'), 'photo.jpg');
    expect(await pixelOf(await run(border, { file, colour: '#00000000', format: 'png' }), 0, 0)).toBe('#00000000');
    expect(await pixelOf(await run(border, { file, colour: '#00000000' }), 0, 0)).toBe('#ffffffff');
  });
});
