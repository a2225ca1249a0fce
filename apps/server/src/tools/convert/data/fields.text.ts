/** Fields that several tools for data have, with their texts. */
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field } from '../../tool.ts';

/** Characters of a text. */
export const lengthMax = 5_000_000;

const textTitle: Text = { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' };

/** A text of code or data. */
export const dataField = (title: Text = textTitle, help?: Text, max = lengthMax) =>
  field({ title, multiline: true, code: true, ...(help === undefined ? {} : { help }) }, z.string().max(max));

/** The result of a tool with the layout `text`. */
export const resultField = () =>
  field({ title: { en: 'Result', fr: 'Résultat', ar: 'النتيجة', ch: '结果' }, code: true }, z.string());

export const countField = (title: Text) => field({ title }, z.int().min(0));

export const bytesField = () =>
  countField({
    en: 'Size in bytes, as UTF-8',
    fr: 'Taille en octets, en UTF-8',
    ar: 'الحجم بالبايت بترميز UTF-8',
    ch: '以 UTF-8 计的字节数',
  });

export const bytesBeforeField = () =>
  countField({
    en: 'Size before, in bytes',
    fr: 'Taille avant, en octets',
    ar: 'الحجم قبل المعالجة بالبايت',
    ch: '处理前的字节数',
  });

const indentTitle: Text = { en: 'Indent', fr: 'Indentation', ar: 'المسافة البادئة', ch: '缩进' };

const indentOptions = {
  '2': { en: '2 spaces', fr: '2 espaces', ar: 'مسافتان', ch: '2 个空格' },
  '4': { en: '4 spaces', fr: '4 espaces', ar: '4 مسافات', ch: '4 个空格' },
  tab: { en: 'Tab', fr: 'Tabulation', ar: 'علامة جدولة', ch: '制表符' },
} as const;

export const indentField = () =>
  field({ title: indentTitle, options: indentOptions }, z.enum(['2', '4', 'tab']).default('2'));

export const indentOrMinifyField = () =>
  field(
    {
      title: indentTitle,
      options: {
        ...indentOptions,
        none: { en: 'None: minify', fr: 'Aucune : minifier', ar: 'بلا: تصغير', ch: '无：压缩' },
      },
    },
    z.enum(['2', '4', 'tab', 'none']).default('2'),
  );

/** Notes beyond twenty of a kind. */
export const moreNotes = {
  more_places: {
    en: 'The note {{code}} also applies in {{count}} more places.',
    fr: 'La remarque {{code}} concerne {{count}} autres endroits.',
    ar: 'تنطبق الملاحظة {{code}} على {{count}} من المواضع الأخرى.',
    ch: '说明 {{code}} 还适用于另外 {{count}} 处。',
  },
} as const;

/** Outputs larger than 20 MB. */
export const resultErrors = {
  result_size: {
    en: 'The result would be larger than 20 MB. Send less data.',
    fr: 'Le résultat dépasserait 20 Mo. Envoyez moins de données.',
    ar: 'سيتجاوز حجم النتيجة 20 ميغابايت. أرسل بيانات أقل.',
    ch: '结果会超过 20 MB。请减少数据量。',
  },
} as const;
