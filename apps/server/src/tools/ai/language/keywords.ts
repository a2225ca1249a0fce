import { stopWordLanguages } from '@apiyard/kernels/tools/ai/language/text/stop-words';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  foundLangField,
  languageField,
  languageNotes,
  offsetField,
  stopWordNote,
  textField,
  wordErrors,
} from './fields.text.ts';

const timesTitle = { en: 'Occurrences', fr: 'Occurrences', ar: 'عدد المرات', ch: '出现次数' };

export default tool({
  path: 'ai/keywords',
  title: { en: 'Keywords', fr: 'Mots-clés', ar: 'الكلمات المفتاحية', ch: '关键词提取' },
  summary: {
    en: 'Finds keywords in 25 languages by word co-occurrence between stop words (RAKE, Rose et al. 2010). Words are not stemmed.',
    fr: 'Trouve les mots-clés d’un texte par cooccurrence entre mots vides (RAKE, Rose et al. 2010), dans 25 langues. Ne ramène pas les mots à leur racine.',
    ar: 'يستخرج الكلمات المفتاحية من تجاور الكلمات بين الكلمات الشائعة (RAKE، Rose وآخرون 2010) في 25 لغة. لا يعيد الكلمات إلى جذورها.',
    ch: '根据停用词之间的词语共现提取关键词（RAKE，Rose 等，2010），支持 25 种语言。不做词干还原。',
  },
  tags: ['rake', 'keyphrases', 'stop words', 'word frequency'],
  synonyms: {
    en: ['key phrases', 'tags', 'word count', 'term frequency', 'seo'],
    fr: ['expressions clés', 'étiquettes', 'fréquence des mots', 'référencement'],
    ar: ['عبارات مفتاحية', 'وسوم', 'تكرار الكلمات'],
    ch: ['关键短语', '标签', '词频', '关键字'],
  },
  input: z.object({
    text: textField(),
    count: field(
      { title: { en: 'Number of keywords', fr: 'Nombre de mots-clés', ar: 'عدد الكلمات المفتاحية', ch: '关键词数量' } },
      z.int().min(1).max(200).default(10),
    ),
    words: field(
      {
        title: {
          en: 'Maximum words per keyword',
          fr: 'Mots par mot-clé au plus',
          ar: 'أقصى عدد كلمات في العبارة',
          ch: '每个关键词最多词数',
        },
      },
      z.int().min(1).max(8).default(3),
    ),
    lang: languageField(stopWordLanguages),
  }),
  output: {
    schema: z.object({
      lang: foundLangField(),
      keywords: field(
        { title: { en: 'Keywords', fr: 'Mots-clés', ar: 'الكلمات المفتاحية', ch: '关键词' } },
        z.array(
          z.object({
            text: field({ title: { en: 'Keyword', fr: 'Mot-clé', ar: 'الكلمة المفتاحية', ch: '关键词' } }, z.string()),
            score: field({ title: { en: 'Score', fr: 'Score', ar: 'الدرجة', ch: '得分' } }, z.number()),
            count: field({ title: timesTitle }, z.int()),
            offset: offsetField(),
          }),
        ),
      ),
      words: field(
        {
          title: { en: 'Most frequent words', fr: 'Mots les plus fréquents', ar: 'أكثر الكلمات تكرارًا', ch: '高频词' },
        },
        z.array(
          z.object({
            word: field({ title: { en: 'Word', fr: 'Mot', ar: 'الكلمة', ch: '词' } }, z.string()),
            count: field({ title: timesTitle }, z.int()),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        lang: 'en',
        keywords: [{ text: 'minimal generating sets', score: 8.667, count: 1, offset: 305 }],
        words: [{ word: 'systems', count: 4 }],
        notes: [],
      },
    ],
  },
  errors: wordErrors,
  notes: { ...languageNotes, ...stopWordNote },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Abstract of an article', fr: 'Résumé d’un article', ar: 'ملخص مقال', ch: '论文摘要' },
      input: {
        text: 'Compatibility of systems of linear constraints over the set of natural numbers. Criteria of compatibility of a system of linear Diophantine equations, strict inequations, and nonstrict inequations are considered.',
        lang: 'en',
      },
    },
    {
      name: { en: 'French sentence', fr: 'Phrase française', ar: 'جملة فرنسية', ch: '法语句子' },
      input: { text: 'L’eau potable est essentielle à la vie. L’eau potable manque dans plusieurs régions.', count: 5 },
    },
    {
      name: { en: 'Chinese sentence', fr: 'Phrase chinoise', ar: 'جملة صينية', ch: '中文句子' },
      input: { text: '人工智能是计算机科学的一个分支。人工智能的研究包括机器人、语言识别和图像识别。', count: 5 },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/ai/language/keywords')).default(input),
});
