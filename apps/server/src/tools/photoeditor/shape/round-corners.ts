import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { alphaFormatField, pictureField, qualityField } from '../kit/fields/fields.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { edit, redrawn } from '../kit/picture/write.ts';
import { landscape } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/round-corners',
  title: { en: 'Round corners', fr: 'Coins arrondis', ar: 'زوايا مستديرة', ch: '圆角' },
  summary: {
    en: 'Rounds the corners of an image or cuts a circle out of it.',
    fr: 'Arrondit les coins d’une image ou y découpe un cercle.',
    ar: 'يجعل زوايا الصورة مستديرة أو يقتطع منها دائرة.',
    ch: '为图片添加圆角，或裁剪为圆形。',
  },
  tags: ['avatar', 'circle'],
  synonyms: {
    en: ['rounded', 'circle', 'avatar', 'radius'],
    fr: ['arrondir', 'cercle', 'avatar'],
    ar: ['دائرة', 'صورة شخصية', 'تدوير الزوايا'],
    ch: ['圆形', '头像', '圆角半径'],
  },
  input: z.object({
    file: pictureField(),
    radius: field(
      {
        title: { en: 'Radius', fr: 'Rayon', ar: 'نصف القطر', ch: '半径' },
        help: {
          en: 'In pixels. At most half of the shorter side.',
          fr: 'En pixels, au plus la moitié du petit côté.',
          ar: 'بالبكسل، بحد أقصى نصف الضلع الأقصر.',
          ch: '单位为像素，最大为短边的一半。',
        },
      },
      z.number().min(0).max(16_383).default(24),
    ),
    circle: field(
      {
        title: { en: 'Circle', fr: 'Cercle', ar: 'دائرة', ch: '圆形' },
        help: {
          en: 'Crops to the square in the centre and cuts out a circle. The radius is ignored.',
          fr: 'Recadre au carré central et découpe un cercle, quel que soit le rayon.',
          ar: 'يقص المربع الأوسط ويقتطع منه دائرة مهما كان نصف القطر.',
          ch: '裁剪居中的方形并切为圆形，忽略半径。',
        },
      },
      z.boolean().default(false),
    ),
    format: alphaFormatField(),
    quality: qualityField(),
  }),
  examples: [
    {
      name: { en: 'Rounded', fr: 'Arrondis', ar: 'مستديرة', ch: '圆角' },
      input: { file: landscape(), radius: 20 },
    },
    {
      name: { en: 'Round avatar', fr: 'Avatar rond', ar: 'صورة شخصية دائرية', ch: '圆形头像' },
      input: { file: landscape(), circle: true, format: 'webp' },
    },
  ],
  run: ({ file, radius, circle, format, quality }) =>
    edit(file, { format, quality, addsAlpha: true }, async ({ picture, width, height }) => {
      const side = Math.min(width, height);
      const [across, down] = circle ? [side, side] : [width, height];
      const corner = circle ? side / 2 : Math.min(radius, side / 2);
      const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="${across}" height="${down}" rx="${corner}"/></svg>`;
      const cut = picture.resize({ width: across, height: down, fit: 'cover' }).ensureAlpha();
      return redrawn(cut.composite([{ input: Buffer.from(mask), blend: 'dest-in' }]));
    }),
});
