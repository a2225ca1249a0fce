import numberWords from '@apiyard/kernels/tools/convert/numbers/number-words';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { titles } from './fields.text.ts';

const codes = ['USD', 'EUR', 'GBP', 'CHF', 'CNY', 'SAR', 'AED', 'MAD', 'EGP', 'KWD'] as const;
const currency = { en: 'Currency', fr: 'Devise', ar: 'العملة', ch: '货币' };

export default tool({
  path: 'convert/number-words',
  title: { en: 'Numbers in words', fr: 'Nombres en lettres', ar: 'الأعداد بالكلمات', ch: '数字转文字' },
  summary: {
    en: 'Writes numbers and amounts of money in words, as on cheques, in English, French, Arabic and Chinese.',
    fr: 'Écrit des nombres et des montants en toutes lettres en anglais, français, arabe et chinois, comme sur les chèques.',
    ar: 'يكتب الأعداد والمبالغ بالكلمات بالإنجليزية والفرنسية والعربية والصينية، كما في الشيكات.',
    ch: '将数字和金额写成英文、法文、阿拉伯文或中文，含财务大写，适用于支票。',
  },
  tags: ['cheque', 'spell out', 'cardinal', '大写'],
  synonyms: {
    en: ['number to words', 'amount in words', 'check writer', 'spell number'],
    fr: ['nombre en toutes lettres', 'montant en lettres', 'chèque', 'septante', 'nonante'],
    ar: ['تفقيط', 'تحويل الأرقام إلى كلمات', 'كتابة المبلغ', 'شيك'],
    ch: ['大写金额', '人民币大写', '财务大写', '中文数字', '支票'],
  },
  input: z.object({
    text: field(
      {
        title: titles.number,
        help: {
          en: 'Use a decimal point. Up to 36 digits before the point, or 16 in Chinese.',
          fr: 'Avec un point pour les décimales. Jusqu’à 36 chiffres avant le point, 16 en chinois.',
          ar: 'بنقطة قبل الكسور العشرية. حتى 36 رقمًا قبل النقطة، و16 بالصينية.',
          ch: '小数用点分隔。整数部分最多 36 位，中文最多 16 位。',
        },
      },
      z.string().min(1).max(100),
    ),
    lang: field(
      {
        title: { en: 'Language', fr: 'Langue', ar: 'اللغة', ch: '语言' },
        options: {
          en: { en: 'English', fr: 'Anglais', ar: 'الإنجليزية', ch: '英文' },
          'en-US': {
            en: 'English (United States)',
            fr: 'Anglais (États-Unis)',
            ar: 'الإنجليزية (الولايات المتحدة)',
            ch: '英文（美国）',
          },
          fr: { en: 'French', fr: 'Français', ar: 'الفرنسية', ch: '法文' },
          'fr-BE': { en: 'French (Belgium)', fr: 'Français (Belgique)', ar: 'الفرنسية (بلجيكا)', ch: '法文（比利时）' },
          'fr-CH': { en: 'French (Switzerland)', fr: 'Français (Suisse)', ar: 'الفرنسية (سويسرا)', ch: '法文（瑞士）' },
          ar: { en: 'Arabic', fr: 'Arabe', ar: 'العربية', ch: '阿拉伯文' },
          zh: { en: 'Chinese', fr: 'Chinois', ar: 'الصينية', ch: '中文' },
        },
      },
      z.enum(['en', 'en-US', 'fr', 'fr-BE', 'fr-CH', 'ar', 'zh']).default('en'),
    ),
    currency: field(
      {
        title: currency,
        options: {
          none: { en: 'None', fr: 'Aucune', ar: 'بلا', ch: '无' },
          ...Object.fromEntries(codes.map((code) => [code, code])),
        },
      },
      z.enum(['none', ...codes]).default('none'),
    ),
    gender: field(
      {
        title: { en: 'Gender of the noun', fr: 'Genre du nom', ar: 'جنس المعدود', ch: '名词的性' },
        help: {
          en: 'The gender of what is counted, for French and Arabic. Currencies have their own gender.',
          fr: 'De ce qui est compté, en français et en arabe. Les devises ont le leur.',
          ar: 'جنس المعدود بالفرنسية والعربية. للعملات جنسها الخاص.',
          ch: '所数名词的性，用于法文和阿拉伯文。货币按其自身的性。',
        },
        options: {
          masculine: { en: 'Masculine', fr: 'Masculin', ar: 'مذكر', ch: '阳性' },
          feminine: { en: 'Feminine', fr: 'Féminin', ar: 'مؤنث', ch: '阴性' },
        },
      },
      z.enum(['masculine', 'feminine']).default('masculine'),
    ),
    financial: field(
      {
        title: {
          en: 'Chinese financial characters',
          fr: 'Caractères financiers chinois',
          ar: 'الأحرف المالية الصينية',
          ch: '中文大写',
        },
        help: {
          en: '壹贰叁 instead of 一二三.',
          fr: '壹贰叁 au lieu de 一二三.',
          ar: '壹贰叁 بدلًا من 一二三.',
          ch: '用壹贰叁代替一二三。',
        },
      },
      z.boolean().default(false),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'In words', fr: 'En lettres', ar: 'بالكلمات', ch: '文字' } }, z.string()),
      number: field({ title: titles.number }, z.string()),
      currency: field({ title: currency }, z.string().optional()),
    }),
    examples: [{ text: 'one hundred and twenty-three', number: '123' }],
  },
  errors: {
    not_number: {
      en: 'This is not a number. Use digits, a point before decimals and a minus sign if it is negative.',
      fr: 'Ce n’est pas un nombre. Utilisez des chiffres, un point avant les décimales et un signe moins s’il est négatif.',
      ar: 'هذا ليس عددًا. استخدم الأرقام ونقطة قبل الكسور العشرية وعلامة ناقص إن كان سالبًا.',
      ch: '这不是有效的数字。请使用数字，小数前用点，负数前加负号。',
    },
    too_large: {
      en: 'The number has more than {{digits}} digits before the point. Use a smaller one.',
      fr: 'Le nombre compte plus de {{digits}} chiffres avant le point. Choisissez-en un plus petit.',
      ar: 'يتجاوز العدد {{digits}} رقمًا قبل النقطة. استخدم عددًا أصغر.',
      ch: '整数部分超过 {{digits}} 位。请使用较小的数。',
    },
    too_precise: {
      en: '{{currency}} has only {{digits}} decimals. Round the amount.',
      fr: '{{currency}} a {{digits}} décimales. Arrondissez le montant.',
      ar: 'لعملة {{currency}} عدد {{digits}} من المنازل العشرية. قرّب المبلغ.',
      ch: '{{currency}} 最多 {{digits}} 位小数。请先舍入金额。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    {
      name: { en: 'A number in English', fr: 'Un nombre en anglais', ar: 'عدد بالإنجليزية', ch: '英文数字' },
      input: { text: '1234567' },
    },
    {
      name: {
        en: 'An amount in French',
        fr: 'Un montant en français',
        ar: 'مبلغ بالفرنسية',
        ch: '法文金额',
      },
      input: { text: '1980.50', lang: 'fr', currency: 'EUR' },
    },
    {
      name: { en: 'An amount in Arabic', fr: 'Un montant en arabe', ar: 'مبلغ بالعربية', ch: '阿拉伯文金额' },
      input: { text: '2534.75', lang: 'ar', currency: 'SAR' },
    },
    {
      name: {
        en: 'A Chinese cheque',
        fr: 'Un chèque chinois',
        ar: 'شيك صيني',
        ch: '人民币大写金额',
      },
      input: { text: '16409.02', lang: 'zh', currency: 'CNY', financial: true },
    },
  ],
  run: numberWords,
});
