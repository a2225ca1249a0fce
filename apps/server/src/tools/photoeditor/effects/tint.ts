import * as z from 'zod';
import { tool } from '../../tool.ts';
import { animatedFormatField, colourField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/tint',
  title: { en: 'Tint', fr: 'Teinter', ar: 'تلوين', ch: '着色' },
  summary: {
    en: 'Tints an image with one hue and keeps its lightness.',
    fr: 'Donne une seule teinte à une image en conservant sa clarté.',
    ar: 'يعطي الصورة لونًا واحدًا مع الاحتفاظ بإضاءتها.',
    ch: '为图片统一色调，并保留明暗。',
  },
  tags: ['colour', 'duotone'],
  synonyms: {
    en: ['colourise', 'colorize', 'tone', 'filter'],
    fr: ['coloriser', 'filtre', 'teinte'],
    ar: ['صبغة', 'مرشح ألوان'],
    ch: ['色调', '上色', '滤镜'],
  },
  input: z.object({
    file: pictureField(),
    colour: colourField('#1d4ed8'),
    format: animatedFormatField(),
    quality: qualityField(),
  }),
  examples: [
    { name: { en: 'Blue', fr: 'Bleu', ar: 'أزرق', ch: '蓝色' }, input: { file: landscape() } },
    { name: { en: 'Warm', fr: 'Chaud', ar: 'دافئ', ch: '暖色' }, input: { file: landscape(), colour: '#b45309' } },
  ],
  run: ({ file, colour, format, quality }) =>
    edit(file, { format, quality, isAnimated: true }, ({ picture }) => picture.tint(colour)),
});
