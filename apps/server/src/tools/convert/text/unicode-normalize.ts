import unicodeNormalize, { forms } from '@apiyard/kernels/tools/convert/text/unicode-normalize';
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { resultText, textInput } from './fields.text.ts';

const isOff = () => z.boolean().default(false);
const codePoints = (title: Text) => field({ title }, z.int().min(0));

export default tool({
  path: 'convert/unicode-normalize',
  title: { en: 'Normalise Unicode', fr: 'Normaliser Unicode', ar: 'تسوية Unicode', ch: 'Unicode 规范化' },
  summary: {
    en: 'Normalises text to NFC, NFD, NFKC or NFKD (UAX #15) and removes marks, invisible characters, typographic quotes and special spaces.',
    fr: 'Normalise un texte en NFC, NFD, NFKC ou NFKD (UAX #15) et retire signes diacritiques, caractères invisibles, guillemets typographiques et espaces spéciales.',
    ar: 'يسوّي النص إلى NFC أو NFD أو NFKC أو NFKD (UAX #15) ويزيل العلامات والمحارف غير المرئية وعلامات الاقتباس الطباعية والمسافات الخاصة.',
    ch: '将文本规范化为 NFC、NFD、NFKC 或 NFKD（UAX #15），并去除变音符号、不可见字符、弯引号和特殊空格。',
  },
  tags: ['NFC', 'NFD', 'NFKC', 'NFKD', 'zero width', 'smart quotes'],
  synonyms: {
    en: ['clean text', 'remove accents', 'diacritics', 'invisible characters', 'normalization', 'normalize'],
    fr: ['nettoyer', 'sans accents', 'diacritiques', 'caractères invisibles'],
    ar: ['تنظيف النص', 'إزالة التشكيل', 'محارف غير مرئية'],
    ch: ['清理文本', '去除重音', '零宽字符', '不可见字符'],
  },
  input: z.object({
    text: textInput(),
    form: field(
      {
        title: { en: 'Form', fr: 'Forme', ar: 'الصيغة', ch: '形式' },
        help: {
          en: 'NFC is best for storage and the web. NFKC also replaces compatibility characters such as ﬁ and ①.',
          fr: 'NFC convient au stockage et au web. NFKC remplace aussi les caractères de compatibilité comme ﬁ et ①.',
          ar: 'تناسب NFC التخزين والويب. وتستبدل NFKC أيضًا محارف التوافق مثل ﬁ و①.',
          ch: 'NFC 适合存储和网页。NFKC 还会替换 ﬁ、① 等兼容字符。',
        },
        options: {
          none: { en: 'None', fr: 'Aucune', ar: 'بلا', ch: '无' },
          NFC: 'NFC',
          NFD: 'NFD',
          NFKC: 'NFKC',
          NFKD: 'NFKD',
        },
      },
      z.enum(forms).default('NFC'),
    ),
    stripMarks: field(
      {
        title: { en: 'Remove marks', fr: 'Retirer les signes diacritiques', ar: 'إزالة العلامات', ch: '去除变音符号' },
        help: {
          en: 'Accents, Arabic vowel marks and other nonspacing marks. Indic vowel signs are marks too.',
          fr: 'Accents, voyelles arabes et autres signes sans chasse. Les voyelles indiennes en sont aussi.',
          ar: 'علامات النبر والتشكيل العربي وغيرها من العلامات غير المتباعدة، ومنها حركات الكتابات الهندية.',
          ch: '重音、阿拉伯文元音符号及其他非间距符号，也包括印度文字的元音符号。',
        },
      },
      isOff(),
    ),
    removeInvisible: field(
      {
        title: {
          en: 'Remove invisible characters',
          fr: 'Retirer les caractères invisibles',
          ar: 'إزالة المحارف غير المرئية',
          ch: '去除不可见字符',
        },
        help: {
          en: 'Joiners in emoji and in scripts that need them are kept.',
          fr: 'Les liants des emojis et des écritures qui en ont besoin restent.',
          ar: 'تبقى روابط الرموز التعبيرية والكتابات التي تحتاج إليها.',
          ch: '表情符号及所需文字中的连接符会保留。',
        },
      },
      isOff(),
    ),
    straightQuotes: field(
      {
        title: { en: 'Straight quotes', fr: 'Guillemets droits', ar: 'علامات اقتباس مستقيمة', ch: '直引号' },
      },
      isOff(),
    ),
    plainSpaces: field(
      {
        title: { en: 'Plain spaces', fr: 'Espaces ordinaires', ar: 'مسافات عادية', ch: '普通空格' },
        help: {
          en: 'Replaces no-break and other special spaces.',
          fr: 'Remplace les espaces insécables et autres espaces spéciales.',
          ar: 'يستبدل المسافات غير المنقسمة والمسافات الخاصة الأخرى.',
          ch: '替换不间断空格和其他特殊空格。',
        },
      },
      isOff(),
    ),
  }),
  output: {
    schema: z.object({
      text: resultText(),
      before: codePoints({
        en: 'Code points before',
        fr: 'Points de code avant',
        ar: 'نقاط الرموز قبل',
        ch: '处理前的码点数',
      }),
      after: codePoints({
        en: 'Code points after',
        fr: 'Points de code après',
        ar: 'نقاط الرموز بعد',
        ch: '处理后的码点数',
      }),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'café',
        before: 5,
        after: 4,
        notes: [{ pointer: '/text', code: 'normalised', detail: 'The text was not in NFC and now is.' }],
      },
    ],
  },
  layout: 'text',
  open: true,
  instant: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  notes: {
    normalised: {
      en: 'The text was not in {{form}} and now is.',
      fr: 'Le texte n’était pas en {{form}} et l’est maintenant.',
      ar: 'لم يكن النص بصيغة {{form}} وأصبح بها الآن.',
      ch: '文本原先不是 {{form}} 形式，现已转换。',
    },
    invisible_removed: {
      en: 'Invisible characters removed: {{count}}.',
      fr: 'Caractères invisibles retirés : {{count}}.',
      ar: 'المحارف غير المرئية المُزالة: {{count}}.',
      ch: '已去除不可见字符：{{count}} 个。',
    },
    spaces_replaced: {
      en: 'Special spaces replaced: {{count}}.',
      fr: 'Espaces spéciales remplacées : {{count}}.',
      ar: 'المسافات الخاصة المستبدلة: {{count}}.',
      ch: '已替换特殊空格：{{count}} 个。',
    },
    quotes_replaced: {
      en: 'Typographic quotes replaced: {{count}}.',
      fr: 'Guillemets typographiques remplacés : {{count}}.',
      ar: 'علامات الاقتباس الطباعية المستبدلة: {{count}}.',
      ch: '已替换弯引号：{{count}} 个。',
    },
    marks_removed: {
      en: 'Marks removed: {{count}}.',
      fr: 'Signes diacritiques retirés : {{count}}.',
      ar: 'العلامات المُزالة: {{count}}.',
      ch: '已去除变音符号：{{count}} 个。',
    },
    unchanged: {
      en: 'The text was already in this form.',
      fr: 'Le texte était déjà sous cette forme.',
      ar: 'كان النص بهذه الصيغة من قبل.',
      ch: '文本已是该形式，没有更改。',
    },
  },
  examples: [
    {
      name: { en: 'Composed accents', fr: 'Accents composés', ar: 'علامات مركّبة', ch: '合成重音' },
      input: { text: 'cafe\u0301' },
    },
    {
      name: { en: 'Copied text', fr: 'Texte copié', ar: 'نص منسوخ', ch: '复制的文本' },
      input: {
        text: '“Price:\u00A05\u202F€”\u200B',
        removeInvisible: true,
        straightQuotes: true,
        plainSpaces: true,
      },
    },
    {
      name: { en: 'Without vowel marks', fr: 'Sans voyelles brèves', ar: 'دون تشكيل', ch: '去除元音符号' },
      input: { text: 'مَرْحَبًا، café', stripMarks: true },
    },
  ],
  run: unicodeNormalize,
});
