import roman from '@apiyard/kernels/tools/convert/numbers/roman';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { titles } from './fields.text.ts';

export default tool({
  path: 'convert/roman',
  title: { en: 'Roman numerals', fr: 'Chiffres romains', ar: 'الأرقام الرومانية', ch: '罗马数字' },
  summary: {
    en: 'Converts numbers from 1 to 3,999,999 to Roman numerals and back. Rejects numerals that are not well formed.',
    fr: 'Convertit les nombres de 1 à 3 999 999 en chiffres romains et inversement, et rejette les écritures mal formées.',
    ar: 'يحوّل الأعداد من 1 إلى 3,999,999 إلى أرقام رومانية وبالعكس، ويرفض الكتابة غير السليمة.',
    ch: '在 1 至 3,999,999 的数字与罗马数字之间互相转换，并拒绝写法不规范的罗马数字。',
  },
  tags: ['roman', 'vinculum', 'MMXXVI'],
  synonyms: {
    en: ['roman number', 'latin numerals', 'year in roman', 'clock face'],
    fr: ['nombre romain', 'numération romaine', 'année en chiffres romains'],
    ar: ['عدد روماني', 'أرقام لاتينية', 'السنة بالأرقام الرومانية'],
    ch: ['古罗马数字', '罗马数字转换', '年份'],
  },
  input: z.object({
    text: field(
      {
        title: {
          en: 'Number or Roman numeral',
          fr: 'Nombre ou chiffres romains',
          ar: 'عدد أو رقم روماني',
          ch: '数字或罗马数字',
        },
        help: {
          en: 'An overline (U+0305) multiplies a letter by 1000.',
          fr: 'Un trait au-dessus d’une lettre (U+0305) la multiplie par 1 000.',
          ar: 'الخط فوق الحرف (U+0305) يضربه في 1000.',
          ch: '字母上方的横线（U+0305）表示乘以 1000。',
        },
      },
      z.string().min(1).max(100),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: titles.result }, z.string()),
      number: field({ title: titles.number }, z.int().min(1).max(3_999_999)),
      roman: field(
        { title: { en: 'Roman numeral', fr: 'Chiffres romains', ar: 'الرقم الروماني', ch: '罗马数字' } },
        z.string(),
      ),
      parts: field(
        { title: { en: 'Parts', fr: 'Décomposition', ar: 'الأجزاء', ch: '组成部分' } },
        z.array(
          z.object({
            letters: field({ title: { en: 'Letters', fr: 'Lettres', ar: 'الأحرف', ch: '字母' } }, z.string()),
            value: field({ title: { en: 'Value', fr: 'Valeur', ar: 'القيمة', ch: '数值' } }, z.int()),
          }),
        ),
      ),
    }),
    examples: [
      {
        text: 'XIV',
        number: 14,
        roman: 'XIV',
        parts: [
          { letters: 'X', value: 10 },
          { letters: 'IV', value: 4 },
        ],
      },
    ],
  },
  errors: {
    out_of_range: {
      en: 'Roman numerals exist for whole numbers from 1 to {{max}}. Enter a number in this range.',
      fr: 'Les chiffres romains vont de 1 à {{max}}, sans décimales. Saisissez un de ces nombres.',
      ar: 'الأرقام الرومانية أعداد صحيحة من 1 إلى {{max}}. أدخل أحدها.',
      ch: '罗马数字只能表示 1 至 {{max}} 的整数。请输入该范围内的数。',
    },
    not_roman: {
      en: '“{{character}}” is not allowed in a Roman numeral. Use the letters I, V, X, L, C, D and M.',
      fr: '« {{character}} » n’est pas un chiffre romain. Utilisez les lettres I, V, X, L, C, D et M.',
      ar: '«{{character}}» ليس رقمًا رومانيًا. استخدم الأحرف I وV وX وL وC وD وM.',
      ch: '“{{character}}”不是罗马数字。请使用字母 I、V、X、L、C、D 和 M。',
    },
    not_well_formed: {
      en: '{{text}} is not well formed. {{number}} is written {{numeral}}.',
      fr: '{{text}} est mal formé. {{number}} s’écrit {{numeral}}.',
      ar: 'كتابة {{text}} غير سليمة. يُكتب {{number}} هكذا: {{numeral}}.',
      ch: '{{text}} 的写法不规范。{{number}} 应写作 {{numeral}}。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    { name: { en: 'A year', fr: 'Une année', ar: 'سنة', ch: '年份' }, input: { text: '2026' } },
    {
      name: { en: 'A Roman numeral', fr: 'Des chiffres romains', ar: 'رقم روماني', ch: '罗马数字' },
      input: { text: 'MCMLXXXIV' },
    },
    {
      name: { en: 'More than 3999', fr: 'Plus de 3 999', ar: 'أكبر من 3999', ch: '大于 3999' },
      input: { text: '1000000' },
    },
  ],
  run: roman,
});
