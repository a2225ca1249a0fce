import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { InputFile } from '../../../tool.ts';
import invert from '../../effects/invert.ts';
import border from '../../shape/border.ts';
import { animation, fileOf, metadataOf, plain, refusal, run, sizeOf, svgFile } from '../testing/pictures.ts';
import { externalReference } from './external-references.ts';
import { formatOf } from './formats.ts';
import { openPicture } from './open.ts';

const svg = (content: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`;

describe('formatOf', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'recognises %s by its first bytes',
    async (format) => {
      expect(formatOf(await plain('#ff0000').toFormat(format).toBuffer())).toBe(format);
    },
  );

  it.each([
    ['<svg/>', 'svg'],
    [`\ufeff<?xml version="1.0"?>\n<!-- a --><svg xmlns="a">`, 'svg'],
    ['<s:svg xmlns:s="a"/>', 'svg'],
    ['<html><p>svg</p></html>', null],
    ['text <svg/>', null],
    ['%PDF-1.7', null],
    ['', null],
  ])('recognises %j as %j', (text, format) => {
    expect(formatOf(Buffer.from(text))).toBe(format);
  });
});

describe('externalReference', () => {
  it.each([
    ['<image href="https://a.example/b.png"/>', 'https://a.example/b.png'],
    ['<image xlink:href="file:///etc/passwd"/>', 'file:///etc/passwd'],
    ['<use href="other.svg#a"/>', 'other.svg#a'],
    ['<style>@import url("https://a.example/b.css");</style>', 'https://a.example/b.css'],
    ['<style><![CDATA[p{fill:url(b.svg#a)}]]></style>', 'b.svg#a'],
    ['<rect style="fill: url(\'b.svg#a\')"/>', 'b.svg#a'],
    ['<rect fill="url(//a.example/b#c)"/>', '//a.example/b#c'],
  ])('finds the one of %s', (content, reference) => {
    expect(externalReference(svg(content))).toBe(reference);
  });

  it('finds a style sheet and an entity', () => {
    expect(externalReference(svg('', '<?xml-stylesheet href="a.css"?>'))).toBe('href="a.css"');
    expect(externalReference(svg('', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'))).toBe(
      '"file:///etc/passwd"',
    );
  });

  it.each([
    '<a href="https://a.example"><rect fill="url(#b)"/></a>',
    '<image href="data:image/png;base64,AAAA"/><use xlink:href="#b"/>',
    '<text>url(https://a.example)</text>',
  ])('finds none in %s', (content) => {
    expect(externalReference(svg(content))).toBe(null);
  });
});

describe('a picture that is opened', () => {
  it('is refused if it is none', async () => {
    expect(await refusal(invert, { file: new InputFile('a.png', 'image/png', Buffer.from('GIF9')) })).toEqual([
      '/file',
      'not_picture',
      'The file is not an image in a supported format. Send a PNG, JPEG, WebP, AVIF, GIF, TIFF or SVG file.',
    ]);
  });

  it('is refused if it is larger than 10 MB', async () => {
    const bytes = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(10_000_000)]);
    expect((await refusal(invert, { file: new InputFile('a.gif', '', bytes) })).slice(0, 2)).toEqual([
      '/file',
      'file_too_large',
    ]);
  });

  it('is refused by its header if it has more than 50 megapixels', async () => {
    const { bytes } = await fileOf(plain('#ff0000'));
    const bomb = Buffer.from(bytes);
    bomb.writeUInt32BE(10_001, 16);
    bomb.writeUInt32BE(5000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await refusal(invert, { file: new InputFile('a.png', '', bomb) })).toEqual([
      '/file',
      'too_many_pixels',
      'The image has 51 megapixels, including all frames. Send one with at most 50.',
    ]);
    const large = svgFile('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>');
    expect((await refusal(invert, { file: large })).slice(0, 2)).toEqual(['/file', 'too_many_pixels']);
  });

  it('is refused if its header or its pixels are broken', async () => {
    const { bytes } = await fileOf(plain('#ff0000', 400, 400), 'photo.jpg');
    for (const length of [20, 700])
      expect(
        (await refusal(invert, { file: new InputFile('a.jpg', '', bytes.subarray(0, length)) })).slice(0, 2),
      ).toEqual(['/file', 'broken_picture']);
    expect((await refusal(invert, { file: svgFile('<svg xmlns="http://www.w3.org/2000/svg"><') }))[1]).toBe(
      'broken_picture',
    );
  });

  it.each([
    [1, 40, 20],
    [3, 40, 20],
    [5, 20, 40],
    [6, 20, 40],
    [8, 20, 40],
  ])('has its size upright, as a JPEG of orientation %i', async (orientation, width, height) => {
    const bytes = await plain('#ff0000', 40, 20).withMetadata({ orientation }).jpeg().toBuffer();
    const { autoOrient } = await metadataOf({ bytes });
    const opened = await openPicture(new InputFile('a.jpg', '', bytes));
    expect([opened.width, opened.height, opened.frames, opened.hasAlpha]).toEqual([width, height, 1, false]);
    expect([autoOrient.width, autoOrient.height]).toEqual([width, height]);
  });

  it('is refused if it is a JPEG of more than 50 megapixels', async () => {
    const { bytes } = await fileOf(plain('#ff0000'), 'photo.jpg');
    const bomb = Buffer.from(bytes);
    // Height and width are after the marker of the frame, its length and the precision.
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
    bomb.writeUInt16BE(10_001, frame + 5);
    bomb.writeUInt16BE(5000, frame + 7);
    expect((await refusal(invert, { file: new InputFile('a.jpg', '', bomb) })).slice(0, 2)).toEqual([
      '/file',
      'too_many_pixels',
    ]);
  });

  it('is refused if it refers to other files', async () => {
    expect(await refusal(invert, { file: svgFile(svg('<image href="file:///etc/passwd"/>')) })).toEqual([
      '/file',
      'external_reference',
      'The SVG refers to “file:///etc/passwd”, which is not loaded. Embed it as a data URL or remove it.',
    ]);
  });

  it('may be a file with any name', async () => {
    const { bytes } = await fileOf(plain('#ff0000'));
    const named = async (name: string) => (await run(invert, { file: new InputFile(name, '', bytes) })).name;
    expect([await named(''), await named('صورة.tar.jpeg'), await named('.png')]).toEqual([
      'picture.png',
      'صورة.tar.png',
      'picture.png',
    ]);
  });

  it('may be animated', async () => {
    const result = await run(invert, { file: await animation(['#ff0000', '#00ff00']) });
    expect(await sizeOf(result)).toEqual(['image/gif', 20, 20]);
  });

  it('counts the pixels of all frames', async () => {
    const { bytes } = await animation(
      Array.from({ length: 13 }, (_, at) => `#ff00${(at * 16).toString(16).padStart(2, '0')}`),
    );
    const large = Buffer.from(bytes);
    // The canvas of a GIF: its frames keep their size.
    large.writeUInt16LE(2000, 6);
    large.writeUInt16LE(2000, 8);
    const file = new InputFile('a.gif', '', large);
    expect((await refusal(invert, { file })).slice(0, 2)).toEqual(['/file', 'too_many_pixels']);
    expect(await sizeOf(await run(border, { file, format: 'png', size: 1 }))).toEqual(['image/png', 2002, 2002]);
  });
});
