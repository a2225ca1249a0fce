import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { pictureField } from '../kit/fields/fields.ts';
import { openPicture } from '../kit/picture/open.ts';
import { readingTool } from '../kit/picture/picture-tool.ts';
import { reading } from '../kit/picture/write.ts';
import { landscape, leaf } from '../kit/samples/samples.ts';
import { paletteOf } from './palette/median-cut.ts';

/** Of the longer side. More pixels take time and hardly change the result. */
const sideMax = 256;

const channel = (title: Parameters<typeof field>[0]['title']) => field({ title }, z.int().min(0).max(255));

export default tool({
  ...readingTool,
  path: 'photoeditor/palette',
  title: { en: 'Colours of an image', fr: 'Couleurs d’une image', ar: 'ألوان الصورة', ch: '提取配色' },
  summary: {
    en: 'Finds the main colours of an image and their shares (median cut).',
    fr: 'Trouve les couleurs principales d’une image et leurs parts (coupe médiane).',
    ar: 'يستخرج الألوان الرئيسية في الصورة ونسبة كل منها (خوارزمية القطع الوسيط).',
    ch: '提取图片的主要颜色及其占比（中位切分算法）。',
  },
  tags: ['colours', 'dominant colour'],
  synonyms: {
    en: ['dominant color', 'color picker', 'theme', 'swatches'],
    fr: ['couleur dominante', 'nuancier', 'extraire les couleurs'],
    ar: ['اللون السائد', 'استخراج الألوان', 'درجات اللون'],
    ch: ['主色', '调色板', '取色', '色卡'],
  },
  input: z.object({
    file: pictureField(),
    count: field(
      {
        title: { en: 'Colours', fr: 'Couleurs', ar: 'عدد الألوان', ch: '颜色数' },
        help: {
          en: 'At most this many.',
          fr: 'Nombre maximal.',
          ar: 'العدد الأقصى.',
          ch: '最多返回的数量。',
        },
      },
      z.int().min(1).max(64).default(6),
    ),
  }),
  output: {
    schema: z.object({
      colours: field(
        {
          title: {
            en: 'Colours, the largest share first',
            fr: 'Couleurs, de la plus grande part à la plus petite',
            ar: 'الألوان من النسبة الأكبر إلى الأصغر',
            ch: '颜色，按占比从大到小',
          },
        },
        z.array(
          z.object({
            hex: field(
              { title: { en: 'Hexadecimal', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' } },
              z.string(),
            ),
            red: channel({ en: 'Red', fr: 'Rouge', ar: 'أحمر', ch: '红' }),
            green: channel({ en: 'Green', fr: 'Vert', ar: 'أخضر', ch: '绿' }),
            blue: channel({ en: 'Blue', fr: 'Bleu', ar: 'أزرق', ch: '蓝' }),
            share: field(
              {
                title: {
                  en: 'Share of the visible pixels, from 0 to 1',
                  fr: 'Part des pixels visibles, de 0 à 1',
                  ar: 'النسبة من وحدات البكسل المرئية، من 0 إلى 1',
                  ch: '占可见像素的比例，0 至 1',
                },
              },
              z.number().min(0).max(1),
            ),
          }),
        ),
      ),
    }),
    examples: [
      {
        colours: [
          { hex: '#bae6fd', red: 186, green: 230, blue: 253, share: 0.5912 },
          { hex: '#15803d', red: 21, green: 128, blue: 61, share: 0.3702 },
          { hex: '#facc15', red: 250, green: 204, blue: 21, share: 0.0386 },
        ],
      },
    ],
  },
  layout: 'values',
  examples: [
    {
      name: { en: 'Three colours', fr: 'Trois couleurs', ar: 'ثلاثة ألوان', ch: '三种颜色' },
      input: { file: landscape(), count: 3 },
    },
    {
      name: { en: 'The main colour', fr: 'La couleur principale', ar: 'اللون الرئيسي', ch: '主色' },
      input: { file: leaf(), count: 1 },
    },
  ],
  run: async ({ file, count }) => {
    const { picture } = await openPicture(file);
    return reading(file, '/file', async () => {
      const pixels = await picture
        .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer();
      return { colours: paletteOf(pixels, count) };
    });
  },
});
