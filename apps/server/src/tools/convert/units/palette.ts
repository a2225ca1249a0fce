import palette from '@apiyard/kernels/tools/convert/units/palette';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { colourText, gamutNotes, notColour } from './colours.text.ts';

const swatch = z.object({
  hex: field({ title: { en: 'Hexadecimal', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' } }, z.string()),
  oklch: field({ title: 'OKLCH' }, z.string()),
  contrastWithBlack: field(
    {
      title: { en: 'Contrast with black', fr: 'Contraste avec le noir', ar: 'التباين مع الأسود', ch: '与黑色的对比度' },
    },
    z.number(),
  ),
  contrastWithWhite: field(
    {
      title: { en: 'Contrast with white', fr: 'Contraste avec le blanc', ar: 'التباين مع الأبيض', ch: '与白色的对比度' },
    },
    z.number(),
  ),
});

export default tool({
  path: 'convert/palette',
  title: { en: 'Colour palette', fr: 'Palette de couleurs', ar: 'لوحة ألوان', ch: '配色方案' },
  summary: {
    en: 'Creates tints, shades and harmonies of a colour in OKLCH, each with its contrast with black and white (CSS Color 4, WCAG 2.2).',
    fr: 'Crée les nuances claires et foncées et les harmonies d’une couleur en OKLCH, avec leur contraste (CSS Color 4, WCAG 2.2).',
    ar: 'ينشئ درجات فاتحة وداكنة وتناغمات للون في OKLCH مع تباينها مع الأسود والأبيض (CSS Color 4، WCAG 2.2).',
    ch: '在 OKLCH 中生成颜色的浅色、深色和配色，并给出与黑白的对比度（CSS Color 4、WCAG 2.2）。',
  },
  tags: ['OKLCH', 'tints', 'shades', 'complementary', 'triadic'],
  synonyms: {
    en: ['color scheme', 'color scale', 'analogous', 'theme colors', 'swatches'],
    fr: ['harmonie', 'nuancier', 'complémentaire', 'thème de couleurs'],
    ar: ['تناسق الألوان', 'درجات اللون', 'ألوان مكمّلة'],
    ch: ['调色板', '色阶', '互补色', '邻近色', '三色配色'],
  },
  input: z.object({
    text: colourText,
    count: field(
      { title: { en: 'Colours in the scale', fr: 'Couleurs de l’échelle', ar: 'عدد ألوان التدرج', ch: '色阶数量' } },
      z.int().min(2).max(21).default(11),
    ),
  }),
  output: {
    schema: z.object({
      base: field({ title: { en: 'Colour', fr: 'Couleur', ar: 'اللون', ch: '颜色' } }, swatch),
      scale: field(
        {
          title: {
            en: 'Scale from light to dark',
            fr: 'Échelle du clair au foncé',
            ar: 'تدرج من الفاتح إلى الداكن',
            ch: '由浅到深的色阶',
          },
        },
        z.array(swatch),
      ),
      harmonies: field(
        { title: { en: 'Harmonies', fr: 'Harmonies', ar: 'التناغمات', ch: '配色' } },
        z.array(
          z.object({
            name: field(
              {
                title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' },
                options: {
                  complementary: { en: 'Complementary', fr: 'Complémentaire', ar: 'مكمّل', ch: '互补色' },
                  analogous: { en: 'Analogous', fr: 'Analogue', ar: 'متجاور', ch: '邻近色' },
                  triadic: { en: 'Triadic', fr: 'Triadique', ar: 'ثلاثي', ch: '三角配色' },
                  'split-complementary': {
                    en: 'Split complementary',
                    fr: 'Complémentaire divisée',
                    ar: 'مكمّل منقسم',
                    ch: '分裂互补色',
                  },
                  tetradic: { en: 'Tetradic', fr: 'Tétradique', ar: 'رباعي', ch: '四角配色' },
                },
              },
              z.enum(['complementary', 'analogous', 'triadic', 'split-complementary', 'tetradic']),
            ),
            colours: field({ title: { en: 'Colours', fr: 'Couleurs', ar: 'الألوان', ch: '颜色' } }, z.array(swatch)),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        base: {
          hex: '#3366cc',
          oklch: 'oklch(0.53248 0.16787 262.29)',
          contrastWithBlack: 3.91,
          contrastWithWhite: 5.36,
        },
        scale: [],
        harmonies: [],
        notes: [],
      },
    ],
  },
  errors: { not_colour: notColour },
  notes: {
    ...gamutNotes,
    alpha_ignored: {
      en: 'The opacity of the colour is ignored.',
      fr: 'L’opacité de la couleur est ignorée.',
      ar: 'تُجوهلت عتامة اللون.',
      ch: '已忽略颜色的不透明度。',
    },
    no_hue: {
      en: 'The colour is grey and has no hue, so all harmonies are grey.',
      fr: 'La couleur est grise et n’a pas de teinte ; toutes les harmonies sont grises.',
      ar: 'اللون رمادي بلا صبغة، لذا كل التناغمات رمادية.',
      ch: '该颜色为灰色，没有色相，因此所有配色均为灰色。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    { name: { en: 'From blue', fr: 'À partir du bleu', ar: 'من الأزرق', ch: '以蓝色生成' }, input: { text: '#3366cc' } },
    {
      name: { en: 'Five steps of coral', fr: 'Cinq nuances de corail', ar: 'خمس درجات من المرجاني', ch: '珊瑚色五级' },
      input: { text: 'coral', count: 5 },
    },
  ],
  run: palette,
});
