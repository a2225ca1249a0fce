import * as z from 'zod';
import { tool } from '../../tool.ts';
import { colourField, newFormatField, qualityField } from '../kit/fields/fields.ts';
import { loadSharp } from '../kit/picture/open.ts';
import { readingTool } from '../kit/picture/picture-tool.ts';
import { written } from '../kit/picture/write.ts';
import { landscape, night } from '../kit/samples/samples.ts';
import { pairErrors, pairFields } from './compare/fields.ts';
import type { Pair } from './compare/pair.ts';
import { differenceAt, openPair } from './compare/pair.ts';

export default tool({
  ...readingTool,
  path: 'photoeditor/difference',
  title: { en: 'Show differences', fr: 'Montrer les différences', ar: 'إظهار الاختلافات', ch: '显示差异' },
  summary: {
    en: 'Marks the pixels that differ between two images of the same size on a pale copy of the first.',
    fr: 'Marque les pixels qui diffèrent entre deux images de même taille, sur une copie pâle de la première.',
    ar: 'يعلّم وحدات البكسل المختلفة بين صورتين لهما الأبعاد نفسها على نسخة باهتة من الأولى.',
    ch: '在第一张图片的浅色副本上标出两张同尺寸图片的不同像素。',
  },
  tags: ['diff', 'pixel diff'],
  synonyms: {
    en: ['image diff', 'visual regression', 'highlight changes'],
    fr: ['diff d’images', 'régression visuelle', 'changements'],
    ar: ['فروق الصور', 'تغييرات', 'مقارنة مرئية'],
    ch: ['图片差异', '视觉回归', '标记变化'],
  },
  input: z.object({
    ...pairFields(),
    colour: colourField('#dc2626', {
      en: 'Colour of the marks',
      fr: 'Couleur des marques',
      ar: 'لون العلامات',
      ch: '标记颜色',
    }),
    format: newFormatField(),
    quality: qualityField(),
  }),
  output: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  layout: 'picture',
  errors: { ...readingTool.errors, ...pairErrors },
  examples: [
    {
      name: { en: 'Day and night', fr: 'Jour et nuit', ar: 'نهار وليل', ch: '白天与夜晚' },
      input: { file: landscape(), other: night() },
    },
    {
      name: { en: 'Large differences', fr: 'Grands écarts', ar: 'اختلافات كبيرة', ch: '较大差异' },
      input: { file: landscape(), other: night(), tolerance: 100, colour: '#1d4ed8' },
    },
  ],
  run: async ({ file, other, tolerance, colour, format, quality }) => {
    const pair = await openPair(file, other);
    const { width, height } = pair;
    const sharp = await loadSharp();
    const marked = sharp(markedPixels(pair, tolerance, colour), { raw: { width, height, channels: 3 } });
    return written(marked, { format, quality, name: 'difference' });
  },
});

function markedPixels(pair: Pair, tolerance: number, colour: string): Buffer {
  const { width, height, first } = pair;
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1, 7), 'hex');
  const pixels = Buffer.alloc(3 * width * height);
  for (let index = 0; index < width * height; index += 1) {
    const at = 4 * index;
    const to = 3 * index;
    if (differenceAt(pair, at) > tolerance) {
      pixels[to] = red;
      pixels[to + 1] = green;
      pixels[to + 2] = blue;
      continue;
    }
    // Luma at a quarter of its strength, on white.
    const luma = 0.299 * (first[at] ?? 0) + 0.587 * (first[at + 1] ?? 0) + 0.114 * (first[at + 2] ?? 0);
    const pale = Math.round(255 - ((255 - luma) * (first[at + 3] ?? 0)) / 1020);
    pixels[to] = pale;
    pixels[to + 1] = pale;
    pixels[to + 2] = pale;
  }
  return pixels;
}
