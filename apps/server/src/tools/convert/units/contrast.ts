import contrast from '@apiyard/kernels/tools/convert/units/contrast';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { colourHelp, gamutNotes, notColour } from './colours.text.ts';

const textColour = { en: 'Text colour', fr: 'Couleur du texte', ar: 'لون النص', ch: '文字颜色' };
const backgroundColour = { en: 'Background', fr: 'Arrière-plan', ar: 'الخلفية', ch: '背景颜色' };
const ratio = { en: 'Contrast ratio', fr: 'Rapport de contraste', ar: 'نسبة التباين', ch: '对比度' };
const aa = field({ title: 'AA' }, z.boolean());
const aaa = field({ title: 'AAA' }, z.boolean());

export default tool({
  path: 'convert/contrast',
  title: { en: 'Colour contrast', fr: 'Contraste des couleurs', ar: 'تباين الألوان', ch: '颜色对比度' },
  summary: {
    en: 'Checks the contrast of text and background against levels AA and AAA, and suggests the nearest passing colour (WCAG 2.2, APCA).',
    fr: 'Vérifie le contraste entre texte et arrière-plan aux niveaux AA et AAA et propose la couleur conforme la plus proche (WCAG 2.2, APCA).',
    ar: 'يتحقق من تباين النص مع الخلفية بالمستويين AA وAAA ويقترح أقرب لون مستوفٍ (WCAG 2.2، APCA).',
    ch: '检查文字与背景的对比度是否达到 AA 和 AAA 级，并建议最接近的合格颜色（WCAG 2.2、APCA）。',
  },
  tags: ['WCAG', 'APCA', 'accessibility', 'a11y'],
  synonyms: {
    en: ['contrast checker', 'readability', 'color contrast', 'wcag aa'],
    fr: ['accessibilité', 'lisibilité', 'vérifier le contraste'],
    ar: ['إمكانية الوصول', 'وضوح القراءة', 'فحص التباين'],
    ch: ['无障碍', '可读性', '对比度检查', '色彩对比'],
  },
  input: z.object({
    foreground: field({ title: textColour, help: colourHelp, code: true }, z.string().min(1).max(200)),
    background: field(
      { title: backgroundColour, help: colourHelp, code: true },
      z.string().min(1).max(200).default('#ffffff'),
    ),
    target: field(
      {
        title: {
          en: 'Target of the suggestion',
          fr: 'Objectif de la proposition',
          ar: 'هدف الاقتراح',
          ch: '建议的目标',
        },
        options: {
          '3': {
            en: '3: large text and UI, AA',
            fr: '3 : grand texte et interface, AA',
            ar: '3: نص كبير وواجهة، AA',
            ch: '3：大号文字和界面，AA',
          },
          '4.5': { en: '4.5: text, AA', fr: '4,5 : texte, AA', ar: '4.5: نص، AA', ch: '4.5：文字，AA' },
          '7': { en: '7: text, AAA', fr: '7 : texte, AAA', ar: '7: نص، AAA', ch: '7：文字，AAA' },
        },
      },
      z.enum(['3', '4.5', '7']).default('4.5'),
    ),
  }),
  output: {
    schema: z.object({
      ratio: field({ title: ratio }, z.number().min(1).max(21)),
      foreground: field({ title: textColour }, z.string()),
      background: field({ title: backgroundColour }, z.string()),
      text: field({ title: { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文字' } }, z.object({ aa, aaa })),
      largeText: field(
        {
          title: {
            en: 'Large text (24 px, or 18.5 px bold)',
            fr: 'Grand texte (24 px, ou 18,5 px gras)',
            ar: 'نص كبير (24 بكسل، أو 18.5 بكسل عريض)',
            ch: '大号文字（24 px，或 18.5 px 粗体）',
          },
        },
        z.object({ aa, aaa }),
      ),
      userInterface: field(
        {
          title: {
            en: 'UI components and graphics',
            fr: 'Composants d’interface et graphiques',
            ar: 'مكونات الواجهة والرسوم',
            ch: '界面组件和图形',
          },
        },
        z.object({ aa }),
      ),
      apca: field({ title: { en: 'APCA Lc', fr: 'APCA Lc', ar: 'قيمة APCA Lc', ch: 'APCA Lc 值' } }, z.number()),
      suggestion: field(
        {
          title: {
            en: 'Nearest passing text colour',
            fr: 'Couleur conforme la plus proche',
            ar: 'أقرب لون مستوفٍ',
            ch: '最接近的合格颜色',
          },
        },
        z
          .object({
            foreground: field({ title: textColour }, z.string()),
            ratio: field({ title: ratio }, z.number()),
          })
          .optional(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        ratio: 4.47,
        foreground: '#777777',
        background: '#ffffff',
        text: { aa: false, aaa: false },
        largeText: { aa: true, aaa: false },
        userInterface: { aa: true },
        apca: 71.1,
        suggestion: { foreground: '#767676', ratio: 4.54 },
        notes: [],
      },
    ],
  },
  errors: { not_colour: notColour },
  notes: {
    ...gamutNotes,
    on_background: {
      en: 'The text colour is transparent and was drawn on the background.',
      fr: 'La couleur du texte est transparente ; elle a été posée sur l’arrière-plan.',
      ar: 'لون النص شفاف، لذا رُسم فوق الخلفية.',
      ch: '文字颜色带透明度，已与背景叠加。',
    },
    on_white: {
      en: 'The background is transparent and was drawn on white.',
      fr: 'L’arrière-plan est transparent ; il a été posé sur du blanc.',
      ar: 'الخلفية شفافة، لذا رُسمت فوق الأبيض.',
      ch: '背景带透明度，已与白色叠加。',
    },
    no_colour: {
      en: 'No lightness of this colour reaches {{target}} on this background. Change the background.',
      fr: 'Aucune clarté de cette couleur n’atteint {{target}} sur cet arrière-plan. Changez l’arrière-plan.',
      ar: 'لا تبلغ أي إضاءة لهذا اللون {{target}} على هذه الخلفية. غيّر الخلفية.',
      ch: '在此背景上，该颜色无论明暗都达不到 {{target}}。请更换背景。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Grey on white', fr: 'Gris sur blanc', ar: 'رمادي على أبيض', ch: '白底灰字' },
      input: { foreground: '#777' },
    },
    {
      name: { en: 'White on blue', fr: 'Blanc sur bleu', ar: 'أبيض على أزرق', ch: '蓝底白字' },
      input: { foreground: 'white', background: '#3366cc' },
    },
    {
      name: { en: 'Orange, to AAA', fr: 'Orange, vers AAA', ar: 'برتقالي إلى AAA', ch: '橙色调至 AAA' },
      input: { foreground: '#ff9900', target: '7' },
    },
  ],
  run: contrast,
});
