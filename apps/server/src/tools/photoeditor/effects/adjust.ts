import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { animatedFormatField, percentField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

/** Smaller ones change no pixel, and sharp rejects them. */
const sharpenMin = 0.000_001;

export default tool({
  ...pictureTool,
  path: 'photoeditor/adjust',
  title: { en: 'Adjust colours', fr: 'Régler les couleurs', ar: 'ضبط الألوان', ch: '调整颜色' },
  summary: {
    en: 'Changes brightness, contrast, saturation, hue, gamma and sharpness of an image.',
    fr: 'Modifie la luminosité, le contraste, la saturation, la teinte, le gamma et la netteté d’une image.',
    ar: 'يغيّر السطوع والتباين والتشبع وتدرّج اللون وغاما والحدّة في الصورة.',
    ch: '调整图片的亮度、对比度、饱和度、色相、伽马和锐度。',
  },
  tags: ['brightness', 'contrast', 'sharpen'],
  synonyms: {
    en: ['brighten', 'darken', 'saturation', 'hue', 'gamma', 'sharpen'],
    fr: ['luminosité', 'contraste', 'saturation', 'netteté'],
    ar: ['سطوع', 'تباين', 'تشبع', 'حدة'],
    ch: ['亮度', '对比度', '饱和度', '锐化'],
  },
  input: z.object({
    file: pictureField(),
    brightness: percentField({ en: 'Brightness', fr: 'Luminosité', ar: 'السطوع', ch: '亮度' }),
    contrast: percentField({ en: 'Contrast', fr: 'Contraste', ar: 'التباين', ch: '对比度' }),
    saturation: percentField({ en: 'Saturation', fr: 'Saturation', ar: 'التشبع', ch: '饱和度' }),
    hue: field(
      {
        title: { en: 'Hue', fr: 'Teinte', ar: 'تدرّج اللون', ch: '色相' },
        help: {
          en: 'Rotation in degrees.',
          fr: 'Rotation en degrés.',
          ar: 'مقدار الدوران بالدرجات.',
          ch: '旋转的度数。',
        },
      },
      z.int().min(-180).max(180).default(0),
    ),
    gamma: field(
      {
        title: { en: 'Gamma', fr: 'Gamma', ar: 'غاما', ch: '伽马' },
        help: {
          en: 'Values above 1 make midtones lighter, values below 1 darker.',
          fr: 'Au-dessus de 1, les tons moyens s’éclaircissent, au-dessous, ils s’assombrissent.',
          ar: 'القيم فوق 1 تفتّح الدرجات المتوسطة، والقيم تحت 1 تغمّقها.',
          ch: '大于 1 提亮中间调，小于 1 则变暗。',
        },
      },
      z.number().min(0.34).max(3).default(1),
    ),
    sharpen: field(
      {
        title: { en: 'Sharpness', fr: 'Netteté', ar: 'الحدّة', ch: '锐度' },
        help: {
          en: 'From 0 to 10. 0 changes nothing.',
          fr: 'Intensité de 0 à 10. 0 ne change rien.',
          ar: 'الشدة من 0 إلى 10. القيمة 0 لا تغيّر شيئًا.',
          ch: '强度 0 至 10。0 表示不变。',
        },
      },
      z.number().min(0).max(10).default(0),
    ),
    format: animatedFormatField(),
    quality: qualityField(),
  }),
  examples: [
    {
      name: { en: 'Lighter and more vivid', fr: 'Plus clair et plus vif', ar: 'أفتح وأكثر حيوية', ch: '更亮更鲜艳' },
      input: { file: landscape(), brightness: 115, saturation: 140 },
    },
    {
      name: { en: 'Sharper', fr: 'Plus net', ar: 'أكثر حدّة', ch: '更清晰' },
      input: { file: landscape(), sharpen: 2, contrast: 110 },
    },
  ],
  run: ({ file, brightness, contrast, saturation, hue, gamma, sharpen, format, quality }) =>
    edit(file, { format, quality, isAnimated: true }, ({ picture }) => {
      // Each neutral step is left out: it would round every pixel again.
      if (saturation !== 100 || hue !== 0) picture.modulate({ saturation: saturation / 100, hue });
      if (gamma !== 1) picture.gamma(Math.max(1, 1 / gamma), Math.max(1, gamma));
      const slope = contrast / 100;
      // As `brightness()` and `contrast()` of the Filter Effects specification (W3C).
      if (brightness !== 100 || contrast !== 100) picture.linear((slope * brightness) / 100, 127.5 * (1 - slope));
      return sharpen < sharpenMin ? picture : picture.sharpen({ sigma: sharpen });
    }),
});
