import identicon from '@apiyard/kernels/tools/random/pictures/identicon';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { colourField, sizeField, textTitle } from '../fields.text.ts';

export default tool({
  path: 'random/identicon',
  title: { en: 'Identicon', fr: 'Identicon', ar: 'أيقونة تعريفية', ch: '标识头像' },
  summary: {
    en: 'Draws a symmetric pattern from a text as SVG. The same text always gives the same pattern.',
    fr: 'Dessine un motif symétrique à partir d’un texte, toujours le même pour le même texte, en SVG.',
    ar: 'يرسم نقشًا متناظرًا من نص، وهو نفسه دائمًا للنص نفسه، بصيغة SVG.',
    ch: '根据文本绘制对称图案，相同文本的图案始终相同，格式为 SVG。',
  },
  tags: ['svg', 'hash', 'avatar'],
  synonyms: {
    en: ['avatar', 'profile picture', 'gravatar', 'hash picture'],
    fr: ['avatar', 'photo de profil', 'empreinte visuelle'],
    ar: ['صورة رمزية', 'صورة الملف الشخصي'],
    ch: ['头像', '默认头像', '哈希图案'],
  },
  input: z.object({
    text: field(
      {
        title: textTitle,
        help: {
          en: 'For example a username or email address.',
          fr: 'Par exemple un nom d’utilisateur ou une adresse e-mail.',
          ar: 'مثل اسم مستخدم أو عنوان بريد إلكتروني.',
          ch: '例如用户名或邮箱。',
        },
      },
      z.string().min(1).max(500),
    ),
    size: sizeField(240),
    cells: field(
      { title: { en: 'Cells per row', fr: 'Cases par ligne', ar: 'عدد الخلايا في الصف', ch: '每行格数' } },
      z.int().min(3).max(15).default(5),
    ),
    shape: field(
      {
        title: { en: 'Shape', fr: 'Forme', ar: 'الشكل', ch: '形状' },
        options: {
          square: { en: 'Squares', fr: 'Carrés', ar: 'مربعات', ch: '方块' },
          dot: { en: 'Dots', fr: 'Points', ar: 'نقاط', ch: '圆点' },
          diamond: { en: 'Diamonds', fr: 'Losanges', ar: 'معيّنات', ch: '菱形' },
        },
      },
      z.enum(['square', 'dot', 'diamond']).default('square'),
    ),
    background: colourField({ en: 'Background', fr: 'Arrière-plan', ar: 'الخلفية', ch: '背景' }, '#f3f4f6'),
  }),
  output: ['image/svg+xml'],
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'picture',
  examples: [
    {
      name: { en: 'For an email address', fr: 'D’une adresse e-mail', ar: 'من عنوان بريد إلكتروني', ch: '邮箱的图案' },
      input: { text: 'ada@example.com' },
    },
    {
      name: { en: 'Fine dots', fr: 'Points fins', ar: 'نقاط صغيرة', ch: '细圆点' },
      input: { text: 'harbour', cells: 9, shape: 'dot', background: '#ffffff' },
    },
  ],
  run: (input) => new RawResponse(identicon(input)),
});
