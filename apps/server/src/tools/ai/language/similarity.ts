import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { textField } from './fields.text.ts';

const measure = (en: string, fr: string, ar: string, ch: string) => field({ title: { en, fr, ar, ch } }, z.number());

export default tool({
  path: 'ai/similarity',
  title: { en: 'Text similarity', fr: 'Similarité de textes', ar: 'تشابه النصوص', ch: '文本相似度' },
  summary: {
    en: 'Compares two texts by their words (cosine, Jaccard) and characters (n-grams, Levenshtein, Jaro–Winkler). Synonyms count as different.',
    fr: 'Compare deux textes par leurs mots (cosinus, Jaccard) et leurs caractères (n-grammes, Levenshtein, Jaro–Winkler). Les synonymes comptent comme différents.',
    ar: 'يقارن نصين بكلماتهما (جيب التمام وJaccard) وأحرفهما (n-grams وLevenshtein وJaro–Winkler). تُعدّ المترادفات مختلفة.',
    ch: '按词（余弦、Jaccard）和字符（n-gram、Levenshtein、Jaro–Winkler）比较两段文本。同义词视为不同。',
  },
  tags: ['levenshtein', 'jaro-winkler', 'jaccard', 'cosine'],
  synonyms: {
    en: ['compare texts', 'edit distance', 'fuzzy matching', 'duplicate detection'],
    fr: ['comparer des textes', 'distance d’édition', 'correspondance approximative', 'doublons'],
    ar: ['مقارنة النصوص', 'مسافة التحرير', 'مطابقة تقريبية'],
    ch: ['文本比较', '编辑距离', '模糊匹配', '查重'],
  },
  input: z.object({
    text: textField(5000),
    other: field(
      { title: { en: 'Second text', fr: 'Autre texte', ar: 'النص الآخر', ch: '另一段文本' }, multiline: true },
      z.string().min(1).max(5000),
    ),
    size: field(
      {
        title: {
          en: 'Characters in an n-gram',
          fr: 'Caractères par n-gramme',
          ar: 'عدد أحرف n-gram',
          ch: 'n-gram 字符数',
        },
      },
      z.int().min(1).max(10).default(3),
    ),
    ignoreCase: field(
      { title: { en: 'Ignore case', fr: 'Ignorer la casse', ar: 'تجاهل حالة الأحرف', ch: '忽略大小写' } },
      z.boolean().default(true),
    ),
  }),
  output: {
    schema: z.object({
      isEqual: field({ title: { en: 'Identical', fr: 'Identiques', ar: 'متطابقان', ch: '相同' } }, z.boolean()),
      cosine: measure(
        'Cosine of word counts',
        'Cosinus des fréquences de mots',
        'جيب تمام تكرار الكلمات',
        '词频余弦相似度',
      ),
      wordJaccard: measure('Jaccard of words', 'Jaccard des mots', 'معامل Jaccard للكلمات', '词的 Jaccard 系数'),
      ngramJaccard: measure(
        'Jaccard of n-grams',
        'Jaccard des n-grammes',
        'معامل Jaccard لـ n-grams',
        'n-gram 的 Jaccard 系数',
      ),
      levenshtein: field(
        {
          title: {
            en: 'Levenshtein distance',
            fr: 'Distance de Levenshtein',
            ar: 'مسافة Levenshtein',
            ch: 'Levenshtein 距离',
          },
        },
        z.int(),
      ),
      levenshteinSimilarity: measure(
        'Levenshtein similarity',
        'Similarité de Levenshtein',
        'تشابه Levenshtein',
        'Levenshtein 相似度',
      ),
      jaro: measure('Jaro similarity', 'Similarité de Jaro', 'تشابه Jaro', 'Jaro 相似度'),
      jaroWinkler: measure(
        'Jaro–Winkler similarity',
        'Similarité de Jaro–Winkler',
        'تشابه Jaro–Winkler',
        'Jaro–Winkler 相似度',
      ),
      characters: field(
        { title: { en: 'Characters of the text', fr: 'Caractères du texte', ar: 'عدد أحرف النص', ch: '文本字符数' } },
        z.int(),
      ),
      otherCharacters: field(
        {
          title: {
            en: 'Characters of the second text',
            fr: 'Caractères de l’autre texte',
            ar: 'عدد أحرف النص الآخر',
            ch: '另一段文本字符数',
          },
        },
        z.int(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        isEqual: false,
        cosine: 0,
        wordJaccard: 0,
        ngramJaccard: 0,
        levenshtein: 2,
        levenshteinSimilarity: 0.6667,
        jaro: 0.9444,
        jaroWinkler: 0.9611,
        characters: 6,
        otherCharacters: 6,
        notes: [],
      },
    ],
  },
  notes: {
    shorter_than_ngram: {
      en: 'A text is shorter than an n-gram, so it counts as a single n-gram.',
      fr: 'Un texte est plus court qu’un n-gramme : il compte pour un.',
      ar: 'أحد النصين أقصر من n-gram، لذا حُسب وحدة واحدة.',
      ch: '有文本短于 n-gram，按一个 n-gram 计算。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    { name: { en: 'Names', fr: 'Noms', ar: 'أسماء', ch: '姓名' }, input: { text: 'MARTHA', other: 'MARHTA' } },
    {
      name: { en: 'Sentences', fr: 'Phrases', ar: 'جمل', ch: '句子' },
      input: {
        text: 'The quick brown fox jumps over the lazy dog',
        other: 'The lazy dog sleeps under the quick brown fox',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/ai/language/similarity')).default(input),
});
