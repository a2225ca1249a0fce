import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { animatedFormatField, colourField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { checkResultSize, edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/border',
  title: { en: 'Border', fr: 'Bordure', ar: 'إطار', ch: '边框' },
  summary: {
    en: 'Adds a border or padding around an image.',
    fr: 'Ajoute une bordure ou une marge autour d’une image.',
    ar: 'يضيف إطارًا أو هامشًا حول الصورة.',
    ch: '在图片四周添加边框或留白。',
  },
  tags: ['frame', 'padding'],
  synonyms: {
    en: ['frame', 'padding', 'margin', 'extend'],
    fr: ['cadre', 'marge', 'contour'],
    ar: ['هامش', 'حافة', 'برواز'],
    ch: ['外框', '留白', '扩边'],
  },
  input: z.object({
    file: pictureField(),
    size: field(
      {
        title: { en: 'Size', fr: 'Taille', ar: 'الحجم', ch: '尺寸' },
        help: {
          en: 'Pixels on each side.',
          fr: 'En pixels, de chaque côté.',
          ar: 'عدد وحدات البكسل في كل جانب.',
          ch: '每一侧的像素数。',
        },
      },
      z.int().min(1).max(2000).default(16),
    ),
    colour: colourField('#ffffff'),
    format: animatedFormatField(),
    quality: qualityField(),
  }),
  examples: [
    {
      name: { en: 'White border', fr: 'Bordure blanche', ar: 'إطار أبيض', ch: '白色边框' },
      input: { file: landscape() },
    },
    {
      name: { en: 'Transparent padding', fr: 'Marge transparente', ar: 'هامش شفاف', ch: '透明留白' },
      input: { file: landscape(), size: 8, colour: '#00000000' },
    },
  ],
  run: ({ file, size, colour, format, quality }) =>
    edit(file, { format, quality, isAnimated: true, mayAddAlpha: true }, ({ picture, width, height, frames }) => {
      checkResultSize(width + 2 * size, height + 2 * size, frames);
      return picture.extend({ top: size, bottom: size, left: size, right: size, background: colour });
    }),
});
