/** Fields that several tools for text have. */
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field } from '../../tool.ts';

export const textTitle: Text = { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' };
const resultTitle: Text = { en: 'Result', fr: 'Résultat', ar: 'النتيجة', ch: '结果' };

/** Longer than a book's chapter, and still done within milliseconds. */
export const textMax = 100_000;

/** The text that a tool works on. */
export const textInput = (max: number = textMax, help?: Text) =>
  field({ title: textTitle, ...(help !== undefined && { help }), multiline: true }, z.string().max(max));

/** Source code that a tool works on. */
export const codeInput = (title: Text, max: number) =>
  field({ title, multiline: true, code: true }, z.string().max(max));

/** The member that the page shows large. */
export const resultText = (title: Text = resultTitle) => field({ title }, z.string());

/** A result in a fixed-width font, from left to right. */
export const resultCode = (title: Text) => field({ title, code: true }, z.string());

export const byteCount = () =>
  field(
    {
      title: {
        en: 'Size of the data in bytes',
        fr: 'Nombre d’octets des données',
        ar: 'عدد بايتات البيانات',
        ch: '数据的字节数',
      },
    },
    z.int().min(0),
  );

export const locale = (help: Text) =>
  field({ title: { en: 'Language', fr: 'Langue', ar: 'اللغة', ch: '语言' }, help }, z.string().max(35).default('en'));

export const loneSurrogatesNote: Text = {
  en: 'Unpaired surrogates are not characters. They were replaced with U+FFFD.',
  fr: 'Les demi-codets isolés ne sont pas des caractères. Ils ont été remplacés par U+FFFD.',
  ar: 'البدائل غير المقترنة ليست محارف، وقد استُبدلت بالمحرف U+FFFD.',
  ch: '未配对的代理项不是字符，已替换为 U+FFFD。',
};
