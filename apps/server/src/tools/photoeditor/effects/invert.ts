import * as z from 'zod';
import { tool } from '../../tool.ts';
import { animatedFormatField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/invert',
  title: { en: 'Invert colours', fr: 'Inverser les couleurs', ar: 'عكس الألوان', ch: '反色' },
  summary: {
    en: 'Turns an image into its negative and keeps its transparency.',
    fr: 'Produit le négatif d’une image en conservant sa transparence.',
    ar: 'يحوّل الصورة إلى نسختها السالبة مع الاحتفاظ بالشفافية.',
    ch: '生成图片的负片，并保留透明度。',
  },
  tags: ['negative'],
  synonyms: {
    en: ['negative', 'invert', 'reverse colours'],
    fr: ['négatif', 'inversion'],
    ar: ['صورة سالبة', 'نيجاتيف'],
    ch: ['负片', '反转颜色', '反相'],
  },
  input: z.object({
    file: pictureField(),
    format: animatedFormatField(),
    quality: qualityField(),
  }),
  examples: [{ name: { en: 'Negative', fr: 'Négatif', ar: 'صورة سالبة', ch: '负片' }, input: { file: landscape() } }],
  run: ({ file, format, quality }) =>
    edit(file, { format, quality, isAnimated: true }, ({ picture }) => picture.negate({ alpha: false })),
});
