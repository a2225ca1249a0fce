import { stopWordLanguages } from '@apiyard/kernels/tools/ai/language/text/stop-words';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  foundLangField,
  languageField,
  languageNotes,
  offsetField,
  positionField,
  sentenceErrors,
  stopWordNote,
  textField,
  textTitle,
} from './fields.text.ts';

export default tool({
  path: 'ai/summarize',
  title: { en: 'Summarise', fr: 'Résumer', ar: 'تلخيص', ch: '文本摘要' },
  summary: {
    en: 'Extracts the most central sentences of a text (TextRank, Mihalcea and Tarau 2004). It does not write new sentences or understand meaning.',
    fr: 'Choisit les phrases les plus centrales d’un texte (TextRank, Mihalcea et Tarau 2004). N’écrit aucune phrase nouvelle et ne comprend pas le sens.',
    ar: 'يختار أهم جمل النص (TextRank، Mihalcea وTarau 2004). لا يكتب جملًا جديدة ولا يفهم المعنى.',
    ch: '选出文本中最核心的句子（TextRank，Mihalcea 和 Tarau，2004）。不生成新句子，也不理解含义。',
  },
  tags: ['summary', 'textrank', 'extractive'],
  synonyms: {
    en: ['summary', 'abstract', 'shorten text', 'key sentences', 'tldr'],
    fr: ['résumé', 'synthèse', 'raccourcir un texte', 'phrases clés'],
    ar: ['ملخص', 'اختصار النص', 'جمل رئيسية'],
    ch: ['摘要', '总结', '概括', '关键句'],
  },
  input: z.object({
    text: textField(),
    count: field(
      { title: { en: 'Number of sentences', fr: 'Nombre de phrases', ar: 'عدد الجمل', ch: '句子数量' } },
      z.int().min(1).max(200).default(3),
    ),
    share: field(
      {
        title: {
          en: 'Percentage of the sentences',
          fr: 'Part des phrases en pourcentage',
          ar: 'نسبة الجمل بالمئة',
          ch: '句子占比（百分比）',
        },
        help: {
          en: 'Used instead of the number of sentences.',
          fr: 'Remplace le nombre de phrases.',
          ar: 'تحل محل عدد الجمل.',
          ch: '设置后替代句子数量。',
        },
      },
      z.int().min(1).max(90).optional(),
    ),
    lang: languageField(stopWordLanguages),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Summary', fr: 'Résumé', ar: 'الملخص', ch: '摘要' } }, z.string()),
      lang: foundLangField(),
      total: field(
        { title: { en: 'Sentences in the text', fr: 'Phrases du texte', ar: 'عدد جمل النص', ch: '原文句子数' } },
        z.int(),
      ),
      sentences: field(
        { title: { en: 'Sentences of the summary', fr: 'Phrases du résumé', ar: 'جمل الملخص', ch: '摘要句子' } },
        z.array(
          z.object({
            position: positionField(),
            offset: offsetField(),
            score: field(
              {
                title: {
                  en: 'Rank; 1 is average',
                  fr: 'Poids ; 1 est la moyenne',
                  ar: 'الرتبة؛ 1 هو المتوسط',
                  ch: '权重，1 为平均',
                },
              },
              z.number(),
            ),
            text: field({ title: textTitle }, z.string()),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'Many people like cats and dogs.',
        lang: 'en',
        total: 5,
        sentences: [{ position: 4, offset: 62, score: 1.4546, text: 'Many people like cats and dogs.' }],
        notes: [],
      },
    ],
  },
  errors: sentenceErrors,
  notes: {
    ...languageNotes,
    ...stopWordNote,
    whole_text: {
      en: 'The text has no more sentences than requested, so all of it is returned.',
      fr: 'Le texte n’a pas plus de phrases que demandé : il est renvoyé en entier.',
      ar: 'لا يزيد عدد جمل النص على المطلوب، لذا أُعيد كاملًا.',
      ch: '原文句子数未超过要求，已返回全文。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    {
      name: { en: 'English text', fr: 'Texte anglais', ar: 'نص إنجليزي', ch: '英文文本' },
      input: {
        text: 'The city opened a new library this week. The library has 40,000 books and a reading room for children. Many people visited the library on its first day. The weather was fine. The mayor said that the library will stay open until ten in the evening. Traffic was heavy near the station.',
        count: 2,
      },
    },
    {
      name: {
        en: 'Chinese text, one third',
        fr: 'Texte chinois, un tiers',
        ar: 'نص صيني، الثلث',
        ch: '中文文本，三分之一',
      },
      input: {
        text: '城市图书馆本周开放。图书馆有四万册图书。许多市民在第一天参观了图书馆。天气晴朗。图书馆每天开放到晚上十点。车站附近交通拥堵。',
        share: 33,
        lang: 'zh',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/ai/language/summarize')).default(input),
});
