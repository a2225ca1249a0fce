import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { animatedFormatField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { edit } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/sepia',
  title: { en: 'Sepia', fr: 'Sépia', ar: 'سيبيا', ch: '怀旧棕褐色' },
  summary: {
    en: 'Gives an image the brown tones of an old photograph.',
    fr: 'Donne à une image les tons bruns d’une photographie ancienne.',
    ar: 'يعطي الصورة الدرجات البنية للصور الفوتوغرافية القديمة.',
    ch: '让图片呈现老照片的棕褐色调。',
  },
  tags: ['vintage'],
  synonyms: {
    en: ['vintage', 'old photo', 'retro'],
    fr: ['vieillir', 'photo ancienne', 'rétro'],
    ar: ['صورة قديمة', 'سيبيا', 'عتيق'],
    ch: ['老照片', '复古', '棕褐色'],
  },
  input: z.object({
    file: pictureField(),
    strength: field(
      {
        title: { en: 'Strength', fr: 'Intensité', ar: 'الشدة', ch: '强度' },
        help: { en: 'As a percentage.', fr: 'En pour cent.', ar: 'نسبة مئوية.', ch: '单位为百分比。' },
      },
      z.int().min(0).max(100).default(100),
    ),
    format: animatedFormatField(),
    quality: qualityField(),
  }),
  examples: [
    {
      name: { en: 'Old photograph', fr: 'Photographie ancienne', ar: 'صورة قديمة', ch: '老照片' },
      input: { file: landscape() },
    },
    {
      name: { en: 'A hint of sepia', fr: 'Une touche de sépia', ar: 'لمسة خفيفة', ch: '轻微棕褐色' },
      input: { file: landscape(), strength: 40 },
    },
  ],
  run: ({ file, strength, format, quality }) =>
    edit(file, { format, quality, isAnimated: true }, ({ picture }) =>
      picture.toColourspace('srgb').recomb(sepiaMatrix(strength / 100)),
    ),
});

type Matrix = [[number, number, number], [number, number, number], [number, number, number]];

/** Of the Filter Effects specification (W3C), `sepia()`. */
function sepiaMatrix(strength: number): Matrix {
  const rest = 1 - strength;
  return [
    [0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest],
    [0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest],
    [0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest],
  ];
}
