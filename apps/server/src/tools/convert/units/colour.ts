import colour from '@apiyard/kernels/tools/convert/units/colour';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { colourText, gamutNotes, notColour } from './colours.text.ts';

export default tool({
  path: 'convert/colour',
  title: { en: 'Colour notations', fr: 'Notations de couleur', ar: 'صيغ الألوان', ch: '颜色格式' },
  summary: {
    en: 'Converts any CSS colour to hex, RGB, HSL, HWB, Lab, LCH, OKLab, OKLCH and CMYK, with its name (CSS Color 4).',
    fr: 'Convertit toute couleur CSS en hex, RGB, HSL, HWB, Lab, LCH, OKLab, OKLCH et CMJN, avec son nom (CSS Color 4).',
    ar: 'يحوّل أي لون في CSS إلى hex وRGB وHSL وHWB وLab وLCH وOKLab وOKLCH وCMYK مع اسمه (CSS Color 4).',
    ch: '将任意 CSS 颜色转换为 hex、RGB、HSL、HWB、Lab、LCH、OKLab、OKLCH 和 CMYK，并给出名称（CSS Color 4）。',
  },
  tags: ['hex', 'rgb', 'hsl', 'oklch', 'lab', 'cmyk', 'display-p3'],
  synonyms: {
    en: ['color converter', 'hex to rgb', 'rgb to hex', 'colour name', 'color picker'],
    fr: ['couleur', 'convertir hex en rgb', 'nom de couleur', 'code couleur'],
    ar: ['لون', 'تحويل الألوان', 'رمز اللون', 'اسم اللون'],
    ch: ['颜色转换', '色值', '十六进制颜色', '颜色名称', '取色'],
  },
  input: z.object({ text: colourText }),
  output: {
    schema: z.object({
      hex: field({ title: { en: 'Hexadecimal', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' } }, z.string()),
      rgb: field({ title: 'RGB' }, z.string()),
      hsl: field({ title: 'HSL' }, z.string()),
      hwb: field({ title: 'HWB' }, z.string()),
      lab: field({ title: 'CIE Lab' }, z.string()),
      lch: field({ title: 'CIE LCH' }, z.string()),
      oklab: field({ title: 'OKLab' }, z.string()),
      oklch: field({ title: 'OKLCH' }, z.string()),
      displayP3: field(
        { title: { en: 'Display P3', fr: 'Display P3', ar: 'صيغة Display P3', ch: 'Display P3 格式' } },
        z.string(),
      ),
      cmyk: field({ title: 'CMYK' }, z.string()),
      alpha: field(
        { title: { en: 'Opacity', fr: 'Opacité', ar: 'العتامة', ch: '不透明度' } },
        z.number().min(0).max(1),
      ),
      name: field({ title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' } }, z.string().optional()),
      nearestName: field(
        {
          title: { en: 'Nearest name', fr: 'Nom le plus proche', ar: 'أقرب اسم', ch: '最接近的名称' },
        },
        z.string().optional(),
      ),
      difference: field(
        {
          title: {
            en: 'Difference from that colour (ΔE OK; 0.02 is just visible)',
            fr: 'Différence avec cette couleur (ΔE OK ; 0,02 est tout juste visible)',
            ar: 'الفرق عن ذلك اللون (ΔE OK؛ 0.02 بالكاد مرئي)',
            ch: '与该颜色的色差（ΔE OK，0.02 为刚可察觉）',
          },
        },
        z.number().optional(),
      ),
      inSrgb: field({ title: { en: 'In sRGB', fr: 'Dans sRGB', ar: 'ضمن sRGB', ch: '在 sRGB 内' } }, z.boolean()),
      notes: notesField(),
    }),
    examples: [
      {
        hex: '#663399',
        rgb: 'rgb(102 51 153)',
        hsl: 'hsl(270 50% 40%)',
        hwb: 'hwb(270 20% 40%)',
        lab: 'lab(32.393 38.423 -47.691)',
        lch: 'lch(32.393 61.244 308.86)',
        oklab: 'oklab(0.44027 0.08818 -0.13386)',
        oklch: 'oklch(0.44027 0.1603 303.37)',
        displayP3: 'color(display-p3 0.37367 0.21033 0.57911)',
        cmyk: 'device-cmyk(33% 67% 0% 40%)',
        alpha: 1,
        name: 'rebeccapurple',
        inSrgb: true,
        notes: [{ pointer: '', code: 'naive_cmyk', detail: 'CMYK is calculated without a printer profile.' }],
      },
    ],
  },
  errors: { not_colour: notColour },
  notes: {
    ...gamutNotes,
    naive_cmyk: {
      en: 'CMYK is calculated without a printer profile.',
      fr: 'CMJN est calculé sans le profil d’une imprimante.',
      ar: 'حُسب CMYK دون ملف تعريف طابعة.',
      ch: 'CMYK 为不使用打印机特性文件的简单换算。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A hex code', fr: 'Un code hexadécimal', ar: 'رمز سداسي عشري', ch: '十六进制代码' },
      input: { text: '#3366cc' },
    },
    { name: { en: 'A name', fr: 'Un nom', ar: 'اسم', ch: '颜色名称' }, input: { text: 'rebeccapurple' } },
    {
      name: { en: 'Outside sRGB', fr: 'Hors de sRGB', ar: 'خارج sRGB', ch: '超出 sRGB' },
      input: { text: 'oklch(0.7 0.3 150)' },
    },
  ],
  run: colour,
});
