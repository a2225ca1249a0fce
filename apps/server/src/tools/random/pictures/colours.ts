import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countTitle, seedField, seedOutput } from '../fields.text.ts';

const coloursTitle = { en: 'Colours', fr: 'Couleurs', ar: 'الألوان', ch: '颜色' } as const;

export default tool({
  path: 'random/colours',
  title: { en: 'Random colours', fr: 'Couleurs aléatoires', ar: 'ألوان عشوائية', ch: '随机颜色' },
  summary: {
    en: 'Generates colours that go together, in OKLCH (CSS Color 4), with a readable text colour for each.',
    fr: 'Génère des couleurs assorties en OKLCH (CSS Color 4), avec la couleur de texte lisible sur chacune.',
    ar: 'ينشئ ألوانًا متناسقة بنظام OKLCH (CSS Color 4)، مع لون النص المقروء على كل منها.',
    ch: '以 OKLCH（CSS Color 4）生成协调的颜色，并给出每种颜色上可读的文字颜色。',
  },
  tags: ['oklch', 'palette', 'hex', 'contrast', 'seed'],
  synonyms: {
    en: ['palette', 'colour scheme', 'color', 'chart colours', 'pastel'],
    fr: ['palette', 'nuancier', 'couleurs de graphique', 'pastel'],
    ar: ['لوحة ألوان', 'تناسق الألوان', 'باستيل'],
    ch: ['调色板', '配色', '图表颜色', '粉彩'],
  },
  input: z.object({
    scheme: field(
      {
        title: { en: 'Scheme', fr: 'Harmonie', ar: 'نظام الألوان', ch: '配色方案' },
        options: {
          random: { en: 'Random', fr: 'Aléatoire', ar: 'عشوائي', ch: '随机' },
          distinct: { en: 'Distinct', fr: 'Distinctes', ar: 'متمايزة', ch: '区分明显' },
          analogous: { en: 'Analogous', fr: 'Analogues', ar: 'متجاورة', ch: '类似色' },
          complementary: { en: 'Complementary', fr: 'Complémentaires', ar: 'متكاملة', ch: '互补色' },
          triadic: { en: 'Triadic', fr: 'Triadiques', ar: 'ثلاثية', ch: '三色组' },
          monochrome: { en: 'Monochrome', fr: 'Monochromes', ar: 'أحادية', ch: '单色' },
          pastel: { en: 'Pastel', fr: 'Pastel', ar: 'باستيل', ch: '粉彩' },
          dark: { en: 'Dark', fr: 'Sombres', ar: 'داكنة', ch: '深色' },
        },
      },
      z
        .enum(['random', 'distinct', 'analogous', 'complementary', 'triadic', 'monochrome', 'pastel', 'dark'])
        .default('distinct'),
    ),
    count: field({ title: countTitle }, z.int().min(1).max(100).default(5)),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      colours: field(
        { title: coloursTitle },
        z.array(
          z.object({
            hex: field({ title: { en: 'Hex', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' } }, z.string()),
            oklch: field({ title: 'OKLCH' }, z.string()),
            ink: field(
              { title: { en: 'Text colour', fr: 'Couleur du texte', ar: 'لون النص', ch: '文字颜色' } },
              z.string(),
            ),
            contrast: field(
              { title: { en: 'Contrast of the text', fr: 'Contraste du texte', ar: 'تباين النص', ch: '文字对比度' } },
              z.number(),
            ),
          }),
        ),
      ),
      seed: seedOutput(),
    }),
    examples: [
      {
        colours: [{ hex: '#0096b1', oklch: 'oklch(62% 0.11 216.4)', ink: '#000000', contrast: 5.99 }],
        seed: 'k3v9mxwq27ae',
      },
    ],
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Five for a chart', fr: 'Cinq pour un graphique', ar: 'خمسة لرسم بياني', ch: '五种图表颜色' },
      input: {},
    },
    {
      name: { en: 'A soft palette', fr: 'Une palette douce', ar: 'لوحة هادئة', ch: '柔和的配色' },
      input: { scheme: 'pastel', count: 8, seed: 'spring' },
    },
    {
      name: { en: 'Shades of one hue', fr: 'Nuances d’une teinte', ar: 'درجات لون واحد', ch: '同一色相的深浅' },
      input: { scheme: 'monochrome', count: 10, seed: 'brand' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/pictures/colours')).default(input),
});
