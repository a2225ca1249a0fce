import * as z from 'zod';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import { field, RawResponse, tool } from '../../tool.ts';
import { colourField, formatTitle, textTitle } from '../fields.text.ts';

const sideMax = 4000;

export default tool({
  path: 'random/placeholder',
  title: { en: 'Placeholder image', fr: 'Image de remplacement', ar: 'صورة بديلة', ch: '占位图' },
  summary: {
    en: 'Draws an image of any size with text and a pattern, as SVG or PNG.',
    fr: 'Dessine une image d’une taille donnée avec un texte et un motif, en SVG ou PNG.',
    ar: 'يرسم صورة بحجم محدد مع نص ونقش، بصيغة SVG أو PNG.',
    ch: '绘制指定尺寸的图片，可带文字和图案，格式为 SVG 或 PNG。',
  },
  tags: ['svg', 'png', 'dummy image', 'seed'],
  synonyms: {
    en: ['dummy image', 'sample picture', 'mock-up', 'image size'],
    fr: ['image factice', 'image d’exemple', 'maquette'],
    ar: ['صورة تجريبية', 'صورة مؤقتة', 'نموذج تصميم'],
    ch: ['假图', '示例图片', '占位图片', '原型'],
  },
  input: z.object({
    width: field(
      { title: { en: 'Width in pixels', fr: 'Largeur en pixels', ar: 'العرض بالبكسل', ch: '宽度（像素）' } },
      z.int().min(1).max(sideMax).default(640),
    ),
    height: field(
      { title: { en: 'Height in pixels', fr: 'Hauteur en pixels', ar: 'الارتفاع بالبكسل', ch: '高度（像素）' } },
      z.int().min(1).max(sideMax).default(360),
    ),
    text: field(
      {
        title: textTitle,
        help: {
          en: 'If empty, the size is shown. PNG supports only basic Latin characters; SVG supports any.',
          fr: 'Si le champ est vide, la taille. Le PNG n’accepte que les caractères latins de base, le SVG les accepte tous.',
          ar: 'إذا كان الحقل فارغًا، يُكتب الحجم. تقبل PNG الأحرف اللاتينية الأساسية فقط، وتقبل SVG كل الأحرف.',
          ch: '留空时显示尺寸。PNG 仅支持基本拉丁字符，SVG 支持任意字符。',
        },
      },
      z.string().max(100).default(''),
    ),
    format: field({ title: formatTitle, options: { svg: 'SVG', png: 'PNG' } }, z.enum(['svg', 'png']).default('svg')),
    background: colourField({ en: 'Background', fr: 'Arrière-plan', ar: 'الخلفية', ch: '背景' }, '#d4d9e2'),
    pattern: field(
      {
        title: { en: 'Pattern', fr: 'Motif', ar: 'النقش', ch: '图案' },
        options: {
          plain: { en: 'Plain', fr: 'Uni', ar: 'دون نقش', ch: '无' },
          stripes: { en: 'Stripes', fr: 'Rayures', ar: 'خطوط', ch: '条纹' },
          circles: { en: 'Circles', fr: 'Cercles', ar: 'دوائر', ch: '圆形' },
          triangles: { en: 'Triangles', fr: 'Triangles', ar: 'مثلثات', ch: '三角形' },
        },
      },
      z.enum(['plain', 'stripes', 'circles', 'triangles']).default('plain'),
    ),
    seed: field(
      {
        title: { en: 'Seed', fr: 'Graine', ar: 'البذرة', ch: '种子' },
        help: {
          en: 'Any text. Each seed gives a different pattern of circles or triangles.',
          fr: 'Un texte quelconque. Chacun donne un autre motif de cercles ou de triangles.',
          ar: 'أي نص. يعطي كل نص نقشًا مختلفًا من الدوائر أو المثلثات.',
          ch: '任意文本。不同文本生成不同的圆形或三角形图案。',
        },
      },
      z.string().max(100).default(''),
    ),
  }),
  output: ['image/svg+xml', 'image/png'],
  errors: {
    not_latin: {
      en: 'PNG cannot show “{{character}}”. Choose SVG, or use only basic Latin letters, digits and punctuation.',
      fr: 'Le PNG ne peut pas afficher « {{character}} ». Choisissez SVG ou n’utilisez que des lettres latines de base, des chiffres et de la ponctuation.',
      ar: 'لا يمكن لصيغة PNG عرض «{{character}}». اختر SVG أو استخدم الأحرف اللاتينية الأساسية والأرقام وعلامات الترقيم فقط.',
      ch: 'PNG 无法显示“{{character}}”。请选择 SVG，或仅使用基本拉丁字母、数字和标点。',
    },
  },
  open: true,
  heavy: true,
  layout: 'picture',
  examples: [
    { name: { en: '640 × 360', fr: '640 × 360', ar: 'حجم 640 × 360', ch: '尺寸 640 × 360' }, input: {} },
    {
      name: { en: 'A banner as PNG', fr: 'Une bannière en PNG', ar: 'لافتة بصيغة PNG', ch: 'PNG 横幅' },
      input: {
        width: 1200,
        height: 300,
        text: 'Spring sale',
        format: 'png',
        background: '#1e3a8a',
        pattern: 'triangles',
        seed: 'spring',
      },
    },
    {
      name: {
        en: 'Arabic text on circles',
        fr: 'Texte arabe sur des cercles',
        ar: 'نص عربي على دوائر',
        ch: '圆形图案上的阿拉伯文',
      },
      input: { width: 400, height: 400, text: 'مرحبًا', background: '#fde68a', pattern: 'circles', seed: 'yellow' },
    },
  ],
  run: async (input) => {
    const { drawPlaceholder } = await import('./placeholder/draw.ts');
    const text = input.text.trim() === '' ? `${input.width} x ${input.height}` : input.text.trim();
    const stray = input.format === 'png' ? /[^\u0020-\u007E]/u.exec(text)?.[0] : undefined;
    if (stray !== undefined) throw new InputFault('not_latin', { pointer: '/text', values: { character: stray } });
    return new RawResponse(await drawPlaceholder({ ...input, text }));
  },
});
