import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { InputFile } from '../../tool.ts';
import { leaf } from '../kit/samples/samples.ts';
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
import { unzipped } from '../kit/testing/unzipped.ts';
import resize from '../shape/resize.ts';
import compress from './compress.ts';
import convert from './convert.ts';
import favicon from './favicon.ts';
import optimizeSvg from './optimize-svg.ts';
import rasterizeSvg from './rasterize-svg.ts';

/** The same noise each time. */
const noise = async (name: string, side = 200): Promise<InputFile> => {
  const pixels = Buffer.alloc(3 * side * side);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = Math.imul(state, 1_103_515_245) + 12_345;
    pixels[at] = (state >>> 16) & 0xff;
  }
  return fileOf(sharp(pixels, { raw: { width: side, height: side, channels: 3 } }), name);
};

it('large pictures are not written as AVIF or GIF, which takes longer than a run may', async () => {
  const large = await fileOf(plain('#ff0000', 5000, 4001), 'photo.jpg');
  const sentence = (megapixels: number) =>
    `AVIF and GIF take a long time to write, so they can have at most ${megapixels} megapixels, including all frames. Resize the image first, or choose another format.`;
  for (const to of ['avif', 'gif'])
    expect(await refusal(convert, { file: large, to })).toEqual(['/file', 'slow_format', sentence(20)]);
  expect(await refusal(compress, { file: large, format: 'avif' })).toEqual(['/file', 'slow_format', sentence(20)]);
  expect((await run(resize, { file: large, width: 10, format: 'gif' })).type).toBe('image/gif');
  // Several are written to find the quality for a size.
  const file = await fileOf(plain('#ff0000', 4000, 3001), 'photo.jpg');
  expect(await refusal(compress, { file, format: 'avif', sizeKb: 1 })).toEqual(['/file', 'slow_format', sentence(12)]);
});

describe('convert', () => {
  it.each([
    ['png', 'photo.png', 'image/png'],
    ['jpeg', 'photo.jpg', 'image/jpeg'],
    ['webp', 'photo.webp', 'image/webp'],
    ['avif', 'photo.avif', 'image/avif'],
    ['gif', 'photo.gif', 'image/gif'],
    ['tiff', 'photo.tif', 'image/tiff'],
  ])('writes %s from every format', async (to, name, type) => {
    for (const ending of ['png', 'jpg', 'webp', 'avif', 'gif', 'tiff']) {
      const result = await run(convert, { file: await fileOf(halves(), `photo.${ending}`), to });
      expect([result.name, ...(await sizeOf(result))]).toEqual([name, type, 40, 20]);
      expect(await pixelOf(result, 2, 2)).toMatch(/^#f[de]?.*ff$/);
    }
  });

  it('puts a colour behind transparent pixels where the format has none', async () => {
    const input = { file: await fileOf(plain('#00000000')), background: '#00ff00' };
    expect(await pixelOf(await run(convert, { ...input, to: 'jpeg' }), 1, 1)).toMatch(/^#0.f.0.ff$/);
    expect(await pixelOf(await run(convert, { ...input, to: 'webp' }), 1, 1)).toMatch(/00$/);
  });

  it.each(['webp', 'avif'])('keeps every pixel in lossless %s', async (to) => {
    const file = await noise('noise.png', 24);
    const pixels = async (bytes: Uint8Array) => (await sharp(bytes).removeAlpha().raw().toBuffer()).toString('hex');
    const result = await run(convert, { file, to, lossless: true });
    expect((await pixels(result.bytes)) === (await pixels(file.bytes))).toBe(true);
  });

  it('makes a smaller file at a lower quality', async () => {
    const file = await noise('noise.png');
    const sizes = [20, 90].map(async (quality) => (await run(convert, { file, to: 'jpeg', quality })).bytes.length);
    const [small = 0, large = 0] = await Promise.all(sizes);
    expect(small < large / 2).toBe(true);
  });

  it('keeps the frames from GIF to WebP', async () => {
    const { pages } = await metadataOf(
      await run(convert, { file: await animation(['#ff0000', '#0000ff']), to: 'webp' }),
    );
    expect(pages).toBe(2);
  });

  it('converts a colour profile to sRGB', async () => {
    const wide = plain('#00ff00').withIccProfile('p3');
    const result = await run(convert, { file: await fileOf(wide), to: 'png' });
    const { icc, space } = await metadataOf(result);
    expect([icc, space, await pixelOf(result, 1, 1)]).toEqual([
      undefined,
      'srgb',
      expect.stringMatching(/^#0.ff0.ff$/),
    ]);
  });
});

describe('compress', () => {
  it.each(['png', 'jpg', 'webp', 'avif', 'tiff'])('makes a %s file smaller', async (ending) => {
    const file = await noise(`noise.${ending}`, 64);
    const result = await run(compress, { file, quality: 20 });
    expect([result.bytes.length < file.bytes.length, await sizeOf(result)]).toEqual([
      true,
      [`image/${ending === 'jpg' ? 'jpeg' : ending}`, 64, 64],
    ]);
  });

  it('finds the highest quality within a size', async () => {
    const file = await noise('noise.jpg');
    const result = await run(compress, { file, quality: 100, sizeKb: 20 });
    const size = result.bytes.length;
    expect([size <= 20_000, size > 18_000, file.bytes.length > 20_000]).toEqual([true, true, true]);
  });

  it('returns a file unchanged that cannot be smaller, in its format', async () => {
    const small = await run(compress, { file: await noise('noise.jpg'), quality: 30 });
    const file = new InputFile('noise.jpg', 'image/jpeg', small.bytes);
    for (const input of [{ quality: 90 }, { sizeKb: 9000, quality: 100 }]) {
      const again = await run(compress, { file, ...input });
      expect([again.type, again.name, Buffer.compare(again.bytes, small.bytes)]).toEqual([
        'image/jpeg',
        'noise.jpg',
        0,
      ]);
    }
  });

  it('keeps the frames of an animation', async () => {
    const colours = Array.from({ length: 6 }, (_, at) => `#${(at * 40).toString(16).padStart(2, '0')}00ff`);
    const result = await run(compress, { file: await animation(colours), quality: 5 });
    expect((await metadataOf(result)).pages).toBe(6);
  });

  it('refuses a size that no quality reaches, and an SVG', async () => {
    expect(await refusal(compress, { file: await noise('noise.jpg', 500), sizeKb: 1 })).toEqual([
      '/sizeKb',
      'size_not_reached',
      'Even the lowest quality takes 2 kB. Enter a larger size, resize the image first or choose another format.',
    ]);
    expect((await refusal(compress, { file: leaf() })).slice(0, 2)).toEqual(['/file', 'vector']);
  });
});

describe('favicon', () => {
  it('makes an .ico with three sizes', async () => {
    const { type, name, bytes } = await run(favicon, { file: leaf(), format: 'ico' });
    const ico = Buffer.from(bytes);
    const entries = [0, 1, 2].map((at) => {
      const start = 6 + 16 * at;
      const [length, offset] = [ico.readUInt32LE(start + 8), ico.readUInt32LE(start + 12)];
      return { side: ico[start], png: ico.subarray(offset, offset + length) };
    });
    const sides = entries.map(async ({ side, png }) => [side, (await sharp(png).metadata()).width]);
    expect([type, name, ico.readUInt16LE(2), ico.readUInt16LE(4), await Promise.all(sides)]).toEqual([
      'image/vnd.microsoft.icon',
      'favicon.ico',
      1,
      3,
      [
        [16, 16],
        [32, 32],
        [48, 48],
      ],
    ]);
  });

  it('makes a ZIP with icons, manifest and HTML', async () => {
    const { bytes } = await run(favicon, { file: leaf(), name: 'Garden "1"', colour: '#16a34a' });
    const files = await unzipped(bytes);
    const sizes = Array.from(files).flatMap(([name, content]) =>
      name.endsWith('.png')
        ? [
            sharp(content)
              .metadata()
              .then(({ width, height }) => [name, width, height]),
          ]
        : [],
    );
    expect(await Promise.all(sizes)).toEqual([
      ['favicon-16x16.png', 16, 16],
      ['favicon-32x32.png', 32, 32],
      ['apple-touch-icon.png', 180, 180],
      ['icon-192x192.png', 192, 192],
      ['icon-512x512.png', 512, 512],
    ]);
    expect(JSON.parse(files.get('site.webmanifest')?.toString() ?? '')).toEqual({
      name: 'Garden "1"',
      short_name: 'Garden "1"',
      icons: [
        { src: '/icon-192x192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512x512.png', sizes: '512x512', type: 'image/png' },
      ],
      theme_color: '#16a34a',
      background_color: '#ffffff',
      display: 'standalone',
    });
    expect(files.get('head.html')?.toString()).toContain('<meta name="theme-color" content="#16a34a">');
    // iOS shows transparent pixels black.
    expect(await pixelOf({ bytes: files.get('apple-touch-icon.png') ?? Buffer.alloc(0) }, 0, 0)).toBe('#ffffffff');
    expect(await pixelOf({ bytes: files.get('icon-192x192.png') ?? Buffer.alloc(0) }, 0, 0)).toBe('#00000000');
  });

  it('pads a picture that is not square', async () => {
    const { bytes } = await run(favicon, { file: await fileOf(halves()) });
    const icon = (await unzipped(bytes)).get('icon-192x192.png') ?? Buffer.alloc(0);
    expect([await pixelOf({ bytes: icon }, 90, 0), await pixelOf({ bytes: icon }, 10, 96)]).toEqual([
      '#00000000',
      '#ff0000ff',
    ]);
  });
});

const drawing = (content: string) =>
  svgFile(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">${content}</svg>`);

describe('optimize-svg', () => {
  it('removes comments, empty groups and scripts', async () => {
    const file = drawing(
      '<!-- a --><script>alert(1)</script><g></g><g onclick="alert(1)"><path d="M 0.12345 0 L 10 0 L 10 10"/></g>',
    );
    const { type, name, bytes } = await run(optimizeSvg, { file });
    expect([type, name, Buffer.from(bytes).toString()]).toEqual([
      'image/svg+xml',
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><path d="M.123 0H10v10"/></svg>',
    ]);
  });

  it('rounds to a precision, with line breaks', async () => {
    const { bytes } = await run(optimizeSvg, {
      file: drawing('<path d="M0.123 0.987h5"/>'),
      precision: 1,
      pretty: true,
    });
    expect(Buffer.from(bytes).toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">\n  <path d="M.1 1h5"/>\n</svg>\n',
    );
  });

  it('looks the same', async () => {
    const drawn = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('hex');
    const { bytes } = await run(optimizeSvg, { file: leaf() });
    expect([bytes.length < leaf().bytes.length, await drawn(bytes)]).toEqual([true, await drawn(leaf().bytes)]);
  });

  it('refuses what is no SVG, or not well-formed', async () => {
    expect((await refusal(optimizeSvg, { file: await fileOf(plain('#ff0000')) }))[1]).toBe('not_svg');
    expect(await refusal(optimizeSvg, { file: svgFile('<svg><g></svg>') })).toEqual([
      '/file',
      'broken_svg',
      'The SVG is not well-formed XML: Unexpected close tag (1:14). Correct it and send it again.',
    ]);
    expect((await refusal(optimizeSvg, { file: drawing('<image href="http://a.example/b.png"/>') }))[1]).toBe(
      'external_reference',
    );
  });
});

describe('rasterize-svg', () => {
  const file = drawing('<path fill="#f00" d="M0 0h10v10H0z"/>');

  it.each([
    [{}, 20, 10],
    [{ scale: 2.5 }, 50, 25],
    [{ width: 300 }, 300, 150],
    [{ height: 100 }, 200, 100],
    [{ width: 100, height: 20 }, 40, 20],
    [{ width: 3333 }, 3333, 1667],
  ])('draws 20 × 10 pixels by %j with sharp edges', async (input, width, height) => {
    const result = await run(rasterizeSvg, { file, ...input });
    const middle = Math.floor(width / 2);
    expect([await sizeOf(result), await pixelOf(result, middle - 2, 1), await pixelOf(result, middle + 2, 1)]).toEqual([
      ['image/png', width, height],
      '#ff0000ff',
      expect.stringMatching(/00$/),
    ]);
  });

  it('draws a large drawing at a small size', async () => {
    const large = svgFile('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="20000"/>');
    expect(await sizeOf(await run(rasterizeSvg, { file: large, width: 60 }))).toEqual(['image/png', 60, 40]);
    expect((await run(favicon, { file: large })).type).toBe('application/zip');
  });

  it('has a background', async () => {
    const colour = async (input: object) => pixelOf(await run(rasterizeSvg, { file, ...input }), 15, 5);
    expect([
      await colour({ background: '#00ff00' }),
      await colour({ background: '#00ff0080' }),
      await colour({ format: 'jpeg' }),
    ]).toEqual(['#00ff00ff', '#00ff0080', expect.stringMatching(/^#(?:f.){3}ff$/)]);
  });

  it('refuses other files, external references and sizes that are too large', async () => {
    expect([
      (await refusal(rasterizeSvg, { file: await fileOf(plain('#ff0000')) }))[1],
      (await refusal(rasterizeSvg, { file: drawing('<use href="b.svg#a"/>') }))[1],
      (await refusal(rasterizeSvg, { file, width: 16_000 }))[1],
      (await refusal(rasterizeSvg, { file, scale: 100, width: 16_383, height: 16_383 }))[1],
    ]).toEqual(['not_svg', 'external_reference', 'result_too_many_pixels', 'result_too_many_pixels']);
  });
});
