import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { InputFile } from '../../tool.ts';
import { fileOf, halves, pixelOf, plain, refusal, run, sizeOf } from '../kit/testing/pictures.ts';
import { unzipped } from '../kit/testing/unzipped.ts';
import caption from './caption.ts';
import card from './card.ts';
import { inkOn } from './card/ink.ts';
import collage from './collage.ts';
import sprite from './sprite.ts';
import { namesOf } from './sprite/names.ts';
import { packed } from './sprite/pack.ts';
import watermark from './watermark.ts';

/** The smallest box around the pixels that are not of a colour. */
async function inkIn({ bytes }: { readonly bytes: Uint8Array }, background: string) {
  const { info } = await sharp(bytes).flatten({ background }).trim({ background, threshold: 40 }).toBuffer({
    resolveWithObject: true,
  });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { left: -trimOffsetLeft, top: -trimOffsetTop, width, height };
}

describe('watermark', () => {
  const wall = () => plain('#000000', 200, 100);

  it.each([
    ['northwest', 10, 10],
    ['north', 80, 10],
    ['northeast', 150, 10],
    ['west', 10, 30],
    ['centre', 80, 30],
    ['southeast', 150, 50],
  ])('puts a picture in the %s', async (place, left, top) => {
    const mark = await fileOf(plain('#ffffff', 10, 10));
    const result = await run(watermark, {
      file: await fileOf(wall()),
      mark,
      place,
      size: 20,
      margin: 10,
      opacity: 100,
    });
    expect([await sizeOf(result), await inkIn(result, '#000000')]).toEqual([
      ['image/png', 200, 100],
      { left, top, width: 40, height: 40 },
    ]);
  });

  it('is as opaque as asked', async () => {
    const mark = await fileOf(plain('#ffffff', 10, 10));
    const colour = async (opacity: number) =>
      pixelOf(await run(watermark, { file: await fileOf(wall()), mark, place: 'centre', opacity }), 100, 50);
    expect([await colour(100), await colour(50), await colour(20)]).toEqual(['#ffffffff', '#7f7f7fff', '#333333ff']);
  });

  it('draws a text within the width', async () => {
    const result = await run(watermark, {
      file: await fileOf(wall()),
      text: 'Amina',
      size: 50,
      opacity: 100,
      margin: 10,
    });
    const { left, top, width, height } = await inkIn(result, '#000000');
    expect([width > 85, width <= 100, left + width, top + height]).toEqual([true, true, 190, 90]);
  });

  it('repeats a mark over the whole picture', async () => {
    const mark = await fileOf(plain('#ffffff', 10, 10));
    const input = { file: await fileOf(wall()), mark, size: 10, margin: 5, opacity: 100, tile: true };
    const result = await run(watermark, input);
    const row = await Promise.all([0, 19, 20, 29, 30, 49, 50, 199].map((x) => pixelOf(result, x, 0)));
    expect(row.map((colour) => colour === '#ffffffff')).toEqual([true, true, false, false, true, true, false, true]);
    expect(await pixelOf(result, 0, 99)).toBe('#ffffffff');
  });

  it('fits on a picture of one pixel', async () => {
    const result = await run(watermark, { file: await fileOf(plain('#000000', 1, 1)), text: 'A', margin: 1000 });
    expect(await sizeOf(result)).toEqual(['image/png', 1, 1]);
  });

  it('takes markup as text', async () => {
    const result = await run(watermark, { file: await fileOf(wall()), text: '<b>&amp;</b> "©"', opacity: 100 });
    expect(await sizeOf(result)).toEqual(['image/png', 200, 100]);
  });

  it('refuses no mark, two of them, and one that is no picture', async () => {
    const file = await fileOf(wall());
    expect([
      (await refusal(watermark, { file })).slice(0, 2),
      (await refusal(watermark, { file, text: 'A', mark: file })).slice(0, 2),
      (await refusal(watermark, { file, mark: new InputFile('a', '', Buffer.from('a')) })).slice(0, 2),
      (await refusal(watermark, { file, text: '\u0007 \n' })).slice(0, 2),
    ]).toEqual([
      ['/text', 'mark_missing'],
      ['/mark', 'mark_and_text'],
      ['/mark', 'not_picture'],
      ['/text', 'no_text'],
    ]);
  });
});

describe('caption', () => {
  const input = async (more: object) => ({
    file: await fileOf(plain('#00ff00', 300, 100)),
    text: 'Nile',
    size: 10,
    ...more,
  });

  it.each([
    ['above', 0],
    ['below', 299],
  ])('adds a band %s the picture', async (place) => {
    const result = await run(caption, await input({ place }));
    const [, width, height] = await sizeOf(result);
    const isAbove = place === 'above';
    expect([width, height > 130, height < 180]).toEqual([300, true, true]);
    expect([await pixelOf(result, 0, 0), await pixelOf(result, 0, height - 1)]).toEqual(
      isAbove ? ['#ffffffff', '#00ff00ff'] : ['#00ff00ff', '#ffffffff'],
    );
  });

  it.each([
    ['top', 0, 99],
    ['bottom', 99, 0],
  ])('puts a band on the picture at the %s', async (place, band, rest) => {
    const result = await run(caption, await input({ place, background: '#000000' }));
    expect([await sizeOf(result), await pixelOf(result, 0, band), await pixelOf(result, 0, rest)]).toEqual([
      ['image/png', 300, 100],
      '#000000ff',
      '#00ff00ff',
    ]);
  });

  it.each(['Nile', 'النيل', '尼罗河', 'a < b & "c" > d', 'line\nline'])('draws %j in the middle', async (text) => {
    const result = await run(caption, await input({ text, place: 'above', colour: '#000000' }));
    const [, , height] = await sizeOf(result);
    const strip = await sharp(result.bytes)
      .extract({ left: 0, top: 0, width: 300, height: height - 100 })
      .png()
      .toBuffer();
    const { left, width, height: letters } = await inkIn({ bytes: strip }, '#ffffff');
    expect([Math.abs(left + width / 2 - 150) <= 3, width > 10, letters > 5]).toEqual([true, true, true]);
  });

  it('breaks a long text into lines', async () => {
    const heightOf = async (text: string) => (await sizeOf(await run(caption, await input({ text }))))[2];
    expect((await heightOf('A river in Africa '.repeat(9))) > 2 * (await heightOf('A river')) - 100).toBe(true);
  });

  it('works on a picture that is narrower than a letter', async () => {
    const result = await run(caption, { file: await fileOf(plain('#00ff00', 2, 2)), text: 'W' });
    expect((await sizeOf(result))[1]).toBeGreaterThan(2);
  });
});

describe('card', () => {
  it.each([
    ['wide', 1200, 630],
    ['square', 1080, 1080],
    ['tall', 1080, 1920],
  ])('draws a %s card', async (size, width, height) => {
    const result = await run(card, { title: 'Nile', subtitle: 'A river', size });
    expect([result.name, ...(await sizeOf(result)), await pixelOf(result, 0, 0)]).toEqual([
      'card.png',
      'image/png',
      width,
      height,
      '#1d4ed8ff',
    ]);
  });

  it.each([
    ['Nile', true],
    ['النيل', false],
  ])('starts %s at its side', async (title, isLeft) => {
    const result = await run(card, { title, colour: '#ffffff' });
    const above = await sharp(result.bytes).extract({ left: 0, top: 0, width: 1200, height: 610 }).png().toBuffer();
    const { left, width } = await inkIn({ bytes: above }, '#ffffff');
    const start = isLeft ? left : 1200 - left - width;
    expect([start >= 80, start < 90]).toEqual([true, true]);
  });

  it('makes letters smaller for a long title, and refuses one that does not fit', async () => {
    expect((await sizeOf(await run(card, { title: 'A river in Africa '.repeat(9) })))[0]).toBe('image/png');
    expect(await refusal(card, { title: 'W\n'.repeat(90) })).toEqual([
      '/title',
      'title_too_long',
      'The title and subtitle do not fit on the card. Shorten them.',
    ]);
  });

  it.each([
    ['#ffffff', '#111827'],
    ['#fef3c7', '#111827'],
    ['#1d4ed8', '#ffffff'],
    ['#000000ff', '#ffffff'],
  ])('writes on %s in %s', (background, ink) => {
    expect(inkOn(background)).toBe(ink);
  });
});

describe('a server', () => {
  const refusalWith = async (folders: readonly string[], title: string): Promise<unknown> => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const dirs = folders.map((dir) => `<dir>${dir}</dir>`).join('');
    writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>`);
    const script = `const { default: card } = await import(${JSON.stringify(join(import.meta.dirname, 'card.ts'))});
      const result = await card.run(card.input.parse({ title: ${JSON.stringify(title)} }), { signal: new AbortController().signal });
      console.log(JSON.stringify(result.extras?.errors ?? result.type));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, NODE_OPTIONS: '', FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    });
    return JSON.parse(stdout);
  };

  it('without fonts says so', async () => {
    expect(await refusalWith([], 'Nile')).toMatchObject([{ pointer: '/title', code: 'no_font' }]);
  });

  it('with a font for Latin says that it lacks one for Arabic and Chinese', async () => {
    const latin = [dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-mono/package.json')))];
    expect(await refusalWith(latin, 'Nile')).toBe('image/png');
    expect(await refusalWith(latin, 'Nile نيل')).toMatchObject([
      {
        pointer: '/title',
        code: 'no_font_for_script',
        detail:
          'The server has no font for letters such as “ن”. Remove them. The server’s operator can install a font, such as Noto.',
      },
    ]);
    expect(await refusalWith(latin, '长江')).toMatchObject([{ pointer: '/title', code: 'no_font_for_script' }]);
  });
});

describe('collage', () => {
  const four = async () =>
    Promise.all(['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map((colour) => fileOf(plain(colour))));

  it('puts pictures into a grid', async () => {
    const result = await run(collage, { files: await four(), width: 30, height: 20, gap: 2, background: '#000000' });
    const at = (left: number, top: number) => pixelOf(result, left, top);
    expect([
      await sizeOf(result),
      await at(0, 0),
      await at(2, 2),
      await at(34, 2),
      await at(2, 24),
      await at(63, 43),
    ]).toEqual([['image/png', 66, 46], '#000000ff', '#ff0000ff', '#00ff00ff', '#0000ffff', '#ffff00ff']);
  });

  it.each([
    [1, 34, 90],
    [3, 98, 46],
    [9, 130, 24],
  ])('has %i columns', async (columns, width, height) => {
    const result = await run(collage, { files: await four(), columns, width: 30, height: 20, gap: 2 });
    expect(await sizeOf(result)).toEqual(['image/png', width, height]);
  });

  it('pads or crops pictures of other proportions', async () => {
    const files = [await fileOf(halves()), await fileOf(halves())];
    const input = { files, width: 20, height: 20, gap: 0, background: '#00ff00' };
    expect(await pixelOf(await run(collage, input), 10, 0)).not.toBe('#00ff00ff');
    expect(await pixelOf(await run(collage, { ...input, fit: 'contain' }), 10, 0)).toBe('#00ff00ff');
  });

  it('names the file that is no picture', async () => {
    const files = [await fileOf(halves()), new InputFile('a.txt', 'text/plain', Buffer.from('a'))];
    expect((await refusal(collage, { files })).slice(0, 2)).toEqual(['/files/1', 'not_picture']);
    expect(collage.input.safeParse({ files: files.slice(1) }).success).toBe(false);
  });

  it('refuses a sheet that is too large', async () => {
    const files = await Promise.all(Array.from({ length: 9 }, () => fileOf(plain('#ff0000', 1, 1))));
    expect((await refusal(collage, { files, columns: 9, width: 2000 }))[1]).toBe('result_too_many_pixels');
  });
});

describe('sprite', () => {
  it('makes a sheet with CSS and JSON', async () => {
    const files = [
      await fileOf(plain('#ff0000', 10, 10), 'Red Dot.png'),
      await fileOf(plain('#00ff00', 20, 30), 'صورة.png'),
      await fileOf(plain('#0000ff', 10, 10), 'red-dot.png'),
    ];
    const { type, name, bytes } = await run(sprite, { files, name: 'icon' });
    const contents = await unzipped(bytes);
    const sheet = contents.get('icon.png') ?? Buffer.alloc(0);
    const { width, height, sprites } = JSON.parse(contents.get('icon.json')?.toString() ?? '') as {
      width: number;
      height: number;
      sprites: { name: string; left: number; top: number }[];
    };
    const colours = sprites.map(({ left, top }) => pixelOf({ bytes: sheet }, left, top));
    expect([type, name, [...contents.keys()], [width, height]]).toEqual([
      'application/zip',
      'icon.zip',
      ['icon.png', 'icon.json', 'icon.css'],
      [32, 42],
    ]);
    expect([sprites.map((each) => each.name), await Promise.all(colours)]).toEqual([
      ['red-dot', 'صورة', 'red-dot-2'],
      ['#ff0000ff', '#00ff00ff', '#0000ffff'],
    ]);
    expect(contents.get('icon.css')?.toString()).toContain(
      `.icon-صورة {\n  width: 20px;\n  height: 30px;\n  background-position: 0 0;\n}\n`,
    );
  });

  it('gives each file a name of its own', () => {
    expect(namesOf(['a.png', 'A.svg', '.png', '--.png', 'a b_c.tar.gz', '3'])).toEqual([
      'a',
      'a-2',
      '3',
      '4',
      'a-b-c-tar',
      '3-2',
    ]);
  });

  it('packs without overlaps', () => {
    const sizes = Array.from({ length: 30 }, (_, at) => ({ width: 5 + ((at * 7) % 20), height: 5 + ((at * 11) % 17) }));
    const { width, height, places } = packed(sizes, 2);
    const boxes = sizes.map((size, at) => ({ ...size, ...(places[at] ?? { left: -1, top: -1 }) }));
    const isInside = boxes.every(
      (box) => box.left >= 0 && box.left + box.width <= width && box.top + box.height <= height,
    );
    const overlaps = boxes.filter((a, at) =>
      boxes.some(
        (b, other) =>
          other > at &&
          a.left < b.left + b.width + 2 &&
          b.left < a.left + a.width + 2 &&
          a.top < b.top + b.height + 2 &&
          b.top < a.top + a.height + 2,
      ),
    );
    expect([isInside, overlaps, width * height < 30 * 22 * 30]).toEqual([true, [], true]);
  });
});
