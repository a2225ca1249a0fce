import avatar from '@apiyard/kernels/tools/random/pictures/avatar';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { sizeField } from '../fields.text.ts';

export default tool({
  path: 'random/avatar',
  title: { en: 'Initials avatar', fr: 'Avatar à initiales', ar: 'صورة رمزية بالأحرف الأولى', ch: '首字母头像' },
  summary: {
    en: 'Draws the initials of a name on a colour derived from the name, with a contrast of at least 4.5:1 (WCAG 2.2), as SVG.',
    fr: 'Dessine les initiales d’un nom sur une couleur propre à ce nom, avec un contraste d’au moins 4,5:1 (WCAG 2.2), en SVG.',
    ar: 'يرسم الأحرف الأولى من اسم على لون خاص به، بتباين لا يقل عن 4.5:1 (WCAG 2.2)، بصيغة SVG.',
    ch: '在由姓名决定的颜色上绘制首字母，对比度至少为 4.5:1（WCAG 2.2），格式为 SVG。',
  },
  tags: ['svg', 'initials', 'contrast'],
  synonyms: {
    en: ['profile picture', 'monogram', 'user icon', 'letter avatar'],
    fr: ['photo de profil', 'monogramme', 'icône d’utilisateur'],
    ar: ['صورة الملف الشخصي', 'أيقونة مستخدم', 'الأحرف الأولى'],
    ch: ['头像', '姓名头像', '文字头像', '默认头像'],
  },
  input: z.object({
    name: field({ title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '姓名' } }, z.string().min(1).max(200)),
    size: sizeField(128),
    shape: field(
      {
        title: { en: 'Shape', fr: 'Forme', ar: 'الشكل', ch: '形状' },
        options: {
          circle: { en: 'Circle', fr: 'Cercle', ar: 'دائرة', ch: '圆形' },
          rounded: { en: 'Rounded square', fr: 'Carré arrondi', ar: 'مربع بزوايا مستديرة', ch: '圆角方形' },
          square: { en: 'Square', fr: 'Carré', ar: 'مربع', ch: '方形' },
        },
      },
      z.enum(['circle', 'rounded', 'square']).default('circle'),
    ),
    letters: field(
      { title: { en: 'Letters', fr: 'Lettres', ar: 'عدد الأحرف', ch: '字数' } },
      z.int().min(1).max(3).default(2),
    ),
    background: field(
      {
        title: { en: 'Background', fr: 'Arrière-plan', ar: 'الخلفية', ch: '背景' },
        help: {
          en: 'If empty, a colour derived from the name is used.',
          fr: 'Si le champ est vide, une couleur propre au nom.',
          ar: 'إذا كان الحقل فارغًا، يُستخدم لون خاص بالاسم.',
          ch: '留空时使用由姓名决定的颜色。',
        },
      },
      z
        .string()
        .regex(/^(?:#[0-9a-fA-F]{6})?$/, { error: 'Enter a colour as # and six hexadecimal digits, such as #1d4ed8.' })
        .default(''),
    ),
  }),
  output: ['image/svg+xml'],
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'picture',
  examples: [
    {
      name: { en: 'Two initials', fr: 'Deux initiales', ar: 'حرفان', ch: '两个首字母' },
      input: { name: 'Ada Lovelace' },
    },
    {
      name: { en: 'A Chinese name', fr: 'Un nom chinois', ar: 'اسم صيني', ch: '中文姓名' },
      input: { name: '王小明', shape: 'rounded', letters: 1, background: '#ffd54a' },
    },
  ],
  run: (input) => new RawResponse(avatar(input)),
});
