import { scenes } from '@apiyard/kernels/sliding-picture/scenes';
import slidingPicture from '@apiyard/kernels/tools/puzzle/grids/sliding-picture';
import * as z from 'zod';
import { seedField, sizeField } from '../../random/fields.text.ts';
import { field, RawResponse, tool } from '../../tool.ts';

export default tool({
  path: 'puzzle/sliding-picture',
  title: { en: 'Sliding picture', fr: 'Image coulissante', ar: 'صورة منزلقة', ch: '滑动拼图' },
  summary: {
    en: 'Draws a picture as a solvable sliding puzzle, as SVG. With the same seed, the tiles are in the same order as in the fifteen puzzle.',
    fr: 'Dessine une image découpée en pièces mélangées et soluble, en SVG. L’ordre est celui du taquin.',
    ar: 'يرسم صورة مقطعة إلى قطع مخلوطة قابلة للحل، بصيغة SVG. الترتيب هو ترتيب لغز الخمسة عشر.',
    ch: '绘制切成打乱滑块且可解的图片，格式为 SVG。顺序与数字华容道相同。',
  },
  tags: ['svg', 'seed'],
  synonyms: {
    en: ['picture puzzle', 'sliding puzzle', 'jigsaw'],
    fr: ['puzzle image', 'taquin image'],
    ar: ['لغز صورة', 'صورة مقطعة'],
    ch: ['图片拼图', '滑块图片'],
  },
  input: z.object({
    size: field(
      {
        title: { en: 'Tiles', fr: 'Pièces', ar: 'القطع', ch: '拼块' },
        options: { 3: '3 × 3', 4: '4 × 4', 5: '5 × 5', 6: '6 × 6' },
      },
      z.enum(['3', '4', '5', '6']).default('3'),
    ),
    picture: field(
      {
        title: { en: 'Picture', fr: 'Image', ar: 'الصورة', ch: '图片' },
        options: {
          landscape: { en: 'Landscape', fr: 'Paysage', ar: 'منظر طبيعي', ch: '风景' },
          sea: { en: 'Sea', fr: 'Mer', ar: 'بحر', ch: '大海' },
          city: { en: 'City', fr: 'Ville', ar: 'مدينة', ch: '城市' },
          mosaic: { en: 'Mosaic', fr: 'Mosaïque', ar: 'فسيفساء', ch: '马赛克' },
        },
      },
      z.enum(scenes).default('landscape'),
    ),
    pixels: sizeField(480),
    showNumbers: field(
      { title: { en: 'Show numbers', fr: 'Afficher les numéros', ar: 'إظهار الأرقام', ch: '显示编号' } },
      z.boolean().default(false),
    ),
    isSolved: field(
      {
        title: {
          en: 'Show the solved picture',
          fr: 'Afficher l’image résolue',
          ar: 'إظهار الصورة المحلولة',
          ch: '显示完成的图片',
        },
      },
      z.boolean().default(false),
    ),
    seed: seedField(),
  }),
  output: ['image/svg+xml'],
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'picture',
  examples: [
    { name: { en: 'Eight tiles', fr: 'Huit pièces', ar: 'ثماني قطع', ch: '八块' }, input: {} },
    {
      name: { en: 'With numbers', fr: 'Avec numéros', ar: 'مع الأرقام', ch: '带编号' },
      input: { size: '4', showNumbers: true, seed: 'daily' },
    },
  ],
  run: (input) => new RawResponse(slidingPicture(input)),
});
