import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { backgroundField, formatField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { checkResultSize, edit, redrawn } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/rotate',
  title: { en: 'Rotate and flip', fr: 'Pivoter et retourner', ar: 'التدوير والقلب', ch: '旋转与翻转' },
  summary: {
    en: 'Rotates an image by any angle and flips it.',
    fr: 'Fait pivoter une image de n’importe quel angle et la retourne.',
    ar: 'يدوّر الصورة بأي زاوية ويعكسها.',
    ch: '按任意角度旋转图片，并可镜像翻转。',
  },
  tags: ['mirror'],
  synonyms: {
    en: ['turn', 'mirror', 'flip', 'flop', 'straighten'],
    fr: ['tourner', 'miroir', 'redresser'],
    ar: ['انعكاس', 'مرآة', 'تعديل الميل'],
    ch: ['镜像', '转动', '校正角度'],
  },
  input: z.object({
    file: pictureField(),
    angle: field(
      {
        title: { en: 'Angle', fr: 'Angle', ar: 'الزاوية', ch: '角度' },
        help: {
          en: 'Degrees clockwise.',
          fr: 'En degrés, dans le sens horaire.',
          ar: 'بالدرجات باتجاه عقارب الساعة.',
          ch: '顺时针度数。',
        },
      },
      z.number().min(-360).max(360).default(0),
    ),
    flip: field(
      {
        title: { en: 'Flip vertically', fr: 'Retourner verticalement', ar: 'قلب رأسي', ch: '垂直翻转' },
        help: {
          en: 'Flipped before the rotation.',
          fr: 'Avant la rotation.',
          ar: 'قبل التدوير.',
          ch: '在旋转之前执行。',
        },
      },
      z.boolean().default(false),
    ),
    flop: field(
      {
        title: { en: 'Flip horizontally', fr: 'Retourner horizontalement', ar: 'قلب أفقي', ch: '水平翻转' },
        help: {
          en: 'Flipped before the rotation.',
          fr: 'Avant la rotation.',
          ar: 'قبل التدوير.',
          ch: '在旋转之前执行。',
        },
      },
      z.boolean().default(false),
    ),
    background: backgroundField('#ffffff00'),
    format: formatField(),
    quality: qualityField(),
  }),
  examples: [
    {
      name: { en: 'A quarter turn', fr: 'Un quart de tour', ar: 'ربع دورة', ch: '旋转 90 度' },
      input: { file: landscape(), angle: 90 },
    },
    {
      name: { en: 'Mirrored', fr: 'En miroir', ar: 'معكوسة', ch: '水平镜像' },
      input: { file: landscape(), flop: true },
    },
    {
      name: { en: 'By 10 degrees', fr: 'De 10 degrés', ar: 'بمقدار 10 درجات', ch: '旋转 10 度' },
      input: { file: landscape(), angle: 10, background: '#1e293b' },
    },
  ],
  run: ({ file, angle, flip, flop, background, format, quality }) =>
    edit(file, { format, quality }, async ({ picture, width, height }) => {
      const radians = (angle * Math.PI) / 180;
      const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
      checkResultSize(Math.round(width * cosine + height * sine), Math.round(width * sine + height * cosine));
      if (angle % 360 === 0) return picture.flip(flip).flop(flop);
      // In one pipeline, sharp rotates first.
      const flipped = flip || flop ? await redrawn(picture.flip(flip).flop(flop)) : picture;
      if (angle % 90 === 0) return flipped.rotate(angle);
      const upright = flipped === picture ? await redrawn(picture) : flipped;
      return redrawn(upright.ensureAlpha().rotate(angle, { background }));
    }),
});
