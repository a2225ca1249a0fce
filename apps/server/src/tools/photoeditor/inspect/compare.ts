import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { heightTitle, widthTitle } from '../kit/fields/fields.ts';
import { readingTool } from '../kit/picture/picture-tool.ts';
import { landscape, night } from '../kit/samples/samples.ts';
import { pairErrors, pairFields } from './compare/fields.ts';
import type { Pair } from './compare/pair.ts';
import { differenceAt, openPair } from './compare/pair.ts';
import { similarityOf } from './compare/similarity.ts';

const count = (title: Parameters<typeof field>[0]['title']) => field({ title }, z.int().min(0));

export default tool({
  ...readingTool,
  path: 'photoeditor/compare',
  title: { en: 'Compare images', fr: 'Comparer des images', ar: 'مقارنة الصور', ch: '图片对比' },
  summary: {
    en: 'Measures how much two images of the same size differ, by SSIM, PSNR and number of pixels.',
    fr: 'Mesure l’écart entre deux images de même taille : SSIM, PSNR et pixels.',
    ar: 'يقيس مدى اختلاف صورتين لهما الأبعاد نفسها: SSIM وPSNR ووحدات البكسل.',
    ch: '衡量两张同尺寸图片的差异：SSIM、PSNR 和像素。',
  },
  tags: ['ssim', 'psnr', 'diff'],
  synonyms: {
    en: ['similarity', 'image diff', 'difference', 'quality'],
    fr: ['similarité', 'différence', 'qualité'],
    ar: ['تشابه', 'اختلاف', 'جودة الصورة'],
    ch: ['相似度', '差异', '画质'],
  },
  input: z.object(pairFields()),
  output: {
    schema: z.object({
      width: field({ title: widthTitle }, z.int().min(1)),
      height: field({ title: heightTitle }, z.int().min(1)),
      ssim: field(
        {
          title: {
            en: 'SSIM of luma in windows of 8 × 8 pixels (1 is identical)',
            fr: 'SSIM de la luma, par fenêtres de 8 × 8 pixels, 1 pour identique',
            ar: 'مقياس SSIM للإضاءة في نوافذ 8 × 8 بكسل، والقيمة 1 تعني التطابق',
            ch: '亮度的 SSIM（8 × 8 像素窗口），1 表示相同',
          },
        },
        z.number().min(-1).max(1),
      ),
      psnr: field(
        {
          title: {
            en: 'PSNR in dB, or null if the colours are identical',
            fr: 'PSNR en dB, null si les couleurs sont identiques',
            ar: 'مقياس PSNR بالديسيبل، وقيمته null عند تطابق الألوان',
            ch: 'PSNR（dB），颜色相同时为 null',
          },
        },
        z.number().nullable(),
      ),
      differing: count({
        en: 'Pixels that differ',
        fr: 'Pixels qui diffèrent',
        ar: 'وحدات البكسل المختلفة',
        ch: '不同的像素数',
      }),
      share: field(
        {
          title: {
            en: 'Their share, from 0 to 1',
            fr: 'Leur part, de 0 à 1',
            ar: 'نسبتها من 0 إلى 1',
            ch: '所占比例，0 至 1',
          },
        },
        z.number().min(0).max(1),
      ),
      largest: count({
        en: 'Largest difference of a channel',
        fr: 'Plus grand écart d’un canal',
        ar: 'أكبر فرق في قناة',
        ch: '单通道最大差值',
      }),
      box: field(
        {
          title: {
            en: 'Smallest box around the pixels that differ, or null if none differ',
            fr: 'Plus petit cadre autour des pixels qui diffèrent, null s’il n’y en a pas',
            ar: 'أصغر مستطيل حول وحدات البكسل المختلفة، وقيمته null إن لم توجد',
            ch: '包含全部不同像素的最小区域，没有则为 null',
          },
        },
        z
          .object({
            left: count({ en: 'Left', fr: 'Gauche', ar: 'اليسار', ch: '左' }),
            top: count({ en: 'Top', fr: 'Haut', ar: 'الأعلى', ch: '上' }),
            width: count(widthTitle),
            height: count(heightTitle),
          })
          .nullable(),
      ),
    }),
    examples: [
      {
        width: 160,
        height: 100,
        ssim: 0.9124,
        psnr: 31.2,
        differing: 120,
        share: 0.0075,
        largest: 64,
        box: { left: 30, top: 12, width: 20, height: 6 },
      },
    ],
  },
  errors: { ...readingTool.errors, ...pairErrors },
  examples: [
    {
      name: { en: 'Day and night', fr: 'Jour et nuit', ar: 'نهار وليل', ch: '白天与夜晚' },
      input: { file: landscape(), other: night() },
    },
    {
      name: { en: 'The same image', fr: 'La même image', ar: 'الصورة نفسها', ch: '相同图片' },
      input: { file: landscape(), other: landscape(), tolerance: 2 },
    },
  ],
  run: async ({ file, other, tolerance }) => {
    const pair = await openPair(file, other);
    const { width, height } = pair;
    const { box, differing, largest, squares } = measured(pair, tolerance);
    const mse = squares / (3 * width * height);
    return {
      width,
      height,
      ssim: rounded(similarityOf(pair)),
      psnr: mse === 0 ? null : rounded(10 * Math.log10(255 ** 2 / mse)),
      differing,
      share: rounded(differing / (width * height)),
      largest,
      box,
    };
  },
});

function measured(pair: Pair, tolerance: number) {
  const { width, height, first, second } = pair;
  let [differing, largest, squares] = [0, 0, 0];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const difference = differenceAt(pair, at);
      if (difference === 0) continue;
      largest = Math.max(largest, difference);
      for (let channel = at; channel < at + 3; channel += 1)
        squares += ((first[channel] ?? 0) - (second[channel] ?? 0)) ** 2;
      if (difference <= tolerance) continue;
      differing += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  const box = differing === 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
  return { differing, largest, squares, box };
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
