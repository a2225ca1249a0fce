import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { animatedFormatField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/greyscale',
  title: { en: 'Greyscale', fr: 'Niveaux de gris', ar: 'تدرج رمادي', ch: '灰度' },
  summary: {
    en: 'Converts an image to greyscale, or to black and white with a threshold.',
    fr: 'Convertit une image en niveaux de gris, ou en noir et blanc avec un seuil.',
    ar: 'يحوّل الصورة إلى تدرج رمادي، أو إلى أبيض وأسود عند تحديد عتبة.',
    ch: '将图片转为灰度，设置阈值时转为黑白。',
  },
  tags: ['black and white', 'grayscale'],
  synonyms: {
    en: ['grayscale', 'black and white', 'monochrome', 'desaturate'],
    fr: ['noir et blanc', 'gris', 'désaturer'],
    ar: ['أبيض وأسود', 'رمادي', 'أحادي اللون'],
    ch: ['黑白', '去色', '单色'],
  },
  input: z.object({
    file: pictureField(),
    threshold: field(
      {
        title: { en: 'Threshold', fr: 'Seuil', ar: 'العتبة', ch: '阈值' },
        help: {
          en: 'From 1 to 255. Pixels at least this light become white, others black.',
          fr: 'Les pixels de clarté au moins égale, de 1 à 255, deviennent blancs, les autres noirs.',
          ar: 'تصبح وحدات البكسل التي تبلغ هذه الإضاءة على الأقل، من 1 إلى 255، بيضاء وغيرها سوداء.',
          ch: '亮度不低于该值（1 至 255）的像素变为白色，其余变为黑色。',
        },
      },
      z.int().min(1).max(255).optional(),
    ),
    format: animatedFormatField(),
    quality: qualityField(),
  }),
  examples: [
    { name: { en: 'Greyscale', fr: 'Niveaux de gris', ar: 'تدرج رمادي', ch: '灰度' }, input: { file: landscape() } },
    {
      name: { en: 'Black and white', fr: 'Noir et blanc', ar: 'أبيض وأسود', ch: '黑白' },
      input: { file: landscape(), threshold: 128 },
    },
  ],
  run: ({ file, threshold, format, quality }) =>
    edit(file, { format, quality, isAnimated: true }, ({ picture }) =>
      threshold === undefined ? picture.greyscale() : picture.threshold(threshold),
    ),
});
