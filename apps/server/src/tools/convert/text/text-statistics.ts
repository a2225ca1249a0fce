import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field, tool } from '../../tool.ts';
import { locale, textInput } from './fields.text.ts';
import { badLocaleError, wordsHelp } from './locale.text.ts';

const count = (title: Text) => field({ title }, z.int().min(0));
const word: Text = { en: 'Word', fr: 'Mot', ar: 'الكلمة', ch: '词' };

export default tool({
  path: 'convert/text-statistics',
  title: { en: 'Text statistics', fr: 'Statistiques de texte', ar: 'إحصاءات النص', ch: '文本统计' },
  summary: {
    en: 'Counts characters, words, sentences, lines, paragraphs and bytes (UAX #29), and shows the reading time and most frequent words.',
    fr: 'Compte caractères, mots, phrases, lignes, paragraphes et octets selon Unicode (UAX #29), avec le temps de lecture et les mots les plus fréquents.',
    ar: 'يعدّ المحارف والكلمات والجمل والأسطر والفقرات والبايتات وفق قواعد Unicode (UAX #29)، مع وقت القراءة والكلمات الأكثر تكرارًا.',
    ch: '按 Unicode 规则（UAX #29）统计字符、词、句子、行、段落和字节，并给出阅读时间和高频词。',
  },
  tags: ['word count', 'character count', 'reading time', 'graphemes'],
  synonyms: {
    en: ['length', 'counter', 'letters', 'word frequency', 'bytes'],
    fr: ['longueur', 'compteur', 'nombre de mots', 'fréquence', 'octets'],
    ar: ['طول', 'عدّاد', 'عدد الكلمات', 'تكرار الكلمات', 'بايت'],
    ch: ['字数', '长度', '词频', '字节', '阅读时间'],
  },
  input: z.object({
    text: textInput(),
    locale: locale(wordsHelp),
    wordsPerMinute: field(
      {
        title: { en: 'Words per minute', fr: 'Mots par minute', ar: 'كلمات في الدقيقة', ch: '每分钟词数' },
        help: {
          en: 'Reading speed. 238 is the average for English and corresponds to 260 Chinese characters.',
          fr: 'Vitesse de lecture. 238 est la moyenne en anglais et correspond à 260 caractères chinois.',
          ar: 'سرعة القراءة. المتوسط للإنجليزية 238، ويقابله 260 محرفًا صينيًا.',
          ch: '阅读速度。英语平均为 238，相当于 260 个汉字。',
        },
      },
      z.int().min(20).max(2000).default(238),
    ),
    frequent: field(
      {
        title: {
          en: 'Number of frequent words',
          fr: 'Nombre de mots fréquents',
          ar: 'عدد الكلمات الأكثر تكرارًا',
          ch: '高频词数量',
        },
      },
      z.int().min(0).max(200).default(10),
    ),
  }),
  output: {
    schema: z.object({
      graphemes: count({
        en: 'Characters (grapheme clusters)',
        fr: 'Caractères tels qu’on les voit',
        ar: 'المحارف كما يراها القارئ',
        ch: '可见字符数',
      }),
      characters: count({
        en: 'Unicode code points',
        fr: 'Points de code Unicode',
        ar: 'نقاط رموز Unicode',
        ch: 'Unicode 码点数',
      }),
      charactersWithoutSpaces: count({
        en: 'Code points without white space',
        fr: 'Points de code sans les blancs',
        ar: 'نقاط الرموز دون المسافات',
        ch: '不含空白的码点数',
      }),
      utf16: count({ en: 'UTF-16 units', fr: 'Unités UTF-16', ar: 'وحدات UTF-16', ch: 'UTF-16 单元数' }),
      bytes: count({ en: 'Bytes in UTF-8', fr: 'Octets en UTF-8', ar: 'البايتات بترميز UTF-8', ch: 'UTF-8 字节数' }),
      letters: count({ en: 'Letters', fr: 'Lettres', ar: 'الأحرف', ch: '字母与文字数' }),
      digits: count({ en: 'Digits', fr: 'Chiffres', ar: 'الأرقام', ch: '数字数' }),
      punctuation: count({ en: 'Punctuation marks', fr: 'Signes de ponctuation', ar: 'علامات الترقيم', ch: '标点数' }),
      words: count({ en: 'Words', fr: 'Mots', ar: 'الكلمات', ch: '词数' }),
      uniqueWords: count({ en: 'Unique words', fr: 'Mots différents', ar: 'الكلمات المختلفة', ch: '不同的词数' }),
      sentences: count({ en: 'Sentences', fr: 'Phrases', ar: 'الجمل', ch: '句数' }),
      lines: count({ en: 'Lines', fr: 'Lignes', ar: 'الأسطر', ch: '行数' }),
      paragraphs: count({ en: 'Paragraphs', fr: 'Paragraphes', ar: 'الفقرات', ch: '段落数' }),
      readingSeconds: count({
        en: 'Reading time in seconds',
        fr: 'Temps de lecture en secondes',
        ar: 'وقت القراءة بالثواني',
        ch: '阅读时间（秒）',
      }),
      longestWord: field(
        { title: { en: 'Longest word', fr: 'Mot le plus long', ar: 'أطول كلمة', ch: '最长的词' } },
        z.string(),
      ),
      frequentWords: field(
        {
          title: { en: 'Most frequent words', fr: 'Mots les plus fréquents', ar: 'الكلمات الأكثر تكرارًا', ch: '高频词' },
        },
        z.array(
          z.object({
            word: field({ title: word }, z.string()),
            count: count({ en: 'Count', fr: 'Nombre', ar: 'العدد', ch: '次数' }),
            percent: field(
              {
                title: {
                  en: 'Percentage of all words',
                  fr: 'Pourcentage des mots',
                  ar: 'النسبة المئوية من الكلمات',
                  ch: '占全部词的百分比',
                },
              },
              z.number().min(0).max(100),
            ),
          }),
        ),
      ),
    }),
    examples: [
      {
        graphemes: 15,
        characters: 15,
        charactersWithoutSpaces: 12,
        utf16: 15,
        bytes: 15,
        letters: 11,
        digits: 0,
        punctuation: 1,
        words: 4,
        uniqueWords: 3,
        sentences: 1,
        lines: 1,
        paragraphs: 1,
        readingSeconds: 1,
        longestWord: 'tea',
        frequentWords: [{ word: 'tea', count: 2, percent: 50 }],
      },
    ],
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: { bad_locale: badLocaleError },
  layout: 'values',
  examples: [
    {
      name: { en: 'English', fr: 'De l’anglais', ar: 'نص إنجليزي', ch: '英文' },
      input: { text: 'Tea or coffee? Tea, please.\n\nThe kettle is on the stove, and the cups are on the table 🍵.' },
    },
    {
      name: { en: 'Arabic', fr: 'De l’arabe', ar: 'نص عربي', ch: '阿拉伯文' },
      input: { text: 'السلام عليكم. كيف حالك اليوم؟ أنا بخير، شكرًا.', locale: 'ar' },
    },
    {
      name: { en: 'Chinese', fr: 'Du chinois', ar: 'نص صيني', ch: '中文' },
      input: { text: '今天天气很好。我们去公园散步吧！', locale: 'zh' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/text-statistics')).default(input),
});
