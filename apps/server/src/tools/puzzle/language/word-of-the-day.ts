import { topics } from '@apiyard/kernels/words/topics';
import { wordLanguages } from '@apiyard/kernels/words/words';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { languageField, languageOptions, languageTitle, topicOptions, topicTitle, wordTitle } from '../words.text.ts';

const dateTitle = { en: 'Date', fr: 'Date', ar: 'التاريخ', ch: '日期' } as const;

export default tool({
  path: 'puzzle/word-of-the-day',
  title: { en: 'Word of the day', fr: 'Mot du jour', ar: 'كلمة اليوم', ch: '每日一词' },
  summary: {
    en: 'Returns the word of the day with its meaning in English, French, Arabic or Indonesian. It changes at midnight UTC.',
    fr: 'Renvoie un mot et sa définition en anglais, français, arabe ou indonésien, le même toute la journée (UTC).',
    ar: 'يعيد كلمة ومعناها بالإنجليزية أو الفرنسية أو العربية أو الإندونيسية، وهي نفسها طوال اليوم (UTC).',
    ch: '返回英语、法语、阿拉伯语或印度尼西亚语的单词及释义，全天（UTC）相同。',
  },
  tags: ['vocabulary', 'daily'],
  synonyms: {
    en: ['vocabulary', 'daily word', 'definition'],
    fr: ['vocabulaire', 'définition', 'mot quotidien'],
    ar: ['مفردات', 'معنى كلمة', 'كلمة يومية'],
    ch: ['词汇', '每日单词', '释义'],
  },
  input: z.object({
    lang: languageField(),
    date: field(
      {
        title: dateTitle,
        help: {
          en: 'If empty, today (UTC).',
          fr: 'Si le champ est vide, aujourd’hui (UTC).',
          ar: 'اتركه فارغًا لتاريخ اليوم (UTC).',
          ch: '留空则为今天（UTC）。',
        },
      },
      z.iso.date().optional(),
    ),
  }),
  output: {
    schema: z.object({
      word: field({ title: wordTitle }, z.string()),
      meaning: field({ title: { en: 'Meaning', fr: 'Définition', ar: 'المعنى', ch: '释义' } }, z.string()),
      topic: field({ title: topicTitle, options: topicOptions }, z.enum(topics)),
      lang: field({ title: languageTitle, options: languageOptions }, z.enum(wordLanguages)),
      date: field({ title: dateTitle }, z.string()),
    }),
    examples: [
      {
        word: 'comet',
        meaning: 'A body of ice and dust with a glowing tail',
        topic: 'nature',
        lang: 'en',
        date: '2026-11-26',
      },
    ],
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'Today', fr: 'Aujourd’hui', ar: 'اليوم', ch: '今天' }, input: {} },
    {
      name: {
        en: 'In Arabic on a date',
        fr: 'En arabe à une date',
        ar: 'بالعربية في تاريخ محدد',
        ch: '指定日期的阿拉伯语',
      },
      input: { lang: 'ar', date: '2026-11-26' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/language/word-of-the-day')).default(input),
});
