import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { data, fileOf, halves, pixelOf, plain, refusal, run, sizeOf } from '../kit/testing/pictures.ts';
import compare from './compare.ts';
import { similarityOf } from './compare/similarity.ts';
import difference from './difference.ts';
import palette from './palette.ts';
import { paletteOf } from './palette/median-cut.ts';

describe('palette', () => {
  it('finds the colours by their shares', async () => {
    const stripes = plain('#ff0000', 40, 10).composite([
      { input: await plain('#00ff00', 10, 10).png().toBuffer(), left: 0, top: 0 },
    ]);
    expect(await data(palette, { file: await fileOf(stripes) })).toEqual({
      colours: [
        { hex: '#ff0000', red: 255, green: 0, blue: 0, share: 0.75 },
        { hex: '#00ff00', red: 0, green: 255, blue: 0, share: 0.25 },
      ],
    });
  });

  it('leaves transparent pixels out', async () => {
    expect(await data(palette, { file: await fileOf(plain('#ff000000')) })).toEqual({ colours: [] });
  });

  it('is the same each time, with as many colours as asked', async () => {
    const pixels = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7919) % 256)));
    const [first, again] = [paletteOf(pixels, 16), paletteOf(pixels, 16)];
    expect(first).toEqual(again);
    expect(first).toHaveLength(16);
    expect(first.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(first.map(({ share }) => share)).toEqual(first.map(({ share }) => share).toSorted((a, b) => b - a));
  });

  it('is the mean colour if there is one', () => {
    expect(paletteOf(Buffer.from('000000ff000000ffff0000ffff0000ff', 'hex'), 1)).toEqual([
      { hex: '#800000', red: 128, green: 0, blue: 0, share: 1 },
    ]);
  });

  it('reads large pictures', async () => {
    const file = await fileOf(halves(3000, 2000), 'photo.jpg');
    const { colours } = await data<{ colours: { share: number }[] }>(palette, { file, count: 2 });
    expect(colours.map(({ share }) => Math.round(share * 10))).toEqual([5, 5]);
  });
});

describe('compare', () => {
  it('finds the same picture identical, in another format too', async () => {
    const [file, other] = [await fileOf(halves()), await fileOf(halves(), 'photo.gif')];
    expect(await data(compare, { file, other })).toEqual({
      width: 40,
      height: 20,
      ssim: 1,
      psnr: null,
      differing: 0,
      share: 0,
      largest: 0,
      box: null,
    });
  });

  it('measures a box that differs', async () => {
    const changed = plain('#000000', 40, 20).composite([
      { input: await plain('#0a0000', 5, 4).png().toBuffer(), left: 30, top: 12 },
    ]);
    const input = { file: await fileOf(plain('#000000', 40, 20)), other: await fileOf(changed) };
    expect(await data(compare, input)).toMatchObject({
      differing: 20,
      share: 0.025,
      largest: 10,
      box: { left: 30, top: 12, width: 5, height: 4 },
      // 10 log₁₀(255² / (20 × 10² / 2400))
      psnr: 48.922616,
    });
    expect(await data(compare, { ...input, tolerance: 10 })).toMatchObject({ differing: 0, largest: 10, box: null });
  });

  it('counts a change of transparency', async () => {
    const input = { file: await fileOf(plain('#ff0000ff')), other: await fileOf(plain('#ff000080')) };
    expect(await data(compare, input)).toMatchObject({ differing: 400, largest: 127, psnr: null });
    const hidden = { file: await fileOf(plain('#ff000000')), other: await fileOf(plain('#00ff0000')) };
    expect(await data(compare, hidden)).toMatchObject({ differing: 0, ssim: 1 });
  });

  it('refuses pictures of different sizes', async () => {
    expect(await refusal(compare, { file: await fileOf(halves()), other: await fileOf(halves(20, 20)) })).toEqual([
      '/other',
      'sizes_differ',
      'The images have 40 × 20 and 20 × 20 pixels. Resize one of them so that both are the same size.',
    ]);
  });
});

describe('similarityOf', () => {
  const grey = (values: readonly number[]) => Buffer.from(values.flatMap((value) => [value, value, value, 255]));
  const flat = (value: number) => grey(Array.from({ length: 64 }, () => value));

  it('is the formula of the paper for flat windows', () => {
    // (2 × 100 × 120 + c₁) / (100² + 120² + c₁), where c₁ = (0.01 × 255)²
    expect(similarityOf({ width: 8, height: 8, first: flat(100), second: flat(120) })).toBeCloseTo(0.983611, 6);
  });

  it('is the formula of the paper for opposite patterns', () => {
    const board = Array.from({ length: 64 }, (_, at) => ((at + (at >> 3)) % 2 === 0 ? 0 : 255));
    const pair = { width: 8, height: 8, first: grey(board), second: grey(board.map((value) => 255 - value)) };
    // Both have mean and deviation 127.5: (−2 × 127.5² + c₂) / (2 × 127.5² + c₂), where c₂ = (0.03 × 255)²
    expect(similarityOf(pair)).toBeCloseTo(-0.996406, 6);
  });

  it('works on a single pixel', () => {
    expect(similarityOf({ width: 1, height: 1, first: grey([9]), second: grey([9]) })).toBe(1);
  });
});

describe('difference', () => {
  it('marks the pixels that differ on a pale copy', async () => {
    const changed = plain('#000000', 40, 20).composite([
      { input: await plain('#0a0000', 5, 4).png().toBuffer(), left: 30, top: 12 },
    ]);
    const input = { file: await fileOf(plain('#000000', 40, 20)), other: await fileOf(changed) };
    const result = await run(difference, input);
    expect([await sizeOf(result), await pixelOf(result, 30, 12), await pixelOf(result, 29, 12)]).toEqual([
      ['image/png', 40, 20],
      '#dc2626ff',
      '#bfbfbfff',
    ]);
    const tolerant = await run(difference, { ...input, tolerance: 10, format: 'webp' });
    expect([tolerant.type, (await sharp(tolerant.bytes).stats()).isOpaque]).toEqual(['image/webp', true]);
    expect(await pixelOf(tolerant, 30, 12)).not.toBe('#dc2626ff');
  });

  it('refuses pictures of different sizes', async () => {
    expect((await refusal(difference, { file: await fileOf(halves()), other: await fileOf(halves(20, 20)) }))[1]).toBe(
      'sizes_differ',
    );
  });
});
